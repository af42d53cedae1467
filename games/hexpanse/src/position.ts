import {
  type Fields,
  fieldsIn,
  hasBit,
  type Json,
  onlyFields,
  positionFields,
  readerOf,
  settleGiven,
  Wrong,
} from '@orrery/kernel'
import { rulesetFor } from './rulesets.ts'
import { faults } from './faults.ts'
import { STATE_FIELDS } from './fields.ts'
import { CHOICES, houseOf, readChoices } from './options.ts'
import { checkSetup } from './position-setup.ts'
import { OVER } from './rules/warlords.ts'
import { startState } from './start.ts'
import { settle } from './steps/engine.ts'
import { NONE } from './types.ts'
import type { State } from './types.ts'

/* A position as JSON with names: people can write one by hand and leave out what is usual (docs/notation-hexpanse.md). */

const position = positionFields<State>(STATE_FIELDS, ['game', 'players', 'pack', ...CHOICES])

export function writePosition(s: State): Json {
  const { mode, players, teams, openRing, largeBoard, resign, pack } = s.ruleset
  const { round = 0, ...fields } = position.write(s)
  return {
    game: 'hexpanse',
    players,
    mode,
    ...(teams ? { teams } : {}),
    ...(openRing ? { openRing } : {}),
    ...(largeBoard ? { largeBoard } : {}),
    ...(resign ? { resign } : {}),
    ...(pack === '' ? {} : { pack }),
    ...fields,
    ...houseOf(s.ruleset),
    round,
  }
}

/** Two sides at least, and the active player among the living. */
function checkLiving(s: State): void {
  const sides = new Set(s.ruleset.sideOf.filter((_, q) => hasBit(s.alive, q)))
  if (sides.size < 2) throw new Wrong('defeated', 'two sides left, or "over"')
  if (!hasBit(s.alive, s.active) && s.stack[0]?.pc !== OVER) throw new Wrong('active', 'a player who is not defeated')
}

function emptyState(p: Fields): State {
  if (p['game'] !== undefined && p['game'] !== 'hexpanse') throw new Wrong('game', '"hexpanse"')
  const players = p['players']
  if (players !== 2 && players !== 3 && players !== 4) throw new Wrong('players', '2, 3 or 4')
  return startState({ ruleset: rulesetFor(readChoices(p, players, '')), seed: 'position', deck: [] })
}

function read(json: Json): State {
  const p = fieldsIn(json, 'position')
  onlyFields(p, position.keys, 'field')
  const s = emptyState(p)
  position.read(s, p)
  if (s.winner === NONE) {
    if (s.round === 0) checkSetup(s)
    else checkLiving(s)
  }
  const fault = faults(s)[0]
  if (fault !== undefined) throw new Wrong('position', `every piece and card exactly once, but: ${fault}`)
  settleGiven(p, s.stack, () => settle(s, undefined))
  return s
}

/** A position from outside: the state, or the first field that is wrong and what was expected there. */
export const readPosition = readerOf(read)

import {
  type Fields,
  fieldsIn,
  itemAt,
  type Json,
  listOf,
  onlyFields,
  positionFields,
  readerOf,
  readHouse,
  settleGiven,
  writeHouse,
  Wrong,
} from '@orrery/kernel'
import { MODULES } from '../modules/index.ts'
import { HOUSE_RULES } from './data/house.ts'
import { faults } from './faults.ts'
import { STATE_FIELDS } from './fields.ts'
import { rulesetFor } from './rulesets.ts'
import { readModules, readPack, readSeating, readSets } from './options.ts'
import { readCards } from './position-cards.ts'
import { top } from './rules/frames.ts'
import { startState } from './start.ts'
import { settle } from './steps/engine.ts'
import { FACTIONS, NONE, type State } from './types.ts'

/* A position as JSON with names: people can write one by hand and leave out what is usual (docs/notation.md). */

const position = positionFields<State>(STATE_FIELDS, [
  'game',
  'players',
  'sets',
  'modules',
  ...HOUSE_RULES.map(({ name }) => name),
  'pack',
  'seating',
])

export const writePosition = (s: State): Json => ({
  game: 'expanse',
  players: s.ruleset.players,
  sets: [...s.ruleset.sets],
  ...(s.ruleset.modules.length === 0 ? {} : { modules: [...s.ruleset.modules] }),
  ...writeHouse(HOUSE_RULES, s.ruleset.house),
  ...(s.ruleset.pack === '' ? {} : { pack: s.ruleset.pack }),
  seating: s.seating.map((p) => itemAt(FACTIONS, p)),
  ...position.write(s),
})

function emptyState(p: Fields): State {
  if (p['game'] !== undefined && p['game'] !== 'expanse') throw new Wrong('game', '"expanse"')
  const players = p['players']
  if (players !== 2 && players !== 3 && players !== 4) throw new Wrong('players', '2, 3 or 4')
  const ruleset = rulesetFor({
    players,
    sets: readSets(p['sets'], 'sets'),
    modules: readModules(p['modules'], players),
    house: readHouse(HOUSE_RULES, p, ''),
    pack: readPack(p['pack'], 'pack'),
  })
  const seating =
    p['seating'] === undefined ? listOf(players, (seat) => seat) : readSeating(p['seating'], players, 'seating')
  return startState({ ruleset, seating, ...readCards(p, ruleset) })
}

/** Somebody is asked, or the game is over. */
function checkAsked(s: State): void {
  if (top(s) === undefined && s.winner === NONE)
    throw new Wrong('stack', 'frames that lead to a question or to the end')
  for (const module of MODULES) module.check?.(s)
}

function read(json: Json): State {
  const p = fieldsIn(json, 'position')
  onlyFields(p, position.keys, 'field')
  const s = emptyState(p)
  position.read(s, p)
  const fault = faults(s)[0]
  if (fault !== undefined) throw new Wrong('position', `every piece and card exactly once, but: ${fault}`)
  settleGiven(p, s.stack, () => settle(s, undefined))
  checkAsked(s)
  return s
}

/** A position from outside: the state, or the first field that is wrong and what was expected there. */
export const readPosition = readerOf(read)

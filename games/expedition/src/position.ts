import {
  at,
  type Fields,
  fieldsIn,
  type Json,
  listIn,
  onlyFields,
  positionFields,
  readerOf,
  settleGiven,
  Wrong,
} from '@orrery/kernel'
import { rulesetFor, chosenOf } from './rulesets.ts'
import { ACTION_CARD_ROWS } from './data/scenario.ts'
import { faults } from './faults.ts'
import { SHEETS, STATE_FIELDS } from './fields.ts'
import { readOptions } from './options.ts'
import { CARD_NAMES } from './position-names.ts'
import { KINDS } from './rules/cards.ts'
import { newCore } from './rules/core.ts'
import { top } from './rules/frames.ts'
import { mostSlices } from './rules/sixth.ts'
import { startState } from './start.ts'
import { settle } from './steps/engine.ts'
import { NONE, type State } from './types.ts'

/* A position as JSON with names: people can write one by hand and leave out what is usual (docs/notation-expedition.md). */

const position = positionFields<State>(STATE_FIELDS, ['game', 'seating', 'settings', 'pack'], SHEETS)
const USUAL_CHANCE: readonly number[] = [1, 2, 3, 4]

export function writePosition(s: State): Json {
  const { factions, settings } = chosenOf(s.ruleset)
  const isUsual = Object.keys(settings).length === 0
  return {
    game: 'expedition',
    seating: factions,
    ...(isUsual ? {} : { settings }),
    ...(s.ruleset.pack === '' ? {} : { pack: s.ruleset.pack }),
    ...position.write(s),
  }
}

function emptyState(p: Fields): State {
  if (p['game'] !== undefined && p['game'] !== 'expedition') throw new Wrong('game', '"expedition"')
  const seating = listIn(p['seating'], 'seating')
  if (seating.length < 3 || seating.length > 6) throw new Wrong('seating', '3 to 6 factions')
  const pack = p['pack'] === undefined ? {} : { pack: p['pack'] }
  const options = readOptions({ ...fieldsIn(p['settings'], 'settings'), ...pack, seating }, seating.length)
  if (!options.ok) throw new Wrong(options.error.at, options.error.expected)
  const { settings, pack: hash, seating: factions = [] } = options.value
  return startState(newCore(rulesetFor(factions, settings, hash), USUAL_CHANCE))
}

/** The slices themselves say how many each player has claimed, until they are returned. */
function countClaims(s: State): void {
  const isClaimed = s.slices.map((owner) => owner !== NONE)
  if (s.flipped && isClaimed.includes(true)) throw new Wrong('slices', 'none: the token was flipped')
  if (s.flipped) return
  for (let p = 0; p < s.ruleset.seats; p++) s.claims[p] = s.slices.filter((owner) => owner === p).length
  if (!isClaimed.includes(false) && !s.stack.some((f) => f.step === 'sixth' || f.step === 'gain'))
    throw new Wrong('slices', 'at most five, unless the sixth claim is being carried out')
}

/** The deck is what is nowhere else. */
function countCards(s: State): void {
  s.skimmed = s.skim.reduce((n, m) => n + m, 0)
  for (let k = 0; k < KINDS; k++) {
    let out = at(s.pile, k) + at(s.skim, k)
    for (let p = 0; p < s.ruleset.seats; p++) out += at(s.hands, p * KINDS + k)
    const copies = ACTION_CARD_ROWS[k]?.copies ?? 0
    if (out > copies) throw new Wrong(`hand of ${CARD_NAMES[k]}`, `at most ${copies} in all`)
    s.deck[k] = copies - out
  }
}

/** The question on top must have an answer or proceed by itself; without claims a tie would be settled for ever. */
function checkStack(s: State): void {
  const tie = s.stack.findIndex(({ step }) => step === 'tied')
  if (tie >= 0 && mostSlices(s).length === 0)
    throw new Wrong('players', `the claims that "tied" in stack[${tie}] compares`)
  const f = top(s)
  if (f === undefined) return
  const frame = `"${f.step}" in stack[${s.stack.length - 1}]`
  const name = s.ruleset.factions[f.seat]?.id ?? ''
  if ((f.step === 'keepSecret' || f.step === 'dropSecret') && at(s.secrets, f.seat) === 0)
    throw new Wrong(`players.${name}.secrets`, `the secrets that ${frame} chooses from`)
  if (f.step === 'spendTokens' && f.left > at(s.tactic, f.seat) + at(s.strategy, f.seat))
    throw new Wrong(`players.${name}.tactic`, `the tokens that ${frame} spends`)
}

function read(json: Json): State {
  const p = fieldsIn(json, 'position')
  onlyFields(p, position.keys, 'position')
  const s = emptyState(p)
  position.read(s, p)
  countClaims(s)
  countCards(s)
  checkStack(s)
  const fault = faults(s)[0]
  if (fault !== undefined) throw new Wrong('position', `everything exactly once, but: ${fault}`)
  settleGiven(p, s.stack, () => settle(s, undefined))
  if (s.stack.length === 0 && s.winner === NONE) throw new Wrong('stack', 'a question, or "over" and the winner')
  return s
}

/** A position from outside: the state, or the first field that is wrong and what was expected there. */
export const readPosition = readerOf(read)

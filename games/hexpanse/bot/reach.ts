import { at, bit, bitCount, lowestBit, realAt } from '@orrery/kernel'
import { CARDS } from '../src/data/cards.ts'
import { FACTION_ROWS, MINOR_ROWS } from '../src/data/factions.ts'
import { onCards, REUSABLE } from '../src/rules/pieces.ts'
import { canPayLife, USED_ABILITY } from '../src/rules/warlords.ts'
import { type Frame, MERCENARIES, NONE, type Player, type State, type Term } from '../src/types.ts'

/*
 * How much farther than one hex per action a player gets in his next turn: with cards, mercenaries and his warlord's
 * ability that place several units, and with those that take a hex from somebody.
 */

/** A second unit goes where the picture puts it, not where it is needed. */
const LUCK = 0.5
const PLACING: readonly string[] = ['PL', 'PO', 'RB']
const TAKING: readonly string[] = ['PO', 'XC', 'XS', 'SM']

const placings = (ability: readonly Term[]): number => ability.filter(({ icon }) => PLACING.includes(icon)).length
const extraOf = (ability: readonly Term[], units: number): number => LUCK * Math.max(0, placings(ability) + units - 1)
const takes = (ability: readonly Term[]): number => (ability.some(({ icon }) => TAKING.includes(icon)) ? 1 : 0)

/** By card: hexes beyond the one of its action, when it is played or placed; and when a mercenary runs it again. */
const WHEN_PLAYED: readonly number[] = CARDS.map(({ type, ability }) => extraOf(ability, type === 'mercenary' ? 1 : 0))
const WHEN_RUN: readonly number[] = CARDS.map(({ ability }) => extraOf(ability, 0))
const BY_FACTION: readonly number[] = FACTION_ROWS.map(({ ability }) => extraOf(ability, 0))

const maskOf = (from: number): number =>
  CARDS.slice(from, from + MERCENARIES).reduce((mask, { ability }, i) => mask | (takes(ability) * bit(i)), 0)
const TAKING_ACTIONS = maskOf(MERCENARIES)
const TAKING_MERCENARIES = maskOf(0)
const TAKING_FACTIONS: readonly number[] = FACTION_ROWS.map(({ ability }) => takes(ability))
const TAKING_MINORS: readonly number[] = MINOR_ROWS.map(({ ability }) => takes(ability))

let best = 0
let second = 0

function offer(extra: number): void {
  if (extra > best) {
    second = best
    best = extra
  } else if (extra > second) second = extra
}

/** Whether the warlord can use his ability in the turn that is under way, or the next one. */
const hasAbility = (s: State, p: Player, turn: Frame | undefined): boolean =>
  at(s.factions, p) !== NONE && canPayLife(s, p) && (turn?.seat !== p || (turn.used & USED_ABILITY) === 0)

/** Hexes beyond one per action, by number of actions. */
export function extraHexes(s: State, p: Player, actions: number, turn: Frame | undefined): number {
  best = second = 0
  for (let mask = at(s.held, p); mask !== 0; mask &= mask - 1) offer(realAt(WHEN_PLAYED, MERCENARIES + lowestBit(mask)))
  for (let mask = onCards(s, p); mask !== 0; mask &= mask - 1) offer(realAt(WHEN_PLAYED, lowestBit(mask)))
  const ready = at(s.mercs, p) & s.placed & REUSABLE & (turn?.seat === p ? ~s.ran : -1)
  for (let mask = ready; mask !== 0; mask &= mask - 1) offer(realAt(WHEN_RUN, lowestBit(mask)))
  if (hasAbility(s, p, turn)) offer(realAt(BY_FACTION, at(s.factions, p)))
  if (actions >= 2) return best + second
  return actions === 1 ? best : 0
}

/** Hexes that a player can take from somebody with one action each. */
export function takings(s: State, p: Player, turn: Frame | undefined): number {
  let n = bitCount(at(s.held, p) & TAKING_ACTIONS) + bitCount(onCards(s, p) & TAKING_MERCENARIES)
  if (hasAbility(s, p, turn)) n += at(TAKING_FACTIONS, at(s.factions, p))
  if (at(s.minors, p) !== NONE && at(s.reserve, p * 2 + 1) > 0) n += at(TAKING_MINORS, at(s.minors, p))
  return n
}

/** Units that a player can bring onto the board at once. */
export const supply = (s: State, p: Player): number =>
  at(s.reserve, p * 2) + at(s.reserve, p * 2 + 1) + bitCount(onCards(s, p))

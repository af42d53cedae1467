import { at, bit, bitCount, lowestBit, realAt } from '@orrery/kernel'
import { onCards } from '../src/rules/pieces.ts'
import { canPayLife, USED_ABILITY } from '../src/rules/warlords.ts'
import {
  type Ruleset,
  type CardRow,
  type Frame,
  MERCENARIES,
  NONE,
  type Player,
  type State,
  type Term,
} from '../src/types.ts'

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

/** What the cards and abilities of one ruleset are good for. */
interface Reaches {
  readonly ruleset: Ruleset
  /** By card: hexes beyond the one of its action, when it is played or placed; and when a mercenary runs it again. */
  readonly whenPlayed: readonly number[]
  readonly whenRun: readonly number[]
  readonly byFaction: readonly number[]
  /** Masks of action cards and of mercenaries that take a hex from somebody; and by faction and minor faction, 1 or 0. */
  readonly takingActions: number
  readonly takingMercenaries: number
  readonly takingFactions: readonly number[]
  readonly takingMinors: readonly number[]
}

const maskOf = (cards: readonly CardRow[]): number =>
  cards.reduce((mask, { ability }, i) => mask | (takes(ability) * bit(i)), 0)

function reachesIn(ruleset: Ruleset): Reaches {
  const { cards, factions, minors } = ruleset.rows
  return {
    ruleset,
    whenPlayed: Array.from(cards, ({ type, ability }) => extraOf(ability, type === 'mercenary' ? 1 : 0)),
    whenRun: Array.from(cards, ({ ability }) => extraOf(ability, 0)),
    byFaction: Array.from(factions, ({ ability }) => extraOf(ability, 0)),
    takingActions: maskOf(cards.slice(MERCENARIES)),
    takingMercenaries: maskOf(cards.slice(0, MERCENARIES)),
    takingFactions: Array.from(factions, ({ ability }) => takes(ability)),
    takingMinors: Array.from(minors, ({ ability }) => takes(ability)),
  }
}

let last: Reaches | undefined

/** A search asks about one ruleset all the time. */
function reachesOf(ruleset: Ruleset): Reaches {
  if (last?.ruleset !== ruleset) last = reachesIn(ruleset)
  return last
}

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
  const { whenPlayed, whenRun, byFaction } = reachesOf(s.ruleset)
  for (let mask = at(s.held, p); mask !== 0; mask &= mask - 1) offer(realAt(whenPlayed, MERCENARIES + lowestBit(mask)))
  for (let mask = onCards(s, p); mask !== 0; mask &= mask - 1) offer(realAt(whenPlayed, lowestBit(mask)))
  const ready = at(s.mercs, p) & s.placed & s.ruleset.reusable & (turn?.seat === p ? ~s.ran : -1)
  for (let mask = ready; mask !== 0; mask &= mask - 1) offer(realAt(whenRun, lowestBit(mask)))
  if (hasAbility(s, p, turn)) offer(realAt(byFaction, at(s.factions, p)))
  if (actions >= 2) return best + second
  return actions === 1 ? best : 0
}

/** Hexes that a player can take from somebody with one action each. */
export function takings(s: State, p: Player, turn: Frame | undefined): number {
  const { takingActions, takingMercenaries, takingFactions, takingMinors } = reachesOf(s.ruleset)
  let n = bitCount(at(s.held, p) & takingActions) + bitCount(onCards(s, p) & takingMercenaries)
  if (hasAbility(s, p, turn)) n += at(takingFactions, at(s.factions, p))
  if (at(s.minors, p) !== NONE && at(s.reserve, p * 2 + 1) > 0) n += at(takingMinors, at(s.minors, p))
  return n
}

/** Units that a player can bring onto the board at once. */
export const supply = (s: State, p: Player): number =>
  at(s.reserve, p * 2) + at(s.reserve, p * 2 + 1) + bitCount(onCards(s, p))

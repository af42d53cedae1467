import { at, bit, bitCount, hasBit, lowestBit, realAt } from '@orrery/kernel'
import { ACTIONS_PER_TURN } from '../src/data/setup.ts'
import { costOf } from '../src/rules/cards.ts'
import { WORDS } from '../src/rules/hexes.ts'
import { onCards } from '../src/rules/pieces.ts'
import { actionsTo, progressOf } from '../src/rules/progress.ts'
import { ACTION } from '../src/rules/warlords.ts'
import { type Frame, MERCENARIES, type Player, type Side, type State } from '../src/types.ts'
import { countPending, pending } from './pending.ts'
import { extraHexes, supply, takings } from './reach.ts'

/*
 * What can be counted of a position for each side. What it is worth is said in value.ts; here nothing is weighed. A
 * search asks at every step, so nothing is allocated.
 */

export const PART = {
  /** How many ways to build a pattern are about as near as the nearest, as a power of two. */
  ways: 0,
  /** Life of the warlords; how near to death they are; and how much longer than the others' they last in Exhaustion. */
  life: 1,
  frail: 2,
  tired: 3,
  income: 4,
  hexilum: 5,
  /** Price of the cards not yet played or placed, and of abilities that are being carried out. */
  cards: 6,
  /** Mercenaries on the board whose ability can run again. */
  ready: 7,
  board: 8,
  reserve: 9,
  ship: 10,
  /** How hard it is to stop what one turn would complete. */
  firm: 11,
} as const

export type PartName = keyof typeof PART
export const PART_COUNT = Object.keys(PART).length
const MOST_SIDES = 4
/** More hexilum than this buys nothing more. */
const PURSE = 8
const FRAILTY = 0.7
/** Actions that seem to be missing where the pattern can be completed with a little luck. */
const UNSURE = 0.4
/** Rounds before Exhaustion at which life begins to count for more. */
const BEFORE = 6

/** What was last counted, by `side * PART_COUNT + part`. Read at once, never kept. */
export const parts: number[] = new Array<number>(MOST_SIDES * PART_COUNT).fill(0)
/** By side: living players whose turn, or rest of a turn, comes before its own next actions. */
export const waits: number[] = new Array<number>(MOST_SIDES).fill(0)
/** By side: actions to its pattern that are left after those next actions; below 0 when it has some to spare. */
export const shorts: number[] = new Array<number>(MOST_SIDES).fill(0)

const isAlive = (s: State, p: Player): boolean => hasBit(s.alive, p)
const count = (side: Side, part: number, n: number): void => {
  const i = side * PART_COUNT + part
  parts[i] = realAt(parts, i) + n
}

/** The frame of the turn; none in set-up, where the first player's first turn comes next. */
export const turnOf = (s: State): Frame | undefined => (s.stack[0]?.step === 'turn' ? s.stack[0] : undefined)

/** Actions that the player whose turn it is can still begin. */
export function actionsLeft(turn: Frame | undefined): number {
  if (turn === undefined) return ACTIONS_PER_TURN
  return turn.pc <= ACTION ? turn.left : 0
}

/** How long a side waits for its next actions, and how far from its pattern it is after them. */
function countRace(s: State, side: Side, turn: Frame | undefined): void {
  const progress = progressOf(s, side)
  let need = actionsTo(progress)
  const { blocked, lacking } = progress
  if (progress.ways > 0) count(side, PART.ways, Math.log2(progress.ways) + need)
  count(side, PART.firm, progress.firm)
  countPending(s, side)
  count(side, PART.cards, pending.icons)
  let units = 0
  let taking = 0
  let next = -1
  let wait = 0
  for (let i = 0, turns = 0; i < s.ruleset.players; i++) {
    const p = (s.active + i) % s.ruleset.players
    if (!isAlive(s, p)) continue
    if (at(s.ruleset.sideOf, p) === side) {
      if (next < 0) {
        next = p
        wait = turns
      }
      units += supply(s, p)
      taking += takings(s, p, turn)
    }
    turns++
  }
  need += Math.max(0, lacking - units) - Math.min(blocked, taking)
  const actions = next === s.active ? actionsLeft(turn) : ACTIONS_PER_TURN
  waits[side] = wait
  shorts[side] = afterExtras(need - pending.hexes - actions, blocked, extraHexes(s, next, actions, turn))
}

/** Cards and attacks may fall short: only placements on empty hexes are sure to complete a pattern. */
function afterExtras(short: number, blocked: number, extra: number): number {
  if (short <= 0) return blocked === 0 ? short : Math.max(short, UNSURE)
  return Math.max(short - extra, UNSURE)
}

/** What a player has beside the board and on it. */
function countHoldings(s: State, p: Player): void {
  const side = at(s.ruleset.sideOf, p)
  const life = at(s.life, p)
  count(side, PART.life, life)
  count(side, PART.frail, FRAILTY ** life)
  if (s.ruleset.exhaustion)
    count(side, PART.tired, (life * Math.max(0, s.round - s.ruleset.setup.exhaustion.round + BEFORE)) / BEFORE)
  count(side, PART.income, at(s.income, p))
  count(side, PART.hexilum, Math.min(at(s.hexilum, p), PURSE))
  for (let mask = at(s.held, p); mask !== 0; mask &= mask - 1)
    count(side, PART.cards, costOf(s.ruleset, MERCENARIES + lowestBit(mask)))
  for (let mask = at(s.twice, p); mask !== 0; mask &= mask - 1)
    count(side, PART.cards, costOf(s.ruleset, MERCENARIES + lowestBit(mask)))
  for (let mask = onCards(s, p); mask !== 0; mask &= mask - 1)
    count(side, PART.cards, costOf(s.ruleset, lowestBit(mask)))
  count(side, PART.ready, bitCount(at(s.mercs, p) & s.placed & s.ruleset.reusable))
  for (let w = 0; w < WORDS; w++) count(side, PART.board, bitCount(at(s.on, p * WORDS + w)))
  count(side, PART.reserve, at(s.reserve, p * 2) + at(s.reserve, p * 2 + 1))
  count(side, PART.ship, at(s.ship, p * 2) + at(s.ship, p * 2 + 1))
}

/** Sides that are still in the game, as a mask. */
export function livingSides(s: State): number {
  let mask = 0
  for (let p = 0; p < s.ruleset.players; p++) if (isAlive(s, p)) mask |= bit(at(s.ruleset.sideOf, p))
  return mask
}

/** Counts every part of the position for every living side into `parts`, `waits` and `shorts`. */
export function countParts(s: State, living: number): void {
  for (let i = 0; i < parts.length; i++) parts[i] = 0
  const turn = turnOf(s)
  for (let p = 0; p < s.ruleset.players; p++) if (isAlive(s, p)) countHoldings(s, p)
  for (let side = 0; side < MOST_SIDES; side++) if (hasBit(living, side)) countRace(s, side, turn)
}

import { at, hasBit, itemAt, type Judge, realAt } from '@orrery/kernel'
import { lastRound, scoreOf } from '../src/rules/holdings.ts'
import { NONE, type Player, type State } from '../src/types.ts'
import { dealWorth, type Prices } from './deals.ts'
import { countParts, PART_COUNT, PART_NAMES, type PartName, partOf } from './parts.ts'

/* What the parts of a position are worth, in points, and what that means for the chance of winning. */

/** A habit of play (TE-17.8): how much further slices, and things kept, are liked beyond their worth. */
export interface Habit {
  /** For each slice after the first. */
  readonly slice: number
  /** On goods, planets and objectives in reach. */
  readonly hoard: number
}

export const HABITS = {
  racer: { slice: 0.6, hoard: 0.8 },
  hoarder: { slice: -0.6, hoard: 1.2 },
  weigher: { slice: 0, hoard: 1 },
} as const satisfies { readonly [name: string]: Habit }

/**
 * Worth of a part in the last round, with one more round to come, and with more: fitted to the final scores of some
 * hundred games of bots. What a turn half done and a card not yet used are worth is what the rest of it gives.
 */
const WORTH: { readonly [part in PartName]: readonly [last: number, next: number, more: number] } = {
  points: [1.01, 0.93, 0.6],
  styx: [1, 0.9, 0.8],
  edge: [0.93, 0.8, 0.65],
  guard: [0.03, 0.04, 0.04],
  hope: [0.25, 0.25, 0.6],
  slices: [0.1, 0.2, 0.1],
  first: [0.35, 0.4, 0.4],
  goods: [0.1, 0.13, 0.12],
  treasury: [0.35, 0, 0],
  commodities: [0.04, 0.06, 0.13],
  tactic: [0.02, 0.08, 0.17],
  strategy: [0.05, 0.11, 0.13],
  cards: [0.04, 0.06, 0.06],
  secrets: [0.08, 0.14, 0.22],
  ripe: [0.19, 0.22, 0.17],
  techs: [0.03, 0.13, 0.22],
  planets: [0.04, 0.11, 0.12],
  wealth: [0.01, 0, 0.03],
  ready: [0.02, 0.015, 0.015],
  infantry: [0.01, 0.04, 0.07],
  crowds: [0, 0, 0],
  pds: [0.04, 0.03, 0.09],
  docks: [0.02, 0.05, 0.05],
  scorable: [0.68, 0.42, 0.15],
  further: [0.15, 0.35, 0.05],
  near: [0.02, 0.2, 0.17],
  mecatol: [0.17, 0.47, 0.7],
  speaker: [0.03, -0.01, 0],
  passed: [0, -0.02, -0.02],
  action: [0, 0.04, 0.03],
  claim: [0.05, 0.07, 0.13],
  due: [-0.03, -0.04, -0.05],
  research: [0.2, 0.2, 0.2],
  building: [0.04, 0.05, 0.05],
  readying: [0.03, 0.03, 0.05],
  tokens: [0.04, 0.15, 0.15],
  landing: [0.02, 0.06, 0.08],
  draft: [0.15, 0.25, 0.28],
  leadership: [0.12, 0.3, 0.42],
  diplomacy: [0.05, 0.08, 0.12],
  politics: [0.08, 0.15, 0.15],
  construction: [0.1, 0.1, 0.12],
  trade: [0.35, 0.5, 0.6],
  warfare: [0.1, 0.2, 0.25],
  technology: [0.1, 0.15, 0.2],
  imperial: [0.4, 0.4, 0.4],
  conquest: [0.08, 0.15, 0.18],
  playing: [0.08, 0.1, 0.1],
}

/** What a habit likes more or less than it is worth. */
const HOARDED: readonly PartName[] = [
  'goods',
  'treasury',
  'commodities',
  'tactic',
  'strategy',
  'cards',
  'secrets',
  'ripe',
  'techs',
  'planets',
  'wealth',
  'ready',
  'infantry',
  'crowds',
  'pds',
  'docks',
  'scorable',
  'further',
  'near',
]
const IS_HOARDED: readonly boolean[] = PART_NAMES.map((name) => HOARDED.includes(name))

const PERIODS = 3
const column = (period: 0 | 1 | 2): readonly number[] => PART_NAMES.map((name) => WORTH[name][period])
const WORTHS: readonly (readonly number[])[] = [column(0), column(1), column(2)]

/** Before Thunder's Edge is placed the last round is not known: with four slices taken it will be soon. */
const SOON = 4

export function roundsLeft(s: State): number {
  const { maxRounds, minRounds, tailRounds } = s.ruleset.settings
  if (s.placedIn > 0) return lastRound(s) - s.round
  let made = 0
  for (let p = 0; p < s.ruleset.seats; p++) made += at(s.claims, p)
  const placed = s.round + (made >= SOON ? 0 : 1)
  return Math.min(maxRounds, Math.max(minRounds, placed + tailRounds)) - s.round
}

export const periodOf = (s: State): number => Math.max(0, Math.min(PERIODS - 1, roundsLeft(s)))

/** What was weighed last, by player. Read at once, never kept. */
export const worths: number[] = []

function worthOf(s: State, p: Player, period: readonly number[], habit: Habit): number {
  let worth = 0
  for (let part = 0; part < PART_COUNT; part++) {
    const n = partOf(p, part)
    if (n !== 0) worth += n * realAt(period, part) * (IS_HOARDED[part] === true ? habit.hoard : 1)
  }
  return worth + habit.slice * Math.max(0, at(s.claims, p) - 1)
}

/** What each player's side of the position is worth, into `worths`. */
function weigh(s: State): void {
  countParts(s)
  const period = itemAt(WORTHS, periodOf(s))
  worths.length = s.ruleset.seats
  for (let p = 0; p < s.ruleset.seats; p++) worths[p] = worthOf(s, p, period, HABITS.weigher)
}

const PRICES: readonly Prices[] = WORTH.goods.map((good, i) => ({ good, commodity: WORTH.commodities[i] ?? 0 }))
const pricesOf = (s: State): Prices => itemAt(PRICES, periodOf(s))

/** Of two ways to the same the shorter one: else an offer that leads to nothing is as good as none. */
const TEDIUM = 0.001
/** Who plays no card in this combat says so once. */
const EASE = 0.0005

/** Own worth against the others' mean, and a little against the best of them. */
function valueFor(s: State, p: Player, habit: Habit): number {
  if (s.winner !== NONE) return (s.winner === p ? 100 : -100) + scoreOf(s, p).total
  weigh(s)
  let sum = 0
  let best = -Infinity
  for (let q = 0; q < s.ruleset.seats; q++) {
    if (q === p) continue
    sum += realAt(worths, q)
    best = Math.max(best, realAt(worths, q))
  }
  const own = worthOf(s, p, itemAt(WORTHS, periodOf(s)), habit)
  const ease = hasBit(s.quiet, p) ? EASE : 0
  return (
    own + ease + dealWorth(s, p, pricesOf(s)) - (0.3 * sum) / (s.ruleset.seats - 1) - 0.2 * best - TEDIUM * s.decisions
  )
}

/** What each part is worth to a player, in points, against the mean of the others. */
function partsFor(s: State, p: Player): { readonly [part: string]: number } {
  countParts(s)
  const worth = itemAt(WORTHS, periodOf(s))
  const { seats } = s.ruleset
  const rows = PART_NAMES.map((name, part): [string, number] => {
    let others = 0
    for (let q = 0; q < seats; q++) if (q !== p) others += partOf(q, part) / (seats - 1)
    return [name, (partOf(p, part) - others) * realAt(worth, part)]
  })
  return Object.fromEntries(rows)
}

/**
 * How many points ahead make a chance e times as large, in the last round, with one more to come, and with more: at the
 * end of the round, and so much more while nobody has passed. Fitted to who won games of bots.
 */
const DOUBT: readonly (readonly [least: number, more: number])[] = [
  [0.48, 0.24],
  [0.87, 0.29],
  [1.1, 0.3],
]

export function doubtOf(s: State): number {
  let playing = 0
  for (let p = 0; p < s.ruleset.seats; p++) if (at(s.passed, p) === 0) playing++
  const [least, more] = itemAt(DOUBT, periodOf(s))
  return least + (more * playing) / s.ruleset.seats
}

/** What each player's side of the position is worth with the deals being made, into `worths`. */
export function weighWithDeals(s: State): void {
  weigh(s)
  const prices = pricesOf(s)
  for (let p = 0; p < s.ruleset.seats; p++) worths[p] = realAt(worths, p) + dealWorth(s, p, prices)
}

/** The chance of winning by seat: worths against each other, taken the more seriously the less is left to play. */
function chanceOf(s: State, out: number[]): void {
  weighWithDeals(s)
  const doubt = doubtOf(s)
  const { seats } = s.ruleset
  let most = -Infinity
  for (let p = 0; p < seats; p++) most = Math.max(most, realAt(worths, p))
  let sum = 0
  for (let p = 0; p < seats; p++) sum += worths[p] = Math.exp((realAt(worths, p) - most) / doubt)
  out.length = seats
  for (let p = 0; p < seats; p++) out[p] = realAt(worths, p) / sum
}

export const judgeOf = (habit: Habit): Judge<State> => ({
  value: (s, seat) => valueFor(s, seat, habit),
  chance: chanceOf,
  parts: partsFor,
})

import { at, of, realAt } from '@orrery/kernel'
import { NONE } from '../src/types.ts'
import type { Player, State } from '../src/types.ts'
import { countParts, PART, PART_COUNT, type PartName, parts } from './parts.ts'

/* What the parts of a position are worth, in CP, and what that means for the chance of winning. */

/**
 * Worth of a part when the game begins, when the deck has nearly run out, and in Final Scoring. The board was fitted to
 * how some hundred games of bots went on from there; what a turn half done is worth is what the rest of it gained on
 * average, so that positions before, in and after a turn can be compared.
 */
const WORTH: { readonly [part in PartName]: readonly [begin: number, late: number, final: number] } = {
  points: [0.5, 0.8, 1],
  due: [0.5, 0.7, 1],
  final: [0.4, 0.65, 0.9],
  firm: [0.2, 0.4, 0.3],
  fleets: [0.2, -0.1, 0.3],
  reach: [0.2, 0.7, 0.3],
  control: [-0.2, -0.9, -0.5],
  kept: [0.8, 0.5, 0],
  rocinante: [1, 2.8, 3.2],
  resources: [0.5, 0.9, 0.9],
  plays: [1.5, 0.3, 0],
  techs: [1, 0.2, 0],
  actions: [1.3, 1.3, 0],
  card: [1.25, 1.2, 0],
  event: [2.1, 2.1, 0],
  offered: [-0.9, -0.9, 0],
  turn: [1.25, 1, 0],
}
/** The share of the deck after which it counts as late. */
const LATE = 0.9

const column = (i: 0 | 1 | 2): readonly number[] => Object.keys(PART).map((name) => WORTH[name as PartName][i])
const BEGIN = column(0)
const CHANGE: readonly number[] = column(1).map((late, part) => late - realAt(BEGIN, part))
const FINAL = column(2)

const worths: number[] = []

const progressOf = (s: State): number => Math.min(1, s.drawn / s.deckSize / LATE)

const worthOf = (part: number, final: boolean, progress: number): number =>
  final ? realAt(FINAL, part) : realAt(BEGIN, part) + realAt(CHANGE, part) * progress

/** What each player's side of the position is worth, into `worths`. */
function weigh(s: State): void {
  countParts(s)
  const progress = progressOf(s)
  const players = s.box.players
  worths.length = players
  for (let p = 0; p < players; p++) worths[p] = 0
  for (let part = 0; part < PART_COUNT; part++) {
    const worth = worthOf(part, s.final, progress)
    for (let p = 0; p < players; p++) worths[p] = realAt(worths, p) + realAt(parts, p * PART_COUNT + part) * worth
  }
}

/** One's own worth against the mean of the others, and a little against the best of them. */
export function valueFor(s: State, p: Player): number {
  if (s.winner !== NONE) return (s.winner === p ? 1000 : -1000) + at(s.cp, p)
  weigh(s)
  let sum = 0
  let best = -Infinity
  for (let q = 0; q < worths.length; q++) {
    if (q === p) continue
    sum += realAt(worths, q)
    best = Math.max(best, realAt(worths, q))
  }
  return realAt(worths, p) - 0.6 * (sum / (worths.length - 1)) - 0.4 * best
}

/** What each part is worth to a player, in CP, against the mean of the others. */
export function partsFor(s: State, p: Player): { readonly [part: string]: number } {
  countParts(s)
  const players = s.box.players
  const rows = Object.entries(PART).map(([name, part]) => {
    let others = 0
    for (let q = 0; q < players; q++) if (q !== p) others += realAt(parts, q * PART_COUNT + part) / (players - 1)
    return [name, (realAt(parts, p * PART_COUNT + part) - others) * worthOf(part, s.final, progressOf(s))]
  })
  return Object.fromEntries(rows) as { readonly [part: string]: number }
}

/**
 * How many CP ahead make a chance e times as large: in Final Scoring, when the deck runs out, and so much more while it
 * has not, by players: `more` times a power of the share that is left. Fitted to who won games of bots: for two players
 * nothing on the board tells before half time.
 */
const DOUBT: readonly {
  readonly final: number
  readonly late: number
  readonly more: number
  readonly power: number
}[] = [
  { final: 1, late: 1, more: 0, power: 1 },
  { final: 1, late: 1, more: 0, power: 1 },
  { final: 1.9, late: 5, more: 280, power: 3.3 },
  { final: 2.2, late: 6, more: 80, power: 2.5 },
  { final: 2.5, late: 7.5, more: 20, power: 1.5 },
]

function doubtOf(s: State): number {
  const { final, late, more, power } = of(DOUBT, s.box.players)
  return s.final ? final : late + more * (1 - s.drawn / s.deckSize) ** power
}

/** The chance of winning by seat: worths against each other, taken the more seriously the less is left to play. */
export function chanceOf(s: State, out: number[]): void {
  weigh(s)
  const doubt = doubtOf(s)
  const players = s.box.players
  let most = -Infinity
  for (let p = 0; p < players; p++) most = Math.max(most, realAt(worths, p))
  let sum = 0
  for (let p = 0; p < players; p++) {
    const share = Math.exp((realAt(worths, p) - most) / doubt)
    worths[p] = share
    sum += share
  }
  out.length = players
  for (let p = 0; p < players; p++) out[at(s.seatOf, p)] = realAt(worths, p) / sum
}

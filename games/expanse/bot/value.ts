import { at } from '@orrery/kernel'
import { NONE } from '../src/types.ts'
import type { Player, State } from '../src/types.ts'
import { countParts, PART_COUNT, type PartName, PART, parts } from './parts.ts'

/* What the parts of a position are worth, in CP, and what that means for the chance of winning. */

/** Worth of a part at the start of the game and at its end; in between it changes with the cards drawn. */
const WORTH: { readonly [part in PartName]: readonly [start: number, end: number] } = {
  points: [1, 1],
  due: [1, 1],
  next: [0.75, 0.75],
  later: [0.2, 0.2],
  final: [0.25, 0.9],
  influence: [0.2, 0.1],
  fleets: [0.5, 0.5],
  reach: [0.25, 0.25],
  control: [0.1, 0.1],
  kept: [0.8, 0],
  rocinante: [0.3, 0.3],
  resources: [0.9, 0.9],
  plays: [1.5, 0],
  techs: [1, 0],
  actions: [3.6, 3.6],
  card: [3.4, 3.4],
  turn: [3.6, 3.6],
  near: [0.75, 0.75],
  firm: [0, 0],
  initiative: [0, 0],
  event: [5.5, 5.5],
  offered: [-2, -2],
}
/** So many CP ahead make a chance of winning e times as large, at the start and at the end. */
const DOUBT_START = 8
const DOUBT_END = 2.5

const START: readonly number[] = Object.keys(PART).map((name) => WORTH[name as PartName][0])
const SLOPE: readonly number[] = Object.keys(PART).map(
  (name) => WORTH[name as PartName][1] - WORTH[name as PartName][0],
)

const worths: number[] = []

const progressOf = (s: State): number => (s.final ? 1 : s.drawn / s.deckSize)

/** What each player's side of the position is worth, into `worths`. */
function weigh(s: State): void {
  countParts(s)
  const progress = progressOf(s)
  worths.length = s.box.players
  for (let p = 0; p < s.box.players; p++) {
    let worth = 0
    for (let part = 0, i = p * PART_COUNT; part < PART_COUNT; part++, i++) {
      worth += at(parts, i) * (at(START, part) + at(SLOPE, part) * progress)
    }
    worths[p] = worth
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
    sum += at(worths, q)
    best = Math.max(best, at(worths, q))
  }
  return at(worths, p) - 0.6 * (sum / (worths.length - 1)) - 0.4 * best
}

/** The chance of winning by seat: worths against each other, taken the more seriously the less is left to play. */
export function chanceOf(s: State, out: number[]): void {
  weigh(s)
  const doubt = DOUBT_START + (DOUBT_END - DOUBT_START) * progressOf(s)
  const players = s.box.players
  let most = -Infinity
  for (let p = 0; p < players; p++) most = Math.max(most, at(worths, p))
  let sum = 0
  for (let p = 0; p < players; p++) {
    const share = Math.exp((at(worths, p) - most) / doubt)
    worths[p] = share
    sum += share
  }
  out.length = players
  for (let p = 0; p < players; p++) out[at(s.seatOf, p)] = at(worths, p) / sum
}

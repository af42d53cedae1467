import { itemAt, realAt } from '@orrery/kernel'
import type { State } from '../src/types.ts'
import { PART, type PartName } from './parts.ts'

/*
 * What a part of the position is worth in CP: in the first half of the game, when the deck has nearly run out, and in
 * Final Scoring. Fitted twice to how many CP players of some thousand quick games were ahead in the end (least-squares
 * temporal differences, every decision a sample), the second time to games played by the first fit. What a turn half
 * done is worth was then set so that positions before, in and after one's own turn are judged alike on average: for two
 * in a search, for more in games of bots, where whoever moves next wins no less often than whoever just did. What the
 * modules add is estimated.
 */

type Worths = { readonly [part in PartName]: readonly [early: number, late: number, final: number] }

/** Two players: late in the game being on many Bases counts most. */
const FOR_TWO: Worths = {
  points: [0.65, 1.1, 1],
  due: [0.4, 0.75, 1],
  final: [0.08, 0.35, 0.92],
  firsts: [0.12, 0.15, 0],
  firm: [0.08, 0, 0.1],
  bases: [0.5, 2.6, 0.3],
  fleets: [0, -0.1, -0.1],
  reach: [0.9, 1.2, 0.3],
  control: [0, 0, -0.4],
  kept: [1.1, 1.05, 0],
  rocinante: [1.7, 2.8, 1.5],
  resources: [0.2, 0.9, 0.9],
  plays: [0.5, 0.3, 0],
  techs: [1, 0.2, 0],
  actions: [0.6, 1.4, 0],
  card: [0.55, 1.3, 0],
  event: [1.1, 2.9, 0],
  offered: [-0.55, -1.9, 0],
  turn: [0.42, 1.4, 0],
}

/** Three and four players. */
const FOR_MORE: Worths = {
  points: [0.55, 1.05, 1],
  due: [0.45, 0.85, 1],
  final: [0, 0.45, 0.94],
  firsts: [0.35, 0.1, -0.05],
  firm: [0.32, 0.42, 0.15],
  bases: [0.1, 0.65, 0.14],
  fleets: [-0.3, -0.1, 0.05],
  reach: [0.4, 0.5, 0.1],
  control: [0.15, 0.05, -0.27],
  kept: [0.55, 0.5, 0],
  rocinante: [0.55, 1.15, 1.1],
  resources: [0.5, 0.9, 0.9],
  plays: [1, 0.3, 0],
  techs: [1, 0.2, 0],
  actions: [0.7, 2.6, 0],
  card: [0.55, 2.05, 0],
  event: [1.05, 2.6, 0],
  offered: [-0.45, -1.6, 0],
  turn: [0.42, 1.45, 0],
}

const BY_PLAYERS: readonly Worths[] = [FOR_TWO, FOR_TWO, FOR_TWO, FOR_MORE, FOR_MORE]
const column = (i: 0 | 1 | 2): readonly (readonly number[])[] =>
  BY_PLAYERS.map((worths) => Object.keys(PART).map((name) => worths[name as PartName][i]))
const EARLY = column(0)
const LATE = column(1)
const FINAL = column(2)

/** The shares of the deck up to which it is early and from which it is late. */
const HALF = 0.45
const NEARLY_ALL = 0.95

/** How late it is, from 0 to 1. */
export const latenessOf = (s: State): number =>
  Math.max(0, Math.min(1, (s.drawn / s.deckSize - HALF) / (NEARLY_ALL - HALF)))

/** What one of a part is worth now. */
export function worthOf(s: State, part: number, lateness: number): number {
  const { players } = s.ruleset
  if (s.final) return realAt(itemAt(FINAL, players), part)
  const early = realAt(itemAt(EARLY, players), part)
  return early + (realAt(itemAt(LATE, players), part) - early) * lateness
}

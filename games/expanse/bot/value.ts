import { at, itemAt, listOf, realAt } from '@orrery/kernel'
import { NONE, type Player, type State } from '../src/types.ts'
import { countParts, MOST_PLAYERS, PART, PART_COUNT, parts } from './parts.ts'
import { latenessOf, worthOf } from './worth.ts'

/* What a position is worth, in CP, and what that means for the chance of winning. */

export const worths: number[] = listOf(MOST_PLAYERS, () => 0)

/** What each player's side of the position is worth, into `worths`. */
export function weigh(s: State): void {
  countParts(s)
  const lateness = latenessOf(s)
  const players = s.ruleset.players
  for (let p = 0; p < players; p++) worths[p] = 0
  for (let part = 0; part < PART_COUNT; part++) {
    const worth = worthOf(s, part, lateness)
    for (let p = 0; p < players; p++) worths[p] = realAt(worths, p) + realAt(parts, p * PART_COUNT + part) * worth
  }
}

/** One's own worth against the mean of the others, and a little against the best of them. */
export function valueFor(s: State, p: Player): number {
  if (s.winner !== NONE) return (s.winner === p ? 1000 : -1000) + at(s.cp, p)
  weigh(s)
  const players = s.ruleset.players
  let sum = 0
  let best = -Infinity
  for (let q = 0; q < players; q++) {
    if (q === p) continue
    sum += realAt(worths, q)
    best = Math.max(best, realAt(worths, q))
  }
  return realAt(worths, p) - 0.6 * (sum / (players - 1)) - 0.4 * best
}

/** What each part is worth to a player, in CP, against the mean of the others. */
export function partsFor(s: State, p: Player): { readonly [part: string]: number } {
  countParts(s)
  const players = s.ruleset.players
  const lateness = latenessOf(s)
  const rows = Object.entries(PART).map(([name, part]) => {
    let others = 0
    for (let q = 0; q < players; q++) if (q !== p) others += realAt(parts, q * PART_COUNT + part) / (players - 1)
    return [name, (realAt(parts, p * PART_COUNT + part) - others) * worthOf(s, part, lateness)]
  })
  return Object.fromEntries(rows) as { readonly [part: string]: number }
}

/**
 * How many CP ahead make a chance e times as large: in Final Scoring, when the deck runs out, and so much more while it
 * has not, by players: `more` times a power of the share that is left. Fitted to who won games of bots.
 */
const DOUBT: readonly {
  readonly final: number
  readonly late: number
  readonly more: number
  readonly power: number
}[] = [
  { final: 1, late: 1, more: 0, power: 1 },
  { final: 1, late: 1, more: 0, power: 1 },
  { final: 2.3, late: 6, more: 80, power: 2.5 },
  { final: 2.8, late: 6.4, more: 130, power: 2.5 },
  { final: 2.9, late: 6.4, more: 200, power: 2.5 },
]

export function doubtOf(s: State): number {
  const { final, late, more, power } = itemAt(DOUBT, s.ruleset.players)
  return s.final ? final : late + more * (1 - s.drawn / s.deckSize) ** power
}

/** The chance of winning by seat: worths against each other, taken the more seriously the less is left to play. */
export function chanceOf(s: State, out: number[]): void {
  weigh(s)
  const doubt = doubtOf(s)
  const players = s.ruleset.players
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

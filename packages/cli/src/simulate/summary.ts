import { victoryOf } from '@orrery/kernel'
import { addTally, newTally, type Tally } from '@orrery/testkit'
import { type Share, share, tidy } from '../statistics.ts'
import type { Batch } from './series.ts'

interface SideResult extends Share {
  /** In which it sat at the table; the share is of these. */
  readonly games: number
  readonly meanScore: number
}

export interface Summary {
  readonly games: number
  readonly decisions: number
  readonly seconds: number
  readonly decisionsPerSecond: number
  readonly gamesPerSecond: number
  readonly errors: number
  readonly stuck: number
  readonly meanDecisions: number
  readonly meanScore: number
  readonly wins: {
    readonly factions: { readonly [side: string]: SideResult }
    readonly bots: { readonly [level: string]: SideResult }
  }
  readonly checks?: Checks
}

interface Checks {
  readonly secrecyPairs: { readonly [thing: string]: number }
  /** Pairs whose hidden thing really differed: the others prove nothing. */
  readonly secrecyPairsDiffering: { readonly [thing: string]: number }
  readonly refusals: number
  readonly refusalCodes: { readonly [code: string]: number }
  readonly [what: string]: number | { readonly [name: string]: number }
}

interface Sum {
  games: number
  wins: number
  score: number
  scored: number
}

/** Adds the games up as they come in, in any order. */
export class Results {
  readonly faults: string[] = []
  readonly #sides = new Map<string, Sum>()
  readonly #bots = new Map<string, Sum>()
  readonly #tally: Tally = newTally()
  #games = 0
  #decisions = 0
  #stuck = 0

  /** The names in the order of the report, whichever game finishes first. */
  constructor(sides: readonly string[], levels: readonly string[]) {
    for (const side of sides) sumOf(this.#sides, side)
    for (const level of levels) sumOf(this.#bots, level)
  }

  get games(): number {
    return this.#games
  }

  add({ reports, tally }: Batch): void {
    addTally(this.#tally, tally)
    for (const { decisions, stuck, faults, sides, levels, outcome } of reports) {
      this.#games++
      this.#decisions += decisions
      if (stuck) this.#stuck++
      this.faults.push(...faults)
      for (const side of new Set(sides)) sumOf(this.#sides, side).games++
      for (const level of new Set(levels)) sumOf(this.#bots, level).games++
      for (const [seat, side] of sides.entries()) {
        const won = outcome === undefined ? 0 : victoryOf(outcome, seat)
        count(sumOf(this.#sides, side), won, outcome?.scores[seat])
        count(sumOf(this.#bots, levels[seat] ?? ''), won, outcome?.scores[seat])
      }
    }
  }

  summary(seconds: number, checked: boolean): Summary {
    const games = this.#games
    const scores = [...this.#sides.values()]
    const scored = scores.reduce((n, sum) => n + sum.scored, 0)
    return {
      games,
      decisions: this.#decisions,
      seconds: tidy(seconds),
      decisionsPerSecond: Math.round(this.#decisions / seconds),
      gamesPerSecond: tidy(games / seconds),
      errors: this.faults.length,
      stuck: this.#stuck,
      meanDecisions: tidy(this.#decisions / games),
      meanScore: tidy(scores.reduce((n, sum) => n + sum.score, 0) / Math.max(1, scored)),
      wins: { factions: standings(this.#sides), bots: standings(this.#bots) },
      ...(checked ? { checks: checksOf(this.#tally) } : {}),
    }
  }
}

function sumOf(sums: Map<string, Sum>, name: string): Sum {
  const sum = sums.get(name) ?? { games: 0, wins: 0, score: 0, scored: 0 }
  sums.set(name, sum)
  return sum
}

function count(sum: Sum, won: number, score: number | undefined): void {
  sum.wins += won
  if (score === undefined) return
  sum.score += score
  sum.scored++
}

const standings = (sums: ReadonlyMap<string, Sum>): { readonly [name: string]: SideResult } =>
  Object.fromEntries(
    [...sums].map(([name, { games, wins, score, scored }]) => [
      name,
      { games, ...share(wins, games), meanScore: tidy(score / Math.max(1, scored)) },
    ]),
  )

function checksOf({ refusals, pairs, differing, done }: Tally): Checks {
  const all = Object.values(refusals).reduce((sum, n) => sum + n, 0)
  const shares = Object.entries(refusals).toSorted(([, a], [, b]) => b - a)
  return {
    ...done,
    secrecyPairs: pairs,
    secrecyPairsDiffering: differing,
    refusals: all,
    refusalCodes: Object.fromEntries(shares.map(([code, n]) => [code, tidy(n / all)])),
  }
}

import { victoryOf } from '@orrery/kernel'
import type { BotName } from '../bots.ts'
import type { GameReport } from '../simulate/game.ts'
import { type Share, share } from '../statistics.ts'
import { elo, type Meeting } from './elo.ts'

export interface LevelResult extends Share {
  /** Sides played in all games: a bot that holds three seats of a table for itself plays three games there. */
  readonly games: number
  readonly elo: number
}

/** Who plays at one kind of table, a team being one; over its games they move round it. */
export type Pairing = readonly BotName[]

/**
 * As many bots as sides sit down together. Otherwise each bot meets the next one of the list, one against a table full
 * of the other: of a ladder every two neighbours.
 */
export function pairings(bots: readonly BotName[], sides: number): readonly Pairing[] {
  if (bots.length === sides) return [bots]
  return bots.slice(1).map((other, i) => {
    const one = bots[i] ?? other
    return Array.from({ length: sides }, (_, side) => (side === 0 ? one : other))
  })
}

/** Adds up what came of each pairing. */
export class Ladder {
  readonly #bots: readonly BotName[]
  /** One seat of each side: partners play the same bot and have the same victories. */
  readonly #heads: readonly number[]
  readonly #meetings: Meeting[] = []
  readonly #games = new Map<string, number>()
  readonly #wins = new Map<string, number>()

  constructor(bots: readonly BotName[], teams: readonly number[]) {
    this.#bots = bots
    this.#heads = teams.flatMap((team, seat) => (teams.indexOf(team) === seat ? [seat] : []))
  }

  add(pairing: Pairing, reports: readonly GameReport[]): void {
    const wins: Record<string, number> = {}
    for (const { levels, outcome } of reports) {
      for (const seat of this.#heads) {
        const level = levels[seat] ?? ''
        this.#games.set(level, (this.#games.get(level) ?? 0) + 1)
        wins[level] = (wins[level] ?? 0) + (outcome === undefined ? 0 : victoryOf(outcome, seat))
      }
    }
    for (const [level, n] of Object.entries(wins)) this.#wins.set(level, (this.#wins.get(level) ?? 0) + n)
    this.#meetings.push({ seats: pairing, wins })
  }

  standings(): { readonly [level: string]: LevelResult } {
    const heights = elo(this.#bots, this.#meetings)
    return Object.fromEntries(
      this.#bots.map((level) => {
        const games = this.#games.get(level) ?? 0
        return [level, { games, ...share(this.#wins.get(level) ?? 0, games), elo: heights[level] ?? 0 }]
      }),
    )
  }

  /** Each pairing by itself: the first bot's victories out of its games. */
  meetings(): readonly { readonly seats: readonly string[]; readonly games: number; readonly first: Share }[] {
    return this.#meetings.map(({ seats, wins }) => {
      const games = Math.round(Object.values(wins).reduce((sum, n) => sum + n, 0))
      return { seats, games, first: share(wins[seats[0] ?? ''] ?? 0, games) }
    })
  }
}

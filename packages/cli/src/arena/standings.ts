import type { BotName } from '../bots.ts'
import { type Share, share } from '../statistics.ts'
import { elo, type Meeting } from './elo.ts'
import type { Pairing, Results } from './meeting.ts'

export interface LevelResult extends Share {
  /** Sides played in all games: a bot that holds three seats of a table for itself plays three games there. */
  readonly games: number
  readonly elo: number
}

/** One bot against a table full of the other. */
export const against = (one: BotName, other: BotName, sides: number): Pairing =>
  Array.from({ length: sides }, (_, side) => (side === 0 ? one : other))

/**
 * As many bots as sides sit down together. Otherwise each bot meets the next one of the list, one against a table full
 * of the other: of a ladder every two neighbours.
 */
export function pairings(bots: readonly BotName[], sides: number): readonly Pairing[] {
  if (bots.length === sides) return [bots]
  return bots.slice(1).map((other, i) => against(bots[i] ?? other, other, sides))
}

/** Adds up what came of each pairing. */
export class Standings {
  readonly #bots: readonly BotName[]
  readonly #meetings: Meeting[] = []
  readonly #games = new Map<string, number>()
  readonly #wins = new Map<string, number>()

  /** Elo counts from the last of the bots. */
  constructor(bots: readonly BotName[]) {
    this.#bots = bots
  }

  add(pairing: Pairing, { games, wins }: Results): void {
    for (const bot of pairing) this.#games.set(bot, (this.#games.get(bot) ?? 0) + games)
    for (const [bot, n] of Object.entries(wins)) this.#wins.set(bot, (this.#wins.get(bot) ?? 0) + n)
    this.#meetings.push({ seats: pairing, wins })
  }

  table(): { readonly [level: string]: LevelResult } {
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

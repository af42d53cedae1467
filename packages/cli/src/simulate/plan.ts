import type { Level } from '@orrery/bots'
import type { AnyGame } from '@orrery/kernel'
import type { Thoroughness } from '@orrery/testkit'
import type { Options } from '../table.ts'

/** A series of games. Plain data: workers are sent it. */
export interface Plan {
  readonly game: string
  readonly seats: number
  readonly options: Options
  readonly levels: readonly Level[]
  readonly seed: string
  readonly games: number
  /** Each deal is played once from every seat: what a bot owes to its cards then counts for all alike. */
  readonly repeatDeals?: true
  /** All budgets of thinking bots times this. */
  readonly scale?: number
  readonly check?: Thoroughness
  /** The folder that gets a record of each game. */
  readonly records?: string
}

/** One game of the series, fully determined by its number. */
export interface Fixture {
  readonly number: number
  readonly seed: string
  readonly options: Options
  /** By seat. */
  readonly levels: readonly Level[]
}

const SEATING = 'seating'

const rotated = <T>(list: readonly T[], by: number): readonly T[] =>
  list.map((_, i) => list[(i - (by % list.length) + list.length) % list.length] as T)

/**
 * Bots move one seat on from game to game, and the sides one seat on after each full round of bots: so over the square
 * of the seats every bot plays every side from every seat equally often. A seating the user asked for stays.
 */
export function fixture(plan: Plan, game: AnyGame, number: number): Fixture {
  const { seats, options, levels, seed } = plan
  const fixed = Object.hasOwn(options, SEATING) || !game.options.some(({ name }) => name === SEATING)
  const deal = Math.floor(number / seats)
  const seating = rotated(game.sidesFor(seats), deal)
  return {
    number,
    seed: `${seed}/${plan.repeatDeals === true ? deal : number}`,
    options: fixed ? options : { ...options, [SEATING]: seating },
    levels: rotated(levels, number),
  }
}

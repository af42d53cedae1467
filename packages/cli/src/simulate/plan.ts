import { type AnyGame, itemAt, type Json, type OptionField, type Rng, rngFrom } from '@orrery/kernel'
import type { Thoroughness } from '@orrery/testkit'
import type { BotName } from '../bots.ts'
import type { Options } from '../table.ts'
import { UsageError } from '../usage.ts'

/** A series of games. Plain data: workers are sent it. */
export interface Plan {
  readonly game: string
  readonly seats: number
  readonly options: Options
  readonly levels: readonly BotName[]
  readonly seed: string
  readonly games: number
  /** Times each deal is played, with the bots in different seats, so that lucky cards favour none of them. */
  readonly repeatDeals?: number
  /** All budgets of thinking bots times this; and those of single bots times this again. */
  readonly scale?: number
  readonly scales?: { readonly [bot in BotName]?: number }
  readonly check?: Thoroughness
  /** The game's ledger is kept. */
  readonly ledger?: true
  /** Options drawn at random for each game. */
  readonly mix?: readonly string[]
  /** Tempers of the bots, which move round the table. */
  readonly habits?: readonly string[]
  /** Every few games are played with another random pack. */
  readonly randomPacks?: true
  /** The folder that gets a record of each game. */
  readonly records?: string
}

/** One game of the series, fully determined by its number. */
export interface Fixture {
  readonly number: number
  readonly seed: string
  readonly options: Options
  /** By seat. */
  readonly levels: readonly BotName[]
  /** By seat; empty where all are of one temper. */
  readonly habits: readonly string[]
}

const SEATING = 'seating'

const rotated = <T>(list: readonly T[], by: number): readonly T[] =>
  list.map((_, i) => list[(i - (by % list.length) + list.length) % list.length] as T)

/**
 * Bots move one seat on from game to game, and the sides one seat on after each full round of bots: so over the square
 * of the seats every bot plays every side from every seat equally often. A seating the user asked for stays.
 */
export function fixture(plan: Plan, game: AnyGame, number: number): Fixture {
  const { seats, levels, seed, habits = [] } = plan
  const options = mixed(plan, game, number)
  const fixed = Object.hasOwn(options, SEATING) || !game.options.some(({ name }) => name === SEATING)
  const deal = Math.floor(number / (plan.repeatDeals ?? seats))
  const seating = rotated(game.sidesFor(seats), deal)
  return {
    number,
    seed: `${seed}/${plan.repeatDeals === undefined ? number : deal}`,
    options: fixed ? options : { ...options, [SEATING]: seating },
    levels: rotated(levels, number),
    habits: habits.length === 0 ? [] : levels.map((_, seat) => itemAt(habits, habitOf(seat, number, habits.length))),
  }
}

/** One on from seat to seat and from game to game, and once more after each round, so that neighbours change. */
const habitOf = (seat: number, number: number, all: number): number => (seat + number + Math.floor(number / all)) % all

/** Random options are drawn again this often while the game refuses them. */
const DRAWS = 100

/** The options of one game: what was asked for, and a lot for each of the others that are mixed. */
function mixed(plan: Plan, game: AnyGame, number: number): Options {
  const { options, mix = [], seats, seed } = plan
  if (mix.length === 0) return options
  const rng = rngFrom(`${seed}/${number} options`)
  const fields = game.options.filter(({ name }) => mix.includes(name))
  for (let draw = 0; draw < DRAWS; draw++) {
    const drawn = { ...options, ...Object.fromEntries(fields.map((field) => [field.name, lot(field, rng)])) }
    if (game.setup(drawn, seats, `${seed}/${number}`).ok) return drawn
  }
  throw new UsageError(`${game.title} lays no table with ${seats} seats when ${mix.join(', ')} are mixed.`)
}

function lot({ kind, choices }: OptionField, rng: Rng): Json {
  if (kind === 'flag') return rng.below(2) === 1
  if (kind === 'one') return itemAt(choices, rng.below(choices.length))
  return choices.filter(() => rng.below(2) === 1)
}

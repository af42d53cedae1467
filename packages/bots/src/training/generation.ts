import {
  type Features,
  type Game,
  itemAt,
  type Json,
  type Judge,
  type Learning,
  type Rng,
  victoryOf,
} from '@orrery/kernel'
import { learnedJudge } from '../learned/judge.ts'
import { directOf, HEADS, Network, type Shape } from '../learned/network.ts'
import { Fitting } from './fit.ts'
import { quickGame } from './quick.ts'
import { type Sample, Trail } from './sample.ts'

/** How a network learns. */
export interface Course {
  /** Each table has one of these numbers of seats. */
  readonly seats: readonly number[]
  /** Quick games of one generation. */
  readonly games: number
  /** Generations whose games are learned from. */
  readonly window: number
  /** The weight of how a game ended against what was said of its next position. */
  readonly trust: number
  /** The step size at the beginning of each fit, and how often the games are gone through. */
  readonly rate: number
  readonly passes: number
  /** It plays in one seat of each game and its rival in all others: it learns to beat that one. */
  readonly isAlone?: boolean
}

/** One position in this many is learned from: its neighbours would teach the same. */
const EVERY = 4
/** The most often that a move is taken at random, from 0 to 1. */
const MOST_RANDOM = 0.15
/** How often one seat is played by the rival, and by an older network. */
const BY_RIVAL = 0.3
const BY_OLDER = 0.3
/** Steps become smaller over a fit, down to this share. */
const LAST_STEP = 0.2

/** The weights are added to their average once in this many steps. */
const AVERAGED = 200

/** The mean of weights that wander: single games are chance, and the mean wanders less. */
class Average {
  readonly #sums: Float64Array
  #count = 0

  constructor({ length }: Float32Array) {
    this.#sums = new Float64Array(length)
  }

  add(weights: Float32Array): void {
    this.#count++
    for (let i = 0; i < weights.length; i++) this.#sums[i] = (this.#sums[i] as number) + (weights[i] as number)
  }

  writeTo(network: Network): void {
    if (this.#count === 0) return
    for (let i = 0; i < this.#sums.length; i++) network.weights[i] = (this.#sums[i] as number) / this.#count
    network.forget()
  }
}

/** What came of one generation. */
export interface GenerationReport {
  readonly samples: number
  readonly unfinished: number
  readonly loss: number
}

/** Trains one network by its own games. */
export class Trainer<S, V> {
  readonly game: Game<S, V>
  readonly learning: Learning<S>
  readonly course: Course
  readonly network: Network
  /** The judge it is measured against: as a rule, the one made by hand. */
  readonly #rival: Judge<S>
  readonly #rng: Rng
  readonly #older: Judge<S>[] = []
  readonly #window: (readonly Sample[])[] = []

  constructor(game: Game<S, V>, rival: Judge<S>, learning: Learning<S>, network: Network, course: Course, rng: Rng) {
    this.game = game
    this.#rival = rival
    this.learning = learning
    this.network = network
    this.course = course
    this.#rng = rng
  }

  /** Plays the games of one generation and learns from them and those before. */
  generation(progress: (done: number) => void): GenerationReport {
    const { games, window } = this.course
    const own = learnedJudge(this.game, this.learning.features, this.network)
    const samples: Sample[] = []
    let unfinished = 0
    for (let n = 0; n < games; n++) {
      const found = this.#play(own)
      if (found === undefined) unfinished++
      else samples.push(...found)
      progress(n + 1)
    }
    this.#window.push(samples)
    if (this.#window.length > window) this.#window.shift()
    return { samples: samples.length, unfinished, loss: this.#fit() }
  }

  /** From now on the network as it is plays along as an older one. */
  remember(): void {
    const copy = new Network(this.network.shape, this.network.weights.slice())
    this.#older.push(learnedJudge(this.game, this.learning.features, copy))
  }

  #play(own: Judge<S>): readonly Sample[] | undefined {
    const rng = this.#rng
    const { trust } = this.course
    const seats = itemAt(this.course.seats, rng.below(this.course.seats.length))
    const s = tableOf(this.game, this.learning.tableFor(seats, rng), seats, rng)
    const judges = this.#judges(seats, own)
    const trail = new Trail(this.game, this.learning.features, this.network)
    let n = rng.below(EVERY)
    const random = (rng.next() / 2 ** 32) * MOST_RANDOM
    const watch = (now: S): void => {
      if (n++ % EVERY === 0) trail.add(now)
    }
    const outcome = quickGame(this.game, s, rng, { judges, random, watch })
    return outcome && trail.end(outcome, trust)
  }

  #judges(seats: number, own: Judge<S>): readonly Judge<S>[] {
    const rng = this.#rng
    const judges = Array.from({ length: seats }, () => own)
    if (this.course.isAlone === true) {
      judges.fill(this.#rival)
      judges[rng.below(seats)] = own
      return judges
    }
    const lot = rng.next() / 2 ** 32
    if (lot < BY_RIVAL) judges[rng.below(seats)] = this.#rival
    else if (lot < BY_RIVAL + BY_OLDER && this.#older.length > 0)
      judges[rng.below(seats)] = itemAt(this.#older, rng.below(this.#older.length))
    return judges
  }

  /** Goes through the games at hand in random order; the loss is that of the newest before they were learned. */
  #fit(): number {
    const { passes, rate } = this.course
    const fitting = new Fitting(this.network)
    const loss = fitting.loss(this.#window.at(-1) ?? [])
    const samples = this.#window.flat()
    const steps = samples.length * passes
    const average = new Average(this.network.weights)
    let step = 0
    for (let pass = 0; pass < passes; pass++) {
      this.#rng.shuffle(samples)
      for (const sample of samples) {
        fitting.learn(sample, rate * (1 - (1 - LAST_STEP) * (step / steps)))
        if (++step > steps / 2 && step % AVERAGED === 0) average.add(this.network.weights)
      }
    }
    average.writeTo(this.network)
    return loss
  }
}

/** What inputs add to the units of a new network, and how far these are awake without any. */
const ROWS = 0.03
const AWAKE = 0.3

/**
 * A network that has learned nothing yet: it says what the features' prior says. Its weights are random, so that units differ,
 * and small: an input that games seldom have should add next to nothing until it has been learned.
 */
export function newNetwork<S>(
  { table, seat, prior }: Features<S>,
  units: Pick<Shape, 'first' | 'second'>,
  rng: Rng,
): Network {
  const network = new Network({ table, seat, ...units })
  const { weights, layout } = network
  const scatter = (from: number, to: number, scale: number): void => {
    for (let i = from; i < to; i++) weights[i] = (rng.next() / 2 ** 31 - 1) * scale
  }
  scatter(layout.table, layout.firstBias, ROWS)
  for (let input = 0; input < seat; input++) {
    const direct = directOf(network, input)
    weights.fill(0, direct, direct + HEADS)
  }
  for (let j = layout.firstBias; j < layout.second; j++) weights[j] = (rng.next() / 2 ** 32) * AWAKE
  scatter(layout.second, layout.secondBias, Math.sqrt(3 / units.first))
  if (prior !== undefined) weights[directOf(network, prior)] = 1
  return network
}

export function tableOf<S, V>(game: Game<S, V>, options: Json, seats: number, rng: Rng): S {
  const table = game.setup(options, seats, String(rng.next()))
  if (!table.ok) throw new Error(`${table.error.at}: ${table.error.expected}`)
  return table.value
}

/** Games won, of those played; an even match would have won `even`. */
export interface Score {
  readonly won: number
  readonly played: number
  readonly even: number
}

/** Quick games of one judge against a table full of the other, each deal once from every side. Partners play the same judge. */
export function match<S, V>(
  game: Game<S, V>,
  tables: { readonly seats: number; readonly games: number; tableFor(seats: number, rng: Rng): Json },
  [one, other]: readonly [Judge<S>, Judge<S>],
  rng: Rng,
): Score {
  const { seats, games } = tables
  let won = 0
  let played = 0
  let even = 0
  while (played < games) {
    const deal = tableOf(game, tables.tableFor(seats, rng), seats, rng)
    const teams = Array.from({ length: seats }, (_, seat) => game.team?.(deal, seat) ?? seat)
    const sides = new Set(teams)
    for (const side of sides) {
      const judges = teams.map((team) => (team === side ? one : other))
      const outcome = quickGame(game, game.clone(deal), rng, { judges, random: 0 })
      won += outcome === undefined ? 0 : victoryOf(outcome, teams.indexOf(side))
      even += 1 / sides.size
      played++
    }
  }
  return { won, played, even }
}

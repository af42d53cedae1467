import { type Features, type Game, type Outcome, realAt, victoryOf } from '@orrery/kernel'
import { InputList } from '../learned/inputs.ts'
import { chancesFrom, teamsIn } from '../learned/judge.ts'
import type { Network } from '../learned/network.ts'

/** A position of a game that was played, and what came of it, by seat. */
export interface Sample {
  readonly inputs: Pick<InputList, 'index' | 'value' | 'ends' | 'sureness'>
  readonly teams: readonly number[]
  /** The chance a judge should give. */
  readonly chances: Float32Array
  /** How far ahead the seat was in the end, from -1 to 1. */
  readonly leads: Float32Array
}

/** How far ahead of the best of the others a seat is, against what both have. */
const LEAD_SCALE = 5

function leadOf({ scores }: Outcome, seat: number): number {
  const own = realAt(scores, seat)
  let best = -Infinity
  for (let other = 0; other < scores.length; other++) if (other !== seat) best = Math.max(best, realAt(scores, other))
  return Math.tanh((LEAD_SCALE * (own - best)) / (Math.abs(own) + Math.abs(best) + 1))
}

interface Seen {
  readonly sample: Sample
  /** What the network said of it when it was played. */
  readonly said: readonly number[]
}

/** Collects positions of one game and, when it is over, says what each was worth. */
export class Trail<S, V> {
  readonly #game: Game<S, V>
  readonly #features: Features<S>
  readonly #network: Network
  readonly #list = new InputList()
  #seen: Seen[] = []

  constructor(game: Game<S, V>, features: Features<S>, network: Network) {
    this.#game = game
    this.#features = features
    this.#network = network
  }

  add(s: S): void {
    const list = this.#list
    list.read(this.#features, s)
    this.#network.read(list)
    const seats = list.ends.length - 1
    const teams: number[] = []
    const said: number[] = []
    teamsIn(this.#game, s, seats, teams)
    chancesFrom(this.#network, teams, said)
    const inputs = {
      index: list.index.slice(0, list.length),
      value: list.value.slice(0, list.length),
      ends: list.ends.slice(),
      sureness: list.sureness,
    }
    const sample = { inputs, teams, chances: new Float32Array(seats), leads: new Float32Array(seats) }
    this.#seen.push({ sample, said })
  }

  /**
   * The positions, each with a target between what was said of the next one and what came in the end: `trust` is the weight
   * of what came (temporal differences).
   */
  end(outcome: Outcome, trust: number): readonly Sample[] {
    const seen = this.#seen
    this.#seen = []
    const target = outcome.scores.map((_, seat) => victoryOf(outcome, seat))
    for (const { sample, said } of seen.toReversed()) {
      for (const [seat, worth] of target.entries()) {
        sample.chances[seat] = worth
        sample.leads[seat] = leadOf(outcome, seat)
        target[seat] = trust * worth + (1 - trust) * realAt(said, seat)
      }
    }
    return seen.map(({ sample }) => sample)
  }
}

import { at, type Game, type Judge, type Move, type Outcome, realAt, type Seat, victoryOf } from '@orrery/kernel'
import type { Tree } from './tree.ts'

type Chance<S> = (s: S, out: number[]) => void

/** Softmax temperature from values to chances, where the judge gives no chances. */
const VALUE_SCALE = 50

function fromValues<S, V>(game: Game<S, V>, judge: Judge<S>): Chance<S> {
  return (s, out) => {
    const seats = game.sides(s).length
    let sum = 0
    out.length = seats
    for (let seat = 0; seat < seats; seat++) sum += out[seat] = Math.exp(judge.value(s, seat) / VALUE_SCALE)
    for (let seat = 0; seat < seats; seat++) out[seat] = realAt(out, seat) / sum
  }
}

const rewards: number[] = []

function share(outcome: Outcome): readonly number[] {
  const seats = outcome.scores.length
  rewards.length = seats
  for (let seat = 0; seat < seats; seat++) rewards[seat] = victoryOf(outcome, seat)
  return rewards
}

/** Every move of a new node is made once and judged: that orders the moves before the first of them is taken. */
export class Leaf<S, V> {
  readonly #game: Game<S, V>
  readonly #chance: Chance<S>

  constructor(game: Game<S, V>, judge: Judge<S>) {
    this.#game = game
    this.#chance = judge.chance ?? fromValues(game, judge)
  }

  reward(s: S): readonly number[] {
    const outcome = this.#game.outcome(s)
    if (outcome !== undefined) return share(outcome)
    this.#chance(s, rewards)
    return rewards
  }

  look(s: S, seat: Seat, tree: Tree, open: readonly number[], firstNew: number, trust: number): void {
    let low = Infinity
    let high = -Infinity
    for (let i = 0; i < open.length; i++) {
      const edge = at(open, i)
      if (edge >= firstNew) {
        const next = this.#game.clone(s)
        this.#game.apply(next, seat, tree.move[edge] as Move)
        tree.addReward(edge, this.reward(next))
      }
      const mean = tree.mean(edge, seat)
      if (mean < low) low = mean
      if (mean > high) high = mean
    }
    const steepness = high > low ? trust / (high - low) : 0
    for (let i = 0; i < open.length; i++) {
      const edge = at(open, i)
      if (edge >= firstNew) tree.weight[edge] = Math.exp((tree.mean(edge, seat) - high) * steepness)
    }
  }
}

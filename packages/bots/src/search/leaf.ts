import {
  at,
  type Game,
  itemAt,
  type Judge,
  type Move,
  moveAt,
  type Outcome,
  realAt,
  type Rng,
  type Seat,
  victoryOf,
} from '@orrery/kernel'
import type { Tree } from './tree.ts'

/** What a search does where its tree ends. */
export interface Leaf<S> {
  /** Whether moves are looked at before the first of them is taken. */
  readonly looks: boolean
  /** The first look at the edges of a node from `firstNew` on; `open` are all edges open in this state. */
  look(s: S, seat: Seat, tree: Tree, open: readonly number[], firstNew: number, trust: number): void
  /** What each seat can expect in this state, which it may change. The array is used again: read it at once. */
  reward(s: S, rng: Rng): readonly number[]
}

type Chance<S> = (s: S, out: number[]) => void

/** Softmax temperature from values to chances, where the judge gives no chances. */
const VALUE_SCALE = 50

/** Judges where a line ends or, with `playout`, the position after that many random moves. */
export function leafOf<S, V>(game: Game<S, V>, judge: Judge<S>, playout: number | undefined): Leaf<S> {
  const chance = judge.chance ?? fromValues(game, judge)
  return playout === undefined ? lookingAhead(game, chance) : playingOut(game, playout, chance)
}

/** Values relative to each other: in the right order, but not calibrated to games won. */
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

function judged<S, V>(game: Game<S, V>, chance: Chance<S>, s: S): readonly number[] {
  const outcome = game.outcome(s)
  if (outcome !== undefined) return share(outcome)
  chance(s, rewards)
  return rewards
}

/** Every move of a new node is made once and judged: that orders the moves before the first of them is taken. */
function lookingAhead<S, V>(game: Game<S, V>, chance: Chance<S>): Leaf<S> {
  return {
    looks: true,
    reward: (s) => judged(game, chance, s),
    look(s, seat, tree, open, firstNew, trust) {
      let low = Infinity
      let high = -Infinity
      for (let i = 0; i < open.length; i++) {
        const edge = at(open, i)
        if (edge >= firstNew) {
          const next = game.clone(s)
          game.apply(next, seat, tree.move[edge] as Move)
          tree.addReward(edge, judged(game, chance, next))
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
    },
  }
}

/** A new node is worth the result of random moves; a game that is not over by then is judged. */
function playingOut<S, V>(game: Game<S, V>, moves: number, chance: Chance<S>): Leaf<S> {
  return {
    looks: false,
    look() {},
    reward(s, rng) {
      let asks = game.pending(s)
      for (let n = 0; n < moves && asks.length > 0; n++, asks = game.pending(s)) {
        const { seat } = itemAt(asks, 0)
        const offer = game.moves(s, seat)
        game.apply(s, seat, moveAt(offer, rng.below(offer.length)))
      }
      return judged(game, chance, s)
    },
  }
}

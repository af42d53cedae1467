import { type Game, type Judge, type Move, of, type Outcome, type Rng, type Seat } from '@orrery/kernel'
import { NOTHING, type Tree } from './tree.ts'

/** What a search does where its tree ends. The arrays it returns are used again: read them at once. */
export interface Leaf<S> {
  /** The first look at the edges of a node from `firstNew` on; `open` are all edges open in this state. */
  look(s: S, seat: Seat, tree: Tree, open: readonly number[], firstNew: number, trust: number): void
  /** What each seat can expect in this state, the edges of which have just been looked at. May change the state. */
  reward(s: S, tree: Tree, open: readonly number[], seat: Seat, rng: Rng): readonly number[]
  readonly completes: boolean
  judged(s: S): readonly number[]
  /** What each seat got when the game is over. */
  over(s: S): readonly number[]
}

export function leafOf<S, V>(game: Game<S, V>, judge: Judge<S>, playout: number | undefined): Leaf<S> {
  const { chance } = judge
  if (chance === undefined) return playingOut(game, Infinity, () => undefined)
  return playout === undefined ? lookingAhead(game, chance) : playingOut(game, playout, chance)
}

const rewards: number[] = []

/** A victory is one, shared by those who share it. */
function share(outcome: Outcome | undefined): readonly number[] {
  const winners = outcome?.winners ?? []
  const seats = outcome?.scores.length ?? 0
  rewards.length = seats
  for (let seat = 0; seat < seats; seat++) rewards[seat] = winners.includes(seat) ? 1 / winners.length : 0
  return rewards
}

/**
 * Every move of a new node is made once and judged: that orders the moves, and the best of them for the seat that
 * chooses is what the node is worth.
 */
function lookingAhead<S, V>(game: Game<S, V>, chance: (s: S, out: number[]) => void): Leaf<S> {
  const best: number[] = []

  function judged(s: S): readonly number[] {
    const outcome = game.outcome(s)
    if (outcome !== undefined) return share(outcome)
    chance(s, rewards)
    return rewards
  }

  return {
    completes: true,
    judged,
    over: (s) => share(game.outcome(s)),
    look(s, seat, tree, open, firstNew, trust) {
      let low = Infinity
      let high = -Infinity
      for (let i = 0; i < open.length; i++) {
        const edge = of(open, i)
        if (edge >= firstNew) {
          const next = game.clone(s)
          game.apply(next, seat, tree.move[edge] as Move)
          tree.addReward(edge, judged(next))
        }
        const mean = tree.mean(edge, seat)
        if (mean < low) low = mean
        if (mean > high) high = mean
      }
      const steepness = high > low ? trust / (high - low) : 0
      for (let i = 0; i < open.length; i++) {
        const edge = of(open, i)
        if (edge >= firstNew) tree.weight[edge] = Math.exp((tree.mean(edge, seat) - high) * steepness)
      }
    },
    reward(_s, tree, open, seat) {
      let edge = NOTHING
      for (let i = 0; i < open.length; i++) {
        if (edge === NOTHING || tree.mean(of(open, i), seat) > tree.mean(edge, seat)) edge = of(open, i)
      }
      best.length = tree.seats
      for (let q = 0; q < tree.seats; q++) best[q] = tree.mean(edge, q)
      return best
    },
  }
}

/** A new node is worth what comes of so many random moves; a game that is not over then is judged. */
function playingOut<S, V>(game: Game<S, V>, steps: number, chance: (s: S, out: number[]) => void): Leaf<S> {
  return {
    completes: false,
    judged: () => rewards,
    over: (s) => share(game.outcome(s)),
    look() {},
    reward(s, _tree, _open, _seat, rng) {
      let asks = game.pending(s)
      for (let step = 0; step < steps && asks.length > 0; step++, asks = game.pending(s)) {
        const { seat } = of(asks, 0)
        const moves = game.moves(s, seat)
        game.apply(s, seat, of(moves, rng.below(moves.length)))
      }
      const outcome = game.outcome(s)
      if (outcome !== undefined) return share(outcome)
      chance(s, rewards)
      return rewards
    },
  }
}

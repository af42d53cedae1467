import { type Game, itemAt, type Judge, type Move, realAt, type Rng, type Seat } from '@orrery/kernel'
import type { Bot } from '../bot.ts'
import { type BySize, type Candidate, Search, type SearchOptions } from './search.ts'

/** A monotonic clock in milliseconds, injected because bots may not read one. */
export type Clock = () => number

/** How much a bot thinks about one answer: a number of iterations, the same on every machine, or a time. */
export type Budget = { readonly iterations: number } | { readonly milliseconds: number; readonly clock: Clock }

/**
 * A bot in a mood does not always take the move it looked at most: so likely it passes over that one for the next, and
 * the next for the one after it.
 */
export interface Whim extends BySize {
  /** Softmax temperature, in points of winning chance, by which a weak bot overlooks moves. */
  readonly obvious: number
}

export interface SearchBotOptions extends SearchOptions {
  readonly whim?: Whim
  /** The part of its budget that it spends; without, all of it. */
  readonly share?: BySize
}

const STEADY: Whim = { atTwo: 0, atMore: 0, obvious: 1 }
const ALL: BySize = { atTwo: 1, atMore: 1 }
/** Fewer iterations than this compare nothing. */
const LEAST_ITERATIONS = 8

/** Between two looks at the clock. */
const SLICE = 16

/** Thinks with a search of its own and answers with what it looked at most. */
export function searchBot<S, V>(
  game: Game<S, V>,
  judge: Judge<S>,
  budget: Budget,
  { whim = STEADY, share = ALL, ...options }: SearchBotOptions = {},
): Bot<V> {
  const search = new Search(game, judge, options)
  return {
    choose(view, seat, offer, rng) {
      if (offer.length === 1) return itemAt(offer, 0)
      search.start(view, seat, offer, rng)
      spend(search, budget, bySize(share, search.seats))
      const moody = bySize(whim, search.seats)
      const move =
        moody === 0 ? itemAt(search.best(), 0).move : onAWhim(search.best(offer.length), seat, moody, whim.obvious, rng)
      search.take(move)
      return move
    },
  }
}

const bySize = ({ atTwo, atMore }: BySize, seats: number): number => (seats === 2 ? atTwo : atMore)

function spend<S, V>(search: Search<S, V>, budget: Budget, share: number): void {
  if ('iterations' in budget) {
    search.run(Math.max(LEAST_ITERATIONS, Math.round(budget.iterations * share)))
    return
  }
  const end = budget.clock() + budget.milliseconds * share
  do search.run(SLICE)
  while (budget.clock() < end)
}

function onAWhim(candidates: readonly Candidate[], seat: Seat, whim: number, obvious: number, rng: Rng): Move {
  const own = (i: number): number => realAt(itemAt(candidates, i).chances, seat)
  const passed = (i: number): boolean =>
    rng.next() / 2 ** 32 < whim * Math.exp(Math.min(0, own(i + 1) - own(0)) / obvious)
  let i = 0
  while (i < candidates.length - 1 && passed(i)) i++
  return itemAt(candidates, i).move
}

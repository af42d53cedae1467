import { type Game, type Judge, type Move, of, realAt, type Rng } from '@orrery/kernel'
import type { Bot } from '../bot.ts'
import { type Candidate, Search, type SearchOptions } from './search.ts'

/** The time in milliseconds since some moment; whoever may look at a clock hands it in. */
export type Clock = () => number

/** How much a bot thinks about one answer: so many iterations, the same on every machine, or until time is up. */
export type Budget = { readonly iterations: number } | { readonly milliseconds: number; readonly clock: Clock }

export interface SearchBotOptions extends SearchOptions {
  /** 0 takes the move looked at most; with 1 a move is as likely as it was looked at again after the first time. */
  readonly whim?: number
}

/** Every move of the offer was looked at once, whatever came of it: that is no reason to take it. */
const FIRST_LOOK = 1

/** Between two looks at the clock. */
const SLICE = 16

/** Thinks with a search of its own and answers with what it looked at most. */
export function searchBot<S, V>(
  game: Game<S, V>,
  judge: Judge<S>,
  budget: Budget,
  { whim = 0, ...options }: SearchBotOptions = {},
): Bot<V> {
  const search = new Search(game, judge, options)
  return {
    choose(view, seat, offer, rng) {
      if (offer.length === 1) return of(offer, 0)
      search.start(view, seat, offer, rng)
      spend(search, budget)
      return whim === 0 ? of(search.best(), 0).move : onAWhim(search.best(offer.length), whim, rng)
    },
  }
}

function spend<S, V>(search: Search<S, V>, budget: Budget): void {
  if ('iterations' in budget) {
    search.run(budget.iterations)
    return
  }
  const end = budget.clock() + budget.milliseconds
  do search.run(SLICE)
  while (budget.clock() < end)
}

function onAWhim(candidates: readonly Candidate[], whim: number, rng: Rng): Move {
  const weights = candidates.map(({ visits }) => Math.max(0, visits - FIRST_LOOK) ** (1 / whim))
  let left = (rng.next() / 2 ** 32) * weights.reduce((sum, weight) => sum + weight, 0)
  const chosen = candidates.find((_, i) => (left -= realAt(weights, i)) < 0)
  return (chosen ?? of(candidates, 0)).move
}

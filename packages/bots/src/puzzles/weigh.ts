import { type Game, itemAt, type Judge, type Move, realAt, type Rng } from '@orrery/kernel'
import type { Question } from '../analysis.ts'
import { type Candidate, Search } from '../search/search.ts'

/* How good each answer to a question is: a search that gives every answer a fair hearing. */

export interface Weighed {
  readonly move: Move
  readonly chance: number
}

export interface Weighing<S, V> {
  readonly search: Search<S, V>
  /** Every answer with the own chance it leaves, the best first. */
  readonly answers: readonly Weighed[]
  /** Iterations after which the search never again preferred another answer than its last one. */
  readonly found: number
}

/** Answers that come close get this share of the iterations each. */
const CLOSE = 3
const FAIR_SHARE = 1 / 8
/** Every answer is looked at this often, so that what is said about it means something; less in a short search. */
const LEAST_VISITS = 24
const SHORT = 16
/** The first look at the search's opinion; each later one comes after twice as many iterations. */
const FIRST_LOOK = 25

export function weigh<S, V>(
  game: Game<S, V>,
  judge: Judge<S>,
  { view, seat, offer }: Question<V>,
  iterations: number,
  rng: Rng,
): Weighing<S, V> {
  const search = new Search(game, judge)
  search.start(view, seat, offer, rng)
  const found = think(search, iterations)
  const share = Math.ceil(iterations * FAIR_SHARE)
  const own = ({ chances }: Candidate): number => realAt(chances, seat)
  const least = Math.min(LEAST_VISITS, Math.ceil(iterations / SHORT))
  // Twice: what was looked at too little may come close once it is looked at.
  for (const { move, visits } of search.best(offer.length)) if (visits < least) search.run(least - visits, move)
  const close = search.best(offer.length).toSorted((a, b) => own(b) - own(a))
  for (const { move, visits } of close.slice(0, CLOSE + 1)) if (visits < share) search.run(share - visits, move)
  const answers = search.best(offer.length).map((one) => ({ move: one.move, chance: own(one) }))
  return { search, answers: answers.toSorted((a, b) => b.chance - a.chance), found }
}

function think<S, V>(search: Search<S, V>, iterations: number): number {
  let favourite: Move | undefined
  let found = 0
  for (let look = FIRST_LOOK; search.iterations < iterations; look *= 2) {
    search.run(Math.min(look, iterations) - search.iterations)
    const now = itemAt(search.best(), 0).move
    if (now !== favourite) found = search.iterations
    favourite = now
  }
  return found
}

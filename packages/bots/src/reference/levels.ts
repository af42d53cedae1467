import { type AnyGame, type AnyJudge, itemAt, type Move, realAt, type Rng, type Seat } from '@orrery/kernel'
import type { AnyBot } from '../bot.ts'
import { greedyBot } from './greedy.ts'
import { type BySize, type Candidate, Search } from './search.ts'

/*
 * The bots as they were before they learned, frozen: what later ones are measured against. They play by the judge made
 * by hand. Nothing in this folder changes, and nothing else uses it.
 */

export const referenceNames = [
  'reference-greedy',
  'reference-captain',
  'reference-admiral',
  'reference-legend',
] as const
export type ReferenceName = (typeof referenceNames)[number]

interface Whim extends BySize {
  readonly obvious: number
}

interface Effort {
  readonly iterations: number
  readonly foresight?: BySize
  readonly whim?: Whim
}

const LEAST_ITERATIONS = 8

const searching =
  ({ iterations, whim, ...options }: Effort) =>
  (game: AnyGame, hand: AnyJudge, scale = 1): AnyBot => {
    const search = new Search(game, hand, options)
    const budget = Math.max(LEAST_ITERATIONS, Math.round(iterations * scale))
    return {
      choose(view, seat, offer, rng) {
        if (offer.length === 1) return itemAt(offer, 0)
        search.start(view, seat, offer, rng)
        search.run(budget)
        const moody = whim === undefined ? 0 : search.seats === 2 ? whim.atTwo : whim.atMore
        return moody === 0 || whim === undefined
          ? itemAt(search.best(), 0).move
          : onAWhim(search.best(offer.length), seat, moody, whim.obvious, rng)
      },
    }
  }

function onAWhim(candidates: readonly Candidate[], seat: Seat, whim: number, obvious: number, rng: Rng): Move {
  const own = (i: number): number => realAt(itemAt(candidates, i).chances, seat)
  const passed = (i: number): boolean =>
    rng.next() / 2 ** 32 < whim * Math.exp(Math.min(0, own(i + 1) - own(0)) / obvious)
  let i = 0
  while (i < candidates.length - 1 && passed(i)) i++
  return itemAt(candidates, i).move
}

export const references: {
  readonly [name in ReferenceName]: (game: AnyGame, hand: AnyJudge, scale?: number) => AnyBot
} = {
  'reference-greedy': (game, hand) => greedyBot(game, hand),
  'reference-captain': searching({
    iterations: 2000,
    foresight: { atTwo: 1, atMore: Infinity },
    whim: { atTwo: 0, atMore: 0.6, obvious: 0.03 },
  }),
  'reference-admiral': searching({ iterations: 4800, whim: { atTwo: 0, atMore: 0.4, obvious: 0.03 } }),
  'reference-legend': searching({ iterations: 14_000 }),
}

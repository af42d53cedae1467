import { Search, type SearchOptions } from '@orrery/bots'
import { type AnyJudge, itemAt, rngFrom } from '@orrery/kernel'
import { tidy } from '../statistics.ts'
import { layTable } from '../table.ts'
import type { Played } from './measure.ts'

/** Iterations of a search per second on one thread, each with a guess, a walk down the tree and what comes after it. */
export interface SearchRate {
  /** Each played to the end of the game. */
  readonly opening: number
  readonly midGame: number
  /** Cut off and judged, as the bots do it. */
  readonly judged: number
}

const SLICE = 20
const WARM_UP = 100

/** How fast the bots think at the opening and in the middle of a game; the search is asked the same question again. */
export function searchRate(played: Played, judge: AnyJudge, states: readonly unknown[], seconds: number): SearchRate {
  const opening = layTable(played.game, played.options, played.seats, 'search')
  const middle = itemAt(states, states.length >> 1)
  const rate = (s: unknown, options: SearchOptions): number => tidy(perSecond(played, judge, s, options, seconds))
  return {
    opening: rate(opening, { playout: Infinity }),
    midGame: rate(middle, { playout: Infinity }),
    judged: rate(middle, {}),
  }
}

function perSecond({ game }: Played, judge: AnyJudge, s: unknown, options: SearchOptions, seconds: number): number {
  const { seat } = itemAt(game.pending(s), 0)
  const search = new Search(game, judge, options)
  search.start(game.view(s, seat), seat, game.moves(s, seat), rngFrom('search'))
  search.run(WARM_UP)
  const start = performance.now()
  let elapsed = 0
  do {
    search.run(SLICE)
    elapsed = performance.now() - start
  } while (elapsed < seconds * 1000)
  return ((search.iterations - WARM_UP) / elapsed) * 1000
}

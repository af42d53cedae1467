import type { AnyGame, AnyJudge } from '@orrery/kernel'
import type { AnyBot } from './bot.ts'
import { greedyBot } from './greedy.ts'
import { type Level, thinkingTime } from './names.ts'
import { randomBot } from './random.ts'
import { type Clock, searchBot, type Whim } from './search/bot.ts'
import type { BySize } from './search/search.ts'

/** How a table wants its bots to think. */
export interface Thinking {
  /** With a clock they think for their time, without one for their iterations: the same on every machine. */
  readonly clock?: Clock
  /** All budgets times this: for quick games, and for measuring strength in reasonable time. */
  readonly scale?: number
}

/** What a level may spend on one answer; the iterations are what a machine of today does in about that time. */
interface Effort {
  readonly iterations: number
  /** How many turns after its own it looks at; without, as far as it gets. */
  readonly foresight?: BySize
  /** With more than two players a level differs from the next one by how much it looks at. */
  readonly share?: BySize
  readonly whim?: Whim
}

type MakeBot = (game: AnyGame, judge: AnyJudge, thinking?: Thinking) => AnyBot

const searching =
  (level: Level, { iterations, ...how }: Effort): MakeBot =>
  (game, judge, { clock, scale = 1 } = {}) => {
    const budget =
      clock === undefined ? { iterations: iterations * scale } : { milliseconds: thinkingTime[level] * scale, clock }
    return searchBot(game, judge, budget, how)
  }

/** The opponents one may ask for by name. A new one is one line here and its name in names.ts. */
export const levels: { readonly [level in Level]: MakeBot } = {
  random: (game) => randomBot(game),
  rookie: searching('rookie', {
    iterations: 400,
    foresight: { atTwo: 0, atMore: 0 },
    whim: { atTwo: 0.6, atMore: 0.8, obvious: 0.1 },
  }),
  greedy: (game, judge) => greedyBot(game, judge),
  captain: searching('captain', {
    iterations: 2000,
    foresight: { atTwo: 1, atMore: Infinity },
    share: { atTwo: 1, atMore: 0.1 },
  }),
  admiral: searching('admiral', { iterations: 4800, share: { atTwo: 1, atMore: 0.3 } }),
  legend: searching('legend', { iterations: 14_000 }),
}

import type { AnyGame, AnyJudge } from '@orrery/kernel'
import type { AnyBot } from './bot.ts'
import { greedyBot } from './greedy.ts'
import { randomBot } from './random.ts'

/** The opponents one may ask for by name, weakest first. A new one is one line here. */
export const levels = {
  random: (game: AnyGame, _judge: AnyJudge): AnyBot => randomBot(game),
  greedy: (game: AnyGame, judge: AnyJudge): AnyBot => greedyBot(game, judge),
} as const

export type Level = keyof typeof levels

export const levelNames = Object.keys(levels) as readonly Level[]

export const isLevel = (name: string): name is Level => Object.hasOwn(levels, name)

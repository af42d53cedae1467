import { judgeWith } from '@orrery/bots'
import type { Judge } from '@orrery/kernel'
import { game } from '../src/index.ts'
import type { State } from '../src/types.ts'
import { forecastOf } from './forecast.ts'
import { learning } from './learning.ts'
import { chanceOf, partsFor, valueFor } from './value.ts'

/** The judge made by hand: what a search has to know about Hexpanse beyond its rules. */
export const hand: Judge<State> = {
  value: valueFor,
  chance: chanceOf,
  forecast: forecastOf,
  parts: partsFor,
  // With 8 a search missed the one hex of thirty that mattered.
  width: 40,
}

export const judge: Judge<State> = judgeWith(game, hand, learning)

export { learning }

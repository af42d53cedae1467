import type { Judge } from '@orrery/kernel'
import type { State } from '../src/types.ts'
import { forecastOf } from './forecast.ts'
import { chanceOf, partsFor, valueFor } from './value.ts'

/** What a search has to know about Hexpanse beyond its rules, made by hand. */
export const hand: Judge<State> = {
  value: valueFor,
  chance: chanceOf,
  forecast: forecastOf,
  parts: partsFor,
  // With 8 a search missed the one hex of thirty that mattered.
  width: 40,
}

export const judge = hand

import { bitCount } from '@orrery/kernel'
import type { State } from '../src/types.ts'
import { livingSides } from './parts.ts'

/*
 * What is told of chances where more than two sides began. Bots play best by worths that make much of small leads, but
 * the others stop most of those who lead a little: fitted to who won, a small lead counts for little and a great one in
 * full; between the last two of them any lead counts for less than between two who began alone.
 */
const SMALL_LEAD = 0.3
const GREAT_LEAD = 0.2
const LAST_TWO = 0.65
/** Nobody who is still in the game is lost altogether. */
const LEAST = 0.001

export function forecastOf(s: State, chances: readonly number[]): readonly number[] {
  if (new Set(s.ruleset.sideOf).size === 2) return chances
  const believed = bitCount(livingSides(s)) === 2 ? ofTwo : ofMore
  const logs = chances.map((chance) => (chance === 0 ? -Infinity : Math.log(Math.max(chance, LEAST))))
  const living = logs.filter((log) => log > -Infinity)
  const mean = living.reduce((sum, log) => sum + log, 0) / living.length
  const weights = logs.map((log) => (log === -Infinity ? 0 : Math.exp(believed(log - mean))))
  const sum = weights.reduce((all, weight) => all + weight, 0)
  return weights.map((weight) => weight / sum)
}

const ofMore = (lead: number): number => lead * (SMALL_LEAD + GREAT_LEAD * Math.abs(lead))
const ofTwo = (lead: number): number => lead * LAST_TWO

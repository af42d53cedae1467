import { bitCount } from '@orrery/kernel'
import type { State } from '../src/types.ts'
import { livingSides } from './parts.ts'

/*
 * What is told of chances among more than two sides. Bots play best by worths that make much of small leads, but the
 * others stop most of those who lead a little: fitted to who won, a small lead counts for little and a great one in full.
 */
const SMALL_LEAD = 0.3
const GREAT_LEAD = 0.2
/** Nobody who is still in the game is lost altogether. */
const LEAST = 0.001

export function forecastOf(s: State, chances: readonly number[]): readonly number[] {
  const sides = bitCount(livingSides(s))
  if (sides === 2) return chances
  const logs = chances.map((chance) => (chance === 0 ? -Infinity : Math.log(Math.max(chance, LEAST))))
  const living = logs.filter((log) => log > -Infinity)
  const mean = living.reduce((sum, log) => sum + log, 0) / living.length
  const weights = logs.map((log) => (log === -Infinity ? 0 : Math.exp(believed(log - mean))))
  const sum = weights.reduce((all, weight) => all + weight, 0)
  return weights.map((weight) => weight / sum)
}

const believed = (lead: number): number => lead * (SMALL_LEAD + GREAT_LEAD * Math.abs(lead))

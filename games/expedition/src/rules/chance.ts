import {
  drew,
  fairState,
  fairStreamName,
  hashWords,
  isFairSeed,
  isFairState,
  nextFairWord,
  nextWord,
} from '@orrery/kernel'
import type { Core } from '../types.ts'

/*
 * Dice and draws come from a generator whose state lies in the game's state (the kernel's, fair or fast): the same
 * state and the same command give the same die (TE-1.7), and a clone rolls what the original would have rolled.
 */

export const chanceFrom = (seed: string): number[] =>
  isFairSeed(seed) ? fairState(seed) : Array.from(hashWords(seed), (word) => word | 0)

const TWO_32 = 0x1_0000_0000

/** A whole number from 0 to n - 1, every one as likely; `| 0` says to the engine that it is one. */
export function below(s: Core, n: number): number {
  const limit = TWO_32 - (TWO_32 % n)
  const next = isFairState(s.chance) ? nextFairWord : nextWord
  let x = next(s.chance)
  while (x >= limit) x = next(s.chance)
  const value = (x % n) | 0
  if (next === nextFairWord) drew(fairStreamName(s.chance), n, value)
  return value
}

/** One d10; whatever it shows is now known. */
export function rollDie(s: Core): number {
  s.reveals++
  return below(s, 10) + 1
}

import { hashWords, nextWord } from '@orrery/kernel'
import type { Core } from '../types.ts'

/*
 * Dice and draws come from a generator whose state lies in the game's state (xoshiro128**, the kernel's): the same
 * state and the same command give the same die (TE-1.7), and a clone rolls what the original would have rolled.
 */

export const chanceFrom = (seed: string): number[] => Array.from(hashWords(seed), (word) => word | 0)

const TWO_32 = 0x1_0000_0000

/** A whole number from 0 to n - 1, every one as likely; `| 0` says to the engine that it is one. */
export function below(s: Core, n: number): number {
  const limit = TWO_32 - (TWO_32 % n)
  let x = nextWord(s.chance)
  while (x >= limit) x = nextWord(s.chance)
  return (x % n) | 0
}

/** One d10; whatever it shows is now known. */
export function rollDie(s: Core): number {
  s.reveals++
  return below(s, 10) + 1
}

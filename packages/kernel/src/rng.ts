import { hashWords, type Words128 } from './hash.ts'

/**
 * The random numbers of a game: xoshiro128** (Blackman and Vigna), 128 bits of state. The initial state is the 128-bit
 * hash of the seed text (hash.ts), first word first; all zeros, the one state the generator cannot leave, is replaced
 * by the words 1, 2, 3, 4. Records depend on every number, so nothing here changes without a new rules version. Seeds
 * are drawn by the caller (the server, the command line): this file is pure.
 */
export interface Rng {
  /** The next 32 random bits. */
  next(): number
  /** A whole number from 0 to n - 1, all equally likely. */
  below(n: number): number
  /** Shuffles in place and returns the same array. */
  shuffle<T>(a: T[]): T[]
}

const TWO_32 = 0x1_0000_0000
const INSTEAD_OF_ZERO: Words128 = [1, 2, 3, 4]

const rotl = (x: number, r: number): number => (x << r) | (x >>> (32 - r))

/** The bare generator from a given state, as in its authors' known-answer tests. */
export function xoshiro128(state: Readonly<Words128>): () => number {
  let [a, b, c, d] = state
  return () => {
    const result = Math.imul(rotl(Math.imul(b, 5), 7), 9) >>> 0
    const t = b << 9
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= t
    d = rotl(d, 11)
    return result
  }
}

/** The same generator on a state that the caller keeps, for example in a game's own state. */
export function nextWord(words: number[]): number {
  const b = words[1] as number
  const result = Math.imul(rotl(Math.imul(b, 5), 7), 9) >>> 0
  const c = (words[2] as number) ^ (words[0] as number)
  const d = (words[3] as number) ^ b
  words[1] = b ^ c
  words[0] = (words[0] as number) ^ d
  words[2] = c ^ (b << 9)
  words[3] = rotl(d, 11)
  return result
}

export function rngFrom(seed: string): Rng {
  const words = hashWords(seed)
  return rngOf(xoshiro128((words[0] | words[1] | words[2] | words[3]) === 0 ? INSTEAD_OF_ZERO : words))
}

/** Whole numbers and shuffles from a source of 32-bit words. */
export function rngOf(next: () => number, instead?: (n: number) => number): Rng {
  /**
   * Values above the last whole multiple of n are drawn again: a plain remainder would favour small numbers. Dividing
   * and multiplying is exact and several times faster than `%` with numbers this large. `>>> 0` because V8 treats the
   * remainder of large numbers as a double otherwise, and with it every list it is stored in.
   */
  const drawBelow = (n: number): number => {
    for (;;) {
      const x = next()
      const multiple = Math.floor(x / n) * n
      if (!(multiple + n > TWO_32)) return (x - multiple) >>> 0
    }
  }

  const below = instead ?? drawBelow

  /** Fisher-Yates from the end: one draw for each place but the first. */
  const shuffle = <T>(a: T[]): T[] => {
    for (let i = a.length - 1; i > 0; i--) {
      const j = below(i + 1)
      const held = a[i] as T
      a[i] = a[j] as T
      a[j] = held
    }
    return a
  }

  return { next, below, shuffle }
}

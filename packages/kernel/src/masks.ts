/*
 * Sets of up to 32 small numbers as bits of one number. Only this file, and those that pack ids, shift and mask by
 * hand.
 */

/** The set of one number. */
export const bit = (i: number): number => 1 << i

export const hasBit = (mask: number, i: number): boolean => (mask & (1 << i)) !== 0

/** The set of the numbers below `n`. */
export const firstBits = (n: number): number => (1 << n) - 1

export function bitCount(mask: number): number {
  let n = 0
  for (let m = mask; m !== 0; m &= m - 1) n++
  return n
}

export function lowestBit(mask: number): number {
  return 31 - Math.clz32(mask & -mask)
}

const pairs = (word: number): number => word - ((word >> 1) & 0x55555555)
const fours = (n: number): number => (n & 0x33333333) + ((n >> 2) & 0x33333333)

/** The bits set in three words together, summed in parallel: for large sets that are counted often. */
export function bitCountOfThree(x: number, y: number, z: number): number {
  const n = fours(pairs(x)) + fours(pairs(y)) + fours(pairs(z))
  return Math.imul((n & 0x0f0f0f0f) + ((n >> 4) & 0x0f0f0f0f), 0x01010101) >> 24
}

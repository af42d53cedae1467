import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bit, bitCount, bitCountOfThree, firstBits, hasBit, lowestBit, nextWord, xoshiro128 } from '../src/index.ts'

const words = fc.integer({ min: -0x8000_0000, max: 0x7fff_ffff })
const places = fc.integer({ min: 0, max: 31 })

test('a set has exactly the numbers whose bits were put in', () => {
  fc.assert(
    fc.property(fc.uniqueArray(places), (numbers) => {
      const mask = numbers.reduce((all, i) => all | bit(i), 0)
      expect(Array.from({ length: 32 }, (_, i) => i).filter((i) => hasBit(mask, i))).toEqual(
        numbers.toSorted((a, b) => a - b),
      )
      expect(bitCount(mask)).toBe(numbers.length)
      if (numbers.length > 0) expect(lowestBit(mask)).toBe(Math.min(...numbers))
    }),
  )
})

test('the first bits are those below', () => {
  expect([0, 1, 4, 16].map(firstBits)).toEqual([0, 1, 15, 65_535])
})

test('three words counted together have the sum of their bits', () => {
  fc.assert(
    fc.property(words, words, words, (x, y, z) => {
      expect(bitCountOfThree(x, y, z)).toBe(bitCount(x) + bitCount(y) + bitCount(z))
    }),
  )
})

test('the generator on a kept state gives the same words as the bare one', () => {
  fc.assert(
    fc.property(fc.tuple(words, words, words, words), (state) => {
      const bare = xoshiro128(state)
      const kept = [...state]
      for (let i = 0; i < 20; i++) expect(nextWord(kept)).toBe(bare())
    }),
  )
})

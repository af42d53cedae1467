import { add, at, bitCount, lowestBit, of } from '../src/index.ts'
import { expect, test } from 'vitest'

test('reading and adding by index', () => {
  const numbers = [5, 6]
  add(numbers, 1, -4)
  expect([at(numbers, 0), at(numbers, 1), of(['a', 'b'], 1)]).toEqual([5, 2, 'b'])
})

test('bits of a mask are counted and the lowest is found, up to bit 31', () => {
  expect([0, 1, 0b1011, -1].map(bitCount)).toEqual([0, 1, 3, 32])
  expect([1, 0b1000, 0b1100, 1 << 31].map(lowestBit)).toEqual([0, 3, 2, 31])
})

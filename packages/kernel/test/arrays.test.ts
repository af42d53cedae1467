import { setFlagsFromString } from 'node:v8'
import { runInThisContext } from 'node:vm'
import { add, at, bitCount, indexesWhere, itemAt, joined, lastOf, listOf, lowestBit, realAt } from '../src/index.ts'
import { expect, test } from 'vitest'

test('reading and adding by index', () => {
  const numbers = [5, 6]
  add(numbers, 1, -4)
  expect([at(numbers, 0), at(numbers, 1), itemAt(['a', 'b'], 1)]).toEqual([5, 2, 'b'])
})

test('taking nothing away leaves no minus zero', () => {
  const numbers = [0]
  add(numbers, 0, -0)
  expect(Object.is(numbers[0], 0)).toBe(true)
  const minus = [-0]
  add(minus, 0, -0)
  expect(Object.is(minus[0], 0)).toBe(true)
})

test('fractions are read by a function of their own, and entries that fit are found', () => {
  expect(realAt([0.5, 1.5], 1)).toBe(1.5)
  expect(indexesWhere(['a', 'b', 'a'], (letter, i) => letter === 'a' && i > 0)).toEqual([2])
})

test('a list is made entry by entry, and an empty one has no last entry', () => {
  expect(listOf(3, (i) => i * i)).toEqual([0, 1, 4])
  expect([lastOf([7, 8]), lastOf([])]).toEqual([8, undefined])
})

test('bits of a mask are counted and the lowest is found, up to bit 31', () => {
  expect([0, 1, 0b1011, -1].map(bitCount)).toEqual([0, 1, 3, 32])
  expect([1, 0b1000, 0b1100, 1 << 31].map(lowestBit)).toEqual([0, 3, 2, 31])
})

test('joined numbers stay small whole numbers for the engine of JavaScript, whatever else was joined before', () => {
  setFlagsFromString('--allow-natives-syntax')
  const isPlain = runInThisContext('(list) => %HasSmiElements(list) && !%HasHoleyElements(list)') as (
    list: readonly number[],
  ) => boolean
  for (let k = 0; k < 1000; k++) joined([1, 2], (n) => [{ n }])
  expect(isPlain(joined([1, 2], (n) => [n, n]))).toBe(true)
  expect(joined([1, 2], (n) => [n, n])).toEqual([1, 1, 2, 2])
})

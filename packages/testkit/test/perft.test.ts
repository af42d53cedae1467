import { expect, test } from 'vitest'
import { divide, perft } from '../src/index.ts'
import { embers } from './embers.ts'

const table = (seats: number) => {
  const s = embers.setup({}, seats, 'perft')
  if (!s.ok) throw new Error('no table')
  return s.value
}

test('counts no move as one path, and each answer of each seat that is asked', () => {
  expect(perft(embers, table(2), 0)).toBe(1)
  expect(perft(embers, table(2), 1)).toBe(6)
  expect(perft(embers, table(3), 1)).toBe(9)
})

test('counts every order of answers that are asked at once', () => {
  expect(perft(embers, table(2), 2)).toBe(2 * 3 * 3)
})

test('splits by the first move', () => {
  const parts = divide(embers, table(2), 3)
  expect(Object.keys(parts)).toHaveLength(6)
  expect(Object.values(parts).reduce((sum, n) => sum + n, 0)).toBe(perft(embers, table(2), 3))
})

test('leaves the state as it was', () => {
  const s = table(2)
  perft(embers, s, 3)
  expect(s).toEqual(table(2))
})

import { describe, expect, test } from 'vitest'
import { place, type Scale, spread, ticks, valueAt } from '../src/scale.ts'

const upTo = (to: number): Scale => ({ from: 0, to, start: 0, end: 100 })

describe('the scale of a chart', () => {
  test('places values evenly, and finds the value of a place', () => {
    const down: Scale = { from: 0, to: 40, start: 180, end: 20 }
    expect([0, 10, 40].map((value) => place(down, value))).toEqual([180, 140, 20])
    expect(valueAt(down, 140)).toBe(10)
  })

  test('a scale of one value only puts it at the start', () => {
    expect(place(upTo(0), 0)).toBe(0)
  })

  test.each([
    [5, 0.1, [0, 1, 2, 3, 4, 5]],
    [7, 0.1, [0, 2, 4, 6]],
    [115, 0.1, [0, 50, 100]],
    [50, 0.1, [0, 10, 20, 30, 40, 50]],
    [2, 1, [0, 1, 2]],
    [2, 0.1, [0, 0.5, 1, 1.5, 2]],
  ])('round ticks up to %d in at most five steps', (to, least, expected) => {
    expect(ticks(upTo(to), 5, least)).toEqual(expected)
  })

  test('no ticks below the scale', () => {
    expect(ticks({ ...upTo(100), from: 35 }, 5)).toEqual([40, 60, 80, 100])
  })
})

describe('labels beside a chart', () => {
  const at = (...places: readonly number[]): { at: number; size: number }[] => places.map((p) => ({ at: p, size: 10 }))

  test('stand where they belong, beside each other where they would cover each other, and before the end', () => {
    expect(spread(at(0, 50, 100))).toEqual([0, 50, 100])
    expect(spread(at(20, 22, 90))).toEqual([20, 30, 90])
    expect(spread(at(20, 96, 99), 100)).toEqual([20, 90, 100])
    expect(spread([])).toEqual([])
  })
})

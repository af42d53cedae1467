import { describe, expect, it } from 'vitest'
import { mean, median, quantile, share } from '../src/statistics.ts'

describe('statistics', () => {
  it('the mean of nothing is 0', () => {
    expect(mean([])).toBe(0)
    expect(mean([1, 2, 6])).toBe(3)
  })

  it('the median is the middle one, or between the two in the middle', () => {
    expect(median([5, 1, 3])).toBe(3)
    expect(median([4, 1, 3, 2])).toBe(2.5)
  })

  it('a quartile lies between its neighbours in proportion', () => {
    expect([0, 0.25, 0.5, 0.75, 1].map((part) => quantile([40, 10, 20, 30], part))).toEqual([10, 17.5, 25, 32.5, 40])
    expect(quantile([7], 0.25)).toBe(7)
  })

  it("gives Wilson's interval as it stands in the tables", () => {
    expect(share(81, 263)).toEqual({ wins: 81, rate: 0.308, low: 0.2553, high: 0.3662 })
    expect(share(15, 148)).toEqual({ wins: 15, rate: 0.1014, low: 0.0624, high: 0.1605 })
  })

  it('stays within 0 and 1, also where nobody or everybody wins', () => {
    expect(share(0, 20)).toEqual({ wins: 0, rate: 0, low: 0, high: 0.1611 })
    expect(share(20, 20)).toEqual({ wins: 20, rate: 1, low: 0.8389, high: 1 })
    expect(share(0, 0)).toEqual({ wins: 0, rate: 0, low: 0, high: 1 })
  })

  it('counts a shared victory by its fraction', () => {
    expect(share(0.5, 2).rate).toBe(0.25)
  })
})

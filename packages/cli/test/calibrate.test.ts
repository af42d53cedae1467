import { describe, expect, it } from 'vitest'
import { deciles } from '../src/calibrate/deciles.ts'
import { hear } from './world.ts'

interface Report {
  readonly forecasts: number
  readonly deciles: readonly { readonly forecasts: number; readonly predicted: number; readonly actual: number }[]
}

describe('calibrate', () => {
  it('sorts what the coach said by chance, and tells who won', async () => {
    const line = 'calibrate --seed s --seats 2 --games 40 --bots random --iterations 60 --json'
    const { code, out } = await hear(line.split(' '))
    expect(code).toBe(0)
    const { forecasts, deciles: drawers } = JSON.parse(out) as Report
    expect(drawers).toHaveLength(10)
    expect(drawers.reduce((sum, one) => sum + one.forecasts, 0)).toBe(forecasts)
    const said = drawers.reduce((sum, one) => sum + one.forecasts * one.predicted, 0)
    const won = drawers.reduce((sum, one) => sum + one.forecasts * one.actual, 0)
    expect(said).toBeCloseTo(forecasts / 2, 0)
    expect(won).toBeCloseTo(forecasts / 2, 0)
  })

  it('tells a person in a table', async () => {
    const { out } = await hear('calibrate --seed s --games 4 --bots random --iterations 10'.split(' '))
    expect(out).toMatch(/^Pebbles, 2 seats, 4 games, seed s\n\nchance +forecasts +of games +predicted +won\n0 to 10 %/)
  })
})

describe('the deciles', () => {
  it('hold a chance of one in the last, and count games once', () => {
    const [first, , , , , , , , , last] = deciles([
      { game: 0, chance: 0.05, won: 0 },
      { game: 0, chance: 0.09, won: 0 },
      { game: 1, chance: 0.01, won: 1 },
      { game: 1, chance: 1, won: 1 },
    ])
    expect(first).toEqual({ from: 0, to: 0.1, forecasts: 3, games: 2, predicted: 0.05, actual: 0.3333 })
    expect(last).toMatchObject({ forecasts: 1, predicted: 1, actual: 1 })
  })
})

import { describe, expect, it } from 'vitest'
import { pebbles } from './pebbles.ts'
import { hear } from './world.ts'

interface Report {
  readonly limit: { readonly movesPerSecond: number }
  readonly mcts: { readonly [name: string]: { readonly [key: string]: number } }
  readonly games: { readonly [name: string]: { readonly [key: string]: number } }
}

describe('bench', () => {
  it("measures every game and number of seats against the machine's limit in one run", async () => {
    const { code, out } = await hear(['bench', '--json', '--seconds', '0.02'])
    expect(code).toBe(0)
    const { limit, games, mcts } = JSON.parse(out) as Report
    expect(limit.movesPerSecond).toBeGreaterThan(1000)
    expect(Object.keys(games)).toEqual(['pebbles-2', 'pebbles-3'])
    expect(Object.keys(mcts)).toEqual(['pebbles-3'])
    for (const key of ['opening', 'midGame', 'judged']) expect(mcts['pebbles-3']?.[key], key).toBeGreaterThan(0)
    for (const sample of Object.values(games)) {
      for (const key of ['decisionsPerSecond', 'gamesPerSecond', 'meanDecisions', 'ratioToLimit', 'cloneNs', 'movesNs'])
        expect(sample[key], key).toBeGreaterThan(0)
    }
  })

  it('measures the further tables and the single questions that an entry names', async () => {
    const entry = {
      ...pebbles,
      tables: [{ name: 'again', seats: 2, options: {} }],
      costs: { looking: { ask: (s: unknown): unknown => pebbles.game.clone(s) } },
    }
    const { out } = await hear(['bench', '--json', '--seconds', '0.02'], { games: [entry] })
    const { games } = JSON.parse(out) as { games: { [name: string]: { costs?: { looking: number } } } }
    expect(Object.keys(games)).toEqual(['pebbles-2', 'pebbles-3', 'pebbles-again'])
    for (const sample of Object.values(games)) expect(sample.costs?.looking).toBeGreaterThan(0)
    const text = await hear(['bench', '--seconds', '0.02'], { games: [entry] })
    expect(text.out).toMatch(/\npebbles-again: looking \d+ ns\n/)
  })
})

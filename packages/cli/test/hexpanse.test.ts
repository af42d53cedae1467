import { describe, expect, it } from 'vitest'
import type { Summary } from '../src/simulate/summary.ts'
import { fileWith, spawned } from './world.ts'

/* The second game through the same entry points: nothing here is made for it. */

const lastLine = (out: string): unknown => JSON.parse(out.trimEnd().split('\n').at(-1) ?? '')

describe('hexpanse at the command line', () => {
  it('is simulated with its options, and no fault is found', () => {
    const flags = ['--set', 'mode=admiral', '--set', 'teams', '--seats', '4', '--games', '1', '--check', '--light']
    const { code, out } = spawned(['simulate', '--game', 'hexpanse', ...flags, '--seed', 't', '--json'])
    const { games, errors, stuck } = lastLine(out) as Summary
    expect({ code, games, errors, stuck }).toEqual({ code: 0, games: 1, errors: 0, stuck: 0 })
  })

  it('is played from a script, and tells why a move is not open', () => {
    const answers = ['faction TE', 'minor M02', 'hex 0,0', 'why attack', 'missions', 'place normal', 'hex 2,0', 'quit']
    const flags = ['--bots', 'random', '--set', 'first=A', '--seed', 'rainy', '--script', fileWith(answers.join('\n'))]
    const { code, out } = spawned(['play', '--game', 'hexpanse', ...flags])
    expect(code).toBe(0)
    expect(out).toContain('None of your pieces that can attack has a target next to it (HX-7.3)')
    expect(out).toContain('9 units short')
    expect(out).toContain('Terran gains 1 hexilum for a hexilum hex.')
  })

  it('is measured at every number of seats and at the tables of its entry', () => {
    const { out } = spawned(['bench', '--game', 'hexpanse', '--json', '--seconds', '0.02'])
    const { games } = lastLine(out) as { games: { [name: string]: { costs: { pattern: number } } } }
    const names = ['2', '3', '4', '2-admiral', '4-teams'].map((name) => `hexpanse-${name}`)
    expect(Object.keys(games)).toEqual(names)
    for (const { costs } of Object.values(games)) expect(costs.pattern).toBeGreaterThan(0)
  })
})

import { describe, expect, test } from 'vitest'
import { game } from '../src/index.ts'
import type { OrbitalId } from '../src/types.ts'
import { fresh, type Spec, type Table } from './table.ts'

const ON: Spec = { modules: ['gamma'], seating: ['UN', 'MCR', 'OPA', 'PG'], first: 'OPA' }
const start = (): Table => fresh(4, ON)
const HOMES: readonly (readonly [OrbitalId, 'UN' | 'battleship' | 'OPA' | 'PG'])[] = [
  ['earth', 'UN'],
  ['mars', 'battleship'],
  ['tycho', 'OPA'],
  ['thoth', 'PG'],
]

/** One round: whoever is asked answers with the line given. */
const round = (t: Table, ...lines: readonly string[]): Table => t.do(...lines)

describe('Variable Setup', () => {
  test('DC-G.1 two fleets in each home Orbital, the Battleships for the MCR, and nothing else', () => {
    const t = start()
    for (const [orbital, fleet] of HOMES) expect(t.fleets(orbital, fleet)).toBe(2)
    const rocinante = 1
    expect(t.state.fleets.reduce((a, b) => a + b, 0)).toBe(8 + rocinante)
    expect(t.state.cubes.every((n) => n === 0)).toBe(true)
    expect([t.reserve('UN'), t.reserve('MCR'), t.reserve('OPA'), t.reserve('PG')]).toEqual([3, 3, 3, 3])
    expect(t.initiative()).toEqual(['MCR', 'UN', 'PG', 'OPA'])
  })

  test('DC-G.2 the track lies open before the first piece is placed', () => {
    const t = start()
    expect(t.step()).toBe('deploy')
    expect(t.track().every((card) => card !== '')).toBe(true)
  })

  test('DC-G.3 one piece each in turn from the first player, six rounds, then the first turn', () => {
    const t = start()
    const asked: (string | undefined)[] = []
    t.playUntil((now) => {
      if (now.step() === 'deploy') asked.push(now.asked())
      return now.step() !== 'deploy'
    }, 'rounds')
    expect(asked).toEqual(Array.from({ length: 6 }, () => ['OPA', 'PG', 'UN', 'MCR']).flat())
    expect([t.step(), t.asked()]).toEqual(['turn', 'OPA'])
    for (const p of ['UN', 'MCR', 'OPA', 'PG'] as const) {
      expect(t.reserve(p)).toBe(0)
      expect((p === 'UN' ? 15 : 18) - t.supply(p)).toBe(3)
    }
  })

  test('DC-G.3 three of each kind: a fourth fleet or a fourth influence is refused', () => {
    const t = start()
    round(t, 'orbital earth', 'base ceres', 'base ceres', 'base ceres')
    round(t, 'orbital mars', 'base eros', 'base eros', 'base eros')
    round(t, 'orbital ceres', 'base titan', 'base titan', 'base titan')
    expect([t.asked(), t.rules('orbital saturn'), t.rules('base titan')]).toEqual(['OPA', ['DC-G.3'], []])
    t.do('base titan')
    expect([t.asked(), t.rules('base rhea'), t.rules('orbital saturn')]).toEqual(['PG', ['DC-G.3'], []])
  })

  test('DC-G.4 no fleet where one has a fleet, home included, and no influence where one has influence', () => {
    const t = start()
    expect(t.rules('orbital tycho')).toEqual(['DC-G.4'])
    round(t, 'orbital ceres', 'base thoth', 'base africa', 'base europa')
    expect(t.rules('orbital ceres')).toEqual(['DC-G.4'])
    round(t, 'base ceres')
    expect(t.rules('base thoth')).toEqual(['DC-G.4'])
  })

  test('DC-G.5 like is compared with like, and other players never matter', () => {
    const t = start()
    round(t, 'orbital jupiter', 'orbital jupiter', 'orbital jupiter', 'orbital jupiter')
    round(t, 'base europa', 'base europa', 'base europa', 'base europa')
    round(t, 'base ganymede')
    expect([t.cubes('europa', 'OPA'), t.cubes('ganymede', 'OPA'), t.fleets('jupiter', 'OPA')]).toEqual([1, 1, 1])
  })

  test('DC-G.6 any Base in play without a fleet, any Orbital', () => {
    expect(start().offer('base')).toHaveLength(16)
    expect(start().offer('orbital')).toHaveLength(8)
    const two = fresh(2, { modules: ['gamma'], first: 'UN' })
    expect(two.offer('base')).toHaveLength(12)
    expect(two.rules('base luna')).toEqual(['DC-G.6'])
    expect(two.offer('orbital vesta')).toEqual(['orbital vesta'])
  })

  test('DC-G.7 the Rocinante stands at home beside the six pieces; Scrap Ships and Diplomats stay out', () => {
    const t = start()
    expect(t.fleets('mars', 'rocinante')).toBe(1)
    t.playUntil((now) => now.step() !== 'deploy', 'pieces')
    expect([t.fleets('mars', 'rocinante'), t.reserve('scrap'), t.supply('diplomat')]).toEqual([1, 2, 3])
  })

  test('DC-G.8 works for two, three and four players', () => {
    for (const players of [2, 3, 4]) {
      const t = fresh(players, { modules: ['gamma'] })
      t.playUntil((now) => now.step() !== 'deploy', 'all')
      expect(t.step()).toBe('turn')
      expect(t.state.cubes.reduce((a, b) => a + b, 0)).toBe(3 * players)
      expect(t.state.fleets.reduce((a, b) => a + b, 0)).toBe(5 * players + 1)
    }
  })

  test('off, it leaves no trace; an unknown module is refused by name', () => {
    const plain = game.position.write(fresh(4, {}, 'x').state)
    expect(JSON.stringify(plain)).not.toContain('modules')
    expect(game.setup({ modules: ['omega'] }, 4, 'x')).toMatchObject({ ok: false, error: { at: 'modules "omega"' } })
    expect(game.fullOptions({ modules: ['gamma'] }, 2)).toEqual({ sets: ['base'], modules: ['gamma'] })
    expect(game.fullOptions({ modules: ['all'] }, 2)).toMatchObject({
      modules: expect.arrayContaining(['gamma']) as unknown,
    })
  })
})

import type { Json } from '@orrery/kernel'
import { describe, expect, test } from 'vitest'
import { game } from '../src/index.ts'
import { FACTIONS } from '../src/types.ts'
import { fresh, spending, type Table, table } from './table.ts'

/* By the book where nothing is said; house rules are options that say what the sources say. */

const all = (t: Table): number[] =>
  FACTIONS.map(
    (p) =>
      t.supply(p) +
      t.state.cubes
        .slice(FACTIONS.indexOf(p) * 16)
        .slice(0, 16)
        .reduce((a, b) => a + b),
  )

describe('house rules', () => {
  test('EX-1.6 15 and 18 cubes; by the option 14 and 17, and always three Diplomats', () => {
    expect([all(fresh(4)), fresh(4).supply('diplomat')]).toEqual([[15, 18, 18, 18], 3])
    const fewer = fresh(4, { fewerCubes: true })
    expect([all(fewer), fewer.supply('diplomat'), game.faults(fewer.state)]).toEqual([[14, 17, 17, 17], 3, []])
    expect(all(fresh(2, { fewerCubes: true }))).toEqual([14, 17, 0, 0])
  })

  test('EX-1.6 EX-8.8 by the option the supply is empty one cube earlier', () => {
    const full = { players: 4, bases: { ceres: { MCR: 17 } }, fleets: { eros: { MCR: 1 } }, ...spending('MCR', 2) }
    expect(
      table({ ...full, fewerCubes: true })
        .do('influence eros')
        .cubes('ceres', 'MCR'),
    ).toBe(16)
    expect(table(full).do('influence eros').cubes('ceres', 'MCR')).toBe(17)
    expect(() => table({ ...full, bases: { ceres: { MCR: 18 } }, fewerCubes: true })).toThrow(/at most 17/)
  })

  test('EX-9.12 a table that says nothing plays by the book; what it says stands in records, positions and views', () => {
    expect(game.fullOptions({}, 4)).toEqual({ sets: ['base'] })
    expect(game.fullOptions({ diplomatPrice: true, fewerCubes: false }, 4)).toEqual({
      sets: ['base'],
      diplomatPrice: true,
    })
    const { state } = fresh(4, { diplomatPrice: true, modules: ['beta', 'delta'] })
    const written = game.position.write(state)
    expect(written).toMatchObject({ diplomatPrice: true })
    const seen = game.openView(JSON.parse(JSON.stringify(game.view(state, 0))) as Json)
    expect([seen.ruleset.house, seen.ruleset.modules, seen.ruleset.specialPrice]).toEqual([
      ['diplomatPrice'],
      ['beta', 'delta'],
      3,
    ])
    expect(game.setup({ diplomatPrice: 3 }, 4, 'x')).toEqual({
      ok: false,
      error: { at: 'options.diplomatPrice', expected: 'true or false' },
    })
  })

  test('every one stands in the group of house rules, with what the sources say; those of old games are not offered', () => {
    const house = game.options.filter(({ group }) => group === 'House rules')
    expect(house.map(({ name, kind, retired }) => [name, kind, retired === true])).toEqual([
      ['diplomatPrice', 'flag', false],
      ['fewerCubes', 'flag', false],
      ['yaoCap', 'flag', true],
      ['mercantileFirst', 'flag', true],
      ['rules3', 'flag', true],
    ])
    for (const { source = '' } of house) expect(source).toMatch(/^[A-Z].+\.$/)
  })
})

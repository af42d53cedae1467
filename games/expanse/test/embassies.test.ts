import { describe, expect, test } from 'vitest'
import type { FactionId } from '../src/types.ts'
import { performing, spending, table } from './table.ts'
import type { Spec, Table } from './table.ts'

/* Embassies (un-2): effects of other players never touch a Diplomat (V-6). */

const SAFE: Spec = { players: 4, techs: { UN: ['un-1', 'un-2'] } }
const ceres = (t: Table): number[] => [t.cubes('ceres', 'UN'), t.cubes('ceres', 'diplomat')]

describe('Events of other players', () => {
  const events: [string, FactionId, string][] = [
    ['V-6 removed: Riot Gear', 'PG', 'A20'],
    ['V-6 moved: Havelock', 'PG', 'A45'],
    ['V-6 swapped: Covert Op', 'MCR', 'A06'],
    ['V-6 replaced: Anderson Dawes', 'OPA', 'A37'],
  ]

  test.each(events)('%s: where the UN has only Diplomats there is no target against it', (_, p, card) => {
    const bases = { ceres: { diplomat: 2, OPA: 1, MCR: 1, PG: 1 }, tycho: { MCR: 1, OPA: 1, PG: 1, UN: 1 } }
    const t = table({ ...SAFE, ...performing(p, card), bases })
    expect(t.offer()).not.toContain('cube UN ceres')
    expect(t.rules('cube UN ceres')).toEqual(['V-6'])
    const open = table({ ...SAFE, techs: {}, ...performing(p, card), bases })
    expect(open.rules('cube UN ceres')).toEqual([])
  })

  test.each(events)('%s: where it has both kinds the normal cube is hit and nobody is asked', (_, p, card) => {
    const bases = { ceres: { diplomat: 1, UN: 1, OPA: 1, MCR: 1, PG: 1 }, tycho: { MCR: 1, OPA: 1, PG: 1 } }
    const t = table({ ...SAFE, ...performing(p, card), bases }).do('cube UN ceres')
    expect(t.asked()).toBe(p)
    const last = { A20: 'stop', A45: 'base eros', A06: 'cube MCR tycho', A37: 'base eros' }[card] ?? ''
    expect(ceres(t.do(last))).toEqual([0, 1])
  })

  test('V-6 a swap finds no partner where only Diplomats stand', () => {
    const bases = { ceres: { diplomat: 1 }, tycho: { MCR: 1 } }
    const t = table({ ...SAFE, ...performing('PG', 'A06'), bases })
    expect([t.step(), ...ceres(t), t.cubes('tycho', 'MCR')]).toEqual(['turn', 0, 1, 1])
    const three = table({ ...SAFE, ...performing('PG', 'A06'), bases: { ...bases, eros: { OPA: 1 } } })
    three.do('cube MCR tycho')
    expect([...ceres(three), three.cubes('tycho', 'OPA'), three.cubes('eros', 'MCR')]).toEqual([0, 1, 1, 1])
  })

  test.each<[string, string, readonly string[], readonly number[]]>([
    ['V-6 The Hybrid, 2 AP turned up', 'A16', ['cube UN ceres', 'cube MCR ceres'], [1, 1, 2]],
    ['V-6 The Hybrid, 4 AP turned up: Diplomats are left out of the count', 'A12', [], [0, 0, 2]],
    ['V-6 The Hybrid, a Score card turned up: all but the Diplomats', 'score', [], [0, 0, 2]],
  ])('%s', (_, top, choices, after) => {
    const bases = { ceres: { UN: 2, diplomat: 2, MCR: 2 }, eros: { OPA: 1 } }
    const start = {
      ...SAFE,
      ...performing('MCR', 'A21'),
      bases,
      track: ['A08', 'A09', 'A10', 'A11', 'A14'],
      deck: [top],
    }
    const t = table(start).do('base ceres')
    expect(t.offer('cube')).toEqual(choices)
    t.do(...choices)
    expect([t.cubes('ceres', 'UN'), t.cubes('ceres', 'MCR'), t.cubes('ceres', 'diplomat')]).toEqual(after)
    expect(t.step()).toBe('turn')
  })

  test('V-6 The Hybrid of another player cannot be aimed at a Base with Diplomats only, that of the UN can', () => {
    const bases = { ceres: { diplomat: 2 }, eros: { OPA: 1 }, titan: { MCR: 1 } }
    const mcr = table({ ...SAFE, ...performing('MCR', 'A21'), bases })
    expect([mcr.offer(), mcr.rules('base ceres')]).toEqual([['base eros', 'base titan'], ['V-7']])
    const un = table({ ...SAFE, ...performing('UN', 'A21'), bases })
    expect(un.offer()).toEqual(['base ceres', 'base eros', 'base titan'])
  })
})

describe('Abilities of other players', () => {
  test('V-6 V-8 Rebellion, Infiltration: only normal cubes are targets', () => {
    const start = { ...SAFE, techs: { UN: ['un-1', 'un-2'], OPA: ['opa-3'] }, fleets: { ceres: { PG: 1 } } }
    const only = { ceres: { diplomat: 1, OPA: 1, MCR: 1 } }
    const opa = table({ ...start, ...spending('OPA', 2), bases: only }).do('use opa-3')
    expect([opa.offer(), opa.rules('cube UN ceres')]).toEqual([['cube MCR ceres', 'cube OPA ceres'], ['V-6']])
    const pg = table({ ...start, ...spending('PG', 2), bases: { ceres: { diplomat: 1 } } })
    expect([pg.offer('use'), pg.rules('use pg-mat')]).toEqual([[], ['EX-8.15']])
    const both = table({ ...start, ...spending('PG', 2), bases: { ceres: { diplomat: 1, UN: 1 } } }).do('use pg-mat')
    expect([...ceres(both), both.cubes('ceres', 'PG'), both.asked()]).toEqual([0, 1, 1, 'PG'])
  })

  test('V-6 the Protomolecule leaves the Diplomats, and has no target where it would take nothing', () => {
    const start = { ...SAFE, ...spending('PG', 2), techs: { UN: ['un-1', 'un-2'], PG: ['pg-3'] } }
    const t = table({ ...start, bases: { ceres: { diplomat: 2, UN: 3, PG: 4, OPA: 1 } } }).do('use pg-3')
    expect([...ceres(t), t.cubes('ceres', 'PG'), t.cubes('ceres', 'OPA')]).toEqual([0, 2, 1, 0])
    const nothing = table({ ...start, bases: { ceres: { diplomat: 2, PG: 1 } } })
    expect(nothing.rules('use pg-3')).toEqual(['EX-8.15'])
    const without = table({ ...start, techs: { PG: ['pg-3'] }, bases: { ceres: { diplomat: 2, PG: 1 } } }).do(
      'use pg-3',
    )
    expect([...ceres(without), without.supply('diplomat')]).toEqual([0, 0, 3])
  })
})

describe('The UN made to choose by others', () => {
  test('V-6 it may offer a Diplomat but need not: Captain Shaddid', () => {
    const bases = { ceres: { diplomat: 1 }, eros: { UN: 1 } }
    const t = table({ ...SAFE, ...performing('OPA', 'A50'), bases })
    expect([t.asked(), t.offer()]).toEqual(['UN', ['cube diplomat ceres', 'cube UN eros']])
    expect(
      table({ ...SAFE, ...performing('OPA', 'A50'), bases })
        .do('cube UN eros')
        .cubes('ceres', 'diplomat'),
    ).toBe(1)
    expect(t.do('cube diplomat ceres').cubes('eros', 'UN')).toBe(1)
  })

  test('V-6 with Diplomats only the effect does nothing to it: Captain Shaddid', () => {
    const bases = { ceres: { diplomat: 2 }, eurasia: { UN: 2 }, eros: { MCR: 1 } }
    const t = table({ ...SAFE, ...performing('OPA', 'A50'), bases })
    expect([t.step(), ...ceres(t), t.cubes('eros', 'MCR'), t.cubes('eurasia', 'UN')]).toEqual(['turn', 0, 2, 0, 2])
    const without = table({ ...SAFE, techs: {}, ...performing('OPA', 'A50'), bases })
    expect(ceres(without)).toEqual([0, 1])
  })

  test('V-6 Base by Base: Sadavir Errinwright of another player', () => {
    const bases = { ceres: { diplomat: 1, UN: 1 }, eros: { diplomat: 2 }, titan: { UN: 3 } }
    const t = table({ ...SAFE, ...performing('PG', 'A15'), bases })
    expect([t.asked(), t.offer()]).toEqual(['UN', ['cube UN ceres', 'cube diplomat ceres', 'cube UN titan']])
    expect(t.rules('cube diplomat eros')).toEqual(['V-6'])
    t.do('cube UN ceres')
    expect([...ceres(t), t.cubes('eros', 'diplomat'), t.cubes('titan', 'UN')]).toEqual([0, 1, 2, 2])
  })
})

describe('The UN itself', () => {
  test('V-6 keeps its right to remove, move and swap its Diplomats', () => {
    const removed = table({ ...SAFE, ...performing('UN', 'A15'), bases: { eros: { diplomat: 2 } } })
    expect([removed.cubes('eros', 'diplomat'), removed.supply('diplomat')]).toEqual([1, 2])
    const named = table({ ...SAFE, ...performing('UN', 'A18'), bases: { tycho: { diplomat: 1, UN: 1 } } })
    expect(named.do('cube diplomat tycho').cubes('tycho', 'diplomat')).toBe(0)
    const track = ['A06', 'A40', 'A09', 'A10', 'A11']
    const bases = { tycho: { diplomat: 1 }, titan: { MCR: 1 } }
    const swapped = table({ ...SAFE, ...performing('UN', 'A31'), bases, track }).do('slot 1', 'cube diplomat tycho')
    expect([swapped.cubes('titan', 'diplomat'), swapped.cubes('tycho', 'MCR')]).toEqual([1, 1])
    const moved = table({ ...SAFE, ...performing('UN', 'A31'), bases, track })
    moved.do('slot 2', 'cube diplomat tycho', 'base rhea')
    expect(moved.cubes('rhea', 'diplomat')).toBe(1)
  })

  test('EX-8.11 V-6 keeps its right to relocate them', () => {
    const bases = { ceres: { UN: 14 }, rhea: { diplomat: 1 } }
    const t = table({ ...SAFE, ...spending('UN', 2), bases, fleets: { ceres: { UN: 1 } } }).do('influence ceres')
    expect([...ceres(t), t.cubes('rhea', 'diplomat')]).toEqual([14, 1, 0])
  })

  test('V-6 before the tech is gained the Diplomats are not safe', () => {
    const bases = { titan: { diplomat: 1 } }
    const t = table({ players: 4, techs: { UN: ['un-1', 'un-3'] }, ...performing('OPA', 'A16'), bases })
    expect(t.cubes('titan', 'diplomat')).toBe(0)
  })
})

import { describe, expect, test } from 'vitest'
import { performing, scoringAt, spending, table } from './table.ts'
import type { Spec, Table } from './table.ts'

/* EX-8.8 to EX-8.11: a cube is placed and the supply is empty. */

/** Every way a position can be played until the next turn begins. */
function everyEnd(position: Spec): Table[] {
  const ends: Table[] = []
  const open: string[][] = [[]]
  for (let lines = open.pop(); lines !== undefined; lines = open.pop()) {
    const t = table(position).do(...lines)
    if (t.step() === 'turn') ends.push(t)
    else for (const line of t.offer()) open.push([...lines, line])
  }
  return ends
}

const spread = (t: Table): number[] => [
  t.cubes('mariner-valley', 'MCR'),
  t.cubes('londres-nova', 'MCR'),
  t.cubes('ceres', 'MCR'),
  t.supply('MCR'),
]

describe('Empty supply', () => {
  test('T-28 Terraforming with 17 cubes in Mariner Valley and 1 on Ceres ends alike on every way', () => {
    const start = {
      players: 4,
      ...performing('MCR', 'A10'),
      bases: { 'mariner-valley': { MCR: 17 }, ceres: { MCR: 1 } },
    }
    const ends = everyEnd(start)
    expect(ends.length).toBeGreaterThan(2)
    for (const end of ends) expect(spread(end)).toEqual([17, 1, 0, 0])
  })

  test('EX-8.8 the Influence action takes a cube from any other Base', () => {
    const t = table({
      players: 4,
      ...spending('MCR', 2),
      bases: { eurasia: { MCR: 8 }, titan: { MCR: 9 }, ceres: { MCR: 1, UN: 2 } },
      fleets: { ceres: { MCR: 1 } },
    })
    t.do('influence ceres')
    expect([t.step(), t.offer()]).toEqual(['relocate', ['cube MCR eurasia', 'cube MCR titan']])
    t.do('cube MCR titan')
    expect([t.cubes('ceres', 'MCR'), t.cubes('titan', 'MCR'), t.cubes('eurasia', 'MCR')]).toEqual([2, 8, 8])
    expect([t.supply('MCR'), t.step()]).toEqual([0, 'spend'])
  })

  test('EX-8.8 an ability relocates: Insurgency', () => {
    const t = table({ players: 4, ...spending('OPA', 2), bases: { ceres: { OPA: 9 }, eurasia: { OPA: 9 } } })
    t.do('use opa-mat', 'base vesta')
    expect(t.offer()).toEqual(['cube OPA eurasia', 'cube OPA ceres'])
    expect([t.do('cube OPA eurasia').cubes('vesta', 'OPA'), t.cubes('eurasia', 'OPA')]).toEqual([1, 8])
  })

  test('EX-8.8 an Event relocates, and its mandatory placements cannot be left out', () => {
    const t = table({ players: 4, ...performing('PG', 'A47'), bases: { eros: { PG: 18 } } })
    for (const base of ['europa', 'ganymede']) {
      expect(t.rules('stop')).toEqual(['EX-10.1'])
      t.do(`base ${base}`)
    }
    expect([t.cubes('europa', 'PG'), t.cubes('ganymede', 'PG'), t.cubes('io', 'PG')]).toEqual([1, 1, 1])
    expect(t.cubes('eros', 'PG')).toBe(15)
  })

  test('EX-8.8 James Holden relocates', () => {
    const window = scoringAt('UN', 'window', 1, { captain: 'MCR' })
    const t = table({ players: 4, ...window, bases: { ceres: { MCR: 17 }, titan: { MCR: 1 } } })
    t.do('use holden', 'base eurasia', 'cube MCR titan')
    expect([t.cubes('eurasia', 'MCR'), t.cubes('titan', 'MCR'), t.cubes('ceres', 'MCR')]).toEqual([1, 0, 17])
  })

  test('EX-8.8 the cubes of others are no help', () => {
    const bases = { ceres: { MCR: 16 }, eros: { MCR: 1, UN: 1 }, thoth: { MCR: 1 } }
    const t = table({ players: 4, ...spending('MCR', 2), bases, fleets: { ceres: { MCR: 1 } } })
    t.do('influence ceres')
    expect(t.rules('cube UN eros')).toEqual(['EX-8.11'])
    expect(t.rules('cube MCR titan')).toEqual(['EX-8.8'])
  })
})

describe('A cube in supply', () => {
  test('EX-8.9 the last cube of the supply is used, and nobody may relocate instead', () => {
    const bases = { eurasia: { MCR: 17 } }
    const t = table({ players: 4, ...spending('MCR', 3), bases, fleets: { ceres: { MCR: 1 } } })
    t.do('influence ceres')
    expect([t.cubes('ceres', 'MCR'), t.cubes('eurasia', 'MCR'), t.supply('MCR'), t.step()]).toEqual([1, 17, 0, 'spend'])
    t.do('influence ceres')
    expect([t.cubes('ceres', 'MCR'), t.cubes('eurasia', 'MCR')]).toEqual([2, 16])
  })

  test('EX-8.9 in an Event the supply goes first, then relocation', () => {
    const t = table({ players: 4, ...performing('MCR', 'A10'), bases: { ceres: { MCR: 9 }, eros: { MCR: 8 } } })
    t.do('base mariner-valley')
    expect([t.step(), t.supply('MCR'), t.cubes('mariner-valley', 'MCR')]).toEqual(['relocate', 0, 1])
    expect(t.offer()).toEqual(['cube MCR ceres', 'cube MCR eros'])
  })

  test('EX-8.9 the CP marker is never used: the 19th cube is not on the map', () => {
    const t = table({ players: 4, ...spending('OPA', 2), bases: { titan: { OPA: 18 } }, fleets: { ceres: { OPA: 1 } } })
    t.do('influence ceres')
    expect([t.cubes('ceres', 'OPA'), t.cubes('titan', 'OPA'), t.supply('OPA'), t.cp('OPA')]).toEqual([1, 17, 0, 10])
  })
})

describe('What may be relocated', () => {
  test('EX-8.10 the cube must come from another Base', () => {
    const bases = { ceres: { MCR: 16 }, eros: { MCR: 1 }, thoth: { MCR: 1 } }
    const t = table({ players: 4, ...spending('MCR', 2), bases, fleets: { ceres: { MCR: 1 } } })
    expect(t.do('influence ceres').offer()).toEqual(['cube MCR eros', 'cube MCR thoth'])
    expect(t.rules('cube MCR ceres')).toEqual(['EX-8.10'])
  })

  test('EX-8.10 with all cubes on one Base the Influence action there is not available', () => {
    const bases = { europa: { MCR: 18 } }
    const t = table({ players: 4, ...spending('MCR', 2), bases, fleets: { jupiter: { MCR: 1 } } })
    expect(t.offer('influence')).toEqual(['influence ganymede', 'influence io'])
    expect(t.rules('influence europa')).toEqual(['EX-8.10'])
  })

  test('EX-8.10 a cube placed by an effect is not relocated again by it', () => {
    const bases = { eurasia: { MCR: 16 }, rhea: { MCR: 1 }, titan: { MCR: 1 } }
    const t = table({ players: 4, ...performing('MCR', 'A11'), bases })
    t.do('base ceres', 'cube MCR rhea', 'base europa')
    expect(t.offer()).toEqual(['cube MCR eurasia', 'cube MCR titan'])
    expect(t.rules('cube MCR ceres')).toEqual(['EX-8.10'])
  })

  test('EX-8.10 nor is a cube placed from the supply by the same effect', () => {
    const bases = { eurasia: { MCR: 15 }, rhea: { MCR: 1 }, titan: { MCR: 1 } }
    const t = table({ players: 4, ...performing('MCR', 'A11'), bases })
    t.do('base ceres', 'base europa')
    expect(t.supply('MCR')).toBe(0)
    expect(t.rules('cube MCR ceres')).toEqual(['EX-8.10'])
  })

  test('EX-8.10 cubes on a Base are alike: beside one that was placed an older one may still go', () => {
    const bases = { ceres: { OPA: 1, UN: 1 }, titan: { OPA: 17 } }
    const t = table({ players: 4, ...performing('OPA', 'A37'), bases })
    expect([t.cubes('ceres', 'UN'), t.cubes('ceres', 'OPA'), t.cubes('titan', 'OPA')]).toEqual([0, 2, 16])
    t.do('base eros')
    expect(t.offer()).toEqual(['cube OPA ceres', 'cube OPA titan'])
    t.do('cube OPA ceres')
    expect([t.cubes('ceres', 'OPA'), t.cubes('eros', 'OPA')]).toEqual([1, 1])
  })

  test('EX-8.10 one effect is one action: what the first AP placed the second may relocate', () => {
    const bases = { eurasia: { MCR: 17 }, rhea: { MCR: 1 } }
    const fleets = { ceres: { MCR: 1 }, eros: { MCR: 1 } }
    const t = table({ players: 4, ...spending('MCR', 3), bases, fleets })
    t.do('influence ceres', 'cube MCR rhea', 'influence eros')
    expect(t.offer()).toEqual(['cube MCR eurasia', 'cube MCR ceres'])
    t.do('cube MCR ceres')
    expect([t.cubes('ceres', 'MCR'), t.cubes('eros', 'MCR'), t.cubes('eurasia', 'MCR')]).toEqual([0, 1, 17])
  })

  test('EX-8.10 without another own cube the placement lapses, and the rest of the Event goes on', () => {
    const t = table({ players: 4, ...performing('OPA', 'A37'), bases: { ceres: { OPA: 18, UN: 1 } } })
    expect([t.cubes('ceres', 'UN'), t.cubes('ceres', 'OPA'), t.step()]).toEqual([0, 18, 'effect'])
    expect(t.rules('base ceres')).toEqual(['EX-8.10'])
    t.do('base eros')
    expect([t.cubes('ceres', 'OPA'), t.cubes('eros', 'OPA'), t.step()]).toEqual([17, 1, 'turn'])
  })

  test('EX-8.11 the source needs no fleet, and the owner picks the cube', () => {
    const bases = { rhea: { OPA: 17 }, eros: { OPA: 1 } }
    const t = table({ players: 4, ...spending('OPA', 2), bases, fleets: { ceres: { OPA: 1 }, saturn: { MCR: 3 } } })
    t.do('influence ceres')
    expect([t.asked(), t.offer()]).toEqual(['OPA', ['cube OPA eros', 'cube OPA rhea']])
    expect(t.do('cube OPA rhea').cubes('ceres', 'OPA')).toBe(1)
  })

  test('EX-8.11 the UN may relocate a Diplomat, in an action and in an Event', () => {
    const bases = { eurasia: { UN: 14 }, rhea: { diplomat: 1 } }
    const action = table({ players: 4, ...spending('UN', 2), bases, fleets: { ceres: { UN: 1 } } })
    action.do('influence ceres')
    expect(action.offer()).toEqual(['cube UN eurasia', 'cube diplomat rhea'])
    action.do('cube diplomat rhea')
    expect([action.cubes('ceres', 'diplomat'), action.cubes('rhea', 'diplomat')]).toEqual([1, 0])
    const event = table({ players: 4, ...performing('UN', 'A14'), bases })
    event.do('base londres-nova', 'cube diplomat rhea')
    expect([event.cubes('londres-nova', 'diplomat'), event.supply('diplomat')]).toEqual([1, 2])
  })

  test('EX-8.11 a Diplomat alone is a source, and a relocated one is not relocated again by the same Event', () => {
    const bases = { eurasia: { UN: 13 }, rhea: { diplomat: 1 }, eros: { diplomat: 1 } }
    const t = table({ players: 4, ...performing('UN', 'A11'), bases })
    t.do('base ceres', 'cube diplomat rhea', 'base titan')
    expect(t.offer()).toEqual(['cube UN eurasia', 'cube diplomat eros'])
    expect(t.rules('cube diplomat ceres')).toEqual(['EX-8.10'])
    const only = table({
      players: 4,
      ...spending('UN', 2),
      bases: { ceres: { UN: 14 }, rhea: { diplomat: 1 } },
      fleets: { ceres: { UN: 1 } },
    })
    expect(only.do('influence ceres').cubes('ceres', 'diplomat')).toBe(1)
  })
})

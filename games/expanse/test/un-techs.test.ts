import { describe, expect, test } from 'vitest'
import { game } from '../src/index.ts'
import { FINAL, scoreBase } from '../src/rules/scoring.ts'
import { BASES, SECTORS } from '../src/types.ts'
import type { FactionId, SectorId } from '../src/types.ts'
import { words } from '../words/index.ts'
import { performing, scoringAt, spending, table } from './table.ts'
import type { Spec, Table } from './table.ts'

/* Diplomatic Immunity, Diplomats, Hegemony. Embassies stand in a file of their own. */

const ceres = (t: Table): number[] => [t.cubes('ceres', 'UN'), t.cubes('ceres', 'diplomat')]

describe('Diplomatic Immunity', () => {
  test.each<[string, FactionId, string]>([
    ['V-6 removed: Riot Gear', 'PG', 'A20'],
    ['V-6 moved: Havelock', 'PG', 'A45'],
    ['V-6 swapped: Covert Op', 'MCR', 'A06'],
    ['V-6 replaced: Anderson Dawes', 'OPA', 'A37'],
  ])('%s: the acting player names the UN and the Base, the UN says which cube', (_, p, card) => {
    const bases = { ceres: { UN: 1, diplomat: 1, OPA: 1, MCR: 1 }, tycho: { MCR: 1 } }
    const t = table({ players: 4, ...performing(p, card), bases })
    expect([t.asked(), t.rules('cube diplomat ceres')]).toEqual([p, ['EX-10.9']])
    t.do('cube UN ceres')
    expect([t.asked(), t.offer()]).toEqual(['UN', ['which UN', 'which diplomat']])
    expect(t.rules('which MCR')).toEqual(['EX-10.9'])
  })

  test('V-6 what the UN names is what goes', () => {
    const start = { players: 4, ...performing('OPA', 'A50'), bases: { ceres: { UN: 1, diplomat: 1 } } }
    expect(ceres(table(start).do('cube diplomat ceres'))).toEqual([1, 0])
    const riot = { ...start, ...performing('PG', 'A20') }
    expect(ceres(table(riot).do('cube UN ceres', 'which diplomat'))).toEqual([1, 0])
    expect(ceres(table(riot).do('cube UN ceres', 'which UN'))).toEqual([0, 1])
  })

  test('V-6 a moved cube of the kind that the UN named arrives', () => {
    const start = { players: 4, ...performing('PG', 'A45'), bases: { ceres: { UN: 1, diplomat: 1 } } }
    const t = table(start).do('which diplomat')
    expect([t.asked(), t.rules('base titan')]).toEqual(['PG', ['EX-10.1']])
    t.do('base vesta')
    expect([...ceres(t), t.cubes('vesta', 'diplomat')]).toEqual([1, 0, 1])
  })

  test('V-6 a swapped cube of the kind that the UN named goes', () => {
    const start = {
      players: 4,
      ...performing('MCR', 'A06'),
      bases: { ceres: { UN: 1, diplomat: 1 }, titan: { OPA: 1 } },
    }
    const t = table(start).do('cube UN ceres', 'which diplomat')
    expect([...ceres(t), t.cubes('ceres', 'OPA'), t.cubes('titan', 'diplomat')]).toEqual([1, 0, 1, 1])
  })

  test.each<[string, { [cube: string]: number }, readonly number[]]>([
    ['V-6 only normal cubes', { UN: 2 }, [1, 0]],
    ['V-6 only Diplomats', { diplomat: 2 }, [0, 1]],
  ])('%s: without a choice of kinds nobody is asked', (_, cubes, after) => {
    const t = table({ players: 4, ...performing('PG', 'A20'), bases: { ceres: cubes, eros: { MCR: 1 } } })
    t.do('cube UN ceres')
    expect([t.asked(), ceres(t)]).toEqual(['PG', after])
  })

  test('V-6 where all its cubes go nobody is asked: Protomolecule', () => {
    const start = { players: 4, ...spending('PG', 2), techs: { PG: ['pg-3'] } }
    const t = table({ ...start, bases: { ceres: { UN: 2, diplomat: 1, PG: 2 } } }).do('use pg-3')
    expect([...ceres(t), t.cubes('ceres', 'PG'), t.asked()]).toEqual([0, 0, 1, 'PG'])
  })

  test('V-6 the UN names its own cube by kind at once', () => {
    const bases = { ceres: { UN: 1, diplomat: 1, MCR: 1 } }
    const t = table({ players: 4, ...performing('UN', 'A19'), bases })
    expect(t.offer()).toEqual(['cube UN ceres', 'cube diplomat ceres', 'cube MCR ceres', 'stop'])
    t.do('cube diplomat ceres', 'stop')
    expect([...ceres(t), t.asked()]).toEqual([1, 0, 'MCR'])
  })

  test('V-6 V-8 the ability of another player asks the UN as an Event does: Rebellion, Infiltration', () => {
    const bases = { ceres: { UN: 1, diplomat: 1, OPA: 1 } }
    const opa = table({ players: 4, ...spending('OPA', 2), techs: { OPA: ['opa-3'] }, bases })
    opa.do('use opa-3', 'cube UN ceres')
    expect([opa.asked(), opa.offer()]).toEqual(['UN', ['which UN', 'which diplomat']])
    expect(ceres(opa.do('which diplomat'))).toEqual([1, 0])
    const pg = table({ players: 4, ...spending('PG', 2), bases, fleets: { ceres: { PG: 1 } } })
    pg.do('use pg-mat', 'cube UN ceres')
    expect(pg.asked()).toBe('UN')
    pg.do('which UN')
    expect([...ceres(pg), pg.cubes('ceres', 'PG'), pg.asked()]).toEqual([0, 1, 1, 'PG'])
  })
})

describe('Diplomats', () => {
  const start: Spec = { players: 4, techs: { UN: ['un-1'] }, bases: { ceres: { UN: 1 } }, fleets: { ceres: { UN: 1 } } }
  const priced: Spec = { ...start, diplomatPrice: true }

  test('EX-9.13 un-1 an Influence action may put a Diplomat in place of a normal cube there, for 1 AP', () => {
    const t = table({ ...start, ...spending('UN', 3) }).do('diplomat ceres')
    expect([...ceres(t), t.supply('UN'), t.supply('diplomat')]).toEqual([0, 1, 14, 2])
    expect(t.state.stack.at(-1)?.left).toBe(2)
    for (const other of [{ rules3: true }, { players: 2 }]) {
      const beside = table({ ...start, ...other, ...spending('UN', 3, 'A18') }).do('diplomat ceres')
      expect([...ceres(beside), beside.supply('UN')]).toEqual([1, 1, 14])
    }
  })

  test('EX-9.13 un-1 where the UN has no normal cube no Diplomat enters, as rules version 3 had it one does', () => {
    const only: Spec = { ...start, ...spending('UN', 3), bases: { ceres: { diplomat: 1, MCR: 2 } } }
    const t = table(only)
    expect([t.offer('diplomat'), t.rules('diplomat ceres')]).toEqual([[], ['EX-9.13']])
    expect(table({ ...only, rules3: true }).offer('diplomat')).toEqual(['diplomat ceres'])
  })

  test('EX-9.13 un-1 the cube is set aside and comes back into the supply with the Diplomat', () => {
    const t = table({ ...start, ...performing('MCR', 'A19'), bases: { ceres: { diplomat: 1, MCR: 1 } } })
    expect([t.supply('UN'), t.supply('diplomat')]).toEqual([14, 2])
    t.do('cube UN ceres')
    expect([t.supply('UN'), t.supply('diplomat'), game.faults(t.state)]).toEqual([15, 3, []])
    expect(() => table({ ...start, ...spending('UN', 3), bases: { titan: { UN: 15, diplomat: 1 } } })).toThrow(
      /at most 0/,
    )
  })

  test.each([
    [2, 10],
    [3, 7],
    [4, 7],
  ])('EX-9.12 un-1 with %i players a Diplomat costs nothing; by the option 10 CP become %i', (players, left) => {
    const t = table({ ...start, players, ...spending('UN', 3, 'A18') }).do('diplomat ceres')
    expect([t.cp('UN'), t.cubes('ceres', 'diplomat')]).toEqual([10, 1])
    const dear = table({ ...priced, players, ...spending('UN', 3, 'A18') }).do('diplomat ceres')
    expect([dear.cp('UN'), dear.cubes('ceres', 'diplomat')]).toEqual([left, 1])
  })

  test('EX-9.12 un-1 whoever cannot pay it in full sends none', () => {
    const t = table({ ...priced, ...spending('UN', 3), cp: { UN: 2 } })
    expect([t.offer('diplomat'), t.rules('diplomat ceres')]).toEqual([[], ['EX-9.12']])
    expect(t.do('influence ceres').cp('UN')).toBe(2)
  })

  test('EX-9.12 DC-D.6 un-1 Resource Tokens pay for it as for any price; nobody comes below 0 CP', () => {
    const poor = { ...priced, modules: ['delta'], ...spending('UN', 3), cp: { UN: 1 }, resources: { UN: 2 } }
    const t = table(poor).do('diplomat ceres')
    expect([t.cp('UN'), t.state.resources[0], t.cubes('ceres', 'diplomat')]).toEqual([0, 0, 1])
    expect(table({ ...poor, resources: { UN: 1 } }).rules('diplomat ceres')).toEqual(['EX-9.12'])
  })

  test('EX-9.12 EX-8.14 un-1 it is paid for action points of an Event, too', () => {
    const t = table({ ...priced, ...performing('UN', 'A01') }).do('diplomat ceres')
    expect([t.cp('UN'), t.cubes('ceres', 'diplomat')]).toEqual([7, 1])
  })

  test('EX-9.12 un-1 what is paid is told, and nothing where it costs nothing', () => {
    const said = (players: number): string[] => {
      const t = table({ ...priced, players, ...spending('UN', 3) }).do('diplomat ceres')
      return t.events.map((event) => words.event(event, game.view(t.state, 0)))
    }
    expect(said(4)).toContain('UN places a Diplomat on Ceres for 3 CP.')
    expect(said(2)).toContain('UN places a Diplomat on Ceres.')
  })

  test('EX-9.12 un-1a with Expanded Technologies a Diplomat costs nothing', () => {
    const t = table({ ...priced, modules: ['alpha'], techs: { UN: ['un-1a'] }, ...spending('UN', 3) })
    expect(t.do('diplomat ceres').cp('UN')).toBe(10)
  })

  test('EX-13.3 un-1 one Diplomat enters per turn; normal cubes may follow', () => {
    const t = table({ ...start, ...spending('UN', 3) }).do('diplomat ceres')
    expect([t.offer('diplomat'), t.rules('diplomat ceres')]).toEqual([[], ['EX-4.5']])
    expect(ceres(t.do('influence ceres'))).toEqual([1, 1])
  })

  test('EX-13.3 un-1 in the next turn another may enter', () => {
    const track = ['A09', 'A10', 'A12', 'A14', 'A16']
    const bases = { ceres: { UN: 2 } }
    const t = table({ ...start, players: 2, track, bases, ...spending('UN', 1, 'A18') })
    t.do('diplomat ceres', 'decline')
    expect(t.asked()).toBe('MCR')
    t.do('take 1', 'points', 'finish')
    expect(t.asked()).toBe('UN')
    t.do('take 1', 'diplomat ceres')
    expect(ceres(t)).toEqual([2, 2])
  })

  test('EX-8.6 un-1 a Diplomat needs a fleet in the Orbital; the Rocinante will do', () => {
    const t = table({
      ...start,
      ...spending('UN', 3),
      captain: 'UN',
      bases: { eros: { UN: 1 } },
      fleets: { eros: { rocinante: 1 } },
    })
    expect([t.offer('diplomat'), t.rules('diplomat ceres')]).toEqual([['diplomat eros'], ['EX-8.6']])
  })

  test('EX-9.11 un-1 with all three on the map none is left to enter', () => {
    const t = table({ ...start, ...spending('UN', 3), bases: { titan: { diplomat: 3 } } })
    expect([t.offer('diplomat'), t.rules('diplomat ceres')]).toEqual([[], ['EX-9.11']])
  })

  test('EX-9.11 un-1 a removed Diplomat may enter again', () => {
    const t = table({
      ...start,
      seating: ['OPA', 'UN', 'MCR', 'PG'],
      kept: { OPA: ['A16'] },
      track: ['A10', 'A12'],
      bases: { titan: { diplomat: 3 }, ceres: { UN: 1 } },
    })
    t.do('play A16')
    expect([t.cubes('titan', 'diplomat'), t.supply('diplomat')]).toEqual([2, 1])
    expect(ceres(t.do('take 1', 'diplomat ceres'))).toEqual([0, 1])
  })

  test('EX-9.11 un-1 they do not enter by an Event, nor by James Holden', () => {
    const event = table({ ...start, ...performing('UN', 'A08') })
    expect([event.cubes('tycho', 'UN'), event.supply('diplomat')]).toEqual([1, 3])
    const window = scoringAt('MCR', 'window', 2, { captain: 'UN' })
    const holden = table({ ...start, ...window }).do('use holden')
    expect([holden.offer('diplomat'), holden.rules('diplomat ceres')]).toEqual([[], ['EX-9.11']])
    holden.do('base titan')
    expect([holden.cubes('titan', 'UN'), holden.supply('diplomat')]).toEqual([1, 3])
  })

  test('EX-8.8 un-1 the reserve is no part of the supply: without normal cubes the UN relocates while Diplomats wait', () => {
    const bases = { titan: { UN: 14 }, ceres: { UN: 1 } }
    const t = table({ ...start, ...spending('UN', 2), bases }).do('influence ceres')
    expect([...ceres(t), t.cubes('titan', 'UN'), t.supply('diplomat')]).toEqual([2, 0, 13, 3])
    const event = table({ ...start, ...performing('UN', 'A14'), bases }).do('base londres-nova', 'cube UN titan')
    expect([event.cubes('londres-nova', 'UN'), event.supply('diplomat')]).toEqual([1, 3])
  })

  test('EX-8.8 un-1 a Diplomat enters from its reserve also with an empty supply', () => {
    const bases = { titan: { UN: 14 }, ceres: { UN: 1 } }
    const t = table({ ...start, ...spending('UN', 2), bases }).do('diplomat ceres')
    expect([...ceres(t), t.cubes('titan', 'UN'), t.supply('UN')]).toEqual([0, 1, 14, 0])
  })

  test('EX-8.14 un-1 a Diplomat may enter with the AP of an Event', () => {
    const window = scoringAt('MCR', 'window', 2, { captain: 'PG', kept: { UN: ['A03'] } })
    const t = table({ ...start, ...window }).do('pass', 'play A03', 'diplomat ceres')
    expect(ceres(t)).toEqual([0, 1])
  })
})

describe('Hegemony', () => {
  const gains = (sector: SectorId | 'final', techs: readonly string[], cubes: Spec, players = 3): readonly number[] => {
    const fleets = { saturn: { rocinante: 1 } }
    const t = table({ players, scorings: 4, techs: { UN: [...techs] }, bases: { tycho: cubes }, fleets })
    return scoreBase(t.state, BASES.indexOf('tycho'), sector === 'final' ? FINAL : SECTORS.indexOf(sector)).gains
  }

  test.each<[string, SectorId | 'final', Spec, readonly number[], readonly number[]]>([
    ['EX-12.8 un-3 tie for first in the Bonus Sector', 'belt', { UN: 2, MCR: 2, OPA: 1 }, [2, 2, 1], [4, 2, 1]],
    ['EX-12.8 un-3 tie for second', 'belt', { UN: 2, MCR: 3, OPA: 2 }, [1, 4, 1], [2, 4, 1]],
    ['EX-12.8 un-3 tie of three', 'belt', { UN: 2, MCR: 2, OPA: 2 }, [2, 2, 2], [4, 1, 1]],
    ['EX-12.8 un-3 a tie of others is no business of the UN', 'belt', { UN: 1, MCR: 2, OPA: 2 }, [1, 2, 2], [1, 2, 2]],
    ['EX-12.8 un-3 without a cube the UN wins nothing', 'belt', { MCR: 2, OPA: 2 }, [0, 2, 2], [0, 2, 2]],
    ['EX-12.8 un-3 no tie is won outside the Bonus Sector', 'outer', { UN: 2, MCR: 2 }, [0, 0, 0], [0, 0, 0]],
    ['EX-12.8 un-3 Final Scoring: on every Base', 'final', { UN: 2, MCR: 2, OPA: 1 }, [3, 3, 1], [5, 3, 1]],
    ['EX-12.8 un-3 a Diplomat is a cube', 'belt', { diplomat: 1, MCR: 2 }, [2, 2, 0], [4, 2, 0]],
  ])('%s', (_, sector, cubes, without, withIt) => {
    expect([gains(sector, [], cubes), gains(sector, ['un-3'], cubes)]).toEqual([without, withIt])
  })

  test('EX-12.8 un-3 a tie for third is won too', () => {
    const cubes = { UN: 1, MCR: 3, OPA: 2, PG: 1 }
    expect([gains('belt', [], cubes, 4), gains('belt', ['un-3'], cubes, 4)]).toEqual([
      [0, 5, 2, 0],
      [1, 5, 2, 0],
    ])
  })

  test('EX-2.12 un-3 before Final Scoring it decides no control, from its start it does', () => {
    const start = { players: 3, techs: { UN: ['un-3'] }, bases: { tycho: { UN: 2, MCR: 2 } } }
    expect(table(start).controls('tycho')).toBeUndefined()
    expect(table({ ...start, chosen: 'belt' }).controls('tycho')).toBeUndefined()
    expect(table({ ...start, final: true }).controls('tycho')).toBe('UN')
  })

  test('EX-12.8 un-3 a Scoring turn counts it in the revealed Sector alone', () => {
    const bases = { tycho: { UN: 2, MCR: 2 }, 'londres-nova': { UN: 2, MCR: 2 } }
    const score = { ...scoringAt('UN', 'score', 4), chosen: 'belt' }
    const fleets = { earth: { UN: 5 }, jupiter: { MCR: 3, battleship: 2 }, vesta: { OPA: 5, rocinante: 1 } }
    const t = table({ players: 3, ...score, techs: { UN: ['un-3'] }, bases, fleets, captain: 'OPA' })
    expect([t.cp('UN'), t.cp('MCR')]).toEqual([14, 12])
  })
})

import { describe, expect, test } from 'vitest'
import { FACTIONS, ORBITALS } from '../src/types.ts'
import type { FactionId, OrbitalId } from '../src/types.ts'
import { performing, scoringAt, spending, table } from './table.ts'
import type { Table } from './table.ts'

/* EX-8: what an Action Point buys. Relocation (EX-8.8 to EX-8.11) has a file of its own. */

const BELT: readonly OrbitalId[] = ['ceres', 'tycho', 'eros', 'thoth', 'vesta']
const others = (all: readonly OrbitalId[], from: OrbitalId): OrbitalId[] => all.filter((o) => o !== from)
const places = (t: Table, head: string): string[] => t.offer(head).map((line) => line.slice(head.length))

describe('Move', () => {
  test('T-6 two of three fleets to Mars, the third to Ceres; from Ceres everything but Saturn is one Move away', () => {
    const t = table({ players: 4, ...spending('UN', 3), fleets: { earth: { UN: 3 } } })
    t.do('move earth>mars', 'fleets 2n', 'move earth>ceres')
    expect([t.fleets('mars', 'UN'), t.fleets('ceres', 'UN'), t.fleets('earth', 'UN')]).toEqual([2, 1, 0])
    expect(places(t, 'move ceres>')).toEqual(['earth', 'mars', 'tycho', 'eros', 'thoth', 'vesta', 'jupiter'])
    expect(t.rules('move ceres>saturn')).toEqual(['EX-8.1'])
  })

  test('EX-8.1 one or more of the fleets of one Orbital go, for 1 AP', () => {
    for (const [group, gone] of [
      ['fleets 1n', 1],
      ['fleets 2n', 2],
      ['fleets 3n', 3],
    ] as const) {
      const t = table({ players: 4, ...spending('UN', 2), fleets: { earth: { UN: 3 }, ceres: { UN: 1 } } })
      t.do('move earth>mars', group)
      expect([t.fleets('earth', 'UN'), t.fleets('mars', 'UN'), t.fleets('ceres', 'UN')]).toEqual([3 - gone, gone, 1])
      expect(t.state.stack.at(-1)?.left).toBe(1)
    }
  })

  test('EX-8.1 a group of nothing, a Move to the same Orbital and one from an Orbital without own fleets are refused', () => {
    const t = table({ players: 4, ...spending('UN', 2), fleets: { earth: { UN: 2 }, mars: { battleship: 1 } } })
    expect(t.rules('move earth>earth')).toEqual(['EX-8.1'])
    expect(t.rules('move mars>earth')).toEqual(['EX-8.1'])
    t.do('move earth>mars')
    expect(t.rules('fleets 0')).toEqual(['EX-8.1'])
  })

  test('EX-8.2 a group names no more fleets than stand there, and only the own', () => {
    const t = table({ players: 4, ...spending('UN', 2), fleets: { earth: { UN: 2, battleship: 1 }, mars: { UN: 1 } } })
    t.do('move earth>ceres')
    expect(t.offer()).toEqual(['fleets 2n', 'fleets 1n'])
    expect(t.rules('fleets 3n')).toEqual(['EX-8.2'])
    expect(t.rules('fleets 1n+1b')).toEqual(['EX-8.2'])
  })

  test('EX-8.2 the group goes whole to one place, the rest stays; the same fleets may go on with the next AP', () => {
    const t = table({ players: 4, ...spending('UN', 3), fleets: { earth: { UN: 3 } } })
    t.do('move earth>ceres', 'fleets 2n', 'move ceres>jupiter', 'fleets 2n')
    expect([t.fleets('earth', 'UN'), t.fleets('ceres', 'UN'), t.fleets('jupiter', 'UN')]).toEqual([1, 0, 2])
    t.do('move jupiter>ceres', 'fleets 1n')
    expect([t.fleets('ceres', 'UN'), t.fleets('jupiter', 'UN')]).toEqual([1, 1])
  })

  test('EX-8.2 Battleships, Scrap Ships and the Rocinante go along in a group', () => {
    const mars = table({
      players: 4,
      captain: 'MCR',
      ...spending('MCR', 2),
      fleets: { mars: { MCR: 1, battleship: 1, damaged: 1, rocinante: 1 } },
    })
    mars.do('move mars>ceres', 'fleets 1b+1d+1r')
    expect([mars.fleets('ceres', 'battleship'), mars.fleets('ceres', 'damaged')]).toEqual([1, 1])
    expect([mars.fleets('ceres', 'rocinante'), mars.fleets('mars', 'MCR')]).toEqual([1, 1])
    const tycho = table({ players: 4, ...spending('OPA', 2), fleets: { tycho: { OPA: 1, scrap: 2 } } })
    tycho.do('move tycho>jupiter', 'fleets 2s')
    expect([tycho.fleets('jupiter', 'scrap'), tycho.fleets('tycho', 'OPA')]).toEqual([2, 1])
  })

  test.each<[OrbitalId, readonly OrbitalId[]]>([
    ['earth', ['mars', ...BELT]],
    ['mars', ['earth', ...BELT]],
    ...BELT.map((o): [OrbitalId, readonly OrbitalId[]] => [o, ['earth', 'mars', ...others(BELT, o), 'jupiter']]),
    ['jupiter', [...BELT, 'saturn']],
    ['saturn', ['jupiter']],
  ])('EX-8.3 one Move from %s', (from, to) => {
    const t = table({ players: 4, ...spending('UN', 1), fleets: { [from]: { UN: 1 } } })
    expect(places(t, `move ${from}>`)).toEqual(to)
    for (const far of ORBITALS.filter((o) => o !== from && !to.includes(o))) {
      expect(t.rules(`move ${from}>${far}`)).toEqual(['EX-8.1'])
    }
  })

  test('EX-8.3 from the Inner Planets to Jupiter takes two Moves', () => {
    const t = table({ players: 2, ...spending('UN', 2), fleets: { earth: { UN: 1 } } })
    expect(t.rules('move earth>jupiter')).toEqual(['EX-8.1'])
    t.do('move earth>eros', 'move eros>jupiter')
    expect(t.fleets('jupiter', 'UN')).toBe(1)
  })

  test.each<[OrbitalId, readonly OrbitalId[]]>([
    ['earth', ['mars', ...BELT, 'jupiter']],
    ['eros', ['earth', 'mars', 'ceres', 'tycho', 'thoth', 'vesta', 'jupiter', 'saturn']],
    ['jupiter', ['earth', 'mars', ...BELT, 'saturn']],
    ['saturn', [...BELT, 'jupiter']],
  ])('EX-8.4 "2 bands" from %s is at most two steps, and a step inside a Band is one of them', (from, to) => {
    const t = table({ players: 4, ...performing('UN', 'A28'), fleets: { [from]: { UN: 1 } } })
    expect(places(t, `move ${from}>`)).toEqual(to)
  })

  test('EX-8.4 "up to 1 band" is one step; "may" lets the fleet stay', () => {
    const t = table({ players: 4, ...performing('UN', 'A30'), fleets: { earth: { UN: 2 } } })
    t.do('fleet UN earth')
    expect(places(t, 'orbital ')).toEqual(['mars', ...BELT])
    expect(t.rules('orbital jupiter')).toEqual(['EX-8.4'])
    t.do('orbital mars', 'stop')
    expect([t.fleets('earth', 'UN'), t.fleets('mars', 'UN')]).toEqual([1, 1])
  })

  test('EX-8.4 without "may" the fleet must end in another Orbital', () => {
    const t = table({ players: 4, ...performing('UN', 'A29'), fleets: { earth: { UN: 1 } } })
    expect(places(t, 'orbital ')).toEqual(ORBITALS.filter((o) => o !== 'earth'))
    expect(t.rules('orbital earth')).toEqual(['EX-8.4'])
    expect(t.offer()).not.toContain('stop')
  })

  test('EX-8.5 any number of fleets in one Orbital; opposing fleets block neither a Move nor a build nor a Scrap Ship', () => {
    const full = { UN: 4, MCR: 3, battleship: 2, OPA: 4, PG: 5, scrap: 1, rocinante: 1 }
    const un = table({ players: 4, ...spending('UN', 1), fleets: { mars: full, ceres: { UN: 1 } } })
    un.do('move ceres>mars')
    expect(un.fleets('mars', 'UN')).toBe(5)
    const leaves = table({ players: 4, ...spending('UN', 1), fleets: { mars: full } })
    leaves.do('move mars>ceres', 'fleets 4n')
    expect(leaves.fleets('ceres', 'UN')).toBe(4)
    const opa = { players: 4, techs: { OPA: ['opa-1'] }, fleets: { tycho: full }, bases: { tycho: { OPA: 1 } } }
    const builds = table({ ...opa, ...spending('OPA', 2) }).do('build OPA', 'use opa-1')
    expect([builds.fleets('tycho', 'OPA'), builds.fleets('tycho', 'scrap')]).toEqual([5, 2])
  })
})

describe('Influence', () => {
  test.each([
    ['T-7 four players', 4, ['europa', 'ganymede', 'io']],
    ['T-7 two players: without Io', 2, ['europa', 'ganymede']],
  ])('%s', (_, players, bases) => {
    const t = table({ players, ...spending('UN', 2), fleets: { jupiter: { UN: 1 } } })
    expect(places(t, 'influence ')).toEqual(bases)
    expect(t.rules('influence io')).toEqual(players === 4 ? [] : ['EX-2.14'])
  })

  test('EX-8.6 a cube goes from the supply to a Base attached to an Orbital with an own fleet, for 1 AP', () => {
    const t = table({ players: 4, ...spending('MCR', 2), fleets: { mars: { MCR: 1 }, ceres: { UN: 1 } } })
    expect(places(t, 'influence ')).toEqual(['mariner-valley', 'londres-nova'])
    t.do('influence londres-nova')
    expect([t.cubes('londres-nova', 'MCR'), t.supply('MCR'), t.state.stack.at(-1)?.left]).toEqual([1, 17, 1])
    expect(t.rules('influence ceres')).toEqual(['EX-8.6'])
  })

  test('EX-8.6 own influence on the Base, or on its neighbour, does not stand in for a fleet', () => {
    const t = table({
      players: 4,
      ...spending('UN', 2),
      bases: { rhea: { UN: 3 }, titan: { UN: 1 } },
      fleets: { earth: { UN: 1 } },
    })
    expect([t.rules('influence rhea'), t.rules('influence the-rings')]).toEqual([['EX-8.6'], ['EX-8.6']])
  })

  test.each<[string, FactionId, string]>([
    ['EX-8.6 a full Battleship will do', 'MCR', 'battleship'],
    ['EX-8.6 a damaged Battleship will do', 'MCR', 'damaged'],
    ['EX-8.6 EX-9.9 a Scrap Ship will do', 'OPA', 'scrap'],
    ['EX-8.6 the Rocinante will do for its controller', 'PG', 'rocinante'],
  ])('%s', (_, p, fleet) => {
    const t = table({ players: 4, ...spending(p, 2), captain: 'PG', fleets: { vesta: { [fleet]: 1 } } })
    expect(t.rules('influence vesta')).toEqual([])
    expect(t.do('influence vesta').cubes('vesta', p)).toBe(1)
  })

  test('EX-8.6 the Rocinante of another player is no fleet of yours', () => {
    const t = table({
      players: 4,
      captain: 'PG',
      ...spending('UN', 2),
      fleets: { vesta: { rocinante: 1 }, earth: { UN: 1 } },
    })
    expect(t.rules('influence vesta')).toEqual(['EX-8.6'])
  })

  test('EX-8.7 any number of cubes on one Base', () => {
    const all = { UN: 11, diplomat: 3, MCR: 18, OPA: 18, PG: 18 }
    const t = table({ players: 4, ...spending('UN', 1), bases: { ceres: all }, fleets: { ceres: { UN: 1 } } })
    expect(t.do('influence ceres').cubes('ceres', 'UN')).toBe(12)
  })
})

describe('Build', () => {
  test.each<[FactionId, OrbitalId]>([
    ['UN', 'earth'],
    ['MCR', 'mars'],
    ['OPA', 'tycho'],
    ['PG', 'thoth'],
  ])('EX-8.12 %s builds one off-map fleet in %s for 1 AP', (p, home) => {
    const t = table({ players: 4, ...spending(p, 2), fleets: { saturn: { [p]: 1 } } })
    const before = t.reserve(p)
    t.do(`build ${p}`)
    expect([t.fleets(home, p), t.reserve(p), t.state.stack.at(-1)?.left]).toEqual([1, before - 1, 1])
  })

  test('EX-8.12 without an off-map fleet there is no Build', () => {
    const t = table({ players: 4, ...spending('UN', 2), fleets: { ceres: { UN: 5 } } })
    expect(t.offer('build')).toEqual([])
    expect(t.rules('build UN')).toEqual(['EX-8.12'])
  })

  test('EX-8.12 nobody builds Scrap Ships, the Rocinante, or the fleets of others', () => {
    const opa = table({ players: 4, captain: 'OPA', ...spending('OPA', 2), techs: { OPA: ['opa-1'] } })
    expect(opa.offer('build')).toEqual(['build OPA'])
    expect(opa.rules('build scrap')).toEqual(['EX-8.12'])
    expect(opa.rules('build rocinante')).toContain('EX-8.12')
    for (const other of FACTIONS.filter((p) => p !== 'OPA')) expect(opa.rules(`build ${other}`)).toEqual(['EX-8.12'])
  })

  test('EX-8.13 the builder chooses the kind; a Battleship enters at full strength', () => {
    const t = table({ players: 4, ...spending('MCR', 3), fleets: { ceres: { MCR: 2, damaged: 1 } } })
    expect(t.offer('build')).toEqual(['build MCR', 'build battleship'])
    expect(t.rules('build damaged')).toContain('EX-8.12')
    t.do('build battleship')
    expect([t.fleets('mars', 'battleship'), t.fleets('mars', 'damaged'), t.fleets('ceres', 'damaged')]).toEqual([
      1, 0, 1,
    ])
    expect(t.offer('build')).toEqual(['build MCR'])
    expect(t.do('build MCR').fleets('mars', 'MCR')).toBe(1)
  })
})

describe('Special actions', () => {
  test('EX-8.14 mat and tech actions work with AP that an Event gives, also in the turn of another player', () => {
    const t = table({
      players: 4,
      active: 'UN',
      track: ['A01', 'A08', 'A09', 'A10', 'A11'],
      initiative: ['OPA', 'MCR', 'UN', 'PG'],
      fleets: { mars: { MCR: 1 }, earth: { UN: 1 } },
    })
    t.do('take 1', 'finish')
    expect([t.asked(), t.step()]).toEqual(['OPA', 'offer'])
    t.do('perform', 'use opa-mat', 'base titan')
    expect([t.cubes('titan', 'OPA'), t.supply('OPA')]).toEqual([1, 17])
  })

  test('EX-8.14 mat and tech actions work with AP given in a Scoring window', () => {
    const window = scoringAt('UN', 'window', 4, { kept: { PG: ['A03'] }, captain: 'OPA' })
    const t = table({ players: 4, ...window, techs: { PG: ['pg-2'] }, fleets: { thoth: { PG: 2 } } })
    t.do('pass', 'play A03', 'use pg-2', 'orbital earth')
    expect([t.asked(), t.fleets('earth', 'PG')]).toEqual(['PG', 1])
    expect(t.rules('use pg-2')).toEqual(['EX-4.5'])
  })

  test.each<[string, FactionId, string]>([
    ['EX-8.15 nothing to repair', 'MCR', 'mcr-mat'],
    ['EX-8.15 Total War without a fleet to remove', 'MCR', 'mcr-3'],
    ['EX-8.15 no Orbital for a Scrap Ship', 'OPA', 'opa-1'],
    ['EX-8.15 nothing to rebel against', 'OPA', 'opa-3'],
    ['EX-8.15 nothing to infiltrate', 'PG', 'pg-mat'],
    ['EX-8.15 no fleet to run silently', 'PG', 'pg-2'],
    ['EX-8.15 no Base for the Protomolecule', 'PG', 'pg-3'],
  ])('%s', (_, p, ability) => {
    const all = { MCR: ['mcr-1', 'mcr-2', 'mcr-3'], OPA: ['opa-1', 'opa-2', 'opa-3'], PG: ['pg-1', 'pg-2', 'pg-3'] }
    const t = table({ players: 4, ...spending(p, 2), captain: 'UN', techs: all })
    expect(t.offer('use')).not.toContain(`use ${ability}`)
    expect(t.rules(`use ${ability}`)).toEqual(['EX-8.15'])
  })

  test('EX-8.15 abilities are carried out like Events: what is mandatory cannot be stopped', () => {
    const t = table({
      players: 4,
      ...spending('OPA', 2),
      techs: { OPA: ['opa-3'] },
      bases: { ceres: { OPA: 1, UN: 1 } },
    })
    t.do('use opa-3')
    expect(t.offer()).toEqual(['cube UN ceres', 'cube OPA ceres'])
    expect(t.rules('stop')).toEqual(['EX-10.1'])
  })

  test('EX-8.15 an ability that only partly works may be used: the Protomolecule beside safe Diplomats', () => {
    const t = table({
      players: 4,
      ...spending('PG', 2),
      techs: { PG: ['pg-3'], UN: ['un-1', 'un-2'] },
      bases: { eros: { PG: 1, UN: 2, diplomat: 2 } },
    })
    t.do('use pg-3')
    expect([t.cubes('eros', 'PG'), t.cubes('eros', 'UN'), t.cubes('eros', 'diplomat')]).toEqual([1, 0, 2])
  })

  test('EX-8.16 with all AP spent the Protomolecule is still open until the end is declared', () => {
    const spent = {
      players: 4,
      ...spending('PG', 1),
      techs: { PG: ['pg-3'] },
      fleets: { eros: { PG: 1 } },
      bases: { eros: { PG: 1, UN: 2 } },
    }
    const t = table(spent).do('influence eros')
    expect([t.asked(), t.offer()]).toEqual(['PG', ['use pg-3', 'finish']])
    expect(t.rules('influence eros')).toEqual(['EX-7.1'])
    t.do('use pg-3')
    expect([t.cubes('eros', 'PG'), t.cubes('eros', 'UN'), t.step()]).toEqual([1, 0, 'offer'])
    const ended = table(spent).do('influence eros', 'finish')
    expect([ended.step(), ended.asked(), ended.cubes('eros', 'UN')]).toEqual(['offer', 'MCR', 2])
    expect(ended.rules('use pg-3')).toContain('EX-8.14')
  })

  test('EX-8.16 with nothing open that costs no AP the last AP ends the actions', () => {
    const t = table({ players: 4, ...spending('PG', 1), fleets: { eros: { PG: 1 } } }).do('influence eros')
    expect(t.step()).toBe('offer')
  })
})

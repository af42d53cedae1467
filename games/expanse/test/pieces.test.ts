import { describe, expect, test } from 'vitest'
import { strength } from '../src/rules/control.ts'
import { FINAL, scoreBase } from '../src/rules/scoring.ts'
import { BASES, FACTIONS, ORBITALS } from '../src/types.ts'
import type { BaseId, FactionId, FleetId, OrbitalId } from '../src/types.ts'
import { performing, scoringAt, spending, table } from './table.ts'
import type { Table } from './table.ts'

/* EX-9: fleets, Battleships, Scrap Ships, Diplomats. */

const halves = (t: Table, p: FactionId, o: OrbitalId): number =>
  strength(t.state, FACTIONS.indexOf(p), ORBITALS.indexOf(o))
const totals = (t: Table, b: BaseId): readonly number[] => scoreBase(t.state, BASES.indexOf(b), FINAL).totals
const battleships = (t: Table, o: OrbitalId): number[] => [
  t.fleets(o, 'battleship'),
  t.fleets(o, 'damaged') + t.fleets(o, 'fresh'),
]

describe('Fleets', () => {
  test.each<[string, FactionId, FleetId, number]>([
    ['EX-9.2 a normal fleet of the UN has strength 1', 'UN', 'UN', 2],
    ['EX-9.2 a normal fleet of the MCR has strength 1', 'MCR', 'MCR', 2],
    ['EX-9.2 a normal fleet of the OPA has strength 1', 'OPA', 'OPA', 2],
    ['EX-9.2 a normal fleet of PG has strength 1', 'PG', 'PG', 2],
    ['EX-9.2 a full Battleship has strength 2', 'MCR', 'battleship', 4],
    ['EX-9.2 a damaged Battleship has strength 1', 'MCR', 'damaged', 2],
    ['EX-9.2 a Battleship damaged in this turn has strength 1', 'MCR', 'fresh', 2],
    ['EX-9.2 a Scrap Ship has strength 1/2', 'OPA', 'scrap', 1],
    ['EX-9.2 the Rocinante has strength 1 for its controller', 'PG', 'rocinante', 2],
  ])('%s', (_, p, fleet, inHalves) => {
    const t = table({ players: 4, captain: 'PG', fleets: { saturn: { [fleet]: 1 } } })
    expect(FACTIONS.map((q) => halves(t, q, 'saturn'))).toEqual(FACTIONS.map((q) => (q === p ? inHalves : 0)))
  })

  test('EX-9.1 every token is one fleet where fleets are counted: Amos Burton', () => {
    const window = scoringAt('UN', 'window', 1, { captain: 'MCR' })
    const fleets = { ceres: { rocinante: 1, battleship: 1, damaged: 1, MCR: 1, UN: 5 } }
    const t = table({ players: 4, ...window, fleets }).do('use burton')
    expect([t.fleets('ceres', 'UN'), t.reserve('UN')]).toEqual([1, 4])
  })

  test('EX-9.1 a Scrap Ship is one whole fleet where fleets are counted', () => {
    const window = scoringAt('UN', 'window', 1, { captain: 'OPA' })
    const fleets = { ceres: { rocinante: 1, scrap: 2, UN: 5 } }
    expect(
      table({ players: 4, ...window, fleets })
        .do('use burton')
        .fleets('ceres', 'UN'),
    ).toBe(2)
  })

  test.each<[string, FactionId, { [fleet: string]: number }, readonly number[]]>([
    ['EX-9.1 one full Battleship is one fleet, not two', 'PG', { battleship: 1 }, [1, 0, 0]],
    ['EX-9.1 two Battleships are two fleets', 'PG', { battleship: 2 }, [1, 1, 0]],
    ['EX-9.1 the Rocinante is a second fleet for its controller', 'MCR', { MCR: 1, rocinante: 1 }, [0, 0, 0]],
    ['EX-9.1 the Rocinante is no fleet of anybody else', 'UN', { MCR: 1, rocinante: 1 }, [0, 0, 1]],
  ])('%s: Arboghast', (_, captain, ceres, after) => {
    const t = table({ players: 4, captain, ...performing('PG', 'A43'), fleets: { ceres, eros: { OPA: 2 } } })
    expect([...battleships(t, 'ceres'), t.fleets('ceres', 'MCR')]).toEqual(after)
    expect([t.fleets('eros', 'OPA'), t.fleets('ceres', 'rocinante')]).toEqual([1, ceres['rocinante'] ?? 0])
  })

  test.each<[string, FactionId, FleetId, FleetId, OrbitalId]>([
    ['EX-9.3 a removed fleet', 'UN', 'UN', 'UN', 'earth'],
    ['EX-9.3 a removed Battleship', 'MCR', 'damaged', 'battleship', 'mars'],
  ])('%s goes to its owner off the map and comes back from there', (_, owner, there, kind, home) => {
    const kept = { OPA: ['A26'] }
    const others = FACTIONS.filter((p) => p !== 'OPA' && p !== owner)
    const fleets = { ceres: { OPA: 1, [there]: 1 } }
    const t = table({ players: 4, seating: ['OPA', owner, ...others], kept, track: ['A42', 'A11'], fleets })
    const before = t.reserve(kind)
    t.do('play A26')
    expect([t.fleets('ceres', there), t.reserve(kind), t.reserve('OPA')]).toEqual([0, before + 1, 4])
    t.do('take 1', `build ${kind}`)
    expect([t.fleets(home, kind), t.reserve(kind)]).toEqual([1, before])
  })

  test('EX-9.3 a removed cube goes to the supply of its owner and comes back from there', () => {
    const t = table({
      players: 4,
      seating: ['OPA', 'MCR', 'UN', 'PG'],
      kept: { OPA: ['A16'] },
      track: ['A08', 'A12'],
      bases: { titan: { MCR: 18 } },
      fleets: { mars: { MCR: 1 } },
    })
    t.do('play A16')
    expect([t.cubes('titan', 'MCR'), t.supply('MCR'), t.supply('OPA')]).toEqual([17, 1, 18])
    t.do('take 1', 'influence mariner-valley')
    expect([t.cubes('mariner-valley', 'MCR'), t.cubes('titan', 'MCR'), t.supply('MCR')]).toEqual([1, 17, 0])
  })
})

describe('Battleships', () => {
  test('EX-9.4 the first removal turns a Battleship to its damaged side, one more takes it off the map', () => {
    const t = table({ players: 4, ...performing('OPA', 'A26'), fleets: { ceres: { OPA: 1, battleship: 1 } } })
    expect([...battleships(t, 'ceres'), t.reserve('battleship')]).toEqual([0, 1, 1])
    const second = table({ players: 4, ...performing('OPA', 'A26'), fleets: { ceres: { OPA: 1, damaged: 1 } } })
    expect([...battleships(second, 'ceres'), second.reserve('battleship')]).toEqual([0, 0, 2])
  })

  test('T-22 EX-9.5 "remove 2 fleets" against one full Battleship: both on it, or one', () => {
    const start = {
      players: 4,
      seating: ['OPA', 'MCR', 'UN', 'PG'],
      kept: { OPA: ['A41'] },
      track: ['A08', 'A09', 'A10', 'A11', 'A12'],
      fleets: { ceres: { OPA: 1, battleship: 1 } },
    }
    const both = table(start).do('play A41', 'fleet battleship ceres', 'fleet fresh ceres')
    expect([...battleships(both, 'ceres'), both.reserve('battleship')]).toEqual([0, 0, 2])
    const one = table(start).do('play A41', 'fleet battleship ceres', 'stop')
    expect([...battleships(one, 'ceres'), halves(one, 'MCR', 'ceres')]).toEqual([0, 1, 2])
    expect(one.asked()).toBe('MCR')
    one.do('take 1')
    const left = one.state.stack.at(-1)?.left ?? 0
    one.do('use mcr-mat')
    expect([...battleships(one, 'ceres'), halves(one, 'MCR', 'ceres')]).toEqual([1, 0, 4])
    expect(one.state.stack.at(-1)?.left).toBe(left - 1)
  })

  test('T-22 EX-9.7 in the turn of the damage the MCR cannot repair, not even in the same Scoring window', () => {
    const window = scoringAt('MCR', 'window', 1, { captain: 'UN', kept: { OPA: ['A41'], MCR: ['A01'] } })
    const t = table({ players: 4, ...window, fleets: { ceres: { OPA: 1, battleship: 1 } } })
    t.do('play A41', 'fleet battleship ceres', 'stop', 'pass', 'play A01')
    expect([t.asked(), t.step(), ...battleships(t, 'ceres')]).toEqual(['MCR', 'spend', 0, 1])
    expect(t.offer('use')).toEqual([])
    expect(t.rules('use mcr-mat')).toEqual(['EX-9.7'])
  })

  test('EX-9.5 a hit on a Battleship is one of the removals, and another fleet may take the next', () => {
    const fleets = { ceres: { OPA: 1, battleship: 1, MCR: 1, UN: 1 } }
    const t = table({ players: 4, ...performing('OPA', 'A41'), fleets })
    t.do('fleet battleship ceres', 'fleet UN ceres')
    expect([...battleships(t, 'ceres'), t.fleets('ceres', 'MCR'), t.fleets('ceres', 'UN')]).toEqual([0, 1, 1, 0])
    expect(t.step()).toBe('turn')
  })

  test('EX-9.6 as a cost of the MCR one hit on its Battleship counts as one fleet removed', () => {
    const fleets = { ceres: { battleship: 1, UN: 4 } }
    const t = table({ players: 4, ...performing('MCR', 'A23'), fleets })
    expect(t.offer()).toEqual(['number 0', 'number 1', 'number 2'])
    t.do('number 1')
    expect([...battleships(t, 'ceres'), t.fleets('ceres', 'UN')]).toEqual([0, 1, 2])
    const two = table({ players: 4, ...performing('MCR', 'A23'), fleets }).do('number 2')
    expect([...battleships(two, 'ceres'), two.fleets('ceres', 'UN'), two.reserve('battleship')]).toEqual([0, 0, 1, 2])
  })

  test('EX-9.7 Repair: 1 AP turns one damaged Battleship, wherever it is, back to full', () => {
    const fleets = { saturn: { damaged: 1, UN: 2 }, ceres: { damaged: 1 } }
    const t = table({ players: 4, ...spending('MCR', 3), fleets })
    t.do('use mcr-mat')
    expect(t.offer()).toEqual(['fleet damaged ceres', 'fleet damaged saturn'])
    t.do('fleet damaged saturn')
    expect([...battleships(t, 'saturn'), ...battleships(t, 'ceres')]).toEqual([1, 0, 0, 1])
    expect(t.state.stack.at(-1)?.left).toBe(2)
    t.do('use mcr-mat')
    expect(battleships(t, 'ceres')).toEqual([1, 0])
    expect(t.rules('use mcr-mat')).toEqual(['EX-8.15'])
  })

  test('EX-9.7 of two damaged Battleships only the one of an earlier turn can be repaired', () => {
    const t = table({ players: 4, ...spending('MCR', 3), fleets: { mars: { damaged: 1, fresh: 1 } } })
    t.do('use mcr-mat')
    expect([t.fleets('mars', 'battleship'), t.fleets('mars', 'damaged'), t.fleets('mars', 'fresh')]).toEqual([1, 0, 1])
    expect(t.rules('use mcr-mat')).toEqual(['EX-9.7'])
  })

  test('EX-9.7 hit by the MCR itself, a Battleship is not repaired in that turn either', () => {
    const start = { players: 4, techs: { MCR: ['mcr-3'] }, fleets: { mars: { battleship: 1, UN: 1 } } }
    const t = table({ ...start, ...spending('MCR', 3) }).do('use mcr-3', 'fleet battleship mars')
    expect([t.fleets('mars', 'fresh'), t.rules('use mcr-mat')]).toEqual([1, ['EX-9.7']])
  })

  test('EX-9.7 nobody else repairs', () => {
    const t = table({ players: 4, ...spending('UN', 3), fleets: { earth: { UN: 1, damaged: 1 } } })
    expect([t.offer('use'), t.rules('use mcr-mat')]).toEqual([[], ['EX-13.1']])
  })

  test('EX-9.8 the free build brings a Battleship back but repairs none', () => {
    const off = { players: 4, ...scoringAt('UN', 'freeBuild', 1), fleets: { mars: { MCR: 3, damaged: 1 } } }
    const t = table({ ...off, captain: 'PG' })
    expect([t.asked(), t.offer()]).toEqual(['MCR', ['build battleship', 'pass']])
    t.do('build battleship')
    expect(battleships(t, 'mars')).toEqual([1, 1])
    const all = { mars: { MCR: 3, damaged: 2 }, earth: { UN: 5 }, tycho: { OPA: 5 }, thoth: { PG: 5 } }
    const none = table({ players: 4, ...scoringAt('UN', 'freeBuild', 1), fleets: all })
    expect([none.step(), ...battleships(none, 'mars')]).toEqual(['turn', 0, 2])
  })
})

describe('Scrap Ships', () => {
  test('EX-9.9 they enter by their tech alone: no Build, no free build, no Event brings them', () => {
    const gone = { players: 4, techs: { OPA: ['opa-1'] }, bases: { ceres: { OPA: 1 } }, fleets: { tycho: { OPA: 5 } } }
    expect(table({ ...gone, ...spending('OPA', 2) }).offer('build')).toEqual([])
    expect(table({ ...gone, ...spending('OPA', 2) }).offer('use')).toContain('use opa-1')
    const free = table({
      ...gone,
      ...scoringAt('MCR', 'freeBuild', 2),
      fleets: { tycho: { OPA: 5 }, mars: { MCR: 3 } },
    })
    expect(free.asked()).not.toBe('OPA')
    const yards = table({ ...gone, ...performing('UN', 'A07') })
    expect([yards.reserve('scrap'), yards.fleets('tycho', 'scrap')]).toEqual([2, 0])
  })

  test('EX-9.9 without the tech they cannot enter at all', () => {
    const t = table({ players: 4, ...spending('OPA', 2), bases: { ceres: { OPA: 1 } } })
    expect([t.rules('use opa-1'), t.reserve('scrap')]).toEqual([['EX-13.2'], 2])
  })

  test('EX-9.9 on the map they move and are removed like any fleet; removed, they re-enter by the tech', () => {
    const t = table({ players: 4, ...spending('OPA', 2), fleets: { ceres: { scrap: 1 } } }).do('move ceres>jupiter')
    expect(t.fleets('jupiter', 'scrap')).toBe(1)
    const hit = table({ players: 4, ...performing('UN', 'A26'), fleets: { ceres: { UN: 1, scrap: 1 } } })
    expect([hit.fleets('ceres', 'scrap'), hit.reserve('scrap'), hit.reserve('OPA')]).toEqual([0, 2, 5])
  })
})

describe('Diplomats', () => {
  test('EX-9.10 a Diplomat counts 2 where influence is compared', () => {
    const t = table({ players: 4, bases: { ceres: { diplomat: 1, MCR: 1 }, eros: { UN: 1, diplomat: 1, MCR: 3 } } })
    expect([totals(t, 'ceres'), totals(t, 'eros')]).toEqual([
      [2, 1, 0, 0],
      [3, 3, 0, 0],
    ])
    expect([t.controls('ceres'), t.controls('eros')]).toEqual(['UN', undefined])
  })

  test('EX-9.10 it counts 2 of the 3 influence that Sadavir Errinwright asks for', () => {
    const t = table({
      players: 4,
      ...performing('PG', 'A15'),
      bases: { ceres: { UN: 1, diplomat: 1 }, eros: { UN: 2 } },
    })
    expect([t.asked(), t.offer()]).toEqual(['UN', ['cube UN ceres', 'cube diplomat ceres']])
  })

  test('EX-9.10 it is one cube for "remove 1", "move 1" and "has influence"', () => {
    const removed = table({ players: 4, ...performing('OPA', 'A16'), bases: { titan: { diplomat: 2 } } })
    expect([removed.cubes('titan', 'diplomat'), removed.supply('diplomat')]).toEqual([1, 2])
    const moved = table({ players: 4, ...performing('PG', 'A45'), bases: { ceres: { diplomat: 2 } } }).do('base eros')
    expect([moved.cubes('ceres', 'diplomat'), moved.cubes('eros', 'diplomat')]).toEqual([1, 1])
    const star = table({
      players: 4,
      ...performing('UN', 'A19'),
      bases: { titan: { diplomat: 1, MCR: 2 }, eros: { MCR: 1 } },
    })
    expect(star.offer()).toEqual(['cube diplomat titan', 'cube MCR titan', 'stop'])
  })

  test('EX-9.11 before the tech they are outside the supply', () => {
    const t = table({ players: 4, ...spending('UN', 2), bases: { titan: { UN: 15 } }, fleets: { earth: { UN: 1 } } })
    expect([t.supply('diplomat'), t.offer('diplomat'), t.rules('diplomat luna')]).toEqual([3, [], ['EX-9.11']])
    t.do('influence luna')
    expect([t.cubes('luna', 'UN'), t.cubes('titan', 'UN'), t.supply('diplomat')]).toEqual([1, 14, 3])
  })

  test('EX-9.11 EX-9.13 removed, they return to their reserve, and the cube that was set aside to the supply', () => {
    const bases = { titan: { diplomat: 1 }, eurasia: { UN: 14 } }
    const t = table({ players: 4, ...performing('OPA', 'A16'), bases })
    expect([t.supply('diplomat'), t.supply('UN')]).toEqual([3, 1])
  })
})

describe('Orbital Control', () => {
  test('T-20 a damaged Battleship against two Scrap Ships, with and without Dominance and one more fleet', () => {
    const at = (opa: number, techs: readonly string[]): FactionId | undefined => {
      const fleets = { eros: { damaged: 1, scrap: 2, OPA: opa } }
      return table({ players: 4, fleets, techs: { MCR: [...techs] } }).orbitalControl('eros')
    }
    expect([at(0, []), at(0, ['mcr-2']), at(1, []), at(1, ['mcr-2'])]).toEqual([undefined, 'MCR', 'OPA', 'OPA'])
  })

  test('T-21 the controller without a cube on one attached Base: +1 on its others only, nothing on that Base', () => {
    const bases = { eurasia: { UN: 2, MCR: 2 }, africa: { UN: 1 }, luna: { MCR: 1 } }
    const t = table({ players: 3, fleets: { earth: { UN: 1 } }, bases })
    expect(t.orbitalControl('earth')).toBe('UN')
    expect([totals(t, 'eurasia'), totals(t, 'africa'), totals(t, 'luna')]).toEqual([
      [3, 2, 0],
      [2, 0, 0],
      [0, 1, 0],
    ])
    expect(scoreBase(t.state, BASES.indexOf('luna'), FINAL).gains).toEqual([0, 5, 0])
  })
})

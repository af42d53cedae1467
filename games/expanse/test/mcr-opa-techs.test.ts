import { describe, expect, test } from 'vitest'
import { strength } from '../src/rules/control.ts'
import { scoreBase } from '../src/rules/scoring.ts'
import { BASES, FACTIONS, ORBITALS, SECTORS } from '../src/types.ts'
import type { FactionId } from '../src/types.ts'
import { performing, scoringAt, spending, table } from './table.ts'
import type { Spec, Table } from './table.ts'

/* Techs of Mars and mat and techs of the Outer Planets Alliance. The mat of Mars: pieces.test.ts. */

const heads = (t: Table, head: string): string[] => t.offer(head).map((line) => line.slice(head.length))

describe('Epstein Drive (mcr-1)', () => {
  const start: Spec = { players: 4, techs: { MCR: ['mcr-1'] }, fleets: { mars: { MCR: 2 }, earth: { battleship: 1 } } }

  test('EX-8.4 mcr-1 a Move may go up to two steps, straight to its destination, for 1 AP', () => {
    const t = table({ ...start, ...spending('MCR', 3) })
    const two = ['earth', 'ceres', 'tycho', 'eros', 'thoth', 'vesta', 'jupiter']
    expect(heads(t, 'move mars>')).toEqual(two)
    expect(t.rules('move mars>saturn')).toEqual(['EX-8.1'])
    t.do('move mars>jupiter', 'fleets 2n')
    expect([t.fleets('jupiter', 'MCR'), t.state.stack.at(-1)?.left]).toEqual([2, 2])
  })

  test('EX-13.3 mcr-1 one Move of the turn only; a Move of one step does not use it up', () => {
    const t = table({ ...start, ...spending('MCR', 3) }).do('move mars>ceres', 'fleets 1n', 'move earth>jupiter')
    expect(t.rules('move mars>jupiter')).toEqual(['EX-8.1'])
    expect(heads(t, 'move jupiter>')).toEqual(['ceres', 'tycho', 'eros', 'thoth', 'vesta', 'saturn'])
    expect(t.do('move mars>earth').fleets('earth', 'MCR')).toBe(1)
  })

  test('EX-13.3 mcr-1 it is open again in the next turn, also with AP that an Event gives', () => {
    const t = table({ ...start, ...performing('MCR', 'A01') })
    expect(t.rules('move mars>jupiter')).toEqual([])
    const used = table({ ...start, ...performing('MCR', 'A01'), usedUp: { MCR: ['mcr-1'] } })
    expect(used.rules('move mars>jupiter')).toEqual(['EX-8.1'])
    const next = table({ ...start, players: 2, ...spending('MCR', 1), track: ['A08', 'A09', 'A10', 'A12'] })
    next.do('move earth>jupiter', 'decline')
    expect(next.asked()).toBe('UN')
    next.do('take 1', 'points', 'finish', 'take 1', 'points')
    expect([next.asked(), next.rules('move mars>jupiter')]).toEqual(['MCR', []])
  })

  test('EX-13.1 mcr-1 it helps nobody but the MCR', () => {
    const t = table({ ...start, ...spending('UN', 3), fleets: { earth: { UN: 1 } } })
    expect(t.rules('move earth>jupiter')).toEqual(['EX-8.1'])
  })
})

describe('Dominance (mcr-2)', () => {
  test.each<[string, Spec, FactionId | undefined, FactionId | undefined]>([
    ['EX-12.1 mcr-2 a tie of two', { UN: 1, MCR: 1 }, undefined, 'MCR'],
    ['EX-12.1 mcr-2 a tie of three', { UN: 2, battleship: 1, OPA: 2 }, undefined, 'MCR'],
    ['EX-12.1 mcr-2 a tie of all four', { UN: 1, MCR: 1, OPA: 1, PG: 1 }, undefined, 'MCR'],
    ['EX-12.1 mcr-2 a tie of others above the MCR', { UN: 2, OPA: 2, MCR: 1 }, undefined, undefined],
    ['EX-12.1 mcr-2 a tie with a lower one changes nothing', { UN: 2, OPA: 1, MCR: 1 }, 'UN', 'UN'],
    ['EX-12.1 mcr-2 half a point less is no tie', { MCR: 1, OPA: 1, scrap: 1 }, 'OPA', 'OPA'],
    ['EX-12.1 mcr-2 without a fleet there is nothing to win', {}, undefined, undefined],
  ])('%s', (_, eros, without, withIt) => {
    const start = { players: 4, captain: 'UN', fleets: { eros } }
    expect(table(start).orbitalControl('eros')).toBe(without)
    expect(table({ ...start, techs: { MCR: ['mcr-2'] } }).orbitalControl('eros')).toBe(withIt)
  })

  test('EX-12.1 mcr-2 it counts in scoring', () => {
    const start = { players: 4, fleets: { earth: { UN: 1, MCR: 1 } }, bases: { luna: { UN: 2, MCR: 2 } } }
    const totals = (techs: Spec): readonly number[] =>
      scoreBase(table({ ...start, techs }).state, BASES.indexOf('luna'), SECTORS.indexOf('inner')).totals
    expect([totals({}), totals({ MCR: ['mcr-2'] })]).toEqual([
      [2, 2, 0, 0],
      [2, 3, 0, 0],
    ])
  })

  test('EX-13.5 mcr-2 it counts in card texts: Blockade of Earth', () => {
    const start = { players: 4, fleets: { earth: { MCR: 1, OPA: 1 } }, bases: { luna: { UN: 1 } } }
    const mcr = table({ ...start, ...performing('MCR', 'A13'), techs: { MCR: ['mcr-2'] } }).do('base luna')
    expect(mcr.offer()).toEqual(['cube UN luna', 'cube MCR luna', 'stop'])
    const without = table({ ...start, ...performing('MCR', 'A13') }).do('base luna')
    const opa = table({ ...start, ...performing('OPA', 'A13'), techs: { MCR: ['mcr-2'] } }).do('base luna')
    expect([without.step(), opa.step()]).toEqual(['turn', 'turn'])
  })
})

describe('Total War (mcr-3)', () => {
  const start: Spec = { players: 4, captain: 'PG', techs: { MCR: ['mcr-3'] } }

  test('EX-8.14 mcr-3 for 1 AP one fleet goes from an Orbital where the MCR has a fleet', () => {
    const fleets = { ceres: { MCR: 1, UN: 2, scrap: 1 }, eros: { damaged: 1, PG: 1 }, thoth: { OPA: 1 } }
    const t = table({ ...start, ...spending('MCR', 3), fleets }).do('use mcr-3')
    expect(t.offer()).toEqual([
      'fleet UN ceres',
      'fleet MCR ceres',
      'fleet scrap ceres',
      'fleet damaged eros',
      'fleet PG eros',
    ])
    expect(t.rules('fleet OPA thoth')).toEqual(['EX-10.1'])
    expect(t.rules('stop')).toEqual(['EX-10.1'])
    t.do('fleet UN ceres')
    expect([t.fleets('ceres', 'UN'), t.reserve('UN'), t.state.stack.at(-1)?.left]).toEqual([1, 4, 2])
  })

  test('EX-14.2 mcr-3 the Rocinante is never removed, whoever controls it', () => {
    const fleets = { ceres: { MCR: 1, UN: 1, rocinante: 1 } }
    for (const captain of ['PG', 'MCR']) {
      const t = table({ ...start, captain, ...spending('MCR', 3), fleets }).do('use mcr-3')
      expect([t.offer(), t.rules('fleet rocinante ceres')]).toEqual([
        ['fleet UN ceres', 'fleet MCR ceres'],
        ['EX-14.2'],
      ])
    }
  })

  test('EX-14.2 mcr-3 the Rocinante is the fleet of the MCR while it controls it, and not else', () => {
    const fleets = { ceres: { UN: 1, rocinante: 1 } }
    const own = table({ ...start, captain: 'MCR', ...spending('MCR', 3), fleets }).do('use mcr-3')
    expect(own.fleets('ceres', 'UN')).toBe(0)
    expect(table({ ...start, ...spending('MCR', 3), fleets }).rules('use mcr-3')).toEqual(['EX-8.15'])
  })

  test('EX-9.4 mcr-3 a full Battleship is only damaged', () => {
    const t = table({ ...start, ...spending('MCR', 3), fleets: { ceres: { battleship: 1 } } }).do('use mcr-3')
    expect([t.fleets('ceres', 'fresh'), t.reserve('battleship')]).toEqual([1, 1])
  })
})

describe('Insurgency (opa-mat)', () => {
  test('EX-8.14 opa-mat from the start, for 1 AP, one influence on any Base of the Belt or the Outer Planets, no fleet needed', () => {
    const t = table({ players: 4, ...spending('OPA', 3) }).do('use opa-mat')
    expect(heads(t, 'base ')).toEqual(BASES.slice(BASES.indexOf('ceres')))
    for (const inner of BASES.slice(0, BASES.indexOf('ceres'))) expect(t.rules(`base ${inner}`)).toEqual(['EX-10.1'])
    t.do('base the-rings')
    expect([t.cubes('the-rings', 'OPA'), t.supply('OPA'), t.state.stack.at(-1)?.left]).toEqual([1, 17, 2])
  })
})

describe('Scrap Ships (opa-1)', () => {
  const start: Spec = { players: 4, techs: { OPA: ['opa-1'] }, bases: { titan: { OPA: 1 }, luna: { OPA: 1 } } }

  test('EX-9.9 opa-1 for 1 AP one Scrap Ship enters any Orbital with OPA influence; each AP handles one', () => {
    const t = table({ ...start, ...spending('OPA', 3) }).do('use opa-1')
    expect([t.offer(), t.rules('orbital ceres')]).toEqual([['orbital earth', 'orbital saturn'], ['EX-9.9']])
    t.do('orbital saturn', 'use opa-1', 'build scrap', 'orbital earth')
    expect([t.fleets('saturn', 'scrap'), t.fleets('earth', 'scrap'), t.reserve('scrap')]).toEqual([1, 1, 0])
    expect(t.state.stack.at(-1)?.left).toBe(1)
  })

  test('EX-9.9 opa-1 or one on the map goes there from anywhere', () => {
    const t = table({ ...start, ...spending('OPA', 3), fleets: { ceres: { scrap: 1 }, saturn: { scrap: 1 } } })
    t.do('use opa-1')
    expect(t.offer()).toEqual(['fleet scrap ceres', 'fleet scrap saturn'])
    expect(t.rules('build scrap')).toEqual(['EX-9.9'])
    t.do('fleet scrap saturn')
    expect([t.fleets('earth', 'scrap'), t.fleets('saturn', 'scrap')]).toEqual([1, 0])
    t.do('use opa-1', 'fleet scrap ceres', 'orbital earth')
    expect(t.fleets('earth', 'scrap')).toBe(2)
  })

  test('EX-9.9 opa-1 the fleets of the OPA are no Scrap Ships, and its influence alone opens an Orbital', () => {
    const fleets = { ceres: { OPA: 1 }, saturn: { UN: 2 } }
    const t = table({ ...start, ...spending('OPA', 3), bases: { titan: { OPA: 1, UN: 3 } }, fleets }).do('use opa-1')
    expect([t.fleets('saturn', 'scrap'), t.fleets('ceres', 'scrap')]).toEqual([1, 0])
    const none = table({ ...start, ...spending('OPA', 3), bases: { ceres: { UN: 1 } }, fleets })
    expect(none.rules('use opa-1')).toEqual(['EX-8.15'])
  })

  test('EX-9.2 opa-1 two of them are worth one fleet', () => {
    const t = table({ ...start, fleets: { saturn: { scrap: 2 }, earth: { OPA: 1 } } })
    const halves = (o: string): number =>
      strength(
        t.state,
        FACTIONS.indexOf('OPA'),
        ORBITALS.findIndex((id) => id === o),
      )
    expect([halves('saturn'), halves('earth')]).toEqual([2, 2])
  })
})

describe('Smuggling Network (opa-2)', () => {
  const start: Spec = {
    players: 4,
    seating: ['OPA', 'UN', 'MCR', 'PG'],
    techs: { OPA: ['opa-2'] },
    track: ['A12', 'A13', 'A14', 'score', 'A16'],
  }

  test.each([
    ['EX-5.1 opa-2 an Action card from slot 1 gives 3 CP', 1, 13, 10],
    ['EX-5.1 opa-2 slot 2 is free and gives 3 CP', 2, 13, 9],
    ['EX-5.1 opa-2 slot 3 is free and gives 3 CP', 3, 13, 9],
    ['EX-5.1 opa-2 slot 4 is free, also for a Score card, which gives 3 CP too', 4, 13, 8],
    ['EX-5.1 opa-2 slot 5 is free and gives 3 CP', 5, 13, 8],
  ])('%s', (_, slot, withIt, without) => {
    expect(table(start).do(`take ${slot}`).cp('OPA')).toBe(withIt)
    expect(
      table({ ...start, techs: {} })
        .do(`take ${slot}`)
        .cp('OPA'),
    ).toBe(without)
  })

  test('EX-5.2 opa-2 without CP every slot is open', () => {
    const t = table({ ...start, cp: { OPA: 0 } })
    expect(t.offer()).toEqual(['take 1', 'take 2', 'take 3', 'take 4', 'take 5'])
  })

  test('S-1 opa-2 a card taken through Miller is free and gives 3 CP too', () => {
    const t = table({ ...start, kept: { OPA: ['A02'] } }).do('play A02', 'take 5')
    expect(t.cp('OPA')).toBe(13)
  })

  test('EX-6.2 opa-2 keeping costs what it did', () => {
    const t = table(start).do('take 2', 'keep')
    expect([t.cp('OPA'), t.kept('OPA')]).toEqual([12, ['A13']])
  })

  test('EX-13.1 opa-2 the others pay the full price', () => {
    expect(
      table({ ...start, seating: ['UN', 'OPA', 'MCR', 'PG'] })
        .do('take 5')
        .cp('UN'),
    ).toBe(8)
  })
})

describe('Rebellion (opa-3)', () => {
  const start: Spec = { players: 4, techs: { OPA: ['opa-3'] }, ...spending('OPA', 3) }

  test('EX-8.14 opa-3 for 1 AP one influence goes from a Belt or Outer Base where the OPA has influence', () => {
    const bases = {
      luna: { OPA: 1, UN: 1 },
      ceres: { OPA: 1, MCR: 1 },
      eros: { UN: 1 },
      europa: { PG: 1, OPA: 1 },
    }
    const t = table({ ...start, bases }).do('use opa-3')
    expect(t.offer()).toEqual(['cube MCR ceres', 'cube OPA ceres', 'cube OPA europa', 'cube PG europa'])
    expect([t.rules('cube UN luna'), t.rules('cube UN eros')]).toEqual([['EX-10.1'], ['EX-10.1']])
    t.do('cube PG europa')
    expect([t.cubes('europa', 'PG'), t.supply('PG'), t.state.stack.at(-1)?.left]).toEqual([0, 18, 2])
  })

  test('V-8 EX-10.6 opa-3 where only OPA cubes fit, one of them goes', () => {
    const t = table({ ...start, bases: { titan: { OPA: 2 } } }).do('use opa-3')
    expect([t.cubes('titan', 'OPA'), t.supply('OPA')]).toEqual([1, 17])
  })

  test('V-8 opa-3 in a Scoring window the OPA is the performer and chooses', () => {
    const window = scoringAt('UN', 'window', 4, { captain: 'PG', kept: { OPA: ['A01'] } })
    const bases = { ceres: { OPA: 1, MCR: 1, UN: 1 } }
    const t = table({ players: 4, techs: { OPA: ['opa-3'] }, ...window, bases }).do('play A01', 'use opa-3')
    expect([t.asked(), t.offer()]).toEqual(['OPA', ['cube UN ceres', 'cube MCR ceres', 'cube OPA ceres']])
  })
})

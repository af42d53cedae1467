import { describe, expect, test } from 'vitest'
import { game } from '../src/index.ts'
import { FACTIONS } from '../src/types.ts'
import type { FactionId } from '../src/types.ts'
import { fresh, performing, scoringAt, spending, table } from './table.ts'
import type { Table } from './table.ts'

/* EX-13: how mats and techs work. What each of them does stands in the files of the factions. */

/** Ids of the abilities a faction has in force. */
const inForce = (t: Table, p: FactionId): string[] => {
  const player = FACTIONS.indexOf(p)
  const mine = t.state.ruleset.abilities.filter((a) => a.player === player)
  return mine.filter((a) => ((t.state.techs[player] ?? 0) & a.bit) !== 0).map((a) => a.row.id)
}
const levels = (p: FactionId, ...names: readonly string[]): string[] =>
  names.map((name) => `${p.toLowerCase()}-${name}`)

const ALL = {
  UN: ['un-1', 'un-2', 'un-3'],
  MCR: ['mcr-1', 'mcr-2', 'mcr-3'],
  OPA: ['opa-1', 'opa-2', 'opa-3'],
  PG: ['pg-1', 'pg-2', 'pg-3'],
}
/** At home with everything: the free build of a Scoring asks nobody. */
const AT_HOME = { earth: { UN: 5 }, mars: { MCR: 3, battleship: 2 }, tycho: { OPA: 5 }, thoth: { PG: 5 } }

describe('Gaining', () => {
  test('EX-13.1 mat and techs add up over the Scorings, and none is lost', () => {
    const after = (number: number, techs: { [p: string]: string[] }): Table =>
      table({ players: 4, ...scoringAt('UN', 'techs', number), techs, fleets: AT_HOME })
    for (const p of FACTIONS) {
      expect(inForce(after(1, {}), p)).toEqual(levels(p, 'mat', '1'))
      expect(inForce(after(2, { [p]: levels(p, '1') }), p)).toEqual(levels(p, 'mat', '1', '2'))
      expect(inForce(after(3, { [p]: levels(p, '1', '2') }), p)).toEqual(levels(p, 'mat', '1', '2', '3'))
    }
  })

  test('EX-13.1 in one turn the mat and all techs of a faction work side by side', () => {
    const t = table({
      players: 4,
      ...spending('OPA', 4, 'A17'),
      techs: ALL,
      bases: { ceres: { OPA: 1, UN: 1 } },
    })
    t.do('use opa-mat', 'base titan', 'use opa-1', 'orbital saturn', 'use opa-3', 'cube UN ceres')
    expect([t.cubes('titan', 'OPA'), t.fleets('saturn', 'scrap'), t.cubes('ceres', 'UN')]).toEqual([1, 1, 0])
  })

  test("EX-13.1 mats and techs are their faction's alone", () => {
    const t = table({ players: 4, ...spending('UN', 3), techs: ALL, fleets: { earth: { UN: 1 } } })
    for (const id of ['mcr-mat', 'mcr-3', 'opa-mat', 'opa-1', 'opa-3', 'pg-mat', 'pg-2', 'pg-3']) {
      expect(t.rules(`use ${id}`)).toEqual(['EX-13.1'])
    }
  })

  test.each([2, 3, 4])(
    'EX-13.2 with %i players every seat knows all techs, their owners and levels, from the start',
    (players) => {
      const t = fresh(players)
      for (let seat = 0; seat < players; seat++) {
        const seen = game.view(t.state, seat).ruleset.abilities.filter((a) => a.row.level > 0 && a.player < players)
        const known = FACTIONS.slice(0, players).flatMap((p) => [1, 2, 3].map((level) => `${p} ${level}`))
        expect(seen.map((a) => `${a.row.of} ${a.row.level}`)).toEqual(known)
      }
      const later = table({ players, techs: { UN: ['un-1'], MCR: ['mcr-1', 'mcr-2'] } })
      for (let seat = 0; seat < players; seat++) expect(game.view(later.state, seat).techs).toEqual(later.state.techs)
    },
  )

  test('EX-13.2 at the start only the mat works', () => {
    const t = fresh(4)
    for (const p of FACTIONS) expect(inForce(t, p)).toEqual(levels(p, 'mat'))
  })

  test.each<[FactionId, string]>([
    ['MCR', 'mcr-3'],
    ['OPA', 'opa-1'],
    ['OPA', 'opa-3'],
    ['PG', 'pg-2'],
    ['PG', 'pg-3'],
  ])('EX-13.2 %s cannot use %s before it is gained', (p, ability) => {
    const bases = { ceres: { OPA: 1, UN: 1, PG: 1 } }
    const fleets = { ceres: { MCR: 1, OPA: 1, PG: 1, UN: 1 } }
    const before = table({ players: 4, ...spending(p, 3), bases, fleets })
    expect([before.offer('use').includes(`use ${ability}`), before.rules(`use ${ability}`)]).toEqual([
      false,
      ['EX-13.2'],
    ])
    const after = table({ players: 4, ...spending(p, 3), bases, fleets, techs: { [p]: [ability] } })
    expect(after.rules(`use ${ability}`)).toEqual([])
  })

  test.each([
    ['EX-13.6 the fourth Scoring has no level to give', 4],
    ['EX-13.6 the fifth Scoring has no level to give', 5],
  ])('%s: nothing happens', (_, number) => {
    const t = table({ players: 4, ...scoringAt('UN', 'techs', number), techs: ALL, fleets: AT_HOME })
    for (const p of FACTIONS) expect(inForce(t, p)).toEqual(levels(p, 'mat', '1', '2', '3'))
    expect(t.step()).toBe('turn')
    const none = table({ players: 4, ...scoringAt('UN', 'techs', number), fleets: AT_HOME })
    for (const p of FACTIONS) expect(inForce(none, p)).toEqual(levels(p, 'mat'))
  })

  test('EX-13.6 a faction whose tech of the level is already gained gets nothing, the others theirs', () => {
    const t = table({ players: 4, ...scoringAt('UN', 'techs', 2), techs: { OPA: ['opa-1', 'opa-2'] }, fleets: AT_HOME })
    expect([inForce(t, 'OPA'), inForce(t, 'PG')]).toEqual([levels('OPA', 'mat', '1', '2'), levels('PG', 'mat', '2')])
    expect(t.step()).toBe('turn')
  })
})

describe('Using', () => {
  test('EX-13.3 a tech with an AP cost is used only while spending AP, and with an AP left', () => {
    const start = { players: 4, techs: ALL, bases: { eros: { PG: 1, UN: 1 } }, fleets: { eros: { PG: 1 } } }
    const turn = table({ ...start, seating: ['PG', 'UN', 'MCR', 'OPA'] })
    expect([turn.step(), turn.rules('use pg-2')]).toEqual(['turn', ['EX-8.14']])
    const spent = table({ ...start, ...spending('PG', 1) }).do('influence eros')
    expect([spent.offer('use'), spent.rules('use pg-2')]).toEqual([['use pg-3'], ['EX-13.3']])
  })

  test.each<[string, FactionId, string, readonly string[]]>([
    ['EX-13.3 Total War', 'MCR', 'mcr-3', ['fleet UN ceres']],
    ['EX-13.3 Insurgency', 'OPA', 'opa-mat', ['base titan']],
    ['EX-13.3 Rebellion', 'OPA', 'opa-3', ['cube UN ceres']],
    ['EX-13.3 Infiltration', 'PG', 'pg-mat', ['cube UN ceres']],
    ['EX-13.3 Silent Running', 'PG', 'pg-2', ['fleet PG ceres', 'orbital earth']],
    ['EX-13.3 Protomolecule', 'PG', 'pg-3', ['base ceres']],
  ])('%s is for once per turn, whoever has the turn', (_, p, ability, lines) => {
    const start = {
      players: 4,
      techs: ALL,
      bases: { ceres: { UN: 3, OPA: 2, PG: 2 }, eros: { PG: 3, OPA: 2, UN: 1 } },
      fleets: { ceres: { UN: 3, MCR: 1, OPA: 1, PG: 2 }, eros: { UN: 1, MCR: 1, OPA: 1, PG: 1 } },
    }
    const t = table({ ...start, ...spending(p, 3) }).do(`use ${ability}`, ...lines)
    expect([t.asked(), t.offer('use').includes(`use ${ability}`)]).toEqual([p, false])
    expect(t.rules(`use ${ability}`)).toEqual(['EX-4.5'])
    const active = p === 'OPA' ? 'UN' : 'OPA'
    const grant = {
      active,
      stack: [
        { step: 'endTurn', seat: active },
        { step: 'spend', seat: p, left: 2 },
      ],
    }
    expect(table({ ...start, ...grant }).rules(`use ${ability}`)).toEqual([])
    expect(table({ ...start, ...grant, usedUp: { [p]: [ability] } }).rules(`use ${ability}`)).toEqual(['EX-4.5'])
  })

  test('EX-13.3 the limit is lifted when the next turn begins, also that of another player', () => {
    const t = table({
      players: 3,
      seating: ['OPA', 'UN', 'MCR'],
      initiative: ['OPA', 'UN', 'MCR'],
      track: ['A08', 'A01', 'A12', 'A14', 'A16'],
      techs: { OPA: ['opa-3'] },
      bases: { ceres: { OPA: 3, UN: 3 } },
      fleets: { earth: { UN: 1 } },
    })
    t.do('take 1', 'use opa-3', 'cube UN ceres', 'finish', 'decline')
    expect(t.asked()).toBe('UN')
    t.do('take 1', 'finish')
    expect([t.asked(), t.step()]).toEqual(['OPA', 'offer'])
    t.do('perform', 'use opa-3', 'cube UN ceres')
    expect(t.cubes('ceres', 'UN')).toBe(1)
  })

  test('EX-13.4 a tech that asks for CP cannot be used without them', () => {
    const start = { players: 4, techs: ALL, bases: { eros: { PG: 1, UN: 1 } }, ...spending('PG', 3) }
    const poor = table({ ...start, cp: { PG: 0 } })
    expect([poor.offer('use pg-3'), poor.rules('use pg-3')]).toEqual([[], ['EX-13.4']])
    const able = table({ ...start, cp: { PG: 1 } }).do('use pg-3')
    expect([able.cp('PG'), able.cubes('eros', 'UN')]).toEqual([0, 0])
  })

  test.each<[string, FactionId, string]>([
    ['EX-13.5 Diplomats', 'UN', 'un-1'],
    ['EX-13.5 Dominance', 'MCR', 'mcr-2'],
    ['EX-13.5 Smuggling Network', 'OPA', 'opa-2'],
    ['EX-13.5 Puppet Master', 'PG', 'pg-1'],
  ])('%s works by itself and is no action', (_, p, ability) => {
    const t = table({ players: 4, ...spending(p, 3), techs: ALL })
    expect([t.offer('use').includes(`use ${ability}`), t.rules(`use ${ability}`)]).toEqual([false, ['EX-13.5']])
  })

  test('EX-13.5 a continuous tech decides who controls, in the turn of anybody', () => {
    const start = { players: 4, bases: { ceres: { MCR: 2, UN: 2 } }, fleets: { ceres: { MCR: 1, UN: 1 } } }
    for (const active of FACTIONS) {
      expect(table({ ...start, active }).controls('ceres')).toBeUndefined()
      const t = table({ ...start, active, techs: { MCR: ['mcr-2'] } })
      expect([t.orbitalControl('ceres'), t.controls('ceres')]).toEqual(['MCR', 'MCR'])
    }
    const mao = table({ ...start, ...performing('UN', 'A44') })
    const held = table({ ...start, ...performing('UN', 'A44'), bases: { ceres: { UN: 3, MCR: 2 } } })
    const tied = table({ ...start, ...performing('UN', 'A44'), bases: { ceres: { UN: 3, MCR: 2 } }, techs: ALL })
    expect([mao.cp('UN'), held.cp('UN'), tied.cp('UN')]).toEqual([10, 11, 10])
  })

  test('EX-13.5 a continuous tech works in the turn of another player: Embassies', () => {
    const bases = { titan: { diplomat: 1 }, rhea: { MCR: 1, OPA: 1 } }
    const t = table({ players: 4, ...performing('OPA', 'A16'), techs: { UN: ['un-1', 'un-2'] }, bases })
    expect(t.offer()).toEqual(['cube MCR rhea', 'cube OPA rhea'])
  })
})

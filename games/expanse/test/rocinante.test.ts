import { describe, expect, test } from 'vitest'
import { FACTIONS, ORBITALS } from '../src/types.ts'
import type { OrbitalId } from '../src/types.ts'
import { rocinanteAt } from '../src/rules/pieces.ts'
import { captain, scoreThrough, scoring, took } from './scored.ts'
import { fresh, performing, type Spec, spending, type Table, table } from './table.ts'

const stands = (t: Table): OrbitalId | undefined => ORBITALS[rocinanteAt(t.state)]

/** The window of a Scoring turn of the UN, in which only the PG, who controls the Rocinante, is asked. */
const window = (spec: Spec): Table =>
  took({ players: 4, ...scoring('UN', 4), captain: 'PG', ...spec }).do('bonus outer')

describe('its controller', () => {
  test.each([2, 3, 4])(
    'EX-14.1 with %i players it begins with the last in turn order, in their home Orbital',
    (players) => {
      for (const first of FACTIONS.slice(0, players)) {
        const t = fresh(players, { first })
        const { seating } = t.state
        const last = (seating.indexOf(FACTIONS.indexOf(first)) + players - 1) % players
        expect(captain(t)).toBe(FACTIONS[seating[last] ?? 0])
        expect(stands(t)).toBe({ UN: 'earth', MCR: 'mars', OPA: 'tycho', PG: 'thoth' }[captain(t) ?? 'UN'])
      }
    },
  )

  test('EX-14.1 after a Scoring exactly one other player controls it', () => {
    const t = window({ cp: { UN: 3 }, fleets: { thoth: { rocinante: 1 } } })
    t.do('pass', 'pass', 'pass', 'pass', 'pass')
    expect(captain(t)).toBe('UN')
    expect([t.orbitalControl('thoth'), t.fleets('thoth', 'rocinante'), t.reserve('rocinante')]).toEqual(['UN', 1, 0])
  })

  test('EX-14.3 when control passes the token stays, and with it goes what it allows', () => {
    const t = took({ players: 3, ...scoring('OPA', 1), cp: { MCR: 3 }, captain: 'UN' })
    expect(stands(t)).toBe('earth')
    scoreThrough(t)
    expect([captain(t), stands(t)]).toEqual(['MCR', 'earth'])
    expect([t.orbitalControl('earth'), t.orbitalControl('mars')]).toEqual(['MCR', undefined])
    expect(t.asked()).toBe('UN')
    t.do('take 3')
    expect([...t.offer('influence'), ...t.offer('move')]).toEqual([])
    t.do('finish', 'decline', 'decline', 'take 1')
    expect([t.asked(), ...t.offer('influence')]).toEqual([
      'MCR',
      'influence eurasia',
      'influence africa',
      'influence luna',
    ])
  })
})

describe('a fleet for every purpose', () => {
  const at = (orbital: OrbitalId, more: Spec = {}): Spec => ({ fleets: { [orbital]: { rocinante: 1, ...more } } })

  test('EX-14.2 it moves, alone or in a group', () => {
    const alone = table({ players: 4, ...spending('UN', 2), captain: 'UN', ...at('ceres') })
    expect(alone.do('move ceres>mars').fleets('mars', 'rocinante')).toBe(1)
    const group = table({ players: 4, ...spending('UN', 2), captain: 'UN', ...at('ceres', { UN: 2 }) }).do(
      'move ceres>mars',
    )
    expect(group.offer().toSorted()).toEqual(['fleets 1n', 'fleets 1n+1r', 'fleets 1r', 'fleets 2n', 'fleets 2n+1r'])
    group.do('fleets 1n+1r')
    expect([group.fleets('mars', 'UN'), group.fleets('mars', 'rocinante'), group.fleets('ceres', 'UN')]).toEqual([
      1, 1, 1,
    ])
  })

  test('EX-14.2 it allows Influence to its controller and to nobody else', () => {
    const influence = (captain: string): string[] =>
      table({ players: 4, ...spending('UN', 1), captain, ...at('jupiter') }).offer('influence')
    expect(influence('UN')).toEqual(['influence europa', 'influence ganymede', 'influence io'])
    expect(influence('PG')).toEqual([])
  })

  test('EX-14.2 its strength is 1', () => {
    expect(table({ players: 4, captain: 'UN', ...at('jupiter', { UN: 1, MCR: 1 }) }).orbitalControl('jupiter')).toBe(
      'UN',
    )
    expect(table({ players: 4, captain: 'UN', ...at('jupiter', { UN: 1, MCR: 2 }) }).orbitalControl('jupiter')).toBe(
      undefined,
    )
  })

  test('EX-14.2 it counts where fleets are counted', () => {
    // Arboghast: each player with at least two fleets in an Orbital of the Band removes one of them.
    const fleets = { jupiter: { rocinante: 1, UN: 1, MCR: 1 }, earth: { UN: 2 } }
    const t = table({ players: 4, ...performing('PG', 'A43'), captain: 'UN', fleets }).do('band jupiter')
    expect([t.fleets('jupiter', 'UN'), t.fleets('jupiter', 'MCR'), t.fleets('jupiter', 'rocinante')]).toEqual([0, 1, 1])
  })

  test('EX-14.2 nothing removes it', () => {
    const nauvoo = table({
      players: 4,
      ...performing('UN', 'A22'),
      bases: { tycho: { OPA: 1 } },
      ...at('ceres', { PG: 1 }),
    })
    nauvoo.do('option 2')
    expect([nauvoo.fleets('ceres', 'PG'), nauvoo.fleets('ceres', 'rocinante')]).toEqual([0, 1])
    const two = table({
      players: 4,
      ...performing('UN', 'A22'),
      bases: { tycho: { OPA: 1 } },
      ...at('ceres', { PG: 1, OPA: 1 }),
    })
    two.do('option 2')
    expect(two.offer()).toEqual(['fleet OPA ceres', 'fleet PG ceres'])
    expect(two.rules('fleet rocinante ceres')).toEqual(['EX-14.2'])
    const only = table({
      players: 4,
      ...performing('UN', 'A22'),
      bases: { tycho: { OPA: 1 }, eros: { OPA: 1 } },
      ...at('ceres'),
    })
    expect(only.offer()).toEqual(['cube OPA tycho', 'cube OPA eros'])
    expect(only.state.stack.at(-1)?.step).toBe('effect')
  })

  test('EX-14.2 not even its controller removes it as a cost', () => {
    // Stealth Ships: one own fleet is given up.
    const t = table({
      players: 4,
      ...performing('PG', 'A27'),
      captain: 'PG',
      fleets: { ceres: { rocinante: 1, PG: 1 }, eros: { PG: 1 } },
    })
    expect(t.offer()).toEqual(['fleet PG ceres', 'fleet PG eros'])
    expect(t.rules('fleet rocinante ceres')).toEqual(['EX-14.2'])
  })
})

describe('its crew', () => {
  test('EX-14.4 in a window its controller may use one of the four instead of a kept Event', () => {
    const t = window({ kept: { PG: ['A44'], MCR: ['A18'] }, fleets: { thoth: { rocinante: 1, UN: 1 } } })
    expect(t.asked()).toBe('MCR')
    for (const id of ['holden', 'nagata', 'kamal', 'burton']) expect(t.rules(`use ${id}`)).toContain('EX-14.4')
    t.do('pass')
    expect(t.offer()).toEqual(['play A44', 'use holden', 'use nagata', 'use kamal', 'use burton', 'pass'])
    t.do('use burton')
    expect([t.fleets('thoth', 'UN'), t.step()]).toEqual([0, 'freeBuild'])
    expect(t.kept('PG')).toEqual(['A44'])
  })

  test('EX-14.4 not while spending AP', () => {
    const t = table({ players: 4, ...spending('UN', 2), captain: 'UN' })
    expect(t.rules('use kamal')).toEqual(['EX-14.4'])
  })

  test('EX-14.4 the same ability may be used again in a later Scoring', () => {
    const track = ['score', 'score', 'A01', 'A05', 'A06']
    const t = table({ players: 4, track, deck: ['A07', 'A08'], captain: 'PG', cp: { PG: 1 } })
    t.do('take 1', 'bonus outer', 'use kamal', 'orbital earth', 'pass', 'pass', 'pass', 'pass')
    expect([t.asked(), captain(t)]).toEqual(['MCR', 'PG'])
    t.do('take 1', 'bonus outer')
    expect([t.asked(), t.step()]).toEqual(['PG', 'window'])
    expect(stands(t.do('use kamal', 'orbital saturn'))).toBe('saturn')
  })

  test('EX-14.5 James Holden places one influence on any Base in play, without a fleet', () => {
    const t = window({}).do('use holden')
    expect(t.offer()).toHaveLength(16)
    t.do('base the-rings')
    expect([t.cubes('the-rings', 'PG'), t.supply('PG'), t.step()]).toEqual([1, 17, 'freeBuild'])
  })

  test('EX-14.5 with two players only the Bases in play, and with an empty supply by relocation', () => {
    const two = took({ players: 2, ...scoring('UN', 1), captain: 'UN' }).do('bonus outer', 'use holden')
    expect(two.offer()).toHaveLength(12)
    expect(two.rules('base luna')).toEqual(['EX-2.14'])
    const t = window({ bases: { thoth: { PG: 17 }, eros: { PG: 1 } } }).do('use holden', 'base titan', 'cube PG eros')
    expect([t.cubes('titan', 'PG'), t.cubes('eros', 'PG'), t.cubes('thoth', 'PG')]).toEqual([1, 0, 17])
  })

  test('EX-14.6 Naomi Nagata moves it alone within the Band or to an adjacent one, then one opposing fleet there goes', () => {
    const fleets = { thoth: { rocinante: 1, PG: 2 }, mars: { UN: 1, MCR: 1, PG: 1 } }
    const t = window({ fleets }).do('use nagata')
    expect(t.offer()).toEqual(
      ['earth', 'mars', 'ceres', 'tycho', 'eros', 'vesta', 'jupiter'].map((o) => `orbital ${o}`),
    )
    expect(t.rules('orbital saturn')).not.toEqual([])
    t.do('orbital mars')
    expect([stands(t), t.fleets('thoth', 'PG')]).toEqual(['mars', 2])
    expect(t.offer()).toEqual(['fleet UN mars', 'fleet MCR mars'])
    expect(t.rules('stop')).toEqual(['EX-10.1'])
    t.do('fleet MCR mars')
    expect([t.fleets('mars', 'UN'), t.fleets('mars', 'MCR'), t.fleets('mars', 'PG')]).toEqual([1, 0, 1])
    expect(t.step()).toBe('freeBuild')
  })

  test('EX-14.6 she may go where there is no target, though elsewhere there is one', () => {
    const t = window({ fleets: { thoth: { rocinante: 1 }, mars: { UN: 1 } } }).do('use nagata', 'orbital vesta')
    expect([stands(t), t.fleets('mars', 'UN'), t.step()]).toEqual(['vesta', 1, 'freeBuild'])
  })

  test('EX-14.7 Alex Kamal moves it alone to any other Orbital', () => {
    const t = window({ fleets: { earth: { rocinante: 1, PG: 1 }, saturn: { UN: 1 } } }).do('use kamal')
    expect(t.offer()).toEqual(ORBITALS.filter((o) => o !== 'earth').map((o) => `orbital ${o}`))
    t.do('orbital saturn')
    expect([stands(t), t.fleets('earth', 'PG'), t.fleets('saturn', 'UN'), t.step()]).toEqual([
      'saturn',
      1,
      1,
      'freeBuild',
    ])
  })

  test('EX-14.8 Amos Burton removes one opposing fleet for each own token there, himself included', () => {
    const fleets = { ceres: { rocinante: 1, PG: 2, UN: 2, MCR: 3 } }
    const t = window({ fleets }).do('use burton', 'fleet UN ceres', 'fleet MCR ceres')
    expect(t.rules('stop')).toEqual(['EX-10.1'])
    t.do('fleet MCR ceres')
    expect([t.fleets('ceres', 'UN'), t.fleets('ceres', 'MCR'), t.fleets('ceres', 'PG')]).toEqual([1, 1, 2])
    expect(t.step()).toBe('freeBuild')
  })

  test('EX-14.8 as many as possible, in its Orbital only, and not without a target', () => {
    const t = window({ fleets: { ceres: { rocinante: 1, PG: 3, UN: 1 }, eros: { UN: 2, PG: 2 } } }).do('use burton')
    expect([t.fleets('ceres', 'UN'), t.fleets('eros', 'UN'), t.step()]).toEqual([0, 2, 'freeBuild'])
    const none = window({ fleets: { ceres: { rocinante: 1, PG: 3 }, eros: { UN: 2 } } })
    expect(none.rules('use burton')).toEqual(['EX-8.15'])
  })

  test('EX-14.9 the first removal damages a Battleship, the second takes it; the performer picks the tokens', () => {
    const naomi = window({ fleets: { thoth: { rocinante: 1 }, mars: { battleship: 1, MCR: 1 } } })
    naomi.do('use nagata', 'orbital mars', 'fleet battleship mars')
    expect([naomi.fleets('mars', 'battleship'), naomi.fleets('mars', 'fresh'), naomi.fleets('mars', 'MCR')]).toEqual([
      0, 1, 1,
    ])
    const amos = window({ fleets: { mars: { rocinante: 1, PG: 1, battleship: 1, MCR: 1 } } })
    amos.do('use burton', 'fleet battleship mars', 'fleet fresh mars')
    expect([amos.fleets('mars', 'fresh'), amos.fleets('mars', 'MCR'), amos.reserve('battleship')]).toEqual([0, 1, 2])
  })
})

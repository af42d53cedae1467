import { describe, expect, test } from 'vitest'
import { alpha, windowOf } from './drawn.ts'
import { techs } from './scored.ts'
import { performing, type Spec, spending, table, type Table } from './table.ts'

/* The four cards of Expanded Technologies (set T). */

const left = (t: Table): number | undefined => t.state.stack.at(-1)?.left

describe('T1 Increased Technology: a further tech of a level held once', () => {
  const un = (more: Spec = {}): Table =>
    alpha({
      ...performing('UN', 'T1'),
      captain: 'PG',
      scorings: 2,
      cp: { UN: 1 },
      techs: { UN: ['un-1a', 'un-2a'] },
      ...more,
    })

  test('T1 Increased Technology: DC-C.10 never both Diplomats and Embassies', () => {
    expect(un().rules('tech un-1b')).toEqual(['DC-A.6'])
    expect(un({ techs: { UN: ['un-1b'] } }).rules('tech un-1a')).toEqual(['DC-A.6'])
    expect(un({ techs: { UN: ['un-1c'] } }).offer()).toEqual(['tech un-1a', 'tech un-1b', 'stop'])
  })

  test('DC-C.10 T1 Increased Technology: the OPA may hold both techs for Scrap Ships and use both', () => {
    const t = alpha({
      ...performing('OPA', 'T1'),
      captain: 'PG',
      techs: { OPA: ['opa-1a'] },
    }).do('tech opa-1b')
    expect([techs(t), t.cp('OPA')]).toEqual([['opa-1a', 'opa-1b'], 10])
    const both = alpha({
      ...spending('OPA', 2),
      captain: 'PG',
      techs: { OPA: ['opa-1a', 'opa-1b'] },
      fleets: { eros: { OPA: 1 } },
    }).do('influence eros', 'build scrap', 'use opa-1a')
    expect(both.fleets('eros', 'scrap')).toBe(2)
  })

  test('DCT-1 T1 Colonial Taxes for 0 CP, Humanitarian Mission or Security Council for 1, or nothing', () => {
    expect(un().offer()).toEqual(['tech un-1c', 'tech un-2b', 'tech un-2c', 'stop'])
    for (const id of ['un-3a', 'un-3b', 'un-3c']) expect(un().rules(`tech ${id}`)).toContain('DC-A.4')
    const t = un().do('tech un-2c')
    expect([t.cp('UN'), techs(t)]).toEqual([0, ['un-1a', 'un-2a', 'un-2c']])
    const free = un().do('tech un-1c')
    expect([free.cp('UN'), techs(free), free.step()]).toEqual([1, ['un-1a', 'un-1c', 'un-2a'], 'turn'])
    expect(techs(un().do('stop'))).toEqual(['un-1a', 'un-2a'])
    const again = alpha({
      ...performing('UN', 'A31'),
      captain: 'PG',
      cp: { UN: 5 },
      techs: { UN: ['un-1a', 'un-2a', 'un-2c'] },
      track: ['T1', 'A08', 'A09', 'A10', 'A12'],
    }).do('slot 1')
    expect([again.offer(), again.rules('tech un-2b')]).toEqual([['tech un-1c', 'stop'], ['DC-A.4']])
  })

  test('EX-16.2 T1 level III costs 2 CP, and what cannot be paid is not open; a Resource Token will pay', () => {
    const three = { techs: { UN: ['un-3a'] } }
    expect(
      un({ ...three, cp: { UN: 2 } })
        .do('tech un-3c')
        .cp('UN'),
    ).toBe(0)
    const poor = un({ techs: { UN: ['un-1a', 'un-3a'] } })
    expect([poor.offer(), poor.rules('tech un-3c')]).toEqual([['tech un-1c', 'stop'], ['EX-16.2']])
    const rich = table({
      players: 4,
      modules: ['alpha', 'delta'],
      ...performing('UN', 'T1'),
      captain: 'PG',
      cp: { UN: 1 },
      techs: { UN: ['un-3a'] },
    }).do('tech un-3c')
    expect([rich.cp('UN'), rich.state.resources[0]]).toEqual([0, 0])
  })

  test('EX-10.2 T1 without a tech, or unable to pay, nothing happens', () => {
    expect(un({ techs: {} }).step()).toBe('turn')
    expect(un({ techs: { UN: ['un-3a'] }, cp: { UN: 1 } }).step()).toBe('turn')
  })

  test('DC-A.4 T1 it takes either of the two unused techs, drawn once or not, and shows that one only', () => {
    const t = alpha({
      ...performing('OPA', 'T1'),
      captain: 'PG',
      scorings: 1,
      techs: { OPA: ['opa-1c'], UN: ['un-1a'] },
    })
    expect(t.offer()).toEqual(['tech opa-1a', 'tech opa-1b', 'stop'])
    expect([t.rules('tech opa-1c'), t.rules('tech un-1b')]).toEqual([['DC-A.4'], ['EX-13.1']])
    t.do('tech opa-1b')
    expect(t.events.filter((e) => e.kind === 'tech')).toHaveLength(1)
  })

  test('EX-11.11 T1 played in a window, the tech is in force at once', () => {
    const t = alpha({
      ...windowOf('MCR'),
      captain: 'PG',
      techs: { OPA: ['opa-2b'] },
      kept: { OPA: ['T1', 'A01'] },
    }).do('play T1', 'tech opa-2c')
    expect(techs(t)).toContain('opa-2c')
  })
})

describe('T2 Research Grants: 1 CP for each tech in force', () => {
  const grants = (held: readonly string[]): number =>
    alpha({ ...performing('MCR', 'T2'), captain: 'PG', techs: { MCR: [...held] } }).cp('MCR')

  test('T2 Research Grants: at most 3, and the mat is no tech', () => {
    expect([[], ['mcr-1a'], ['mcr-1a', 'mcr-2a'], ['mcr-1a', 'mcr-2a', 'mcr-3a']].map(grants)).toEqual([10, 11, 12, 13])
    expect(grants(['mcr-1a', 'mcr-1b', 'mcr-2a', 'mcr-3a'])).toBe(13)
  })
})

describe('T3 Crash Program: an action tech freely, or one influence on a Tech Base', () => {
  const play = (p: 'UN' | 'PG', held: readonly string[], more: Spec = {}): Table =>
    alpha({ ...performing(p, 'T3'), captain: p === 'UN' ? 'PG' : 'UN', techs: { [p]: [...held] }, ...more })

  test('T3 Crash Program: SX-5 an action tech for neither AP nor CP', () => {
    const t = play('PG', ['pg-3b'], { cp: { PG: 0 }, fleets: { eros: { PG: 1, UN: 1 } } }).do('option 1', 'stop')
    expect([t.reserve('UN'), t.cp('PG')]).toEqual([5, 0])
  })

  test('SX-5 T3 even if it was already used in this turn, and without counting toward its limit', () => {
    const t = play('UN', ['un-2b'], { usedUp: { UN: ['un-2b'] } }).do('option 1', 'base rhea')
    expect(t.cubes('rhea', 'UN')).toBe(1)
    const free = alpha({
      ...windowOf('MCR'),
      captain: 'PG',
      techs: { UN: ['un-2b', 'un-2c'] },
      kept: { UN: ['T3', 'A03'] },
    })
    while (free.asked() !== 'UN') free.do('pass')
    free.do('play T3', 'option 1', 'base rhea', 'play A03', 'use un-2b', 'base titan')
    expect([free.cubes('rhea', 'UN'), free.cubes('titan', 'UN')]).toEqual([1, 1])
  })

  test('SX-5 T3 Embassies fit, and Protomolecule while a token is left, which is spent', () => {
    const embassy = play('UN', ['un-1b']).do('option 1', 'base rhea')
    expect(embassy.cubes('rhea', 'diplomat')).toBe(1)
    const bases = { ceres: { PG: 1, UN: 2 } }
    const t = play('PG', ['pg-3a'], { bases, cp: { PG: 0 } }).do('option 1')
    expect([t.cubes('ceres', 'UN'), t.state.tokens[3], t.cp('PG')]).toEqual([0, 1, 0])
    const none = play('PG', ['pg-3a', 'pg-1c', 'pg-2c'], { bases, tokens: { PG: 0 } }).do('option 1')
    expect([none.offer('use'), none.rules('use pg-3a')]).toEqual([['use pg-1c', 'use pg-2c'], ['SX-5']])
    expect(play('PG', ['pg-3a'], { bases, tokens: { PG: 0 } }).rules('option 1').length).toBeGreaterThan(0)
  })

  test('SX-5 T3 several action techs: one of them; mats, continuous techs and those of others do not fit', () => {
    const t = play('UN', ['un-1b', 'un-1c', 'un-2b'], {}).do('option 1')
    expect(t.offer()).toEqual(['use un-1b', 'use un-2b'])
    expect([t.rules('use un-1c'), t.rules('use mcr-mat')]).toEqual([['SX-5'], ['EX-13.1']])
    t.do('use un-2b', 'base titan')
    expect([t.cubes('titan', 'UN'), t.step()]).toEqual([1, 'turn'])
  })

  test('SX-5 T3 a tech whose effect would not be legal now does not fit', () => {
    const t = play('UN', ['un-3b'])
    expect(t.offer('option')).toEqual([])
    expect(t.offer('base').length).toBe(4)
  })

  test('SX-5 T3 a tech that widens a mat ability is used in its widened form, and nothing follows it', () => {
    const pg = play('PG', ['pg-2c'], { bases: { ceres: { PG: 1, UN: 1 } } }).do('option 1')
    expect([pg.cubes('ceres', 'UN'), pg.cubes('ceres', 'PG')]).toEqual([0, 2])
    const fleetOnly = { bases: { ceres: { UN: 1 } }, fleets: { ceres: { PG: 1 } } }
    expect(play('PG', ['pg-2c'], fleetOnly).offer('option')).toEqual([])
    const opa = alpha({
      ...performing('OPA', 'A31'),
      captain: 'PG',
      techs: { OPA: ['opa-1b', 'opa-2c'] },
      track: ['T3', 'A08', 'A09', 'A10', 'A12'],
    }).do('slot 1', 'option 1', 'base luna')
    expect([opa.cubes('luna', 'OPA'), opa.step(), opa.reserve('scrap')]).toEqual([1, 'turn', 2])
  })

  test('SX-5 T3 it gives no AP and closes nothing: Insurgency is still open twice, on the same Base', () => {
    const t = alpha({
      ...windowOf('MCR'),
      captain: 'PG',
      techs: { OPA: ['opa-2c'] },
      kept: { OPA: ['A31'] },
      track: ['T3', 'A08', 'A09', 'A10', 'A12'],
    }).do('play A31', 'slot 1', 'option 1', 'base luna')
    expect([t.state.closed, t.state.usedUp[2], t.cubes('luna', 'OPA')]).toEqual([0, 0, 1])
  })

  test('T3 Crash Program: the other option is 1 influence on a Tech Base', () => {
    const t = play('UN', ['un-2b']).do('option 2')
    expect(t.offer()).toEqual(['base luna', 'base londres-nova', 'base tycho', 'base thoth'])
    t.do('base thoth')
    expect([t.cubes('thoth', 'UN'), t.step()]).toEqual([1, 'turn'])
  })
})

describe('T4 Reverse Engineering: an opposing cube on a Tech Base becomes an own one', () => {
  test('T4 Reverse Engineering: remove 1 opposing influence from a Tech Base, place 1 there', () => {
    const bases = { tycho: { OPA: 1, UN: 1 }, luna: { UN: 1, MCR: 1 }, ceres: { UN: 1 } }
    const t = alpha({ ...performing('MCR', 'T4'), captain: 'PG', bases })
    expect(t.offer()).toEqual(['cube UN luna', 'cube UN tycho', 'cube OPA tycho'])
    t.do('cube UN luna')
    expect([t.cubes('luna', 'UN'), t.cubes('luna', 'MCR'), t.step()]).toEqual([0, 2, 'turn'])
  })

  test('T4 Reverse Engineering: without a removable opposing cube there nothing happens', () => {
    const t = alpha({ ...performing('MCR', 'T4'), captain: 'PG', bases: { luna: { MCR: 1 }, ceres: { UN: 1 } } })
    expect([t.step(), t.cubes('luna', 'MCR'), t.supply('MCR')]).toEqual(['turn', 1, 17])
    const safe = alpha({ ...performing('MCR', 'T4'), techs: { UN: ['un-1b'] }, bases: { luna: { diplomat: 1 } } })
    expect([safe.step(), safe.supply('MCR')]).toEqual(['turn', 18])
  })
})

test('DC-X.5 the four are ordinary cards: kept for 1 CP, played as a turn or in a window, used for AP and offered', () => {
  const track = ['T4', 'A08', 'A09', 'A10', 'A12']
  const turn = (): Table =>
    alpha({ active: 'MCR', captain: 'PG', track, bases: { luna: { UN: 1 }, tycho: { UN: 1 } } }).do('take 1')
  expect(turn().offer()).toEqual(['perform', 'keep', 'points'])
  const kept = turn().do('keep')
  expect([kept.cp('MCR'), kept.kept('MCR')]).toEqual([9, ['T4']])
  const used = turn().do('points')
  expect(left(used)).toBe(3)
  expect(used.do('finish').asked()).toBe('OPA')
  const played = alpha({ active: 'MCR', captain: 'PG', kept: { MCR: ['T4'] }, bases: { luna: { UN: 1 } } }).do(
    'play T4',
  )
  expect([played.cubes('luna', 'MCR'), played.discard()]).toEqual([1, ['T4']])
})

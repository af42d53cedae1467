import { describe, expect, test } from 'vitest'
import { ORBITALS } from '../src/types.ts'
import { performing, spending, table } from './table.ts'
import type { Spec } from './table.ts'

/* Mat and techs of ProtoGen. */

describe('Infiltration (pg-mat)', () => {
  test('EX-8.14 pg-mat for 1 AP an opposing cube beside a PG fleet goes home and a PG cube takes its place', () => {
    const bases = { thoth: { UN: 2 }, eros: { OPA: 1, PG: 1 }, titan: { MCR: 1 } }
    const t = table({ players: 4, ...spending('PG', 3), bases, fleets: { thoth: { PG: 1 }, eros: { PG: 1 } } })
    t.do('use pg-mat')
    expect(t.offer()).toEqual(['cube OPA eros', 'cube UN thoth'])
    expect([t.rules('cube MCR titan'), t.rules('cube PG eros')]).toEqual([['EX-10.1'], ['EX-10.5']])
    t.do('cube UN thoth')
    expect([t.cubes('thoth', 'UN'), t.cubes('thoth', 'PG'), t.supply('UN'), t.supply('PG')]).toEqual([1, 1, 14, 16])
    expect(t.state.stack.at(-1)?.left).toBe(2)
  })

  test('EX-14.2 pg-mat the Rocinante is a PG fleet while PG controls it', () => {
    const start = {
      players: 4,
      ...spending('PG', 3),
      bases: { titan: { MCR: 1 } },
      fleets: { saturn: { rocinante: 1 } },
    }
    const t = table({ ...start, captain: 'PG' }).do('use pg-mat')
    expect([t.cubes('titan', 'MCR'), t.cubes('titan', 'PG')]).toEqual([0, 1])
    expect(table({ ...start, captain: 'UN' }).rules('use pg-mat')).toEqual(['EX-8.15'])
  })

  test('EX-8.8 pg-mat with an empty supply the placement is a relocation', () => {
    const bases = { thoth: { UN: 1 }, eros: { PG: 9 }, io: { PG: 9 } }
    const t = table({ players: 4, ...spending('PG', 3), bases, fleets: { thoth: { PG: 1 } } }).do('use pg-mat')
    expect([t.cubes('thoth', 'UN'), t.offer()]).toEqual([0, ['cube PG eros', 'cube PG io']])
    t.do('cube PG io')
    expect([t.cubes('thoth', 'PG'), t.cubes('io', 'PG'), t.cubes('eros', 'PG')]).toEqual([1, 8, 9])
  })

  test('EX-8.10 pg-mat where relocation is impossible it may not be used', () => {
    const bases = { thoth: { UN: 1, PG: 18 }, eros: { MCR: 1 } }
    const stuck = table({ players: 4, ...spending('PG', 3), bases, fleets: { thoth: { PG: 1 } } })
    expect([stuck.offer('use'), stuck.rules('use pg-mat')]).toEqual([[], ['EX-8.15']])
    const fleets = { thoth: { PG: 1 }, eros: { PG: 1 } }
    const two = { eros: { MCR: 1, UN: 1 }, thoth: { UN: 1, PG: 18 } }
    const t = table({ players: 4, ...spending('PG', 3), bases: two, fleets }).do('use pg-mat')
    expect([t.offer(), t.rules('cube UN thoth')]).toEqual([['cube UN eros', 'cube MCR eros'], ['EX-8.10']])
  })
})

describe('Puppet Master (pg-1)', () => {
  const start: Spec = {
    players: 4,
    seating: ['PG', 'UN', 'MCR', 'OPA'],
    techs: { PG: ['pg-1'] },
    track: ['A06', 'A07', 'A05', 'A12'],
    fleets: { earth: { UN: 1 } },
  }

  test('EX-6.3 pg-1 PG keeps at no CP, also with 0 CP; the slot price is still paid', () => {
    const t = table({ ...start, cp: { PG: 1 } }).do('take 2', 'keep')
    expect([t.cp('PG'), t.kept('PG')]).toEqual([0, ['A07']])
    const broke = table({ ...start, cp: { PG: 0 }, kept: { PG: ['A08'] } })
    expect(broke.rules('take 2')).toEqual(['EX-5.2'])
    expect(broke.do('take 1', 'keep').kept('PG')).toEqual(['A08', 'A06'])
    const without = table({ ...start, techs: {}, cp: { PG: 0 } })
    expect(without.rules('keep')).toEqual(['EX-6.3'])
  })

  test('EX-13.5 EX-7.6 pg-1 also when PG is offered an Event; its token drops all the same', () => {
    const offered = {
      ...start,
      seating: ['UN', 'PG', 'MCR', 'OPA'],
      initiative: ['PG', 'MCR', 'OPA', 'UN'],
      cp: { PG: 0 },
    }
    const t = table(offered).do('take 1', 'finish')
    expect(t.asked()).toBe('PG')
    t.do('keep')
    expect([t.kept('PG'), t.cp('PG'), t.initiative()]).toEqual([['A06'], 0, ['MCR', 'OPA', 'UN', 'PG']])
    const without = table({ ...offered, techs: {} }).do('take 1', 'finish')
    expect(without.rules('keep')).toEqual(['EX-6.3'])
  })

  test('EX-13.1 pg-1 the others pay for keeping', () => {
    const t = table({ ...start, seating: ['MCR', 'PG', 'UN', 'OPA'] }).do('take 1', 'keep')
    expect([t.kept('MCR'), t.cp('MCR')]).toEqual([['A06'], 9])
  })
})

describe('Silent Running (pg-2)', () => {
  const start: Spec = { players: 4, techs: { PG: ['pg-2'] }, ...spending('PG', 3) }

  test('EX-8.14 pg-2 for 1 AP one single fleet goes to any other Orbital', () => {
    const t = table({ ...start, captain: 'UN', fleets: { thoth: { PG: 3, UN: 1 } } }).do('use pg-2')
    expect(t.offer()).toEqual(ORBITALS.filter((o) => o !== 'thoth').map((o) => `orbital ${o}`))
    expect(t.rules('orbital thoth')).toEqual(['EX-8.4'])
    t.do('orbital saturn')
    expect([t.fleets('saturn', 'PG'), t.fleets('thoth', 'PG'), t.state.stack.at(-1)?.left]).toEqual([1, 2, 2])
  })

  test('EX-8.15 pg-2 the run gives 1 CP, and without a fleet to run there is none', () => {
    const t = table({ ...start, captain: 'UN', fleets: { thoth: { PG: 1 } } }).do('use pg-2')
    expect(t.cp('PG')).toBe(10)
    expect(t.do('orbital saturn').cp('PG')).toBe(12)
    const none = table({ ...start, captain: 'UN' })
    expect([none.offer('use pg-2'), none.rules('use pg-2')]).toEqual([[], ['EX-8.15']])
  })

  test('EX-14.2 pg-2 the Rocinante may go while PG controls it, and not else', () => {
    const fleets = { thoth: { PG: 1, OPA: 1 }, earth: { rocinante: 1 } }
    const own = table({ ...start, captain: 'PG', fleets }).do('use pg-2')
    expect([own.offer(), own.rules('fleet OPA thoth')]).toEqual([
      ['fleet rocinante earth', 'fleet PG thoth'],
      ['EX-10.5'],
    ])
    own.do('fleet rocinante earth', 'orbital saturn')
    expect([own.fleets('saturn', 'rocinante'), own.fleets('thoth', 'PG')]).toEqual([1, 1])
    const other = table({ ...start, captain: 'UN', fleets: { ...fleets, ceres: { PG: 1 } } }).do('use pg-2')
    expect([other.step(), other.rules('fleet rocinante earth')]).toEqual(['effect', ['EX-10.5']])
  })
})

describe('Protomolecule (pg-3)', () => {
  const start: Spec = { players: 4, techs: { PG: ['pg-3'] }, captain: 'UN' }
  const bases = { eros: { PG: 3, UN: 2, diplomat: 1, OPA: 1 }, titan: { PG: 1 }, ceres: { MCR: 4 }, io: { PG: 2 } }

  test('EX-13.4 pg-3 for 1 CP and a token everything on a Base with a PG cube goes home but one PG cube', () => {
    const t = table({ ...start, ...spending('PG', 3), bases }).do('use pg-3')
    expect(t.offer()).toEqual(['base eros', 'base io'])
    expect([t.rules('base ceres'), t.rules('base titan')]).toEqual([['EX-10.1'], ['V-7']])
    t.do('base eros')
    expect([t.cubes('eros', 'PG'), t.cubes('eros', 'UN'), t.cubes('eros', 'diplomat'), t.cubes('eros', 'OPA')]).toEqual(
      [1, 0, 0, 0],
    )
    expect([t.supply('PG'), t.supply('UN'), t.supply('diplomat'), t.supply('OPA')]).toEqual([14, 15, 3, 18])
    expect([t.cp('PG'), t.state.tokens[3], t.state.stack.at(-1)?.left]).toEqual([9, 1, 3])
  })

  test('EX-8.16 pg-3 before, between or after the actions, without a fleet and without an AP', () => {
    const fleets = { jupiter: { PG: 1 } }
    const position = { ...start, ...spending('PG', 2), bases: { eros: { PG: 1, UN: 1 } }, fleets }
    const before = table(position).do('use pg-3', 'influence io')
    const between = table(position).do('influence io', 'use pg-3')
    const after = table(position).do('influence io', 'influence io', 'use pg-3', 'base eros')
    expect([before, between, after].map((t) => t.cubes('eros', 'UN'))).toEqual([0, 0, 0])
    expect([before, between, after].map((t) => t.cubes('io', 'PG'))).toEqual([1, 1, 2])
    expect([before, between].map((t) => t.state.stack.at(-1)?.left)).toEqual([1, 1])
  })

  test('EX-13.3 pg-3 two tokens: twice in a game', () => {
    const position = { ...start, ...spending('PG', 2), bases }
    expect(table(position).state.tokens).toEqual([0, 0, 0, 2])
    const last = table({ ...position, tokens: { PG: 1 } }).do('use pg-3', 'base eros')
    expect(last.state.tokens[3]).toBe(0)
    expect(table({ ...position, tokens: { PG: 0 } }).rules('use pg-3')).toEqual(['EX-13.3'])
  })

  test('EX-13.3 pg-3 not while PG is not spending AP', () => {
    const turn = table({ ...start, seating: ['PG', 'UN', 'MCR', 'OPA'], bases })
    expect(turn.rules('use pg-3')).toEqual(['EX-8.14'])
  })

  test('EX-8.14 pg-3 also with the AP of an Event', () => {
    const window = { ...performing('PG', 'A03'), bases: { eros: { PG: 1, UN: 1 } } }
    expect(
      table({ ...start, ...window })
        .do('use pg-3')
        .cubes('eros', 'UN'),
    ).toBe(0)
  })
})

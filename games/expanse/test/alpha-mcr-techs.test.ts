import { describe, expect, test } from 'vitest'
import { alpha, scoringWithTechs, windowOf } from './drawn.ts'
import { passAll } from './scored.ts'
import { performing, type Spec, spending, type Table } from './table.ts'

/* The nine techs of the MCR with Expanded Technologies. */

const act = (ap: number, techs: readonly string[], more: Spec = {}): Table =>
  alpha({ ...spending('MCR', ap), captain: 'PG', techs: { MCR: [...techs] }, ...more })
const left = (t: Table): number | undefined => t.state.stack.at(-1)?.left

describe('Epstein Drive (mcr-1a)', () => {
  test('EX-8.4 mcr-1a one Move per turn reaches two steps, as in the base game', () => {
    const t = act(3, ['mcr-1a'], { fleets: { mars: { MCR: 1 }, earth: { MCR: 1 } } }).do('move mars>jupiter')
    expect([t.fleets('jupiter', 'MCR'), left(t), t.rules('move earth>jupiter')]).toEqual([1, 2, ['EX-8.1']])
  })
})

describe('Marine Landing (mcr-1b)', () => {
  const fleets = { ceres: { MCR: 1 }, earth: { MCR: 1, UN: 1 } }
  test('EX-10.5 mcr-1b up to two own cubes from any Bases to Bases of Orbitals the MCR controls, once per turn', () => {
    const t = act(2, ['mcr-1b'], { fleets, bases: { titan: { MCR: 2 }, luna: { MCR: 1, OPA: 1 } } }).do('use mcr-1b')
    expect(t.offer()).toEqual(['cube MCR luna', 'cube MCR titan', 'stop'])
    t.do('cube MCR titan')
    expect([t.cubes('ceres', 'MCR'), t.rules('cube MCR ceres').length > 0]).toEqual([1, true])
    t.do('cube MCR luna')
    expect([t.cubes('ceres', 'MCR'), t.cubes('titan', 'MCR'), t.step(), left(t)]).toEqual([2, 1, 'spend', 1])
    expect(t.rules('use mcr-1b')).toContain('EX-4.5')
  })

  test('EX-8.15 mcr-1b without Orbital Control anywhere, or a cube to move, it may not be chosen', () => {
    const earth = { earth: { MCR: 1, UN: 1 } }
    expect(act(1, ['mcr-1b'], { fleets: earth, bases: { titan: { MCR: 1 } } }).rules('use mcr-1b')).toEqual(['EX-8.15'])
    expect(act(1, ['mcr-1b'], { fleets }).rules('use mcr-1b')).toEqual(['EX-8.15'])
  })

  test('EX-10.11 mcr-1b with two controlled Orbitals the destination is chosen for each cube', () => {
    const two = { ceres: { MCR: 1 }, mars: { MCR: 1 } }
    const t = act(1, ['mcr-1b'], { fleets: two, bases: { titan: { MCR: 2 } } }).do('use mcr-1b', 'cube MCR titan')
    expect(t.offer()).toEqual(['base mariner-valley', 'base londres-nova', 'base ceres'])
    t.do('base ceres', 'stop')
    expect([t.cubes('ceres', 'MCR'), t.cubes('titan', 'MCR')]).toEqual([1, 1])
  })
})

describe('War Bonds (mcr-1c)', () => {
  const bonds = (fleets: Spec, more: Spec = {}): number =>
    alpha({
      ...scoringWithTechs('UN', 'afterBases', 4),
      captain: 'PG',
      techs: { MCR: ['mcr-1c'] },
      fleets,
      ...more,
    }).cp('MCR')

  test('EX-11.8 mcr-1c 1 CP for each Orbital with Orbital Control, at most 2', () => {
    expect(bonds({})).toBe(10)
    expect(bonds({ mars: { battleship: 1 } })).toBe(11)
    expect(bonds({ mars: { battleship: 1 }, ceres: { MCR: 1, UN: 1 } })).toBe(11)
    expect(bonds({ mars: { battleship: 1 }, ceres: { MCR: 1 } })).toBe(12)
    expect(bonds({ mars: { battleship: 1 }, ceres: { MCR: 1 }, eros: { MCR: 1 } })).toBe(12)
  })

  test('EX-12.1 mcr-1c ties that Dominance wins count', () => {
    expect(bonds({ ceres: { MCR: 1, UN: 1 } }, { techs: { MCR: ['mcr-1c', 'mcr-2a'] } })).toBe(11)
  })

  test('EX-16.5 un-1c mcr-1c both pay in the same step', () => {
    const t = alpha({
      ...scoringWithTechs('UN', 'window', 4),
      captain: 'PG',
      techs: { UN: ['un-1c'], MCR: ['mcr-1c'] },
      bases: { eurasia: { UN: 1 } },
      fleets: { mars: { MCR: 1 }, eros: { rocinante: 1 } },
    })
    passAll(t, 'window')
    expect([t.cp('UN'), t.cp('MCR')]).toEqual([10 + 2 + 1, 10 + 1])
    const gained = t.events.flatMap((e) => (e.kind === 'gained' ? [e.cp] : []))
    expect(gained).toEqual([1, 1])
  })

  test('EX-15.9 mcr-1c not in Final Scoring', () => {
    const stack = ['over', 'final'].map((step) => ({ step, seat: 'PG' }))
    const t = alpha({ active: 'UN', final: true, techs: { MCR: ['mcr-1c'] }, fleets: { mars: { MCR: 1 } }, stack })
    expect(t.cp('MCR')).toBe(10)
  })
})

describe('Dominance (mcr-2a)', () => {
  test('EX-12.1 mcr-2a wins ties for Orbital Control, as in the base game', () => {
    const fleets = { eros: { MCR: 1, UN: 1 } }
    expect(alpha({ captain: 'PG', fleets, techs: { MCR: ['mcr-2a'] } }).orbitalControl('eros')).toBe('MCR')
    expect(alpha({ captain: 'PG', fleets }).orbitalControl('eros')).toBeUndefined()
  })
})

describe('Reserve Squadrons (mcr-2b)', () => {
  test('EX-8.13 mcr-2b up to two fleets, from off the map or other Orbitals, to where the MCR has one', () => {
    const fleets = { ceres: { MCR: 1 }, eros: { damaged: 1 }, saturn: { MCR: 1, UN: 1 } }
    const t = act(2, ['mcr-2b'], { fleets }).do('use mcr-2b')
    expect(t.offer()).toEqual(['orbital ceres', 'orbital eros', 'orbital saturn'])
    t.do('orbital ceres')
    expect(t.offer()).toEqual(['build MCR', 'build battleship', 'fleet damaged eros', 'fleet MCR saturn', 'stop'])
    t.do('build battleship', 'fleet damaged eros')
    expect([t.fleets('ceres', 'battleship'), t.fleets('ceres', 'damaged'), t.fleets('ceres', 'MCR')]).toEqual([1, 1, 1])
    expect([t.step(), left(t), t.rules('use mcr-2b')]).toEqual(['spend', 1, ['EX-4.5']])
  })

  test('EX-10.1 mcr-2b it may bring one only', () => {
    const t = act(1, ['mcr-2b'], { fleets: { ceres: { MCR: 1 } } }).do('use mcr-2b', 'build MCR', 'stop')
    expect([t.fleets('ceres', 'MCR'), t.reserve('MCR')]).toEqual([2, 1])
  })
})

describe('General Mobilisation (mcr-2c)', () => {
  const TRACK = ['A26', 'A07', 'A12', 'A10', 'A09']
  const turn = (more: Spec = {}): Table =>
    alpha({ active: 'MCR', captain: 'PG', techs: { MCR: ['mcr-2c'] }, track: TRACK, ...more })

  test('SX-3 mcr-2c a card of 2 gives 4, one of 3 or 4 nothing more', () => {
    expect(left(turn().do('take 1'))).toBe(4)
    expect(left(turn().do('take 2'))).toBe(4)
    expect(left(turn().do('take 5', 'points'))).toBe(3)
  })

  test('SX-3 mcr-2c the card is then one of 4: Mercantile does not fit', () => {
    const t = turn({ kept: { MCR: ['A04'] } }).do('take 1')
    expect([t.offer('play'), t.rules('play A04')]).toEqual([[], ['S-3']])
    const three = turn({ kept: { MCR: ['A04'] } }).do('take 5', 'points', 'play A04')
    expect(left(three)).toBe(4)
  })

  test('SX-3 mcr-2c nobody else, and no AP of an Event', () => {
    const un = alpha({ active: 'UN', captain: 'PG', techs: { MCR: ['mcr-2c'] }, track: TRACK }).do('take 4')
    expect(left(un)).toBe(2)
    expect(left(alpha({ ...performing('MCR', 'A01'), techs: { MCR: ['mcr-2c'] } }))).toBe(1)
  })
})

describe('Total War (mcr-3a)', () => {
  test('EX-9.4 mcr-3a removes a fleet where the MCR has one, as in the base game', () => {
    const fleets = { eros: { MCR: 1, UN: 1 }, ceres: { OPA: 1 } }
    const t = act(2, ['mcr-3a'], { fleets }).do('use mcr-3a')
    expect(t.offer()).toEqual(['fleet UN eros', 'fleet MCR eros'])
    expect([t.do('fleet UN eros').reserve('UN'), t.rules('use mcr-3a')]).toEqual([5, ['EX-4.5']])
  })
})

describe('Occupation (mcr-3b)', () => {
  test('EX-8.15 mcr-3b an opposing cube goes and an own one comes, where the MCR has Orbital Control', () => {
    const bases = { ceres: { UN: 1, OPA: 1, MCR: 1 }, titan: { UN: 1 }, eros: { MCR: 1, PG: 1 } }
    const fleets = { ceres: { MCR: 1 }, saturn: { MCR: 1, UN: 1 }, eros: { UN: 1 } }
    const t = act(2, ['mcr-3b'], { bases, fleets }).do('use mcr-3b')
    expect(t.offer()).toEqual(['cube UN ceres', 'cube OPA ceres'])
    t.do('cube OPA ceres')
    expect([t.cubes('ceres', 'OPA'), t.cubes('ceres', 'MCR'), left(t)]).toEqual([0, 2, 1])
    expect(t.rules('use mcr-3b')).toEqual(['EX-4.5'])
  })

  test('EX-8.8 mcr-3b it relocates from an empty supply, and where that is impossible it may not be used', () => {
    const fleets = { ceres: { MCR: 1 } }
    const t = act(2, ['mcr-3b'], { fleets, bases: { ceres: { UN: 1 }, titan: { MCR: 17 }, rhea: { MCR: 1 } } })
    t.do('use mcr-3b', 'cube MCR titan')
    expect([t.cubes('ceres', 'MCR'), t.cubes('titan', 'MCR'), t.cubes('ceres', 'UN')]).toEqual([1, 16, 0])
    const stuck = act(1, ['mcr-3b'], { fleets, bases: { ceres: { UN: 1, MCR: 18 } } })
    expect(stuck.rules('use mcr-3b')).toEqual(['EX-8.15'])
  })
})

describe('Combined Arms (mcr-3c)', () => {
  const TRACK = ['A10', 'A01', 'A18', 'A08', 'A09']
  const turn = (more: Spec = {}): Table =>
    alpha({
      active: 'MCR',
      captain: 'PG',
      techs: { MCR: ['mcr-3c'] },
      track: TRACK,
      fleets: { mars: { MCR: 1, damaged: 1 } },
      ...more,
    })

  test('EX-10.13 mcr-3c after an Event performed in the own turn 1 AP is spent at once, or lapses', () => {
    const t = turn().do('take 1', 'perform')
    expect([t.step(), t.asked(), left(t), t.cubes('londres-nova', 'MCR')]).toEqual(['spend', 'MCR', 1, 1])
    t.do('influence londres-nova')
    expect([t.cubes('londres-nova', 'MCR'), t.asked()]).toEqual([2, 'OPA'])
    expect(turn().do('take 1', 'perform', 'finish').asked()).toBe('OPA')
  })

  test('EX-10.13 mcr-3c the AP may repair or use an ability', () => {
    expect(turn().do('take 1', 'perform', 'use mcr-mat').fleets('mars', 'battleship')).toBe(1)
  })

  test('EX-4.5 mcr-3c once per turn, the AP of Drummer first and then that of the tech', () => {
    const t = turn().do('take 2', 'perform')
    expect(left(t)).toBe(1)
    t.do('influence londres-nova')
    expect([t.step(), left(t)]).toEqual(['spend', 1])
    t.do('influence londres-nova')
    expect([t.cubes('londres-nova', 'MCR'), t.asked()]).toEqual([2, 'OPA'])
  })

  test('EX-4.5 mcr-3c used in this turn already, a second Event brings no AP; in the next turn it does', () => {
    const kept = { MCR: ['A16'] }
    const used = turn({ kept, bases: { titan: { UN: 1 } }, usedUp: { MCR: ['mcr-3c'] } }).do('play A16')
    expect([used.asked(), used.step()]).toEqual(['OPA', 'turn'])
    const t = turn({ kept, bases: { titan: { UN: 1 } } }).do('play A16')
    expect(t.state.usedUp[1]).not.toBe(0)
    expect(t.do('finish').state.usedUp[1]).toBe(0)
  })

  test('EX-6.2 mcr-3c keeping an Event does not count, playing a Kept one does', () => {
    expect(turn().do('take 1', 'keep').asked()).toBe('OPA')
    const t = turn({ kept: { MCR: ['A16'] }, bases: { titan: { UN: 1 } } }).do('play A16')
    expect([t.step(), left(t)]).toEqual(['spend', 1])
  })

  test('EX-7.5 mcr-3c by an offer in another turn too; the AP of the active player are long finished', () => {
    const t = alpha({
      ...spending('UN', 1, 'A10'),
      captain: 'PG',
      techs: { MCR: ['mcr-3c'] },
      fleets: { mars: { MCR: 1 }, earth: { UN: 1 } },
    }).do('finish')
    while (t.asked() !== 'MCR') t.do('decline')
    t.do('perform')
    expect([t.step(), t.asked(), left(t)]).toEqual(['spend', 'MCR', 1])
    expect(t.do('influence londres-nova').cubes('londres-nova', 'MCR')).toBe(2)
  })

  test('EX-14.4 mcr-3c an ability of the Rocinante is no Event', () => {
    const t = alpha({
      ...windowOf('UN'),
      captain: 'MCR',
      techs: { MCR: ['mcr-3c'] },
      fleets: { mars: { MCR: 1, rocinante: 1 } },
    }).do('use holden', 'base rhea')
    expect(t.step()).toBe('drawTechs')
  })

  test('V-1 mcr-3c Mercantile is no Event performed', () => {
    const t = turn({ kept: { MCR: ['A04'] } }).do('take 1', 'points', 'play A04', 'finish')
    expect([t.asked(), t.step()]).toEqual(['OPA', 'offer'])
  })

  test('EX-10.15 mcr-3c the Event that Kenzo Gabriel points to is part of one Event: 1 AP in all', () => {
    const t = alpha({
      ...performing('MCR', 'A31'),
      captain: 'PG',
      techs: { MCR: ['mcr-3c'] },
      track: TRACK,
      fleets: { mars: { MCR: 1 } },
    }).do('slot 1')
    expect(t.asked()).toBe('OPA')
  })
})

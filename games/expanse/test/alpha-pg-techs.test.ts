import { describe, expect, test } from 'vitest'
import { alpha, scoringWithTechs } from './drawn.ts'
import { type Spec, spending, table, type Table } from './table.ts'

/* The nine techs of PG with Expanded Technologies. */

const act = (ap: number, techs: readonly string[], more: Spec = {}): Table =>
  alpha({ ...spending('PG', ap), captain: 'UN', techs: { PG: [...techs] }, ...more })
const left = (t: Table): number | undefined => t.state.stack.at(-1)?.left
const AGENDA = ['A26', 'A08', 'A18', 'A12', 'A09']

describe('Puppet Master (pg-1a)', () => {
  test('EX-6.3 pg-1a keeps Events at no CP, as in the base game', () => {
    const t = alpha({
      active: 'PG',
      cp: { PG: 0 },
      techs: { PG: ['pg-1a'] },
      track: ['A08', 'A26', 'A18', 'A12', 'A09'],
    })
    expect(t.do('keep').kept('PG')).toEqual(['A08'])
  })
})

describe('Convoy Contracts (pg-1b)', () => {
  test('EX-8.2 pg-1b up to two groups, each one step; no fleet moves in both; once per turn', () => {
    const fleets = { ceres: { PG: 2 }, mars: { PG: 1 }, thoth: { PG: 1 } }
    const t = act(2, ['pg-1b'], { fleets }).do('use pg-1b', 'move ceres>jupiter', 'fleets 2n')
    expect(t.offer('move').every((line) => /^move (mars|thoth)>/.test(line))).toBe(true)
    expect(t.rules('move mars>jupiter').length).toBeGreaterThan(0)
    t.do('move mars>earth')
    expect([t.fleets('jupiter', 'PG'), t.fleets('earth', 'PG'), t.step(), left(t)]).toEqual([2, 1, 'spend', 1])
    expect(t.rules('use pg-1b')).toEqual(['EX-4.5'])
  })

  test('EX-10.1 pg-1b one group will do, and the Rocinante may go along', () => {
    const t = act(1, ['pg-1b'], { captain: 'PG', fleets: { ceres: { PG: 1, rocinante: 1 }, mars: { PG: 1 } } })
    t.do('use pg-1b', 'move ceres>eros', 'fleets 1n+1r', 'stop')
    expect([t.fleets('eros', 'PG'), t.fleets('eros', 'rocinante')]).toEqual([1, 1])
  })
})

describe('Corporate Moles (pg-1c)', () => {
  test('EX-10.5 pg-1c an own cube moves from any Base to any other, without fleets, once per turn', () => {
    const t = act(2, ['pg-1c'], { bases: { titan: { PG: 1 }, luna: { PG: 1, UN: 1 } } }).do('use pg-1c')
    expect(t.offer()).toEqual(['cube PG luna', 'cube PG titan'])
    t.do('cube PG titan')
    expect([t.offer('base').length, t.rules('base titan').length]).toEqual([15, 1])
    t.do('base eurasia')
    expect([t.cubes('eurasia', 'PG'), t.cubes('titan', 'PG'), left(t)]).toEqual([1, 0, 1])
    expect(t.rules('use pg-1c')).toEqual(['EX-4.5'])
    expect(act(1, ['pg-1c']).rules('use pg-1c')).toEqual(['EX-8.15'])
  })
})

describe('Silent Running (pg-2a)', () => {
  test('EX-8.4 pg-2a one fleet goes to any other Orbital, as in the base game', () => {
    const t = act(2, ['pg-2a'], { fleets: { earth: { PG: 2 } } }).do('use pg-2a', 'orbital saturn')
    expect([t.fleets('saturn', 'PG'), left(t), t.rules('use pg-2a')]).toEqual([1, 1, ['EX-4.5']])
  })
})

describe('Insider Trading (pg-2b)', () => {
  const finished = (card: string, more: Spec = {}): Table =>
    act(1, ['pg-2b'], { inHand: card, fleets: { earth: { PG: 1 } }, ...spending('PG', 1, card), ...more }).do('finish')

  test('EX-7.6 pg-2b when another performs or keeps the offered Event, PG gains 2 CP, before it is resolved', () => {
    const t = finished('A44')
    expect(t.asked()).toBe('OPA')
    expect(t.do('perform').cp('PG')).toBe(12)
    expect(finished('A44').do('keep').cp('PG')).toBe(12)
    expect(finished('A44').do('decline').cp('PG')).toBe(10)
  })

  test('EX-7.6 pg-2b the 2 CP are there before the performer has chosen anything', () => {
    const t = finished('A27', { fleets: { earth: { PG: 1, UN: 1 } } }).do('perform')
    expect([t.step(), t.cp('PG')]).toEqual(['effect', 12])
  })

  test('EX-4.5 pg-2b once per own turn: used already it does not pay again', () => {
    expect(
      finished('A44', { usedUp: { PG: ['pg-2b'] } })
        .do('perform')
        .cp('PG'),
    ).toBe(10)
  })

  test('EX-7.3 pg-2b in the own turn only, and not when PG itself takes an offer', () => {
    const t = alpha({ ...spending('UN', 1, 'A44'), captain: 'UN', techs: { PG: ['pg-2b'] } }).do('finish')
    expect(t.asked()).toBe('PG')
    expect(t.do('perform').cp('PG')).toBe(10)
    const mcr = alpha({ ...spending('MCR', 1, 'A26'), captain: 'UN', techs: { PG: ['pg-2b'] } }).do('finish')
    expect(mcr.do('perform').cp('PG')).toBe(10)
  })
})

describe('Double Agents (pg-2c)', () => {
  const bases = { ceres: { PG: 1, UN: 2 }, eros: { MCR: 2 }, titan: { MCR: 1 } }

  test('EX-8.15 pg-2c where PG has influence, without a fleet: an opposing cube goes, an own one comes', () => {
    const t = act(3, ['pg-2c'], { bases, fleets: { eros: { PG: 1 } } }).do('use pg-2c')
    expect([t.cubes('ceres', 'UN'), t.cubes('ceres', 'PG'), left(t)]).toEqual([1, 2, 2])
  })

  test('EX-4.5 pg-2c it shares its limit with Infiltration', () => {
    const fleets = { eros: { PG: 1 } }
    const agents = act(3, ['pg-2c'], { bases, fleets }).do('use pg-2c')
    expect([agents.rules('use pg-2c'), agents.rules('use pg-mat')]).toEqual([['EX-4.5'], ['EX-4.5']])
    const mat = act(3, ['pg-2c'], { bases, fleets }).do('use pg-mat')
    expect([mat.cubes('eros', 'PG'), mat.rules('use pg-2c'), mat.rules('use pg-mat')]).toEqual([
      1,
      ['EX-4.5'],
      ['EX-4.5'],
    ])
  })

  test('EX-8.8 pg-2c with an empty supply the cube is relocated; where that cannot be it may not be used', () => {
    const t = act(1, ['pg-2c'], { bases: { ceres: { PG: 1, UN: 1 }, titan: { PG: 17 } } })
    t.do('use pg-2c')
    expect([t.cubes('ceres', 'PG'), t.cubes('titan', 'PG'), t.cubes('ceres', 'UN')]).toEqual([2, 16, 0])
    const stuck = act(1, ['pg-2c'], { bases: { ceres: { PG: 18, UN: 1 } } })
    expect(stuck.rules('use pg-2c')).toEqual(['EX-8.15'])
  })
})

describe('Protomolecule (pg-3a)', () => {
  test('EX-8.16 pg-3a for 1 CP and a token all but one own cube go; Embassies stay', () => {
    const t = act(2, ['pg-3a'], {
      techs: { PG: ['pg-3a'], UN: ['un-1b'] },
      bases: { ceres: { PG: 2, UN: 2, diplomat: 1 } },
    }).do('use pg-3a')
    expect([t.cubes('ceres', 'PG'), t.cubes('ceres', 'UN'), t.cubes('ceres', 'diplomat')]).toEqual([1, 0, 1])
    expect([t.cp('PG'), t.state.tokens[3], left(t)]).toEqual([9, 1, 2])
    const again = act(2, ['pg-3a'], { bases: { ceres: { PG: 2 }, eros: { PG: 2 } } }).do('use pg-3a', 'base ceres')
    expect(again.rules('use pg-3a')).toEqual(['EX-4.5'])
  })
})

describe('Stealth Strike (pg-3b)', () => {
  test('EX-10.10 pg-3b a fleet may move one step, then an opposing fleet goes where it is; 1 AP and 1 CP, once per turn', () => {
    const fleets = { eros: { PG: 1 }, mars: { UN: 1 }, saturn: { MCR: 1 } }
    const t = act(2, ['pg-3b'], { captain: 'UN', fleets: { ...fleets, tycho: { rocinante: 1 } } }).do('use pg-3b')
    expect(t.offer()).toEqual(['orbital mars', 'stop'])
    t.do('orbital mars')
    expect([t.fleets('mars', 'PG'), t.reserve('UN'), t.cp('PG'), left(t)]).toEqual([1, 5, 9, 1])
    expect(t.rules('use pg-3b')).toEqual(['EX-4.5'])
  })

  test('EX-10.2 pg-3b without a target it costs its AP and CP and only moves', () => {
    const t = act(1, ['pg-3b'], { fleets: { eros: { PG: 1 } } }).do('use pg-3b', 'orbital jupiter')
    expect([t.fleets('jupiter', 'PG'), t.cp('PG')]).toEqual([1, 9])
  })

  test('EX-14.2 pg-3b the Rocinante is a fleet of PG while PG controls it', () => {
    const fleets = { eros: { rocinante: 1 }, mars: { UN: 1 } }
    const t = act(1, ['pg-3b'], { captain: 'PG', fleets }).do('use pg-3b', 'orbital mars')
    expect([t.fleets('mars', 'rocinante'), t.reserve('UN')]).toEqual([1, 5])
  })

  test('EX-13.4 pg-3b not without the CP', () => {
    const t = act(1, ['pg-3b'], { cp: { PG: 0 }, fleets: { eros: { PG: 1, UN: 1 } } })
    expect(t.rules('use pg-3b')).toEqual(['EX-13.4'])
  })
})

describe('Hidden Agenda (pg-3c)', () => {
  const turn = (more: Spec = {}): Table =>
    alpha({
      active: 'PG',
      captain: 'UN',
      techs: { PG: ['pg-3c'] },
      kept: { PG: ['A44'] },
      track: AGENDA,
      fleets: { thoth: { PG: 1 } },
      bases: { thoth: { PG: 1 } },
      ...more,
    })

  test('SX-4 pg-3c after the AP of a card and before its offer, for 1 CP, one Kept Event; it is discarded', () => {
    const t = turn().do('take 1', 'finish')
    expect([t.asked(), t.offer()]).toEqual(['PG', ['play A44', 'stop']])
    const order = t.initiative()
    t.do('play A44')
    expect([t.cp('PG'), t.kept('PG'), t.initiative(), t.asked(), t.step()]).toEqual([10, [], order, 'OPA', 'offer'])
    t.do('decline')
    while (t.step() === 'offer') t.do('decline')
    expect(t.discard()).toEqual(['A44', 'A26'])
  })

  test('SX-4 pg-3c declined, the offer follows; not without 1 CP', () => {
    expect(turn().do('take 1', 'finish', 'stop').step()).toBe('offer')
    const poor = turn({ cp: { PG: 0 } }).do('take 1', 'finish')
    expect([poor.step(), poor.asked()]).toEqual(['offer', 'OPA'])
  })

  test('SX-4 pg-3c once per turn, one Event', () => {
    const t = turn({ kept: { PG: ['A44', 'A05'] } }).do('take 1', 'finish', 'play A44')
    expect([t.step(), t.kept('PG')]).toEqual(['offer', ['A05']])
  })

  test('SX-4 EX-6.6 pg-3c not a card kept in this turn, nor one of another play', () => {
    const fresh = turn({ kept: {}, keptNow: { PG: ['A44'] } }).do('take 1', 'finish')
    expect(fresh.step()).toBe('offer')
    const cotyar = turn({ kept: { PG: ['A03'] } }).do('take 1', 'finish')
    expect(cotyar.step()).toBe('offer')
    const both = turn({ kept: { PG: ['A03', 'A44'] } }).do('take 1', 'finish')
    expect([both.offer(), both.rules('play A03')]).toEqual([['play A44', 'stop'], ['SX-4']])
  })

  test('SX-4 pg-3c not after AP that an Event gives, not in a Scoring turn, not in the turn of another', () => {
    const window = alpha({
      ...scoringWithTechs('PG', 'window', 1),
      captain: 'UN',
      techs: { PG: ['pg-3c'] },
      kept: { PG: ['A03', 'A44'] },
    })
    while (window.asked() !== 'PG') window.do('pass')
    window.do('play A03', 'finish')
    expect(window.step()).toBe('drawTechs')
    const un = alpha({ ...spending('UN', 1), captain: 'UN', techs: { PG: ['pg-3c'] }, kept: { PG: ['A44'] } }).do(
      'finish',
    )
    expect(un.step()).not.toBe('effect')
  })

  test('SX-4 DC-C.8 pg-3c with Miller: between the AP and the Event of the card', () => {
    const t = table({
      players: 4,
      modules: ['alpha'],
      active: 'PG',
      captain: 'UN',
      techs: { PG: ['pg-3c'] },
      kept: { PG: ['A44'] },
      inHand: 'A08',
      track: ['A26', 'A01', 'A18', 'A12', 'A09'],
      bases: { thoth: { PG: 1 } },
      stack: [
        { step: 'endTurn', seat: 'PG' },
        { step: 'perform', seat: 'PG', card: 'A08' },
        { step: 'spend', seat: 'PG', card: 'A08', left: 1, count: 1 },
      ],
    }).do('finish')
    expect([t.asked(), t.offer(), t.cubes('tycho', 'PG')]).toEqual(['PG', ['play A44', 'stop'], 0])
    t.do('play A44')
    expect([t.cubes('tycho', 'PG'), t.kept('PG'), t.cp('PG')]).toEqual([1, [], 10])
    expect(t.discard()).toEqual(['A44', 'A08'])
  })

  test('SX-4 pg-3c AP all spent, the end is still the moment', () => {
    const t = turn({ track: ['A26', 'A08', 'A18', 'A12', 'A09'] }).do('take 1', 'move thoth>eros', 'influence eros')
    if (t.step() === 'spend') t.do('finish')
    expect(t.offer()).toEqual(['play A44', 'stop'])
  })

  test('DCT-11 pg-3c pg-2b CP 2, 1, 0, then +2 before the Event of the UN; only the UN drops', () => {
    const t = alpha({
      active: 'PG',
      captain: 'UN',
      cp: { PG: 2 },
      techs: { PG: ['pg-3c', 'pg-2b'] },
      kept: { PG: ['A52'] },
      track: ['A26', 'A27', 'A18', 'A12', 'A09'],
      fleets: { thoth: { PG: 1 }, earth: { UN: 1 }, mars: { MCR: 1 } },
      bases: { ceres: { OPA: 1 } },
      initiative: ['OPA', 'PG', 'UN', 'MCR'],
    }).do('take 2', 'points')
    expect(t.cp('PG')).toBe(1)
    t.do('influence thoth', 'influence thoth', 'influence thoth')
    if (t.step() === 'spend') t.do('finish')
    t.do('play A52')
    expect(t.cp('PG')).toBe(0)
    t.do('base ceres', 'stop')
    expect([t.discard(), t.initiative(), t.asked()]).toEqual([['A52'], ['OPA', 'PG', 'UN', 'MCR'], 'UN'])
    t.do('perform')
    expect([t.cp('PG'), t.step(), t.initiative()]).toEqual([2, 'effect', ['OPA', 'PG', 'MCR', 'UN']])
    const poor = alpha({
      active: 'PG',
      captain: 'UN',
      cp: { PG: 1 },
      techs: { PG: ['pg-3c', 'pg-2b'] },
      kept: { PG: ['A52'] },
      track: ['A26', 'A27', 'A18', 'A12', 'A09'],
    }).do('take 2', 'points', 'finish')
    expect([poor.cp('PG'), poor.asked(), poor.step()]).toEqual([0, 'UN', 'offer'])
  })

  test('EX-13.4 pg-3c a Resource Token will pay', () => {
    const t = table({
      players: 4,
      modules: ['alpha', 'delta'],
      ...spending('PG', 1, 'A26'),
      captain: 'UN',
      cp: { PG: 0 },
      techs: { PG: ['pg-3c'] },
      kept: { PG: ['A44'] },
    }).do('finish', 'play A44')
    expect([t.state.resources[3], t.kept('PG')]).toEqual([0, []])
  })
})

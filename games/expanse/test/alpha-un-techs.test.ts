import { describe, expect, test } from 'vitest'
import { game } from '../src/index.ts'
import type { FactionId } from '../src/types.ts'
import { alpha, scoringWithTechs, windowOf } from './drawn.ts'
import { gainsOn, passAll } from './scored.ts'
import { performing, type Spec, spending, type Table } from './table.ts'

/* The nine techs of the UN with Expanded Technologies. */

/** The UN spends AP with these techs in force; the Rocinante is far away. */
const act = (ap: number, techs: readonly string[], more: Spec = {}): Table =>
  alpha({ ...spending('UN', ap), captain: 'PG', techs: { UN: [...techs] }, ...more })
const left = (t: Table): number | undefined => t.state.stack.at(-1)?.left

describe('Diplomats (un-1a)', () => {
  test('DC-A.5 EX-9.10 un-1a as in the base game: one enters per turn by an Influence action, and counts 2', () => {
    const t = act(3, ['un-1a'], { fleets: { ceres: { UN: 1 } }, bases: { ceres: { MCR: 2 } } })
    t.do('diplomat ceres')
    expect([t.cubes('ceres', 'diplomat'), left(t), t.controls('ceres')]).toEqual([1, 2, 'UN'])
    expect([t.offer('diplomat'), t.rules('diplomat ceres'), t.offer('use')]).toEqual([[], ['EX-4.5'], []])
  })

  test('DC-A.5 EX-10.9 un-1a beside no Embassies they can be hit, the UN says which cube', () => {
    const t = alpha({
      ...performing('MCR', 'A20'),
      techs: { UN: ['un-1a'] },
      bases: { ceres: { UN: 1, diplomat: 1 }, eros: { OPA: 1 } },
    })
    expect(t.do('cube UN ceres').asked()).toBe('UN')
    expect(t.do('which diplomat').supply('diplomat')).toBe(3)
  })
})

describe('Embassies (un-1b)', () => {
  test('SX-1 un-1b for 1 AP, once per turn, one goes from the reserve to any Base without one; no fleet is needed', () => {
    const t = act(3, ['un-1b'], { bases: { titan: { diplomat: 1 } }, fleets: { earth: { UN: 1 } } })
    t.do('use un-1b')
    expect([t.offer('base').length, t.rules('base titan')]).toEqual([15, ['SX-1']])
    t.do('base rhea')
    expect([t.cubes('rhea', 'diplomat'), t.supply('diplomat'), left(t)]).toEqual([1, 1, 2])
    expect(t.rules('use un-1b')).toEqual(['EX-4.5'])
    expect([t.offer('diplomat'), t.offer('influence earth')]).toEqual([[], []])
  })

  test('SX-1 un-1b with none in reserve it may not be used', () => {
    const bases = { titan: { diplomat: 1 }, rhea: { diplomat: 1 }, ceres: { diplomat: 1 } }
    expect(act(1, ['un-1b'], { bases, fleets: { earth: { UN: 1 } } }).rules('use un-1b')).toEqual(['EX-8.15'])
  })

  test('SX-1 un-1b an Embassy counts 1, in control and in Scoring', () => {
    const bases = { ceres: { diplomat: 1, MCR: 1 }, rhea: { diplomat: 1 } }
    const t = alpha({ techs: { UN: ['un-1b'] }, bases, captain: 'PG', fleets: { thoth: { rocinante: 1 } } })
    expect([t.controls('ceres'), t.controls('rhea')]).toEqual([undefined, 'UN'])
    const scored = alpha({ ...scoringWithTechs('UN', 'window', 4), captain: 'PG', techs: { UN: ['un-1b'] }, bases })
    passAll(scored, 'window')
    expect([gainsOn(scored, 'ceres'), gainsOn(scored, 'rhea')]).toEqual([{}, { UN: 5 }])
  })

  test.each<[string, FactionId, string]>([
    ['SX-1 un-1b removed: Riot Gear', 'PG', 'A20'],
    ['SX-1 un-1b moved: Havelock', 'PG', 'A45'],
    ['SX-1 un-1b swapped: Covert Op', 'MCR', 'A06'],
    ['SX-1 un-1b replaced: Anderson Dawes', 'OPA', 'A37'],
  ])('%s: a Base with an Embassy only is no target against the UN', (_, p, card) => {
    const bases = { ceres: { diplomat: 1, OPA: 1, MCR: 1, PG: 1 }, tycho: { MCR: 1, OPA: 1, PG: 1, UN: 1 } }
    const t = alpha({ ...performing(p, card), techs: { UN: ['un-1b'] }, bases })
    expect(t.rules('cube UN ceres')).toEqual(['V-6'])
    const open = alpha({ ...performing(p, card), bases })
    expect(open.rules('cube UN ceres')).toEqual([])
  })

  test('SX-1 un-1b they are left out of the count of The Hybrid', () => {
    const t = alpha({
      ...performing('MCR', 'A21'),
      techs: { UN: ['un-1b'] },
      bases: { ceres: { UN: 2, diplomat: 1, MCR: 2 }, eros: { OPA: 1 } },
      deck: ['A12'],
    })
    t.do('base ceres')
    expect([t.cubes('ceres', 'UN'), t.cubes('ceres', 'diplomat'), t.cubes('ceres', 'MCR')]).toEqual([0, 1, 0])
  })

  test('SX-1 un-1b only the UN may remove its own: by its own Event it can', () => {
    const t = alpha({
      ...performing('UN', 'A19'),
      techs: { UN: ['un-1b'] },
      bases: { ceres: { diplomat: 1, MCR: 1 } },
    })
    expect(t.offer('cube')).toEqual(['cube diplomat ceres', 'cube MCR ceres'])
    expect(t.do('cube diplomat ceres').supply('diplomat')).toBe(3)
  })

  test('SX-1 EX-8.11 un-1b relocation: an Embassy never comes to a Base that has one', () => {
    const bases = { titan: { UN: 14, diplomat: 1 }, rhea: { UN: 1, diplomat: 1 }, ceres: { diplomat: 1 } }
    const t = act(2, ['un-1b'], { bases, fleets: { saturn: { UN: 1 } } }).do('influence the-rings')
    expect(t.offer('cube')).toEqual([
      'cube diplomat ceres',
      'cube UN rhea',
      'cube diplomat rhea',
      'cube UN titan',
      'cube diplomat titan',
    ])
    const rhea = act(2, ['un-1b'], { bases, fleets: { saturn: { UN: 1 } } }).do('influence rhea')
    expect([rhea.cubes('rhea', 'UN'), rhea.cubes('rhea', 'diplomat'), rhea.cubes('titan', 'UN')]).toEqual([2, 1, 13])
  })

  test('SX-1 EX-8.8 un-1b with an empty supply and only Embassies elsewhere, a Base with one takes none', () => {
    const bases = { rhea: { UN: 15, diplomat: 1 }, ceres: { diplomat: 1 } }
    const t = act(1, ['un-1b'], { bases, fleets: { saturn: { UN: 1 } } })
    expect(t.offer('influence')).toEqual(['influence titan', 'influence the-rings'])
    expect(t.rules('influence rhea').length).toBeGreaterThan(0)
  })

  test('SX-1 un-1b own moves obey it too: Weeping Somnambulist through Kenzo Gabriel', () => {
    const bases = { rhea: { diplomat: 1 }, ceres: { diplomat: 1, UN: 1 } }
    const t = alpha({
      ...performing('UN', 'A31'),
      techs: { UN: ['un-1b'] },
      track: ['A40', 'A08', 'A09', 'A10', 'A12'],
      bases,
    }).do('slot 1')
    t.do('cube diplomat ceres')
    expect(t.rules('base rhea').length).toBeGreaterThan(0)
    t.do('base titan')
    expect([t.cubes('titan', 'diplomat'), t.cubes('ceres', 'diplomat')]).toEqual([1, 0])
    t.do('cube UN ceres', 'base rhea')
    expect(t.cubes('rhea', 'UN')).toBe(1)
  })

  test('SX-1 un-1b swaps obey it too: Covert Op through Kenzo Gabriel', () => {
    const bases = { rhea: { diplomat: 1, MCR: 1 }, ceres: { diplomat: 1 }, eros: { OPA: 1 } }
    const t = alpha({
      ...performing('UN', 'A31'),
      techs: { UN: ['un-1b'] },
      track: ['A06', 'A08', 'A09', 'A10', 'A12'],
      bases,
    }).do('slot 1', 'cube diplomat ceres')
    expect([t.cubes('eros', 'diplomat'), t.cubes('ceres', 'OPA'), t.cubes('rhea', 'diplomat')]).toEqual([1, 1, 1])
    const other = alpha({
      ...performing('UN', 'A31'),
      techs: { UN: ['un-1b'] },
      track: ['A06', 'A08', 'A09', 'A10', 'A12'],
      bases: { ...bases, titan: { MCR: 1 } },
    }).do('slot 1', 'cube MCR rhea')
    expect([other.cubes('rhea', 'OPA'), other.cubes('eros', 'MCR'), other.cubes('rhea', 'diplomat')]).toEqual([1, 1, 1])
    expect(other.cubes('ceres', 'diplomat')).toBe(1)
  })

  test('SX-1 un-1b a cube whose only partner is an Embassy that may not come is no cube to swap', () => {
    const t = alpha({
      ...performing('UN', 'A31'),
      techs: { UN: ['un-1b'] },
      track: ['A06', 'T2', 'T3', 'T4', 'A02'],
      bases: { rhea: { diplomat: 1, MCR: 1 }, ceres: { diplomat: 1 } },
    })
    t.do('slot 1')
    expect([t.step(), t.cubes('rhea', 'MCR'), t.cubes('ceres', 'diplomat')]).toEqual(['turn', 1, 1])
  })

  test('DCT-3 un-1b Star Helix of the MCR takes at most the normal cube and its own from Titan, nothing on Rhea', () => {
    const bases = { titan: { diplomat: 1, UN: 1, MCR: 1 }, rhea: { diplomat: 1 } }
    const t = alpha({ ...performing('MCR', 'A19'), captain: 'PG', techs: { UN: ['un-1b'] }, bases })
    expect(t.offer()).toEqual(['cube UN titan', 'cube MCR titan', 'stop'])
    t.do('cube UN titan')
    expect([t.asked(), t.offer()]).toEqual(['MCR', ['cube MCR titan', 'stop']])
    expect([t.rules('cube UN titan'), t.rules('cube UN rhea')]).toEqual([['V-6'], ['EX-10.1']])
    t.do('stop')
    expect([t.cubes('titan', 'diplomat'), t.cubes('titan', 'MCR'), t.controls('titan')]).toEqual([1, 1, undefined])
    const un = act(1, ['un-1b'], { bases }).do('use un-1b')
    expect([un.rules('base titan'), un.rules('base rhea')]).toEqual([['SX-1'], ['SX-1']])
  })
})

describe('Colonial Taxes (un-1c)', () => {
  const THREE = { eurasia: { UN: 1 }, ceres: { UN: 1 }, rhea: { UN: 1 } }
  const taxed = (bases: Spec, more: Spec = {}): number =>
    alpha({
      ...scoringWithTechs('UN', 'afterBases', 4),
      captain: 'PG',
      techs: { UN: ['un-1c'] },
      bases,
      ...more,
    }).cp('UN')

  test('EX-11.8 un-1c 1 CP for each Sector with a controlled Base, at most 2', () => {
    expect(taxed({})).toBe(10)
    expect(taxed({ eurasia: { UN: 1 }, africa: { UN: 1 } })).toBe(11)
    expect(taxed({ eurasia: { UN: 1 }, titan: { UN: 1 } })).toBe(12)
    expect(taxed(THREE)).toBe(12)
    expect(taxed({ eurasia: { UN: 1, MCR: 1 }, titan: { UN: 1, MCR: 2 } })).toBe(10)
  })

  test('EX-4.5 un-1c once per Scoring turn, with the influence that Orbital Control adds', () => {
    const tie = { eurasia: { UN: 1, MCR: 1 } }
    expect(taxed(tie)).toBe(10)
    expect(taxed(tie, { fleets: { earth: { UN: 1 } } })).toBe(11)
    expect(taxed(THREE, { usedUp: { UN: ['un-1c'] } })).toBe(10)
  })

  test('EX-2.12 un-1c control is judged without a Bonus Sector: Hegemony wins no tie for it', () => {
    const tie = { tycho: { UN: 1, MCR: 1 } }
    expect(taxed(tie, { techs: { UN: ['un-1c', 'un-3a'] }, chosen: 'belt' })).toBe(10)
  })

  test('EX-11.11 un-1c kept in step 4 it does not pay for the Scoring just done, in the next it does', () => {
    const t = alpha({
      ...scoringWithTechs('UN', 'drawTechs', 1),
      captain: 'PG',
      undrawn: { UN: ['un-1a'] },
      bases: THREE,
    })
    t.by('UN', 'tech un-1c')
    expect(t.cp('UN')).toBe(10)
  })

  test('EX-15.9 un-1c not in Final Scoring', () => {
    const stack = ['over', 'final'].map((step) => ({ step, seat: 'PG' }))
    const end = (techs: Spec): number =>
      alpha({ active: 'UN', captain: 'PG', final: true, techs, bases: THREE, stack }).cp('UN')
    expect(end({ UN: ['un-1c'] })).toBe(end({}))
    expect(end({})).toBe(10 + 3 * (5 + 1))
  })

  test('EX-4.5 un-1c gained by Increased Technology in the event window it pays in that very Scoring', () => {
    const t = alpha({
      ...windowOf('MCR'),
      scorings: 4,
      captain: 'PG',
      techs: { UN: ['un-1a'] },
      kept: { UN: ['T1'] },
      bases: { eurasia: { UN: 1 } },
    })
    passAll(t, 'window')
    const without = t.cp('UN')
    const paid = alpha({
      ...windowOf('MCR'),
      scorings: 4,
      captain: 'PG',
      techs: { UN: ['un-1a'] },
      kept: { UN: ['T1'] },
      bases: { eurasia: { UN: 1 } },
    })
    while (paid.asked() !== 'UN') paid.do('pass')
    paid.do('play T1', 'tech un-1c')
    passAll(paid, 'window')
    expect(paid.cp('UN')).toBe(without + 1)
  })
})

describe('Fleet Command (un-2a)', () => {
  test('EX-8.4 un-2a any fleets at most one step away gather in one Orbital, from several, once per turn', () => {
    const fleets = { earth: { UN: 2 }, jupiter: { UN: 1 }, saturn: { UN: 1 }, eros: { rocinante: 1 } }
    const t = act(3, ['un-2a'], { captain: 'UN', fleets }).do('use un-2a', 'orbital ceres')
    expect(t.offer()).toEqual(['fleet UN earth', 'fleet rocinante eros', 'fleet UN jupiter', 'stop'])
    t.do('fleet UN earth', 'fleet UN jupiter', 'fleet rocinante eros', 'stop')
    expect([t.fleets('ceres', 'UN'), t.fleets('ceres', 'rocinante'), t.fleets('earth', 'UN')]).toEqual([2, 1, 1])
    expect([left(t), t.rules('use un-2a')]).toEqual([2, ['EX-4.5']])
  })
})

describe('Humanitarian Mission (un-2b)', () => {
  test('EX-10.8 un-2b a normal cube on any Base in play, without a fleet, once per turn', () => {
    const t = act(2, ['un-1a', 'un-2b'], { fleets: { earth: { UN: 1 } } }).do('use un-2b')
    expect(t.offer('base').length).toBe(16)
    t.do('base the-rings')
    expect([t.cubes('the-rings', 'UN'), t.supply('diplomat'), left(t)]).toEqual([1, 3, 1])
    expect(t.rules('use un-2b')).toEqual(['EX-4.5'])
  })

  test('EX-8.8 un-2b with an empty supply it relocates', () => {
    const t = act(1, ['un-2b'], { bases: { ceres: { UN: 15 } } }).do('use un-2b', 'base titan')
    expect([t.cubes('ceres', 'UN'), t.cubes('titan', 'UN')]).toEqual([14, 1])
  })
})

describe('Security Council (un-2c)', () => {
  const inWindow = (kept: Spec, more: Spec = {}): Table =>
    alpha({
      ...windowOf('PG'),
      captain: 'PG',
      techs: { UN: ['un-2c'] },
      kept,
      fleets: { earth: { UN: 1 }, thoth: { rocinante: 1 } },
      bases: { ceres: { MCR: 3 }, titan: { OPA: 1 } },
      ...more,
    })

  test('SX-2 un-2c two plays in one chance, the second after the first; a third is refused', () => {
    const t = inWindow({ UN: ['A29', 'A22', 'A44'] }).do('play A29', 'orbital ceres')
    expect([t.asked(), t.step(), t.offer()]).toEqual(['UN', 'window', ['play A22', 'play A44', 'pass']])
    t.do('play A22', 'option 1', 'cube MCR ceres')
    expect([t.asked(), t.kept('UN'), t.discard()]).toEqual(['PG', ['A44'], ['A29', 'A22']])
  })

  test('SX-2 un-2c passing after the first is allowed and final', () => {
    const t = inWindow({ UN: ['A29', 'A44'] }).do('play A44', 'pass')
    expect([t.asked(), t.kept('UN')]).toEqual(['PG', ['A29']])
  })

  test('SX-2 un-2c others have one play', () => {
    const t = inWindow({ MCR: ['A10', 'A22'] }).do('play A10')
    expect([t.asked(), t.kept('MCR')]).toEqual(['PG', ['A22']])
    const without = inWindow({ UN: ['A29', 'A44'] }, { techs: {} }).do('play A44')
    expect([without.asked(), without.kept('UN')]).toEqual(['PG', ['A29']])
  })

  test('SX-2 un-2c one of the two may be an ability of the Rocinante, never both', () => {
    const captain = { captain: 'UN', fleets: { earth: { UN: 1, rocinante: 1 } } }
    const t = inWindow({ UN: ['A44'] }, captain).do('use holden', 'base rhea')
    expect(t.offer()).toEqual(['play A44', 'pass'])
    expect(t.rules('use kamal')).toEqual(['SX-2'])
    const other = inWindow({ UN: ['A44'] }, captain).do('play A44')
    expect(other.offer('use')).toContain('use holden')
    expect(other.do('use holden', 'base rhea').step()).toBe('drawTechs')
    expect(inWindow({}, captain).do('use holden', 'base rhea').step()).toBe('drawTechs')
  })

  test('SX-2 un-2c Cotyar Ghazi is one of the two', () => {
    const t = inWindow({ UN: ['A03', 'A44', 'A29'] }).do('play A03', 'finish')
    expect(t.offer()).toEqual(['play A44', 'play A29', 'pass'])
    t.do('play A44')
    expect([t.asked(), t.kept('UN')]).toEqual(['PG', ['A29']])
  })

  test('SX-2 un-2c in Final Scoring too', () => {
    const t = alpha({
      active: 'MCR',
      captain: 'PG',
      final: true,
      techs: { UN: ['un-2c'] },
      kept: { UN: ['A44', 'A29'] },
      fleets: { earth: { UN: 1 } },
      stack: ['over', 'final', 'window'].map((step) => ({ step, seat: 'PG' })),
    }).do('play A44')
    expect([t.asked(), t.offer()]).toEqual(['UN', ['play A29', 'pass']])
  })

  test('SX-2 un-2c given by Increased Technology in this very window it works at once', () => {
    const t = inWindow({ UN: ['T1', 'A44', 'A29'] }, { techs: { UN: ['un-2a'] } })
    t.do('play T1', 'tech un-2c')
    expect([t.asked(), t.offer()]).toEqual(['UN', ['play A44', 'play A29', 'pass']])
    expect(t.do('play A44').asked()).toBe('PG')
    const other = inWindow({ UN: ['T1', 'A44'] }, { techs: { UN: ['un-2a'] } }).do('play T1', 'tech un-2b')
    expect(other.asked()).toBe('PG')
  })

  test('DCT-12 un-2c mcr-3c both plays of the UN are legal in either order; the MCR spends 1 AP after Terraforming', () => {
    const start = {
      seating: ['PG', 'UN', 'MCR', 'OPA'],
      techs: { UN: ['un-2c'], MCR: ['mcr-3c'] },
      fleets: { earth: { UN: 1, MCR: 1 }, thoth: { rocinante: 1 } },
    }
    const kept = { UN: ['A29', 'A22'], MCR: ['A10'] }
    const other = inWindow(kept, start).do('play A22', 'option 1', 'cube MCR ceres', 'play A29', 'orbital ceres')
    expect([other.asked(), other.kept('UN')]).toEqual(['MCR', []])
    const t = inWindow(kept, start).do('play A29', 'orbital ceres', 'play A22', 'option 1', 'cube MCR ceres')
    expect([t.asked(), t.step(), t.kept('UN')]).toEqual(['MCR', 'window', []])
    t.do('play A10')
    expect([t.cubes('mariner-valley', 'MCR'), t.cubes('londres-nova', 'MCR')]).toEqual([1, 1])
    expect([t.step(), left(t)]).toEqual(['spend', 1])
    t.do('influence luna')
    expect([t.cubes('luna', 'MCR'), t.step(), t.asked()]).toEqual([1, 'window', 'PG'])
    expect(game.faults(t.state)).toEqual([])
  })
})

describe('Hegemony (un-3a)', () => {
  test('EX-12.8 un-3a wins ties in the revealed Sector and in Final Scoring, as in the base game', () => {
    const bases = { tycho: { UN: 2, MCR: 2 }, 'londres-nova': { UN: 2, MCR: 2 } }
    const t = alpha({
      ...scoringWithTechs('UN', 'window', 4),
      chosen: 'belt',
      captain: 'PG',
      techs: { UN: ['un-3a'] },
      bases,
    })
    passAll(t, 'window')
    expect([gainsOn(t, 'tycho'), gainsOn(t, 'londres-nova')]).toEqual([{ UN: 4, MCR: 2 }, {}])
    expect(alpha({ final: true, techs: { UN: ['un-3a'] }, bases }).controls('londres-nova')).toBe('UN')
  })
})

describe('Kinetic Bombardment (un-3b)', () => {
  test('EX-10.7 un-3b up to two opposing cubes at an Orbital one controls, at most one per Base, once per turn', () => {
    const bases = {
      eurasia: { MCR: 2, OPA: 1, UN: 1 },
      africa: { PG: 1 },
      luna: { MCR: 1 },
      ceres: { MCR: 1 },
      titan: { MCR: 1 },
    }
    const fleets = { earth: { UN: 1 }, ceres: { UN: 1, OPA: 1 }, saturn: { MCR: 1 } }
    const t = act(2, ['un-3b'], { bases, fleets }).do('use un-3b')
    expect(t.offer()).toEqual(['cube MCR eurasia', 'cube OPA eurasia', 'cube PG africa', 'cube MCR luna', 'stop'])
    expect(t.rules('cube UN eurasia').length).toBeGreaterThan(0)
    t.do('cube OPA eurasia')
    expect(t.offer()).toEqual(['cube PG africa', 'cube MCR luna', 'stop'])
    t.do('cube MCR luna')
    expect([t.cubes('eurasia', 'OPA'), t.cubes('luna', 'MCR'), t.cubes('africa', 'PG')]).toEqual([0, 0, 1])
    expect([t.step(), left(t)]).toEqual(['spend', 1])
    expect(t.rules('use un-3b')).toEqual(['EX-4.5'])
  })
})

describe('Emergency Session (un-3c)', () => {
  const TRACK = ['A26', 'A01', 'A12', 'A08', 'A09']
  const turn = (more: Spec = {}): Table =>
    alpha({
      active: 'UN',
      captain: 'PG',
      techs: { UN: ['un-3c'] },
      track: TRACK,
      fleets: { earth: { UN: 5 } },
      ...more,
    })
  const take = (slot: number, more: Spec = {}): Table => {
    const t = turn(more).do(`take ${slot}`)
    return t.step() === 'use' ? t.do('points') : t
  }

  test('SX-3 un-3c a card used for AP in the own turn gives 1 AP more, also above 4', () => {
    expect(left(take(1))).toBe(3)
    expect(left(take(2))).toBe(4)
    expect(left(take(3))).toBe(5)
  })

  test('SX-3 un-3c Mercantile is counted first: a card of 2 gives 5', () => {
    const kept = { UN: ['A04'] }
    expect([left(take(1, { kept }).do('play A04')), left(take(2, { kept }).do('play A04'))]).toEqual([5, 5])
    expect(take(3, { kept }).rules('play A04')).toEqual(['S-3'])
  })

  test('SX-3 un-3c not on AP that an Event gives, nor for others; through Miller it works', () => {
    const event = alpha({ ...windowOf('MCR'), captain: 'PG', techs: { UN: ['un-3c'] }, kept: { UN: ['A03'] } })
    while (event.asked() !== 'UN') event.do('pass')
    expect(left(event.do('play A03'))).toBe(2)
    const mcr = alpha({ active: 'MCR', techs: { UN: ['un-3c'] }, track: TRACK }).do('take 1')
    expect(left(mcr)).toBe(2)
    const miller = turn({ kept: { UN: ['A02'] } }).do('play A02', 'take 3')
    expect([miller.step(), left(miller)]).toEqual(['spend', 5])
  })
})

import { describe, expect, test } from 'vitest'
import { scoreBase } from '../src/rules/scoring.ts'
import { BASES, FACTIONS, RESOURCES, SECTORS } from '../src/types.ts'
import type { BaseId, OrbitalId, ResourceId, SectorId } from '../src/types.ts'
import { gainsOn, passAll, type Points, scoring, took, totalsOn } from './scored.ts'
import { type Spec, table } from './table.ts'

const SECTOR_OF: { readonly [base: string]: SectorId } = {
  titan: 'outer',
  africa: 'inner',
  ganymede: 'outer',
  thoth: 'belt',
}
const FINAL = SECTORS.length

/** What a Base gives in the fourth Scoring (4/2/1) as a Base of the Bonus Sector. */
const inBonus = (base: BaseId, spec: Spec): Points => scored(base, SECTORS.indexOf(SECTOR_OF[base] ?? 'belt'), spec)
/** What it gives outside of it (1/0/0), and in Final Scoring (5/3/1). */
const outside = (base: BaseId, spec: Spec): Points => scored(base, SECTOR_OF[base] === 'inner' ? 1 : 0, spec)
const inFinal = (base: BaseId, spec: Spec): Points => scored(base, FINAL, spec)

const byName = (list: readonly number[]): Points =>
  Object.fromEntries(list.flatMap((n, p) => (n === 0 ? [] : [[FACTIONS[p] ?? '', n]])))

function scored(base: BaseId, sector: number, spec: Spec): Points {
  const { state } = table({ players: 4, scorings: 4, ...spec })
  return byName(scoreBase(state, BASES.indexOf(base), sector).gains)
}

function totals(base: BaseId, spec: Spec): Points {
  const { state } = table({ players: 4, scorings: 4, ...spec })
  return byName(scoreBase(state, BASES.indexOf(base), 0).totals)
}

describe('Orbital Control', () => {
  const rows: readonly { fleets: Spec; who: string | undefined; dominance?: string }[] = [
    { fleets: {}, who: undefined },
    { fleets: { UN: 1 }, who: 'UN' },
    { fleets: { scrap: 1 }, who: 'OPA' },
    { fleets: { UN: 2, OPA: 1 }, who: 'UN' },
    { fleets: { UN: 1, OPA: 1, scrap: 1 }, who: 'OPA' },
    { fleets: { UN: 1, PG: 1 }, who: undefined },
    { fleets: { UN: 1, MCR: 1, OPA: 1, PG: 1 }, who: undefined, dominance: 'MCR' },
    { fleets: { UN: 1, MCR: 1, OPA: 1, PG: 2 }, who: 'PG', dominance: 'PG' },
    { fleets: { PG: 1, scrap: 2 }, who: undefined },
    { fleets: { battleship: 1, UN: 1 }, who: 'MCR' },
    { fleets: { battleship: 1, UN: 2 }, who: undefined, dominance: 'MCR' },
    { fleets: { damaged: 1, UN: 1 }, who: undefined, dominance: 'MCR' },
    { fleets: { MCR: 2, OPA: 2 }, who: undefined, dominance: 'MCR' },
    { fleets: { UN: 2, MCR: 1, OPA: 2 }, who: undefined },
    { fleets: { UN: 2, MCR: 2, PG: 3 }, who: 'PG', dominance: 'PG' },
    { fleets: { UN: 2, rocinante: 1, PG: 1 }, who: undefined },
    { fleets: { UN: 2, rocinante: 1, PG: 2 }, who: 'PG', dominance: 'PG' },
    { fleets: { MCR: 1, rocinante: 1 }, who: undefined, dominance: 'MCR' },
  ]
  test.each(rows)('EX-12.1 $fleets: $who has it, and under Dominance $dominance', ({ fleets, who, dominance }) => {
    const spec = { players: 4, captain: 'PG', fleets: { jupiter: fleets } }
    expect(table(spec).orbitalControl('jupiter')).toBe(who)
    expect(table({ ...spec, techs: { MCR: ['mcr-2'] } }).orbitalControl('jupiter')).toBe(dominance ?? who)
  })

  test('EX-12.1 without any fleet of its own Dominance gives the MCR nothing', () => {
    const t = table({ players: 4, fleets: { saturn: { UN: 1, OPA: 1 } }, techs: { MCR: ['mcr-2'] } })
    const empty: OrbitalId[] = ['earth', 'mars', 'saturn']
    expect(empty.map((o) => t.orbitalControl(o))).toEqual([undefined, undefined, undefined])
  })

  test('EX-12.2 the controller adds one on each attached Base with its cube, and only there', () => {
    const bases = { europa: { UN: 1, MCR: 2 }, ganymede: { MCR: 1 }, io: { UN: 3 }, titan: { UN: 1 } }
    const spec = { bases, fleets: { jupiter: { UN: 3 } } }
    expect(totals('europa', spec)).toEqual({ UN: 2, MCR: 2 })
    expect(totals('ganymede', spec)).toEqual({ MCR: 1 })
    expect(totals('io', spec)).toEqual({ UN: 4 })
    expect(totals('titan', spec)).toEqual({ UN: 1 })
  })

  test('EX-12.12 it is that of the position after the event window', () => {
    const bases = { titan: { PG: 1, UN: 1 } }
    const t = took({ players: 4, ...scoring('UN', 4), bases, fleets: { saturn: { UN: 1, PG: 1 } } })
    t.do('bonus outer', 'use kamal', 'orbital saturn')
    expect(totalsOn(t, 'titan')).toEqual({ PG: 2, UN: 1 })
    expect(gainsOn(t, 'titan')).toEqual({ PG: 4, UN: 2 })
  })
})

describe('totals and ranks', () => {
  test.each([
    { cubes: { UN: 3 }, fleets: {}, total: { UN: 3 } },
    { cubes: { diplomat: 1 }, fleets: {}, total: { UN: 2 } },
    { cubes: { UN: 1, diplomat: 2, OPA: 4 }, fleets: {}, total: { UN: 5, OPA: 4 } },
    { cubes: { UN: 1, diplomat: 1, OPA: 4 }, fleets: { UN: 1 }, total: { UN: 4, OPA: 4 } },
    { cubes: { UN: 1 }, fleets: { PG: 2 }, total: { UN: 1 } },
  ])('EX-12.3 cubes $cubes and fleets $fleets make the totals $total', ({ cubes, fleets, total }) => {
    expect(totals('titan', { bases: { titan: cubes }, fleets: { saturn: fleets } })).toEqual(total)
  })

  test('EX-12.3 a player without a cube is not ranked, however many fleets stand there', () => {
    const spec = { bases: { titan: { UN: 1 } }, fleets: { saturn: { OPA: 5 } } }
    expect(inBonus('titan', spec)).toEqual({ UN: 4 })
    expect(inBonus('titan', { fleets: { saturn: { OPA: 5 } } })).toEqual({})
    expect(inFinal('titan', { fleets: { saturn: { OPA: 5 } } })).toEqual({})
  })

  // On Titan (Water) the UN and PG have no critical resource: what is gained is the value of the place alone.
  test.each([
    [
      'EX-12.4 alone at every rank: the values of the places',
      { UN: 5, PG: 3, MCR: 2, OPA: 1 },
      { UN: 4, PG: 2, MCR: 1 },
    ],
    ['EX-12.4 two players: first and second', { UN: 2, PG: 1 }, { UN: 4, PG: 2 }],
    [
      'EX-12.4 shared first and shared third: rank 3 shared is place 4',
      { UN: 3, PG: 3, MCR: 1, OPA: 1 },
      { UN: 2, PG: 2 },
    ],
    ['EX-12.5 shared first gets second, the next is third', { UN: 3, PG: 3, MCR: 2, OPA: 1 }, { UN: 2, PG: 2, MCR: 1 }],
    ['EX-12.5 shared second gets third, the next nothing', { UN: 4, PG: 2, MCR: 2, OPA: 1 }, { UN: 4, PG: 1, MCR: 1 }],
    ['EX-12.5 three share second: third each', { UN: 4, PG: 1, MCR: 1, OPA: 1 }, { UN: 4, PG: 1, MCR: 1, OPA: 1 }],
    ['EX-12.5 shared third gets nothing', { UN: 4, PG: 3, MCR: 1, OPA: 1 }, { UN: 4, PG: 2 }],
    [
      'EX-12.6 three share first: second each, the last nothing',
      { UN: 3, PG: 3, MCR: 3, OPA: 1 },
      { UN: 2, PG: 2, MCR: 2 },
    ],
    ['EX-12.6 four share first: second each', { UN: 1, PG: 1, MCR: 1, OPA: 1 }, { UN: 2, PG: 2, MCR: 2, OPA: 2 }],
  ])('%s', (_title, cubes, gains) => {
    expect(inBonus('titan', { bases: { titan: cubes } })).toEqual(gains)
  })

  test.each([
    { cubes: { UN: 5, PG: 3, MCR: 2 }, gains: { UN: 1 } },
    { cubes: { UN: 1 }, gains: { UN: 1 } },
    { cubes: { UN: 3, PG: 3, MCR: 1 }, gains: {} },
    { cubes: { UN: 3, MCR: 2, OPA: 2 }, gains: { UN: 1 } },
  ])('EX-12.7 outside the Bonus Sector only a sole first scores: $cubes', ({ cubes, gains }) => {
    expect(outside('titan', { bases: { titan: cubes } })).toEqual(gains)
  })

  test.each([
    { cubes: { UN: 3, MCR: 3, PG: 2, OPA: 1 }, gains: { UN: 4, MCR: 2, PG: 1 } },
    { cubes: { MCR: 4, UN: 2, OPA: 2 }, gains: { MCR: 5, UN: 2, OPA: 1 } },
    { cubes: { MCR: 4, PG: 3, UN: 1, OPA: 1 }, gains: { MCR: 5, PG: 2, UN: 1 } },
    { cubes: { UN: 3, MCR: 3, OPA: 3, PG: 1 }, gains: { UN: 4, MCR: 1, OPA: 1 } },
    { cubes: { diplomat: 1, MCR: 2 }, gains: { UN: 4, MCR: 2 } },
    { cubes: { MCR: 2, OPA: 2 }, gains: { MCR: 2, OPA: 2 } },
    { cubes: { UN: 1, MCR: 2, OPA: 2 }, gains: { MCR: 2, OPA: 2, UN: 1 } },
  ])('EX-12.8 Hegemony ranks the UN ahead of those it is tied with: $cubes', ({ cubes, gains }) => {
    expect(inBonus('titan', { bases: { titan: cubes }, techs: { UN: ['un-3'] } })).toEqual(gains)
  })

  test('EX-12.8 Hegemony is in force in the Bonus Sector and in Final Scoring, nowhere else', () => {
    const tied = { bases: { titan: { UN: 2, MCR: 2 } } }
    const held = { ...tied, techs: { UN: ['un-3'] } }
    expect([outside('titan', tied), inBonus('titan', tied), inFinal('titan', tied)]).toEqual([
      {},
      { UN: 2, MCR: 2 },
      { UN: 3, MCR: 3 },
    ])
    expect([outside('titan', held), inBonus('titan', held), inFinal('titan', held)]).toEqual([
      {},
      { UN: 4, MCR: 2 },
      { UN: 5, MCR: 3 },
    ])
  })

  test('EX-12.8 a first place won by Hegemony is a sole first and brings the critical resource', () => {
    const spec = { bases: { ganymede: { UN: 2, MCR: 2 } }, techs: { UN: ['un-3'] } }
    expect(inBonus('ganymede', spec)).toEqual({ UN: 5, MCR: 2 })
  })
})

describe('critical resources', () => {
  test('EX-12.9 sole first gains one more, in the Bonus Sector or not; a shared first or a second place does not', () => {
    const sole = { bases: { ganymede: { UN: 2, MCR: 1 } } }
    expect([inBonus('ganymede', sole), outside('ganymede', sole), inFinal('ganymede', sole)]).toEqual([
      { UN: 5, MCR: 2 },
      { UN: 2 },
      { UN: 6, MCR: 3 },
    ])
    const shared = { bases: { ganymede: { UN: 2, OPA: 2 } } }
    expect([inBonus('ganymede', shared), outside('ganymede', shared)]).toEqual([{ UN: 2, OPA: 2 }, {}])
    expect(outside('ganymede', { bases: { ganymede: { UN: 1, PG: 2 } } })).toEqual({ PG: 1 })
  })

  const PLACES: readonly (readonly [ResourceId, BaseId])[] = [
    ['food', 'eurasia'],
    ['water', 'africa'],
    ['minerals', 'mariner-valley'],
    ['tech', 'londres-nova'],
  ]
  const criticalOf = (players: number, faction: string): string[] =>
    PLACES.filter(([, base]) => {
      const { state } = table({ players, bases: { [base]: { [faction]: 1 } } })
      return byName(scoreBase(state, BASES.indexOf(base), SECTORS.indexOf('outer')).gains)[faction as 'UN'] === 2
    }).map(([resource]) => resource)

  test.each([
    { players: 4, faction: 'UN', critical: ['food', 'minerals'] },
    { players: 4, faction: 'MCR', critical: ['water', 'tech'] },
    { players: 4, faction: 'OPA', critical: ['food', 'water'] },
    { players: 4, faction: 'PG', critical: ['minerals', 'tech'] },
    { players: 3, faction: 'UN', critical: ['food', 'minerals'] },
    { players: 3, faction: 'MCR', critical: ['water', 'minerals'] },
    { players: 3, faction: 'OPA', critical: ['food', 'water'] },
  ])('EX-12.10 with $players players the $faction needs $critical', ({ players, faction, critical }) => {
    expect(criticalOf(players, faction)).toEqual(critical)
  })

  test('EX-12.11 with two players there is no critical resource', () => {
    expect(RESOURCES).toHaveLength(PLACES.length)
    expect([criticalOf(2, 'UN'), criticalOf(2, 'MCR')]).toEqual([[], []])
  })
})

describe('examples', () => {
  /** The fourth Scoring, Bonus Sector Outer Planets, nothing played in the window. */
  const fourth = (spec: Spec): ReturnType<typeof table> => {
    const t = took({ players: 4, ...scoring('UN', 4), ...spec }).do('bonus outer')
    passAll(t, 'window')
    return t
  }

  test('T-10 totals 5, 3, 2, 1 on a Bonus Base of 4/2/1 gain 4, 2, 1, 0', () => {
    const t = fourth({ bases: { titan: { UN: 5, MCR: 3, PG: 2, OPA: 1 } } })
    expect(totalsOn(t, 'titan')).toEqual({ UN: 5, MCR: 3, PG: 2, OPA: 1 })
    expect(gainsOn(t, 'titan')).toEqual({ UN: 4, MCR: 2, PG: 1 })
    expect([t.cp('UN'), t.cp('MCR'), t.cp('PG'), t.cp('OPA')]).toEqual([14, 12, 11, 10])
  })

  test.each([
    { resource: 'Food', base: 'eurasia', sector: 'inner' },
    { resource: 'Water', base: 'africa', sector: 'inner' },
    { resource: 'Minerals', base: 'mariner-valley', sector: 'inner' },
    { resource: 'Tech', base: 'tycho', sector: 'belt' },
  ] as const)('T-11 UN 3, MCR 3, PG 2, OPA 1 gain 2, 2, 1, 0, nobody critical, on $resource', ({ base, sector }) => {
    const t = took({ players: 4, ...scoring('UN', 4), bases: { [base]: { UN: 3, MCR: 3, PG: 2, OPA: 1 } } })
    t.do(`bonus ${sector}`, 'pass')
    expect(gainsOn(t, base)).toEqual({ UN: 2, MCR: 2, PG: 1 })
    expect([t.cp('UN'), t.cp('MCR'), t.cp('PG'), t.cp('OPA')]).toEqual([12, 12, 11, 10])
  })

  test('T-12 Europa: the MCR has Jupiter, totals 4, 3, 2; the OPA gains 5 with Water, the MCR 2, the UN 1', () => {
    const t = fourth({
      bases: { europa: { OPA: 4, MCR: 2, UN: 2 } },
      fleets: { jupiter: { battleship: 1, MCR: 1, OPA: 1 } },
    })
    expect(t.orbitalControl('jupiter')).toBe('MCR')
    expect(totalsOn(t, 'europa')).toEqual({ OPA: 4, MCR: 3, UN: 2 })
    expect(gainsOn(t, 'europa')).toEqual({ OPA: 5, MCR: 2, UN: 1 })
    expect([t.cp('OPA'), t.cp('MCR'), t.cp('UN'), t.cp('PG')]).toEqual([15, 12, 11, 10])
  })

  test('T-13 the same Scoring, outside the Bonus Sector: the OPA gains 1 on Luna, 2 on Africa, nobody else anything', () => {
    const t = fourth({ bases: { luna: { OPA: 2, UN: 1, PG: 1 }, africa: { OPA: 3, UN: 2, MCR: 1 } } })
    expect(gainsOn(t, 'luna')).toEqual({ OPA: 1 })
    expect(gainsOn(t, 'africa')).toEqual({ OPA: 2 })
    expect([t.cp('OPA'), t.cp('MCR'), t.cp('UN'), t.cp('PG')]).toEqual([13, 10, 10, 10])
  })

  test('T-18 UN 3, MCR 3, OPA 3, PG 1 gain 2, 2, 2, 0 on a Bonus Base of 4/2/1 and nothing on a normal one', () => {
    const cubes = { UN: 3, MCR: 3, OPA: 3, PG: 1 }
    const t = fourth({ bases: { titan: cubes, africa: cubes } })
    expect(gainsOn(t, 'titan')).toEqual({ UN: 2, MCR: 2, OPA: 2 })
    expect(gainsOn(t, 'africa')).toEqual({})
  })
})

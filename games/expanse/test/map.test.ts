import { describe, expect, test } from 'vitest'
import { game } from '../src/index.ts'
import { BASES, ORBITALS } from '../src/types.ts'
import type { BaseId, FactionId } from '../src/types.ts'
import { performing, scoringAt, type Spec, spending, type Table, table } from './table.ts'

/* EX-2: what stands where, and what the words of the card texts mean. */

const named = (lines: readonly string[]): string[] => lines.map((line) => line.split(' ').at(-1) ?? '')
const basesWith = (t: Table, p: FactionId): BaseId[] => BASES.filter((b) => t.cubes(b, p) > 0)
const OUT_WITH_TWO: readonly BaseId[] = ['luna', 'vesta', 'io', 'the-rings']

/** The Bases on which the UN may do the Influence action with one fleet in this Orbital and nowhere else. */
const basesAt = (orbital: string, players = 4): string[] =>
  named(table({ players, ...spending('UN', 1), captain: 'MCR', fleets: { [orbital]: { UN: 1 } } }).offer('influence'))

/** Where a single UN fleet in this Orbital can go with one Move. */
const oneMoveFrom = (orbital: string): string[] =>
  table({ players: 4, ...spending('UN', 1), fleets: { [orbital]: { UN: 1 } } })
    .offer(`move ${orbital}>`)
    .map((line) => line.split('>')[1] ?? '')

describe('places', () => {
  test('EX-2.1 influence goes on sixteen Bases, fleets into nine Orbitals, and never the other way round', () => {
    expect(ORBITALS.flatMap((o) => basesAt(o))).toEqual([...BASES])
    expect(BASES).toHaveLength(16)
    expect(new Set(ORBITALS.flatMap(oneMoveFrom))).toEqual(new Set(ORBITALS))
    expect(ORBITALS).toHaveLength(9)
    expect(game.parse('move earth>luna').ok).toBe(false)
    expect(game.parse('influence jupiter').ok).toBe(false)
    expect(game.position.read({ players: 4, fleets: { luna: { UN: 1 } } }).ok).toBe(false)
    expect(game.position.read({ players: 4, bases: { jupiter: { UN: 1 } } }).ok).toBe(false)
  })

  test.each([
    ['EX-2.2 from the Inner Planets to their own Band and the Belt', 'earth', 'mars ceres tycho eros thoth vesta'],
    [
      'EX-2.2 from the Belt to its own Band, the Inner Planets and Jupiter',
      'eros',
      'earth mars ceres tycho thoth vesta jupiter',
    ],
    ['EX-2.2 from Jupiter to the Belt and Saturn', 'jupiter', 'ceres tycho eros thoth vesta saturn'],
    ['EX-2.2 from Saturn to Jupiter alone', 'saturn', 'jupiter'],
  ])('%s', (_title, from, to) => {
    expect(oneMoveFrom(from)).toEqual(to.split(' '))
  })

  test('EX-2.3 EX-2.4 a Bonus Sector is the Inner Planets, The Belt, or Jupiter and Saturn together', () => {
    const bonus = (sector: string): string[] => {
      const cubes = Object.fromEntries(BASES.map((b, i) => [b, { [i % 2 === 0 ? 'OPA' : 'PG']: 1 }]))
      const t = table({ players: 4, ...scoringAt('UN', 'window', 2, { chosen: sector }), captain: 'UN', bases: cubes })
      t.do('pass')
      // In the second Scoring a sole first gets 3 in the Bonus Sector, 1 elsewhere.
      return t.events.flatMap((e) =>
        e.kind === 'scored' && Math.max(...e.gains) - (e.critical < 0 ? 0 : 1) === 3 ? [BASES[e.base] ?? ''] : [],
      )
    }
    expect(bonus('inner')).toEqual(['eurasia', 'africa', 'luna', 'mariner-valley', 'londres-nova'])
    expect(bonus('belt')).toEqual(['ceres', 'tycho', 'eros', 'thoth', 'vesta'])
    expect(bonus('outer')).toEqual(['europa', 'ganymede', 'io', 'rhea', 'titan', 'the-rings'])
  })

  test('T-9 EX-2.5 Earth is attached to Luna, Eurasia and Africa and nothing else, Vesta Orbital to Vesta only', () => {
    expect(basesAt('earth')).toEqual(['eurasia', 'africa', 'luna'])
    expect(basesAt('vesta')).toEqual(['vesta'])
    expect(ORBITALS.filter((o) => basesAt(o).includes('luna'))).toEqual(['earth'])
    expect(ORBITALS.filter((o) => basesAt(o).includes('vesta'))).toEqual(['vesta'])
  })

  test.each([
    ['EX-2.5 Earth', 'earth', 'eurasia africa luna'],
    ['EX-2.5 Mars', 'mars', 'mariner-valley londres-nova'],
    ['EX-2.5 Ceres', 'ceres', 'ceres'],
    ['EX-2.5 Tycho', 'tycho', 'tycho'],
    ['EX-2.5 Eros', 'eros', 'eros'],
    ['EX-2.5 Thoth', 'thoth', 'thoth'],
    ['EX-2.5 Jupiter', 'jupiter', 'europa ganymede io'],
    ['EX-2.5 Saturn', 'saturn', 'rhea titan the-rings'],
  ])('%s and the Bases attached to it', (_title, orbital, bases) => {
    expect(basesAt(orbital)).toEqual(bases.split(' '))
  })

  test.each([
    ['EX-2.13 the UN builds at Earth', 'UN', 'earth'],
    ['EX-2.13 the MCR builds at Mars', 'MCR', 'mars'],
    ['EX-2.13 the OPA builds at Tycho', 'OPA', 'tycho'],
    ['EX-2.13 PG builds at Thoth', 'PG', 'thoth'],
  ] as const)('%s', (_title, p, home) => {
    const t = table({ players: 4, ...spending(p, 1), fleets: { saturn: { [p]: 1 } } }).do(`build ${p}`)
    expect(ORBITALS.filter((o) => t.fleets(o, p) > 0)).toEqual([home, 'saturn'])
  })
})

describe('words of the card texts', () => {
  /** The card, who performs it, the Bases it may name. */
  test.each([
    ['EX-2.6 an Earth Base: Blockade of Earth', 'A13', 'MCR', 'eurasia africa luna'],
    ['EX-2.6 a Mars Base: Blockade of Mars', 'A14', 'UN', 'mariner-valley londres-nova'],
    ['EX-2.6 a Belt Base: Diogo', 'A51', 'PG', 'ceres tycho eros thoth vesta'],
    ['EX-2.6 an Outer Base: Paolo Cortazar', 'A42', 'PG', 'europa ganymede io rhea titan the-rings'],
    ['EX-2.6 a Water Base: Canterbury', 'A35', 'MCR', 'africa europa titan the-rings'],
    ['EX-2.6 a Food Base: Ganymede Mirrors', 'A36', 'OPA', 'eurasia vesta ganymede rhea'],
  ] as const)('%s', (_title, card, p, bases) => {
    const t = table({ players: 4, ...performing(p, card) })
    expect(t.offer()).toEqual(bases.split(' ').map((b) => `base ${b}`))
  })

  test.each([
    ['EX-2.6 each Earth Base: Franklin DeGraff', 'A09', 'MCR', 'eurasia africa luna'],
    ['EX-2.6 each Mars Base: Terraforming', 'A10', 'MCR', 'mariner-valley londres-nova'],
    ['EX-2.6 each Jupiter Base: Lawrence Strickland', 'A47', 'PG', 'europa ganymede io'],
    ['EX-2.6 each Tech Base: Antony Dresden', 'A08', 'UN', 'luna londres-nova tycho thoth'],
  ] as const)('%s', (_title, card, p, bases) => {
    expect(basesWith(table({ players: 4, ...performing(p, card) }), p)).toEqual(bases.split(' '))
  })

  test('EX-2.6 a Saturn Base: Phoebe Station', () => {
    const t = table({ players: 4, ...performing('MCR', 'A46'), bases: { rhea: { UN: 1 } } }).do('option 1')
    expect(t.offer()).toEqual(['base rhea', 'base titan', 'base the-rings'])
  })

  test('EX-2.7 one cube on any attached Base is influence in the Orbital', () => {
    const cubes = { luna: { OPA: 1 }, 'the-rings': { OPA: 1, UN: 2 }, ceres: { UN: 1 } }
    const t = table({
      players: 4,
      ...spending('OPA', 1),
      techs: { OPA: ['opa-1'] },
      bases: cubes,
      fleets: { vesta: { OPA: 1 } },
    })
    t.do('use opa-1')
    // Scrap Ships go to any Orbital in which the OPA has influence; its fleet at Vesta is none.
    expect(t.offer()).toEqual(['orbital earth', 'orbital saturn'])
  })

  test('EX-2.8 a Base next to a fleet is one attached to its Orbital, not one in an adjacent Band', () => {
    // Captain Martens: place 2 influence on Bases with an own fleet.
    const t = table({ players: 4, ...performing('MCR', 'A48'), captain: 'UN', fleets: { jupiter: { MCR: 1 } } })
    expect(t.offer()).toEqual(['base europa', 'base ganymede', 'base io'])
    expect(t.refusals('base rhea')).not.toEqual([])
    expect(t.refusals('base ceres')).not.toEqual([])
  })

  test('EX-2.9 opposing cubes are those of other players, own ones are not', () => {
    // Anderson Dawes: remove 1 opposing influence from a Belt Base with own influence.
    const cubes = { ceres: { OPA: 2, UN: 1, MCR: 1 }, eros: { OPA: 1 }, vesta: { PG: 1 } }
    const t = table({ players: 4, ...performing('OPA', 'A37'), bases: cubes })
    expect(t.offer()).toEqual(['cube UN ceres', 'cube MCR ceres'])
    expect(t.refusals('cube OPA ceres')).not.toEqual([])
  })

  test('EX-2.9 the Rocinante is friendly to its controller and opposing to all others', () => {
    const at = (captain: FactionId): Table =>
      table({
        players: 4,
        ...performing('UN', 'A29'),
        captain,
        fleets: { mars: { rocinante: 1, MCR: 1 }, earth: { UN: 2 } },
      })
    // Razorback: move one own fleet.
    expect(at('UN').offer()).toEqual(['fleet UN earth', 'fleet rocinante mars'])
    expect(at('MCR').refusals('fleet rocinante mars')).not.toEqual([])
    // Captain Yvgeny: remove 1 opposing fleet where you have a fleet.
    const shooting = (captain: FactionId): string[] =>
      table({
        players: 4,
        ...performing('UN', 'A26'),
        captain,
        fleets: { mars: { rocinante: 1, MCR: 1, PG: 1 }, vesta: { UN: 1, OPA: 1, PG: 1 } },
      }).offer()
    expect(shooting('UN')).toEqual(['fleet MCR mars', 'fleet PG mars', 'fleet OPA vesta', 'fleet PG vesta'])
    expect(shooting('MCR')).toEqual(['fleet OPA vesta', 'fleet PG vesta'])
  })

  test('EX-2.10 any Base is every Base in play, any Orbital is each of the nine', () => {
    for (const [players, out] of [
      [4, []],
      [3, []],
      [2, OUT_WITH_TWO],
    ] as const) {
      const holden = table({ players, ...scoringAt('UN', 'window', 1), captain: 'UN' }).do('use holden')
      expect(named(holden.offer())).toEqual(BASES.filter((b) => !out.some((o) => o === b)))
      const razorback = table({ players, ...performing('UN', 'A29'), captain: 'MCR', fleets: { earth: { UN: 1 } } })
      expect(named(razorback.offer())).toEqual(ORBITALS.filter((o) => o !== 'earth'))
    }
  })
})

describe('control of a Base', () => {
  const ceres = (spec: Spec): FactionId | undefined => table({ players: 4, captain: 'PG', ...spec }).controls('ceres')

  test('EX-2.11 the sole highest influence controls, a tie for first is nobody', () => {
    expect(ceres({ bases: { ceres: { UN: 2, MCR: 1 } } })).toBe('UN')
    expect(ceres({ bases: { ceres: { UN: 2, MCR: 2, OPA: 1 } } })).toBeUndefined()
    expect(ceres({ bases: { ceres: { UN: 1, MCR: 2, OPA: 2, PG: 3 } } })).toBe('PG')
    expect(ceres({ bases: { ceres: { UN: 1, diplomat: 1, MCR: 2 } } })).toBe('UN')
    expect(ceres({})).toBeUndefined()
  })

  test('EX-2.11 Orbital Control counts, for a player with a cube there', () => {
    const cubes = { ceres: { UN: 2, MCR: 2 } }
    expect(ceres({ bases: cubes, fleets: { ceres: { MCR: 1 } } })).toBe('MCR')
    expect(ceres({ bases: cubes, fleets: { ceres: { MCR: 1, UN: 1 } } })).toBeUndefined()
    expect(ceres({ bases: { ceres: { UN: 2, MCR: 1 } }, fleets: { ceres: { MCR: 1 } } })).toBeUndefined()
    expect(ceres({ bases: { ceres: { UN: 1 } }, fleets: { ceres: { OPA: 3 } } })).toBe('UN')
    expect(ceres({ fleets: { ceres: { OPA: 3 } } })).toBeUndefined()
  })

  test('EX-2.11 techs in force count: Dominance wins the Orbital for the MCR', () => {
    const tied = { bases: { ceres: { UN: 1, MCR: 1 } }, fleets: { ceres: { MCR: 1, UN: 1 } } }
    expect(ceres(tied)).toBeUndefined()
    expect(ceres({ ...tied, techs: { MCR: ['mcr-2'] } })).toBe('MCR')
  })

  test('EX-2.11 Jules-Pierre Mao gives 1 CP for each controlled Base', () => {
    const cubes = { luna: { UN: 1 }, rhea: { UN: 2, OPA: 1 }, io: { UN: 1, PG: 1 }, vesta: { MCR: 1 } }
    expect(table({ players: 4, ...performing('UN', 'A44'), bases: cubes }).cp('UN')).toBe(12)
    const more = { ...cubes, eros: { UN: 1, PG: 1 } }
    expect(table({ players: 4, ...performing('UN', 'A44'), bases: more, fleets: { eros: { UN: 1 } } }).cp('UN')).toBe(
      13,
    )
  })

  test('EX-2.12 Hegemony does not count in the event window of a Scoring, whatever Sector is chosen', () => {
    const tied = { bases: { titan: { UN: 1, OPA: 1 }, luna: { UN: 1 } }, techs: { UN: ['un-3'] } }
    for (const chosen of ['outer', 'belt', 'inner']) {
      const t = table({
        players: 4,
        ...tied,
        ...scoringAt('PG', 'window', 4, { chosen }),
        captain: 'MCR',
        kept: { UN: ['A44'] },
      })
      t.do('play A44')
      expect(t.cp('UN')).toBe(11)
      expect(t.controls('titan')).toBeUndefined()
    }
    expect(table({ players: 4, ...tied, ...performing('UN', 'A44') }).cp('UN')).toBe(11)
  })

  test('EX-2.12 from the start of Final Scoring Hegemony counts everywhere', () => {
    const cubes = { titan: { UN: 1, OPA: 1 }, luna: { UN: 1 }, ceres: { MCR: 1, OPA: 1 } }
    const stack = [
      { step: 'final', seat: 'MCR' },
      { step: 'window', seat: 'MCR' },
    ]
    const t = table({
      players: 4,
      techs: { UN: ['un-3'] },
      bases: cubes,
      captain: 'MCR',
      final: true,
      stack,
      kept: { UN: ['A44'] },
    })
    expect([t.controls('titan'), t.controls('luna'), t.controls('ceres')]).toEqual(['UN', 'UN', undefined])
    t.do('play A44')
    expect(t.cp('UN')).toBe(12)
  })
})

describe('Bases out of play', () => {
  test('EX-2.14 they hold no influence and are no target with two players', () => {
    const t = table({
      players: 2,
      ...spending('UN', 1),
      fleets: { earth: { UN: 1 }, vesta: { UN: 1 }, jupiter: { UN: 1 }, saturn: { UN: 1 } },
    })
    for (const b of OUT_WITH_TWO) {
      expect(t.rules(`influence ${b}`)).toEqual(['EX-2.14'])
      expect(game.position.read({ players: 2, bases: { [b]: { UN: 1 } } }).ok).toBe(false)
      expect(game.position.read({ players: 3, bases: { [b]: { UN: 1 } } }).ok).toBe(true)
    }
    expect(named(t.offer('influence'))).toEqual(['eurasia', 'africa', 'europa', 'ganymede', 'rhea', 'titan'])
  })

  test('EX-2.14 nor are they a target for Diplomats or for a cube that is relocated', () => {
    const t = table({
      players: 2,
      ...spending('UN', 1),
      techs: { UN: ['un-1'] },
      fleets: { earth: { UN: 1 } },
      bases: { eurasia: { UN: 7 }, africa: { UN: 1 }, titan: { UN: 7 } },
    })
    expect(t.supply('UN')).toBe(0)
    expect(t.offer('influence')).toEqual(['influence eurasia', 'influence africa'])
    expect(t.offer('diplomat')).toEqual(['diplomat eurasia', 'diplomat africa'])
    expect([t.rules('influence luna'), t.rules('diplomat luna')]).toEqual([['EX-2.14'], ['EX-2.14']])
  })

  test('EX-2.14 each Tech Base is three Bases with two players, four with more', () => {
    expect(basesWith(table({ players: 2, ...performing('UN', 'A08') }), 'UN')).toEqual([
      'londres-nova',
      'tycho',
      'thoth',
    ])
    expect(basesWith(table({ players: 3, ...performing('UN', 'A08') }), 'UN')).toHaveLength(4)
  })

  test('EX-2.14 they score nothing: twelve Bases are scored with two players, sixteen with more', () => {
    const scored = (players: number): string[] => {
      const t = table({ players, ...scoringAt('UN', 'window', 1), captain: 'UN' }).do('pass')
      return t.events.flatMap((e) => (e.kind === 'scored' ? [BASES[e.base] ?? ''] : []))
    }
    expect(scored(2)).toEqual(BASES.filter((b) => !OUT_WITH_TWO.includes(b)))
    expect(scored(3)).toEqual([...BASES])
    expect(scored(4)).toEqual([...BASES])
  })

  test('EX-2.14 their Orbitals stay in play', () => {
    const t = table({ players: 2, ...spending('UN', 2), fleets: { earth: { UN: 1 } } })
    t.do('move earth>vesta')
    expect(t.fleets('vesta', 'UN')).toBe(1)
    expect(t.orbitalControl('vesta')).toBe('UN')
  })
})

import { describe, expect, test } from 'vitest'
import { ABILITIES as ALL_ABILITIES } from '../src/data/abilities.ts'
import { BAND_ROWS, BASE_ROWS, ORBITAL_ROWS, RESOURCE_ROWS, SECTOR_ROWS } from '../src/data/board.ts'
import { CARDS as ALL_CARDS, SETS } from '../src/data/cards.ts'
import { FACTION_ROWS } from '../src/data/factions.ts'
import { CP_MARKERS, CUBE_ROWS, FLEET_ROWS as ALL_FLEETS } from '../src/data/pieces.ts'
import {
  BASES_OUT,
  BONUS,
  CARD_AP_LIMIT,
  CHARTS,
  CRITICAL_CP,
  DECKS,
  FACTIONS_FOR,
  KEEP_COST,
  LAST_TECH_SCORING,
  MARKERS_PER_SECTOR,
  SCORE_CARDS,
  SETUP_PROVENANCE,
  SLOT_PRICES,
  START_CP,
} from '../src/data/setup.ts'
import { BANDS, BASES, CUBES, FACTIONS, FLEETS, ORBITALS, RESOURCES, SECTORS, SLOTS } from '../src/types.ts'
import type { CardRow, Effect, FactionId, FleetId } from '../src/types.ts'

/** The cards of the box; further sets are off unless a table asks for them. */
const CARDS = ALL_CARDS.filter((card) => card.set === 'base')
const ABILITIES = ALL_ABILITIES.filter((row) => row.set === undefined)
const FLEET_ROWS = ALL_FLEETS.filter((row) => row.module !== true)
const COUNTS = [2, 3, 4] as const
const idsOf = <T>(rows: readonly { readonly id: T }[]): readonly T[] => rows.map((row) => row.id)
const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0)
const basesAt = (orbital: string): readonly string[] => idsOf(BASE_ROWS.filter((row) => row.orbital === orbital))

const POOLS: { readonly [pool in 'p2' | 'p3' | 'all']: readonly CardRow[] } = {
  p2: CARDS.filter((card) => card.p2),
  p3: CARDS.filter((card) => card.p3),
  all: CARDS,
}

/** All effects of a formula, those inside options and loops included. */
const flat = (formula: readonly Effect[]): readonly Effect[] =>
  formula.flatMap((effect) => {
    if (effect.op === 'chooseOne') return [effect, ...effect.options.flatMap(flat)]
    if (effect.op === 'forEach') return [effect, ...flat(effect.do)]
    return [effect]
  })

/** Tokens of a faction in the box, by kind, the Rocinante aside. */
const fleetsOf = (faction: FactionId): { readonly [kind: string]: number } =>
  Object.fromEntries(
    FLEET_ROWS.filter((row) => row.owner === faction && row.total > 0).map((row) => [
      row.id === faction ? 'normal' : row.id,
      row.total,
    ]),
  )

test('tables stand in the order of the ids', () => {
  expect(idsOf(BAND_ROWS)).toEqual(BANDS)
  expect(idsOf(SECTOR_ROWS)).toEqual(SECTORS)
  expect(idsOf(RESOURCE_ROWS)).toEqual(RESOURCES)
  expect(idsOf(ORBITAL_ROWS)).toEqual(ORBITALS)
  expect(idsOf(BASE_ROWS)).toEqual(BASES)
  expect(idsOf(FACTION_ROWS)).toEqual(FACTIONS)
  expect(idsOf(CUBE_ROWS)).toEqual(CUBES)
  expect(idsOf(ALL_FLEETS)).toEqual(FLEETS)
})

describe('components', () => {
  test('EX-1.1 one board: a map, and an Action Track of five slots', () => {
    expect(SLOTS).toBe(5)
    expect(SLOT_PRICES).toHaveLength(SLOTS)
    expect(new Set(idsOf(ORBITAL_ROWS)).size).toBe(ORBITAL_ROWS.length)
    expect(new Set(idsOf(BASE_ROWS)).size).toBe(BASE_ROWS.length)
  })

  test('EX-1.2 52 Action cards and 6 Score cards', () => {
    expect(idsOf(CARDS)).toEqual(Array.from({ length: 52 }, (_, i) => `A${String(i + 1).padStart(2, '0')}`))
    expect(SCORE_CARDS).toBe(6)
    expect(CARDS.length + SCORE_CARDS).toBe(58)
    expect(SETS.filter((set) => set.always)).toEqual([{ id: 'base', title: 'The Expanse', always: true }])
    expect(ALL_CARDS.filter((card) => !SETS.some((set) => set.id === card.set))).toEqual([])
  })

  test('EX-1.3 every Action card has its own title, 2 to 4 AP, an Event, two tabs and its icons', () => {
    const data = ['title', 'ap', 'tabsInner', 'tabsOuter', 'p2', 'p3', 'event']
    expect(new Set(CARDS.map((card) => card.title)).size).toBe(52)
    expect(CARDS.filter((card) => ![2, 3, 4].includes(card.ap))).toEqual([])
    expect(CARDS.filter((card) => card.formula.length === 0)).toEqual([])
    expect(CARDS.filter((card) => card.tabs.length !== 2)).toEqual([])
    expect(CARDS.map((card) => card.tabs)).toEqual(
      CARDS.map((card) => FACTIONS.filter((faction) => card.tabs.includes(faction))),
    )
    expect(CARDS.filter((card) => card.p2 && !card.p3)).toEqual([])
    expect(CARDS.filter((card) => data.some((datum) => card.provenance[datum] === undefined))).toEqual([])
  })

  test('EX-1.3 tabs and AP of the three pools', () => {
    const table = (pool: readonly CardRow[]) => [
      pool.length,
      ...FACTIONS.map((faction) => pool.filter((card) => card.tabs.includes(faction)).length),
      ...[2, 3, 4].map((ap) => pool.filter((card) => card.ap === ap).length),
    ]
    expect(table(POOLS.p2)).toEqual([30, 20, 20, 10, 10, 6, 12, 12])
    expect(table(POOLS.p3)).toEqual([41, 23, 23, 21, 15, 7, 17, 17])
    expect(table(POOLS.all)).toEqual([52, 25, 26, 27, 26, 10, 21, 21])
    expect(POOLS.p2.every((card) => card.tabs.includes('UN') || card.tabs.includes('MCR'))).toBe(true)
  })

  test('EX-1.4 a Score card is not among the cards with AP, tabs and Events', () => {
    expect(CARDS.some((card) => /score/i.test(card.title))).toBe(false)
    expect(COUNTS.every((players) => DECKS[players].piles * DECKS[players].scores === SCORE_CARDS)).toBe(true)
  })

  test('EX-1.5 12 techs, one of each level for each faction, and a mat each', () => {
    expect(ABILITIES.filter((row) => row.of !== 'rocinante').map((row) => [row.of, row.level, row.id])).toEqual(
      FACTIONS.flatMap((faction) =>
        ['mat', 1, 2, 3].map((level) => [faction, level === 'mat' ? 0 : level, `${faction.toLowerCase()}-${level}`]),
      ),
    )
    expect(ABILITIES.filter((row) => row.level > 0)).toHaveLength(12)
    expect(ABILITIES).toHaveLength(20)
  })

  test('EX-1.6 19 cubes each: the CP marker and 18 influence, three of the UN being Diplomats', () => {
    const owned = (faction: FactionId) => CUBE_ROWS.filter((row) => row.owner === faction)
    expect(FACTIONS.map((faction) => CP_MARKERS + sum(owned(faction).map((row) => row.total)))).toEqual([
      19, 19, 19, 19,
    ])
    expect(FACTIONS.map((faction) => idsOf(owned(faction).filter((row) => row.plain)))).toEqual(
      FACTIONS.map((faction) => [faction]),
    )
    expect(CUBE_ROWS.map((row) => row.total)).toEqual([15, 18, 18, 18, 3])
    expect(CUBE_ROWS.map((row) => row.weight)).toEqual([1, 1, 1, 1, 2])
  })

  test('EX-1.7 fleets of each faction, and which of them are built', () => {
    expect(fleetsOf('UN')).toEqual({ normal: 5 })
    expect(fleetsOf('MCR')).toEqual({ normal: 3, battleship: 2 })
    expect(fleetsOf('OPA')).toEqual({ normal: 5, scrap: 2 })
    expect(fleetsOf('PG')).toEqual({ normal: 5 })
    expect(idsOf(FLEET_ROWS.filter((row) => row.buildable))).toEqual([...FACTIONS, 'battleship'])
    for (const players of COUNTS) {
      const placed = Object.values(CHARTS[players]).flatMap((chart) => chart.fleets.map(([kind]) => kind))
      expect(placed).not.toContain('scrap')
    }
  })

  test('EX-1.8 one Rocinante, with a crew of four, and two Protomolecule tokens for PG', () => {
    expect(FLEET_ROWS.filter((row) => row.owner === 'captain').map((row) => [row.id, row.total, row.hit])).toEqual([
      ['rocinante', 1, 'never'],
    ])
    expect(idsOf(ABILITIES.filter((row) => row.of === 'rocinante'))).toEqual(['holden', 'nagata', 'kamal', 'burton'])
    expect(FACTION_ROWS.map((row) => row.tokens)).toEqual([0, 0, 0, 2])
    expect(idsOf(ABILITIES.filter((row) => row.cost.token > 0))).toEqual(['pg-3'])
  })

  test('EX-1.9 two Bonus markers for each Sector', () => {
    expect(MARKERS_PER_SECTOR).toBe(2)
    expect(SECTOR_ROWS).toHaveLength(3)
    expect(MARKERS_PER_SECTOR * SECTOR_ROWS.length).toBeGreaterThan(BONUS.bonusSector.length)
  })
})

describe('the map', () => {
  test('EX-2.1 16 Bases and 9 Orbitals', () => {
    expect(BASE_ROWS).toHaveLength(16)
    expect(ORBITAL_ROWS).toHaveLength(9)
    expect(new Set(BASE_ROWS.map((row) => row.orbital))).toEqual(new Set(ORBITALS))
  })

  test('EX-2.2 four Bands in line', () => {
    expect(BAND_ROWS.map((row) => row.name)).toEqual(['Inner Planets', 'Belt', 'Jupiter', 'Saturn'])
    expect(BANDS.map((band) => ORBITAL_ROWS.filter((row) => row.band === band).length)).toEqual([2, 5, 1, 1])
  })

  test('EX-2.3 three Sectors, Jupiter and Saturn together in one', () => {
    expect(SECTOR_ROWS.map((row) => [row.name, row.bands])).toEqual([
      ['Inner Planets', ['inner']],
      ['The Belt', ['belt']],
      ['Outer Planets', ['jupiter', 'saturn']],
    ])
    expect(SECTOR_ROWS.flatMap((row) => row.bands)).toEqual(BANDS)
  })

  test('EX-2.4 Bases by Orbital, four of each resource', () => {
    expect(ORBITALS.map(basesAt)).toEqual([
      ['eurasia', 'africa', 'luna'],
      ['mariner-valley', 'londres-nova'],
      ['ceres'],
      ['tycho'],
      ['eros'],
      ['thoth'],
      ['vesta'],
      ['europa', 'ganymede', 'io'],
      ['rhea', 'titan', 'the-rings'],
    ])
    const byResource = RESOURCES.map((resource) => idsOf(BASE_ROWS.filter((row) => row.resource === resource)))
    expect(byResource).toEqual([
      ['eurasia', 'vesta', 'ganymede', 'rhea'],
      ['africa', 'europa', 'titan', 'the-rings'],
      ['mariner-valley', 'ceres', 'eros', 'io'],
      ['luna', 'londres-nova', 'tycho', 'thoth'],
    ])
    // The four unknown icons are ours, and the twelve known ones are three of each.
    const guessed = BASE_ROWS.filter((row) => row.provenance.resource === 'house')
    expect(idsOf(guessed)).toEqual(['luna', 'vesta', 'io', 'the-rings'])
    expect(new Set(guessed.map((row) => row.resource)).size).toBe(4)
  })

  test('EX-2.4 Luna, Vesta, Io and The Rings are out with two players, and only then', () => {
    expect(BASES_OUT[2]).toEqual(idsOf(BASE_ROWS.filter((row) => !row.twoPlayers)))
    expect(BASES_OUT).toEqual({ 2: ['luna', 'vesta', 'io', 'the-rings'], 3: [], 4: [] })
  })

  test('EX-2.13 home Orbitals', () => {
    expect(FACTION_ROWS.map((row) => row.home)).toEqual(['earth', 'mars', 'tycho', 'thoth'])
  })
})

describe('set-up', () => {
  test('EX-3.1 factions by number of players', () => {
    expect(FACTIONS_FOR).toEqual({ 2: ['UN', 'MCR'], 3: ['UN', 'MCR', 'OPA'], 4: ['UN', 'MCR', 'OPA', 'PG'] })
  })

  test('EX-3.3 every faction starts with five fleets, two of them at home, and three influence', () => {
    for (const players of COUNTS) {
      const factions = FACTION_ROWS.filter((row) => FACTIONS_FOR[players].includes(row.id))
      const shape = factions.map((row) => {
        const fleets = CHARTS[players][row.id]?.fleets ?? []
        const influence = CHARTS[players][row.id]?.influence ?? []
        return {
          id: row.id,
          fleets: sum(fleets.map(([, , count]) => count)),
          home: sum(fleets.filter(([, orbital]) => orbital === row.home).map(([, , count]) => count)),
          orbitals: new Set(fleets.map(([, orbital]) => orbital)).size,
          influence: influence.map(([, count]) => count),
          out: influence.filter(([base]) => BASES_OUT[players].includes(base)),
        }
      })
      expect(Object.keys(CHARTS[players])).toEqual(FACTIONS_FOR[players])
      expect(shape).toEqual(
        factions.map((row) => ({ id: row.id, fleets: 5, home: 2, orbitals: 4, influence: [1, 1, 1], out: [] })),
      )
    }
  })

  test('EX-3.3 no faction starts with pieces of another, or with more than it has', () => {
    for (const players of COUNTS) {
      for (const faction of FACTIONS_FOR[players]) {
        const fleets = CHARTS[players][faction]?.fleets ?? []
        for (const row of FLEET_ROWS) {
          const placed = sum(fleets.filter(([kind]) => kind === row.id).map(([, , count]) => count))
          expect(placed).toBeLessThanOrEqual(row.owner === faction ? row.total : 0)
        }
      }
    }
  })

  test('EX-3.3 the chart', () => {
    const fleets = (kind: FleetId, places: readonly string[], first: FleetId = kind) =>
      places.map((place, i) => [i === 0 ? first : kind, place, i === 0 ? 2 : 1])
    const chart = CHARTS[4]
    expect(chart.UN?.fleets).toEqual(fleets('UN', ['earth', 'ceres', 'tycho', 'jupiter']))
    expect(chart.MCR?.fleets).toEqual(fleets('MCR', ['mars', 'ceres', 'jupiter', 'saturn'], 'battleship'))
    expect(chart.OPA?.fleets).toEqual(fleets('OPA', ['tycho', 'ceres', 'vesta', 'saturn']))
    expect(chart.PG?.fleets).toEqual(fleets('PG', ['thoth', 'eros', 'mars', 'jupiter']))
    expect(FACTIONS.map((faction) => chart[faction]?.influence.map(([base]) => base))).toEqual([
      ['eurasia', 'africa', 'rhea'],
      ['mariner-valley', 'londres-nova', 'europa'],
      ['tycho', 'ceres', 'titan'],
      ['thoth', 'eros', 'io'],
    ])
    for (const players of [2, 3] as const) {
      for (const faction of FACTIONS_FOR[players]) {
        expect(CHARTS[players][faction]?.fleets).toEqual(chart[faction]?.fleets)
        expect(CHARTS[players][faction]?.influence).toEqual(chart[faction]?.influence)
      }
    }
  })

  test('everybody starts with 10 CP', () => {
    expect(START_CP).toBe(10)
  })

  test('decks of 36, 41 and 50 cards, from pools that are large enough', () => {
    const size = (players: 2 | 3 | 4) =>
      DECKS[players].top + DECKS[players].piles * (DECKS[players].actions + DECKS[players].scores)
    expect(COUNTS.map(size)).toEqual([36, 41, 50])
    expect(COUNTS.map((players) => POOLS[DECKS[players].pool].length)).toEqual([30, 41, 52])
    expect(COUNTS.map((players) => size(players) - SCORE_CARDS)).toEqual([30, 35, 44])
  })
})

describe('constants of play', () => {
  test('EX-5.1 slot prices', () => {
    expect(SLOT_PRICES).toEqual([0, 1, 1, 2, 2])
    expect(SETUP_PROVENANCE['SLOT_PRICES']).toEqual(['rulebook', 'rulebook', 'public', 'public', 'public'])
  })

  test('keeping costs 1 CP', () => {
    expect(KEEP_COST).toBe(1)
  })

  test('strength in half points', () => {
    expect(Object.fromEntries(FLEET_ROWS.map((row) => [row.id, row.halves]))).toEqual({
      UN: 2,
      MCR: 2,
      OPA: 2,
      PG: 2,
      battleship: 4,
      damaged: 2,
      fresh: 2,
      scrap: 1,
      rocinante: 2,
    })
  })

  test('a hit Battleship is damaged, the next hit takes it off, and it comes back whole', () => {
    const row = (id: FleetId) => FLEET_ROWS.find((fleet) => fleet.id === id)
    expect(row('battleship')?.hit).toBe('fresh')
    expect([row('damaged')?.hit, row('fresh')?.hit]).toEqual(['off', 'off'])
    expect([row('damaged')?.reserve, row('fresh')?.reserve]).toEqual(['battleship', 'battleship'])
    for (const other of FLEET_ROWS)
      if (other.id !== 'damaged' && other.id !== 'fresh') expect(other.reserve).toBe(other.id)
  })

  test('EX-11.4 Bonus values by Scoring turn', () => {
    expect(BONUS.bonusSector).toEqual([
      [2, 1, 0],
      [3, 1, 0],
      [3, 1, 0],
      [4, 2, 1],
      [4, 2, 1],
    ])
    expect(BONUS.normal).toEqual([1, 0, 0])
  })

  test('techs come with the first three Scoring turns', () => {
    expect(LAST_TECH_SCORING).toBe(3)
    expect(Math.max(...ABILITIES.map((row) => row.level))).toBe(LAST_TECH_SCORING)
  })

  test('EX-12.10 critical resources', () => {
    expect(FACTION_ROWS.map((row) => row.critical[4])).toEqual([
      ['food', 'minerals'],
      ['water', 'tech'],
      ['food', 'water'],
      ['minerals', 'tech'],
    ])
    expect(FACTION_ROWS.map((row) => row.critical[3])).toEqual([
      ['food', 'minerals'],
      ['water', 'minerals'],
      ['food', 'water'],
      [],
    ])
    expect(
      RESOURCES.map((resource) => FACTION_ROWS.filter((row) => row.critical[4].includes(resource)).length),
    ).toEqual([2, 2, 2, 2])
    expect(CRITICAL_CP).toBe(1)
  })

  test('no critical resources with two players', () => {
    expect(FACTION_ROWS.flatMap((row) => row.critical[2])).toEqual([])
  })

  test('Final Scoring 5/3/1', () => {
    expect(BONUS.final).toEqual([5, 3, 1])
  })

  test('every constant of set-up names its provenance', () => {
    expect(Object.keys(SETUP_PROVENANCE)).toEqual([
      'START_CP',
      'MARKERS_PER_SECTOR',
      'SCORE_CARDS',
      'SLOT_PRICES',
      'KEEP_COST',
      'CARD_AP_LIMIT',
      'DECKS',
      'BASES_OUT',
      'FACTIONS_FOR',
      'BONUS',
      'CRITICAL_CP',
      'LAST_TECH_SCORING',
    ])
  })
})

describe('cards and abilities', () => {
  test('three cards kept free, each played in its own way, and one that needs the deck', () => {
    expect(CARDS.filter((card) => card.keepFree).map((card) => [card.title, card.play])).toEqual([
      ['Miller', 'turn'],
      ['Cotyar Ghazi', 'window'],
      ['Mao-Kwikowski Mercantile', 'withAp'],
    ])
    expect(CARDS.filter((card) => card.play !== 'normal').every((card) => card.keepFree)).toBe(true)
    expect(CARDS.filter((card) => card.needsDeck).map((card) => card.title)).toEqual(['The Hybrid'])
    expect(CARDS.filter((card) => card.needsDeck)).toEqual(
      CARDS.filter((card) => flat(card.formula).some((effect) => effect.op === 'revealTop')),
    )
    expect(Math.max(...CARDS.map((card) => card.ap))).toBe(CARD_AP_LIMIT)
  })

  test('only Miller, Mercantile and Kenzo have a rule of their own', () => {
    const special = CARDS.flatMap((card) =>
      flat(card.formula).flatMap((effect) => (effect.op === 'special' ? [[card.title, effect.rule]] : [])),
    )
    expect(special).toEqual([
      ['Miller', 'miller'],
      ['Mao-Kwikowski Mercantile', 'mercantile'],
      ['Kenzo Gabriel', 'kenzo'],
    ])
  })

  test('a step that names a bound place or number follows the step that binds it', () => {
    for (const row of [...CARDS, ...ABILITIES]) {
      const bound: string[] = []
      const unbound: string[] = []
      for (const effect of flat(row.formula)) {
        const text = JSON.stringify(effect.op === 'chooseOne' || effect.op === 'forEach' ? {} : effect)
        const named = [...text.matchAll(/"(?:ref|not)":"(\w)"/g), ...text.matchAll(/"\$(\w)/g)].map(
          (match) => match[1] ?? '',
        )
        unbound.push(...named.filter((name) => !bound.includes(name)).map((name) => `${row.id} ${effect.op} ${name}`))
        if ('as' in effect) bound.push(effect.as)
      }
      expect(unbound).toEqual([])
    }
  })

  test('what costs AP is an action, and continuous techs cost nothing', () => {
    const priced = ABILITIES.filter((row) => row.cost.ap + row.cost.cp + row.cost.token > 0)
    expect(ABILITIES.filter((row) => row.kind === 'action')).toEqual(priced)
    expect(idsOf(ABILITIES.filter((row) => row.kind === 'action'))).toEqual([
      'mcr-mat',
      'mcr-3',
      'opa-mat',
      'opa-1',
      'opa-3',
      'pg-mat',
      'pg-2',
      'pg-3',
    ])
    expect(idsOf(ABILITIES.filter((row) => row.oncePerTurn))).toEqual([
      'un-1',
      'mcr-1',
      'mcr-3',
      'opa-mat',
      'opa-2',
      'opa-3',
      'pg-mat',
      'pg-2',
      'pg-3',
    ])
  })

  test('every power belongs to one tech, and every continuous tech has one or hangs on a moment', () => {
    for (const [set, count] of [
      [undefined, 7],
      ['T', 10],
    ] as const) {
      const techs = ALL_ABILITIES.filter((row) => row.level > 0 && row.set === set)
      const powers = techs.flatMap((row) => row.powers ?? [])
      expect(powers).toHaveLength(count)
      expect(new Set(powers).size).toBe(count)
      const works = techs.filter((row) => row.powers !== undefined || row.trigger !== undefined)
      expect(works.filter((row) => row.kind === 'continuous')).toEqual(techs.filter((row) => row.kind === 'continuous'))
    }
    expect(ABILITIES.filter((row) => row.kind !== 'continuous' && row.formula.length === 0)).toEqual([])
  })
})

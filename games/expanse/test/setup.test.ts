import { describe, expect, test } from 'vitest'
import { CARDS } from '../src/data/cards.ts'
import { game } from '../src/index.ts'
import { BASES, FACTIONS, FLEETS, NONE, ORBITALS } from '../src/types.ts'
import type { CubeId, FactionId, FleetId } from '../src/types.ts'
import { fresh, type Spec, spending, type Table, table } from './table.ts'

/* EX-3: tables as set-up makes them, for every number of players and many seeds. */

const COUNTS = [2, 3, 4] as const
const SEEDS = Array.from({ length: 300 }, (_, i) => `seed ${i}`)
const tables = (players: number, options: Spec = {}): Table[] => SEEDS.map((seed) => fresh(players, options, seed))

const idOf = (card: number): string => CARDS[card]?.id ?? 'score'
const deck = (t: Table): string[] => t.state.deck.map(idOf)
const scores = (cards: readonly string[]): number => cards.filter((card) => card === 'score').length
const placesOfScores = (cards: readonly string[]): number[] => cards.flatMap((card, i) => (card === 'score' ? [i] : []))
const sides = (t: Table): string[] => [...game.sides(t.state)]
const rocinante = (t: Table): string[] => ORBITALS.filter((o) => t.fleets(o, 'rocinante') > 0)
const captain = (t: Table): FactionId | undefined => FACTIONS[t.state.captain]

/** Players in turn order, from the one who is asked first. */
const turnOrder = (t: Table): string[] => {
  const seats = sides(t)
  const i = seats.indexOf(t.asked() ?? '')
  return [...seats.slice(i), ...seats.slice(0, i)]
}

const HOMES: { readonly [p: string]: string } = { UN: 'earth', MCR: 'mars', OPA: 'tycho', PG: 'thoth' }

describe('players and pieces', () => {
  test('EX-3.1 four play all factions, three all but PG, two the UN and the MCR; each seat has one', () => {
    const factions = { 2: ['MCR', 'UN'], 3: ['MCR', 'OPA', 'UN'], 4: ['MCR', 'OPA', 'PG', 'UN'] }
    for (const players of COUNTS) {
      for (const t of tables(players)) expect(sides(t).toSorted()).toEqual(factions[players])
      expect([...game.sidesFor(players)].toSorted()).toEqual(factions[players])
    }
    expect([1, 5].map((players) => game.setup({}, players, 'seed').ok)).toEqual([false, false])
  })

  test('EX-3.2 with three players PG has no pieces, and Thoth stays in play', () => {
    const t = fresh(3)
    expect([...ORBITALS.map((o) => t.fleets(o, 'PG')), t.reserve('PG')]).toEqual(Array.from({ length: 10 }, () => 0))
    expect([...BASES.map((b) => t.cubes(b, 'PG')), t.supply('PG')]).toEqual(Array.from({ length: 17 }, () => 0))
    const u = table({ players: 3, ...spending('UN', 2), fleets: { ceres: { UN: 1 } } })
    u.do('move ceres>thoth', 'influence thoth')
    expect([u.fleets('thoth', 'UN'), u.cubes('thoth', 'UN')]).toEqual([1, 1])
  })

  const FLEETS_OF: { readonly [p in FactionId]: readonly (readonly [FleetId, string, number])[] } = {
    UN: [
      ['UN', 'earth', 2],
      ['UN', 'ceres', 1],
      ['UN', 'tycho', 1],
      ['UN', 'jupiter', 1],
    ],
    MCR: [
      ['battleship', 'mars', 2],
      ['MCR', 'ceres', 1],
      ['MCR', 'jupiter', 1],
      ['MCR', 'saturn', 1],
    ],
    OPA: [
      ['OPA', 'tycho', 2],
      ['OPA', 'ceres', 1],
      ['OPA', 'vesta', 1],
      ['OPA', 'saturn', 1],
    ],
    PG: [
      ['PG', 'thoth', 2],
      ['PG', 'eros', 1],
      ['PG', 'mars', 1],
      ['PG', 'jupiter', 1],
    ],
  }
  const INFLUENCE_OF: { readonly [p in FactionId]: readonly string[] } = {
    UN: ['eurasia', 'africa', 'rhea'],
    MCR: ['mariner-valley', 'londres-nova', 'europa'],
    OPA: ['ceres', 'tycho', 'titan'],
    PG: ['eros', 'thoth', 'io'],
  }

  test('EX-3.3 the starting forces of every faction, and nothing else, are on the map', () => {
    for (const players of COUNTS) {
      const t = fresh(players)
      const factions = FACTIONS.slice(0, players)
      const fleets = FLEETS.filter((kind) => kind !== 'rocinante').flatMap((kind) =>
        ORBITALS.flatMap((o) => (t.fleets(o, kind) > 0 ? [`${kind} ${o} ${t.fleets(o, kind)}`] : [])),
      )
      const chart = factions.flatMap((p) => FLEETS_OF[p].map((row) => row.join(' ')))
      expect(fleets.toSorted()).toEqual(chart.toSorted())
      const cubes: readonly CubeId[] = [...FACTIONS, 'diplomat']
      const influence = cubes.flatMap((kind) =>
        BASES.flatMap((b) => (t.cubes(b, kind) > 0 ? [`${kind} ${b} ${t.cubes(b, kind)}`] : [])),
      )
      expect(influence).toEqual(factions.flatMap((p) => INFLUENCE_OF[p].map((b) => `${p} ${b} 1`)))
      expect(factions.map((p) => t.reserve(p))).toEqual(factions.map(() => 0))
    }
  })

  test('EX-3.8 everybody has 10 CP', () => {
    for (const players of COUNTS) expect(fresh(players).state.cp).toEqual(Array.from({ length: players }, () => 10))
  })

  test('EX-3.16 six Bonus markers are open, two of each Sector, and no tech is in force', () => {
    for (const players of COUNTS) {
      const t = fresh(players)
      expect(t.state.markers).toEqual([2, 2, 2])
      expect(t.state.chosen).toBe(NONE)
      const inForce = t.state.ruleset.abilities.filter((a) => ((t.state.techs[a.player] ?? 0) & a.bit) !== 0)
      expect(inForce.map((a) => a.row.id)).toEqual(['un-mat', 'mcr-mat', 'opa-mat', 'pg-mat'].slice(0, players))
    }
  })
})

describe('order of play', () => {
  test('EX-3.4 EX-3.17 seats and first player are drawn at random where the table does not choose', () => {
    for (const players of COUNTS) {
      const all = tables(players)
      const factions = FACTIONS.slice(0, players)
      // Every faction comes to sit in every seat, and every seat and every faction begins, about equally often.
      for (const seat of factions.keys()) {
        for (const p of factions) {
          const n = all.filter((t) => sides(t)[seat] === p).length
          expect(n * players).toBeGreaterThan(SEEDS.length * 0.6)
        }
        const begins = all.filter((t) => sides(t).indexOf(t.asked() ?? '') === seat).length
        expect(begins * players).toBeGreaterThan(SEEDS.length * 0.6)
      }
    }
  })

  test('EX-3.17 a table fixes its seats; the first player is then drawn, or fixed as well', () => {
    const seating = ['OPA', 'UN', 'PG', 'MCR']
    const seated = tables(4, { seating })
    for (const t of seated) expect(sides(t)).toEqual(seating)
    expect(new Set(seated.map((t) => t.asked())).size).toBe(4)
    for (const first of FACTIONS) {
      const t = fresh(4, { seating, first })
      expect([t.asked(), ...sides(t)]).toEqual([first, ...seating])
    }
    for (const wrong of [
      ['UN', 'MCR', 'OPA'],
      ['UN', 'UN', 'OPA', 'PG'],
      ['UN', 'MCR', 'OPA', 'Belt'],
    ]) {
      expect(game.setup({ seating: wrong }, 4, 'seed').ok).toBe(false)
    }
    expect(game.setup({ first: 'PG' }, 3, 'seed').ok).toBe(false)
  })

  test('EX-3.4 the turn passes clockwise all game', () => {
    for (const players of COUNTS) {
      const t = fresh(players)
      const order = turnOrder(t)
      const turns = t
        .playUntil(() => false, 'clockwise')
        .events.flatMap((e) => (e.kind === 'turn' ? [FACTIONS[e.player]] : []))
      expect(turns.length).toBeGreaterThan(20)
      expect(turns).toEqual(turns.map((_, i) => order[(i + 1) % players]))
    }
  })

  test('EX-3.5 the Initiative Track is the reverse of the turn order', () => {
    for (const players of [3, 4]) {
      for (const t of tables(players)) expect(t.initiative()).toEqual(turnOrder(t).toReversed())
    }
  })

  test('EX-3.6 with two players there is no Initiative Track, and Luna, Vesta, Io and The Rings are out of play', () => {
    const t = fresh(2)
    expect(t.initiative()).toEqual([])
    const inPlay = (players: number): string[] => BASES.filter((_, b) => (fresh(players).state.inPlay & (1 << b)) !== 0)
    expect(BASES.filter((b) => !inPlay(2).includes(b))).toEqual(['luna', 'vesta', 'io', 'the-rings'])
    expect([inPlay(3), inPlay(4)]).toEqual([[...BASES], [...BASES]])
  })

  test('EX-3.7 the last player in turn order has the Rocinante, in the own home Orbital', () => {
    for (const players of COUNTS) {
      for (const t of tables(players)) {
        const last = turnOrder(t).at(-1) ?? ''
        expect([captain(t), ...rocinante(t)]).toEqual([last, HOMES[last]])
      }
    }
  })

  test('T-1 set-up in the order MCR, UN, OPA, PG', () => {
    for (const seed of SEEDS.slice(0, 20)) {
      const t = fresh(4, { seating: ['MCR', 'UN', 'OPA', 'PG'], first: 'MCR' }, seed)
      expect(t.asked()).toBe('MCR')
      expect(t.initiative()).toEqual(['PG', 'OPA', 'UN', 'MCR'])
      expect([captain(t), ...rocinante(t)]).toEqual(['PG', 'thoth'])
      expect(FACTIONS.map((p) => t.cp(p))).toEqual([10, 10, 10, 10])
      expect(t.state.deckSize - t.state.drawn).toBe(45)
      expect(t.track()).not.toContain('score')
      expect(t.track()).toHaveLength(5)
      expect(t.track()).not.toContain('')
    }
  })
})

describe('the deck', () => {
  const pool = (t: Table): string[] =>
    [...deck(t).filter((card) => card !== 'score'), ...t.state.unused.map(idOf)].toSorted()

  test('EX-3.9 the pool: all 52 cards, those with the 3P icon, or the 30 with the 2P icon', () => {
    const ids = (fits: (row: (typeof CARDS)[number]) => boolean): string[] =>
      CARDS.filter((row) => row.set === 'base' && fits(row)).map((row) => row.id)
    for (const seed of SEEDS.slice(0, 50)) {
      expect(pool(fresh(4, {}, seed))).toEqual(ids(() => true))
      expect(pool(fresh(3, {}, seed))).toEqual(ids((row) => row.p3))
      expect(pool(fresh(2, {}, seed))).toEqual(ids((row) => row.p2))
    }
    expect(pool(fresh(2))).toHaveLength(30)
  })

  /** Players, size of the deck, cards on top without Score cards, size of a pile, cards left out. */
  const PILES = [
    [
      'EX-3.10 with four players: 5 cards, then three piles of 15 with 2 Score cards each; 8 are left out',
      4,
      50,
      5,
      15,
      8,
    ],
    [
      'EX-3.11 with three players: 5 cards, then three piles of 12 with 2 Score cards each; the rest is left out',
      3,
      41,
      5,
      12,
      6,
    ],
    ['EX-3.12 with two players: three piles of 12 with 2 Score cards each; none is left out', 2, 36, 0, 12, 0],
  ] as const

  test.each(PILES)('%s', (_title, players, size, top, pile, left) => {
    for (const t of tables(players)) {
      const cards = deck(t)
      expect(cards).toHaveLength(size)
      expect(t.state.unused).toHaveLength(left)
      expect(new Set([...cards, ...t.state.unused.map(idOf)]).size).toBe(size - 6 + 1 + left)
      expect(scores(cards.slice(0, top))).toBe(0)
      expect([0, 1, 2].map((i) => scores(cards.slice(top + i * pile, top + (i + 1) * pile)))).toEqual([2, 2, 2])
    }
  })

  test.each(PILES)('%s: all of it shuffled', (_title, players, size, top, _pile, left) => {
    const all = tables(players)
    // A Score card has lain at every place of its pile, and every card on top of the deck, or left out.
    expect(new Set(all.flatMap((t) => placesOfScores(deck(t)))).size).toBe(size - top)
    expect(new Set(all.map((t) => deck(t).find((card) => card !== 'score'))).size).toBe(size - 6 + left)
    if (left > 0) expect(new Set(all.flatMap((t) => t.state.unused)).size).toBe(size - 6 + left)
    expect(new Set(all.map((t) => deck(t).join(' '))).size).toBe(SEEDS.length)
  })

  test('EX-3.14 the top five cards of the deck lie on slots 1 to 5 in order', () => {
    for (const players of COUNTS) {
      for (const t of tables(players)) {
        expect(t.track()).toEqual(deck(t).slice(0, 5))
        expect(t.state.drawn).toBe(5)
      }
    }
  })

  test('EX-3.15 the opening track shows no Score card with three or four players, up to two with two', () => {
    for (const players of [3, 4]) expect(tables(players).filter((t) => t.track().includes('score'))).toEqual([])
    const two = tables(2)
    expect(new Set(two.map((t) => scores(t.track())))).toEqual(new Set([0, 1, 2]))
    for (const t of two) expect(t.state.scoresDrawn).toBe(scores(t.track()))
  })

  test('EX-3.15 a Score card of the opening track is taken in turn one like any card', () => {
    const t = SEEDS.map((seed) => fresh(2, {}, seed)).find((each) => each.track().indexOf('score') > 0)
    const slot = (t?.track().indexOf('score') ?? 0) + 1
    const taker = t?.asked() ?? 'UN'
    t?.do(`take ${slot}`)
    expect([t?.step(), t?.asked(), t?.state.scorings]).toEqual(['bonus', taker, 1])
    expect(t?.cp(taker)).toBe([10, 9, 9, 8, 8][slot - 1])
  })
})

describe('sets of cards', () => {
  const ofSet = (set: string): string[] => CARDS.filter((row) => row.set === set).map((row) => row.id)
  const cardsOf = (t: Table): string[] => [...deck(t), ...t.state.unused.map(idOf)]

  test('a set is off until a table asks for it', () => {
    expect(ofSet('extra').length).toBeGreaterThan(0)
    expect(cardsOf(fresh(4))).not.toEqual(expect.arrayContaining(ofSet('extra')))
    expect(cardsOf(fresh(4, { sets: ['extra'] }))).toEqual(
      expect.arrayContaining([...ofSet('base'), ...ofSet('extra')]),
    )
  })

  test('a record names its sets', () => {
    const options = (asked: Spec): unknown => game.fullOptions(asked, 4)
    expect(options({})).toEqual({ sets: ['base'] })
    expect(options({ sets: ['extra'], first: 'OPA' })).toEqual({ sets: ['base', 'extra'], first: 'OPA' })
  })

  test('an unknown set is refused by name', () => {
    expect(game.setup({ sets: ['none'] }, 4, 'x')).toMatchObject({ ok: false, error: { at: 'options.sets "none"' } })
  })
})

import { describe, expect, test } from 'vitest'
import { game } from '../src/index.ts'
import { CARDS } from '../src/data/cards.ts'
import { BASES, ORBITALS } from '../src/types.ts'
import { captain, gainsOn, passAll, scoreThrough, scoring, took } from './scored.ts'
import { fresh, spending, table } from './table.ts'

const OUT = ['luna', 'vesta', 'io', 'the-rings'] as const

describe('two players', () => {
  test('EX-18.1 UN against MCR, twelve Bases, all nine Orbitals', () => {
    const t = fresh(2)
    expect(game.sides(t.state).toSorted()).toEqual(['MCR', 'UN'])
    expect(game.setup({ seating: ['UN', 'OPA'] }, 2, 'seed').ok).toBe(false)
    expect(BASES.filter((_, b) => (t.state.inPlay & (1 << b)) === 0)).toEqual([...OUT])
    const fleets = {
      ceres: { UN: 1 },
      vesta: { UN: 1 },
      jupiter: { UN: 1 },
      saturn: { UN: 1 },
      earth: { UN: 1 },
    }
    const u = table({ players: 2, ...spending('UN', 3), fleets })
    expect(u.offer('influence')).toEqual(
      ['eurasia', 'africa', 'ceres', 'europa', 'ganymede', 'rhea', 'titan'].map((base) => `influence ${base}`),
    )
    for (const base of OUT) expect(u.rules(`influence ${base}`)).toEqual(['EX-2.14'])
    expect(u.offer('move ceres')).toEqual(
      ['earth', 'mars', 'tycho', 'eros', 'thoth', 'vesta', 'jupiter'].map((o) => `move ceres>${o}`),
    )
    expect(ORBITALS).toHaveLength(9)
    expect(u.do('move vesta>ceres', 'move ceres>vesta', 'fleets 2n').fleets('vesta', 'UN')).toBe(2)
  })

  test('EX-18.1 a Base out of play holds nothing and scores nothing', () => {
    expect(game.position.read({ players: 2, bases: { luna: { UN: 1 } } }).ok).toBe(false)
    const t = took({ players: 2, ...scoring('UN', 1) }).do('bonus outer')
    passAll(t, 'window')
    const scored = t.events.flatMap((e) => (e.kind === 'scored' ? [BASES[e.base]] : []))
    expect(scored).toEqual(BASES.filter((base) => !OUT.some((out) => out === base)))
  })

  test('EX-18.2 thirty cards with the icon in three piles of twelve, two Score cards in each', () => {
    for (const seed of ['a', 'b', 'c']) {
      const { deck, unused } = fresh(2, {}, seed).state
      const actions = deck.filter((card) => card < CARDS.length)
      expect([deck.length, new Set(actions).size, unused.length]).toEqual([36, 30, 0])
      expect(actions.every((card) => CARDS[card]?.p2)).toBe(true)
      const piles = [deck.slice(0, 12), deck.slice(12, 24), deck.slice(24)]
      expect(piles.map((pile) => pile.filter((card) => card >= CARDS.length).length)).toEqual([2, 2, 2])
    }
  })

  test('EX-18.2 Score cards may lie on the opening track, and one may be taken in turn one', () => {
    const tables = Array.from({ length: 60 }, (_, i) => fresh(2, {}, `opening ${i}`))
    const shown = tables.map((t) => t.track().filter((card) => card === 'score').length)
    expect(new Set(shown)).toEqual(new Set([0, 1, 2]))
    const open = tables.find((t) => t.track()[0] === 'score')
    expect(open?.do('take 1').step()).toBe('bonus')
  })

  test('EX-18.3 there is no Initiative Track', () => {
    expect(fresh(2).initiative()).toEqual([])
    expect(game.position.read({ players: 2, initiative: ['UN', 'MCR'] }).ok).toBe(false)
  })

  test.each([
    { card: 'A22', by: 'UN', offered: 'MCR' },
    { card: 'A22', by: 'MCR', offered: 'UN' },
    { card: 'A05', by: 'UN', offered: 'MCR' },
  ] as const)(
    'EX-18.3 the Event of $card, used for its AP by the $by, is offered to the $offered',
    ({ card, by, offered }) => {
      const t = table({ players: 2, ...spending(by, 2, card) }).do('finish')
      expect([t.step(), t.asked(), ...t.offer()]).toEqual(['offer', offered, 'perform', 'keep', 'decline'])
      t.do('decline')
      expect([t.step(), t.discard()]).toEqual(['turn', [card]])
    },
  )

  test('EX-18.3 an opponent without a tab is not asked', () => {
    const t = table({ players: 2, ...spending('MCR', 2, 'A05') }).do('finish')
    expect([t.step(), t.asked(), t.discard()]).toEqual(['turn', 'UN', ['A05']])
  })

  test.each(['UN', 'MCR'])(
    'EX-18.3 ties for the Rocinante and for victory are decided by who controls it: %s',
    (holder) => {
      const score = { track: ['score', 'A05', 'A06', 'A07', 'A08'], discard: ['score', 'score', 'score', 'score'] }
      const t = table({ players: 2, ...score, deck: ['score'], captain: holder }).do('take 1')
      scoreThrough(t, 'belt')
      expect(captain(t)).toBe(holder)
      expect(game.outcome(t.state)?.winners.map((seat) => game.sides(t.state)[seat])).toEqual([holder])
    },
  )

  test.each([
    { number: 1, apart: { UN: 2, MCR: 1 }, tied: { UN: 1, MCR: 1 } },
    { number: 2, apart: { UN: 3, MCR: 1 }, tied: { UN: 1, MCR: 1 } },
    { number: 4, apart: { UN: 4, MCR: 2 }, tied: { UN: 2, MCR: 2 } },
  ])('EX-18.4 place values are unchanged: Scoring $number gives $apart, tied $tied', ({ number, apart, tied }) => {
    const bases = {
      europa: { UN: 3, MCR: 1 },
      titan: { UN: 2, MCR: 2 },
      rhea: { UN: 1 },
      africa: { MCR: 2, UN: 1 },
      tycho: { UN: 1, MCR: 1 },
    }
    const t = took({ players: 2, ...scoring('UN', number), bases, fleets: { vesta: { rocinante: 1 } } }).do(
      'bonus outer',
      'pass',
    )
    expect([gainsOn(t, 'europa'), gainsOn(t, 'titan'), gainsOn(t, 'rhea')]).toEqual([apart, tied, { UN: apart.UN }])
    expect([gainsOn(t, 'africa'), gainsOn(t, 'tycho')]).toEqual([{ MCR: 1 }, {}])
  })

  test('EX-18.4 there is no critical resource bonus', () => {
    const all = {
      eurasia: { UN: 1 },
      africa: { MCR: 1 },
      ceres: { UN: 1 },
      tycho: { MCR: 1 },
      eros: { MCR: 1 },
      ganymede: { MCR: 1 },
    }
    const t = took({ players: 2, ...scoring('UN', 1), bases: all }).do('bonus inner', 'pass')
    expect([t.cp('UN'), t.cp('MCR')]).toEqual([10 + 2 + 1, 10 + 2 + 3])
  })

  test.each(['perform', 'keep'])('EX-18.5 an Event taken out of turn (%s) moves no token', (line) => {
    const t = table({ players: 2, ...spending('UN', 2, 'A05') }).do('finish', line)
    expect(t.initiative()).toEqual([])
    expect(t.events.map((e) => e.kind)).not.toContain('initiative')
  })
})

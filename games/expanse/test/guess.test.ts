import { OBSERVER, rngFrom, type Seat } from '@orrery/kernel'
import { describe, expect, test } from 'vitest'
import { CARDS } from '../src/data/cards.ts'
import { game } from '../src/index.ts'
import { SCORE } from '../src/rules/track.ts'
import type { State } from '../src/types.ts'
import { NONE, SECTORS } from '../src/types.ts'
import { drawnTechs } from '../modules/alpha/rules.ts'
import { scoringWithTechs } from './drawn.ts'
import { scoring, took } from './scored.ts'
import { type Spec, table } from './table.ts'

const MANY = 2000

/** Guesses of a seat at a position. */
function guesses(position: Spec, seat: Seat, seed: string): State[] {
  const view = game.view(table(position).state, seat)
  const rng = rngFrom(seed)
  return Array.from({ length: MANY }, () => game.guess(view, seat, rng))
}

/** The share of guesses for which it holds is the given one, as far as chance allows: three sigma. */
function expectShare(all: readonly State[], holds: (s: State) => boolean, share: number): void {
  const found = all.filter(holds).length / all.length
  const sigma = Math.sqrt((share * (1 - share)) / all.length)
  expect(Math.abs(found - share), `${found} instead of ${share}`).toBeLessThanOrEqual(3 * sigma)
}

/** So many cards drawn, the five last of them on the track; the Score cards at these places of the deck. */
function drawn(players: number, count: number, scores: readonly number[]): Spec {
  const pool = CARDS.filter((card) => players === 4 || (players === 2 ? card.p2 : card.p3)).map((card) => card.id)
  const cards = Array.from({ length: count }, (_, i) => (scores.includes(i) ? 'score' : (pool[i] ?? '')))
  return { players, discard: cards.slice(0, -5), track: cards.slice(-5) }
}

describe('the deck of a guess', () => {
  test.each([
    { rule: 'EX-3.10 the first pile of 15 is whole', players: 4, count: 5, scores: [], share: 2 / 15 },
    { rule: 'EX-3.10 half of it is drawn, no Score card seen', players: 4, count: 12, scores: [], share: 2 / 8 },
    { rule: 'EX-3.10 half of it is drawn, one seen', players: 4, count: 12, scores: [6], share: 1 / 8 },
    { rule: 'EX-3.10 half of it is drawn, both seen', players: 4, count: 12, scores: [6, 11], share: 0 },
    { rule: 'EX-3.10 two cards are left, one of them a Score card', players: 4, count: 18, scores: [9], share: 1 / 2 },
    { rule: 'EX-3.10 one card is left and must be it', players: 4, count: 19, scores: [9], share: 1 },
    { rule: 'EX-3.10 the second pile is whole', players: 4, count: 20, scores: [9, 10], share: 2 / 15 },
    { rule: 'EX-3.10 the last pile, one seen', players: 4, count: 40, scores: [9, 10, 25, 30, 36], share: 1 / 10 },
    { rule: 'EX-3.11 the piles of 12, one seen', players: 3, count: 10, scores: [7], share: 1 / 7 },
    { rule: 'EX-3.12 no pile on top', players: 2, count: 5, scores: [3], share: 1 / 7 },
  ])('$rule: a Score card is next with a chance of $share', ({ players, count, scores, share }) => {
    const all = guesses(drawn(players, count, scores), count % 2 === 0 ? 1 : OBSERVER, `${count} drawn`)
    expectShare(all, (s) => s.deck[s.drawn] === SCORE, share)
  })

  test('EX-3.10 every card not seen is as likely to be in the box as any other', () => {
    const all = guesses(drawn(4, 5, []), 0, 'box')
    const unseen = CARDS.filter((row) => row.set === 'base').length - 5
    for (const id of ['A06', 'A29', 'A52']) {
      const card = CARDS.findIndex((row) => row.id === id)
      expectShare(all, (s) => s.unused.includes(card), 8 / unseen)
      expectShare(all, (s) => s.deck[s.drawn] === card, 13 / 15 / unseen)
    }
    expect(all.every((s) => game.faults(s).length === 0)).toBe(true)
  })
})

describe('the Bonus Sector of a guess', () => {
  const secret = (markers: Spec): Spec => {
    const t = took({ players: 4, ...scoring('UN', 3), markers }).do('bonus belt')
    return game.position.write(t.state) as Spec
  }

  test.each([
    { markers: {}, shares: [1 / 3, 1 / 3, 1 / 3] },
    { markers: { inner: 1 }, shares: [1 / 3, 1 / 3, 1 / 3] },
    { markers: { inner: 0 }, shares: [0, 1 / 2, 1 / 2] },
    { markers: { outer: 0 }, shares: [1 / 2, 1 / 2, 0] },
  ])(
    'EX-17.3 on an empty board with markers $markers the others guess $shares, the chooser knows',
    ({ markers, shares }) => {
      const position = secret(markers)
      for (const seat of [1, OBSERVER]) {
        const all = guesses(position, seat, `sector ${seat}`)
        for (const [sector, share] of shares.entries()) expectShare(all, (s) => s.chosen === sector, share)
      }
      expect(guesses(position, 0, 'chooser').every((s) => s.chosen === SECTORS.indexOf('belt'))).toBe(true)
    },
  )
})

test('EX-17.3 a Sector is guessed the more often, the more its chooser would gain there', () => {
  const bases = { ceres: { UN: 2 }, tycho: { UN: 2 }, europa: { MCR: 1 } }
  const t = took({ players: 2, ...scoring('UN', 3), bases }).do('bonus inner')
  const all = guesses(game.position.write(t.state) as Spec, 1, 'tempted')
  const [inner = 0, belt = 0, outer = 0] = SECTORS.map((_, sector) => all.filter((s) => s.chosen === sector).length)
  expect(belt).toBeGreaterThan(2 * inner)
  expect(inner).toBeGreaterThan(outer)
  expect(outer).toBeGreaterThan(0)
})

describe('the techs of a guess', () => {
  /** The UN has kept Embassies of Diplomats and Embassies; the MCR has kept one too, OPA and PG still choose. */
  const picking = (): Spec => {
    const t = table({
      players: 4,
      modules: ['alpha'],
      ...scoringWithTechs('UN', 'drawTechs', 1),
      undrawn: { UN: ['un-1c'], MCR: ['mcr-1a'] },
    })
    return game.position.write(t.by('UN', 'tech un-1b').by('MCR', 'tech mcr-1b').state) as Spec
  }

  test('EX-17.5 one knows the own draw and pick, and guesses those of others evenly', () => {
    const real = table(picking()).state
    const all = guesses(picking(), 0, 'techs')
    expect(all.every((s) => s.draws[0] === real.draws[0] && s.picks[0] === real.picks[0])).toBe(true)
    for (const leftOut of [0, 1, 2]) {
      for (const i of [1, 2, 3, 6, 9, 11]) expectShare(all, (s) => s.draws[i] === leftOut, 1 / 3)
      const kept = real.ruleset.techsOf[1]?.[1]?.[leftOut] ?? NONE
      expectShare(all, (s) => s.picks[1] === kept, 1 / 3)
    }
  })

  test('EX-17.5 a guess agrees with the rules: who has kept a tech had drawn it, who has not still owes one', () => {
    for (const seat of [0, 1, 2, OBSERVER]) {
      for (const s of guesses(picking(), seat, `agrees ${seat}`).slice(0, 300)) {
        for (const p of [0, 1]) expect(drawnTechs(s, p, 1)).toContain(s.picks[p])
        expect([s.picks[2], s.picks[3]]).toEqual([NONE, NONE])
        expect(game.pending(s).map((ask) => ask.seat)).toEqual([2, 3])
        expect([game.moves(s, 2).length, game.moves(s, 3).length]).toEqual([2, 2])
      }
    }
  })
})

import { type Bot, greedyBot, randomBot, searchBot } from '@orrery/bots'
import { itemAt, type Json, type Move, rngFrom } from '@orrery/kernel'
import { sampleSize } from '@orrery/testkit'
import { describe, expect, test } from 'vitest'
import { hand, judge } from '../bot/index.ts'
import { game } from '../src/index.ts'
import type { State, View } from '../src/types.ts'
import { scoringAt, type Spec, table } from './table.ts'

const greedy = greedyBot(game, judge)
const random = randomBot(game)

function laid(seats: number, seed: string, options: Json = {}): State {
  const start = game.setup(options, seats, seed)
  if (!start.ok) throw new Error(start.error.expected)
  return start.value
}

/** Greedy in one seat, chance in the others: true when greedy wins. */
function greedyWins(seats: number, seat: number, seed: string): boolean {
  const s = laid(seats, seed)
  const rng = rngFrom(`${seed} choices`)
  for (let ask = game.pending(s)[0]; ask !== undefined; ask = game.pending(s)[0]) {
    const bot = ask.seat === seat ? greedy : random
    game.apply(s, ask.seat, bot.choose(game.view(s, ask.seat), ask.seat, game.moves(s, ask.seat), rng))
  }
  return game.outcome(s)?.winners.includes(seat) === true
}

const winsOf = (seats: number, games: number): number =>
  Array.from({ length: games }, (_, n) => greedyWins(seats, n % seats, `strength ${n}`)).filter(Boolean).length

describe('greedy', () => {
  test('beats chance in at least nine of ten games for two', () => {
    const games = sampleSize(4, 20)
    expect(winsOf(2, games)).toBeGreaterThanOrEqual(games * 0.9)
  })

  test('wins at least seven of ten games against three players of chance', () => {
    const games = sampleSize(3, 10)
    expect(winsOf(4, games)).toBeGreaterThanOrEqual(games * 0.7)
  })
})

/** One in this many decisions is thought about several times. */
const EVERY = sampleSize(4, 1)

/** Fewer iterations than any level: what is seen of the true state would show in the first. */
const thinking = (): Bot<View> => searchBot(game, judge, { iterations: 12 })

describe.each([
  ['greedy', () => greedy, {}, sampleSize(60, 120)],
  ['a search', thinking, {}, sampleSize(30, 60)],
  ['a search with all modules', thinking, { modules: ['all'] }, sampleSize(30, 60)],
])('%s', (_, newBot, options, decisions) => {
  test('answers the same whatever it cannot know', () => {
    const s = laid(4, 'blind', options)
    const rng = rngFrom('blind choices')
    for (let n = 0; n < decisions; n++) {
      const [{ seat } = { seat: 0 }] = game.pending(s)
      const offer = game.moves(s, seat).slice()
      const answerTo = (state: State): Move =>
        newBot().choose(game.view(state, seat), seat, game.moves(state, seat), rngFrom(`think ${n}`))
      const own = n % EVERY === 0 ? answerTo(s) : undefined
      for (const thing of own === undefined ? [] : game.hidden) {
        expect(answerTo(thing.vary(game.clone(s), seat, rngFrom(`vary ${n}`))), thing.name).toBe(own)
      }
      game.apply(s, seat, itemAt(offer, rng.below(offer.length)))
    }
  })
})

describe('the judge', () => {
  test('made by hand prefers its own cube, its own points and the other player without them', () => {
    const worth = (more: Spec): number => hand.value(table({ players: 2, ...more }).state, 0)
    const none = worth({})
    expect(worth({ bases: { ceres: { UN: 1 } } })).toBeGreaterThan(none)
    expect(worth({ cp: { UN: 12 } })).toBeGreaterThan(none)
    expect(worth({ bases: { ceres: { MCR: 1 } } })).toBeLessThan(none)
    expect(worth({ fleets: { ceres: { UN: 1 } } })).toBeGreaterThan(none)
  })

  test('gives chances that add up to one, by seat, and grow with the points', () => {
    const chance = (more: Spec): number[] => {
      const out: number[] = []
      judge.chance?.(table({ players: 4, ...more }).state, out)
      return out
    }
    const even = chance({})
    expect(even).toHaveLength(4)
    expect(even.reduce((sum, n) => sum + n)).toBeCloseTo(1)
    const ahead = chance({ cp: { MCR: 30 } })
    expect(ahead.map((n, seat) => n > (even[seat] ?? 0))).toEqual([false, true, false, false])
  })
})

describe('the judge in a Scoring', () => {
  test('EX-11.8 counts a Sector that is not chosen yet with its chance, not rounded', () => {
    const { state } = table({ players: 2, bases: { europa: { UN: 1 } }, ...scoringAt('UN', 'bonus', 1) })
    const due = (chosen: number): number => judge.parts?.({ ...state, chosen }, 0)['due'] ?? 0
    const known = [0, 1, 2].map(due)
    expect(new Set(known).size).toBe(2)
    expect(due(state.chosen)).toBeCloseTo(known.reduce((sum, n) => sum + n) / 3, 6)
  })
})

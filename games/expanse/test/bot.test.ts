import { greedyBot, randomBot } from '@orrery/bots'
import { at, of, rngFrom } from '@orrery/kernel'
import { describe, expect, test } from 'vitest'
import { judge } from '../bot/index.ts'
import { game } from '../src/index.ts'
import type { State } from '../src/types.ts'
import { type Spec, table } from './table.ts'

const greedy = greedyBot(game, judge)
const random = randomBot(game)

function laid(seats: number, seed: string): State {
  const start = game.setup({}, seats, seed)
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
    expect(winsOf(2, 40)).toBeGreaterThanOrEqual(36)
  })

  test('wins at least seven of ten games against three players of chance', () => {
    expect(winsOf(4, 20)).toBeGreaterThanOrEqual(14)
  })

  test('answers the same whatever it cannot know', () => {
    const s = laid(4, 'blind')
    const rng = rngFrom('blind choices')
    for (let n = 0; n < 120; n++) {
      const seat = at(
        game.pending(s).map((ask) => ask.seat),
        0,
      )
      const answers = game.hidden.map((thing) => {
        const other = thing.vary(game.clone(s), seat, rngFrom(`vary ${n}`))
        return greedy.choose(game.view(other, seat), seat, game.moves(other, seat), rngFrom(`think ${n}`))
      })
      const own = greedy.choose(game.view(s, seat), seat, game.moves(s, seat), rngFrom(`think ${n}`))
      expect(answers).toEqual(game.hidden.map(() => own))
      const offer = game.moves(s, seat)
      game.apply(s, seat, of(offer, rng.below(offer.length)))
    }
  })
})

describe('the judge', () => {
  test('prefers its own cube, its own points and the other player without them', () => {
    const worth = (more: Spec): number => judge.value(table({ players: 2, ...more }).state, 0)
    const none = worth({})
    expect(worth({ bases: { ceres: { UN: 1 } } })).toBeGreaterThan(none)
    expect(worth({ cp: { UN: 12 } })).toBeGreaterThan(none)
    expect(worth({ bases: { ceres: { MCR: 1 } } })).toBeLessThan(none)
    expect(worth({ fleets: { ceres: { UN: 1 } } })).toBeGreaterThan(none)
  })
})

import { greedyBot } from '@orrery/bots'
import { itemAt, lastOf, realAt, rngFrom } from '@orrery/kernel'
import { sampleSize } from '@orrery/testkit'
import { expect, it } from 'vitest'
import { hand } from '../bot/index.ts'
import { game } from '../src/index.ts'

const SEATS = 4
const GAMES = sampleSize(2, 8)
/** The part of the deck after which positions are looked at: early on all chances are near a quarter anyway. */
const LATE = 0.75
const MOST_BIAS = 0.035

/** Average chances, late in games of bots, of the player who begins a turn and of the one who has just ended theirs. */
function chancesAroundTurns(): { readonly next: number; readonly last: number } {
  const bot = greedyBot(game, hand, { candidates: 2 })
  const chances: number[] = []
  let [next, last, turns] = [0, 0, 0]
  for (let n = 0; n < GAMES; n++) {
    const rng = rngFrom(`level ${n}`)
    const laid = game.setup({}, SEATS, `level ${n}`)
    if (!laid.ok) throw new Error(laid.error.expected)
    const s = laid.value
    for (let asks = game.pending(s); asks.length > 0; asks = game.pending(s)) {
      const { seat } = itemAt(asks, 0)
      if (s.drawn > s.deckSize * LATE && lastOf(s.stack)?.step === 'turn') {
        hand.chance?.(s, chances)
        next += realAt(chances, seat)
        last += realAt(chances, (seat + SEATS - 1) % SEATS)
        turns++
      }
      game.apply(s, seat, bot.choose(game.view(s, seat), seat, game.moves(s, seat).slice(), rng))
    }
  }
  return { next: next / turns, last: last / turns }
}

it('with four players the judge made by hand favours neither the next to move nor the last: a bias would steer the search by the length of its lines', () => {
  const { next, last } = chancesAroundTurns()
  expect(Math.abs(next - last)).toBeLessThan(MOST_BIAS)
})

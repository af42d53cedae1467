import type { Json, Rng, Seat } from '@orrery/kernel'
import { anyOf, difference, type Moment, positionText, sameAsks, sameMoves, someOf } from './moment.ts'
import { count } from './tally.ts'

/** A guess from a view that has travelled looks to its seat exactly like the truth, is sound, and owns its parts. */
export function guessFaults(m: Moment): string[] {
  if (m.number % m.check.secrets !== 0) return []
  return someOf([...m.offers.keys()], m.check.watchers, m.rng).flatMap((seat) => guessOf(m, seat))
}

function guessOf(m: Moment, seat: Seat): string[] {
  const { game } = m
  const text = JSON.stringify(game.view(m.state, seat))
  const view = game.openView(JSON.parse(text) as Json)
  const guess = game.guess(view, seat, m.rng)
  count(m.tally.done, 'guesses')
  if (positionText(game, guess) !== m.text) count(m.tally.done, 'guesses unlike the truth')
  const faults = game.faults(guess).map((fault) => `the guess of seat ${seat} is unsound: ${fault}`)
  const again = JSON.stringify(game.view(guess, seat))
  if (again !== text) faults.push(`the guess of seat ${seat} looks different, ${difference(text, again)}`)
  if (!sameAsks(m.asks, game.pending(guess))) faults.push(`in the guess of seat ${seat} other seats are asked`)
  const offer = m.offers[seat] ?? []
  if (!sameMoves(offer, game.moves(guess, seat))) faults.push(`the guess offers other moves to seat ${seat}`)
  if (faults.length > 0) return faults
  const move = anyOf(offer, m.rng)
  if (move !== undefined) game.apply(guess, seat, move)
  const after = JSON.stringify(view)
  return after === text ? [] : [`a move on the guess of seat ${seat} changed the view, ${difference(text, after)}`]
}

/** A guess can be played to the end: what a search does with it all day. */
export function guessPlayFaults(m: Pick<Moment, 'game' | 'seats'>, guess: unknown, seat: Seat, rng: Rng): string[] {
  const name = `the guess of seat ${seat}, played on at random,`
  for (let n = 0; n <= m.game.longest; n++) {
    const ask = anyOf(m.game.pending(guess), rng)
    if (ask === undefined) break
    const move = anyOf(m.game.moves(guess, ask.seat), rng)
    if (move === undefined) return [`${name} asks seat ${ask.seat} and offers nothing`]
    m.game.apply(guess, ask.seat, move)
  }
  if (m.game.outcome(guess) === undefined) return [`${name} does not come to an end`]
  return m.game.faults(guess).map((fault) => `${name} ends unsound: ${fault}`)
}

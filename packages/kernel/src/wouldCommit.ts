import type { Game, GameEvent, Json, Move, Seat } from './contract.ts'
import { rngFrom } from './rng.ts'

/**
 * Whether an offered move could probably not be taken back freely: it chooses or shows something secret, or ends the
 * game. It is tried in a state guessed from the seat's own view, with chance that comes from that view alone. So seats
 * with equal knowledge get equal answers, and an answer never tells what is hidden.
 */
export function wouldCommit<S, V, E extends GameEvent>(game: Game<S, V, E>, view: V, seat: Seat, move: Move): boolean {
  const text = JSON.stringify(view)
  const state = game.guess(game.openView(JSON.parse(text) as Json), seat, rngFrom(text))
  const before = game.reveals(state)
  game.apply(state, seat, move)
  return game.reveals(state) !== before || game.outcome(state) !== undefined
}

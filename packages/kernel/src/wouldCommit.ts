import type { Game, GameEvent, Json, Move, Seat } from './contract.ts'
import { rngFrom } from './rng.ts'

/**
 * Whether the move that led to this state cannot be taken back freely: a secret was chosen or shown, or the game ended.
 */
export const isBarrier = <S, V, E extends GameEvent>(game: Game<S, V, E>, revealsBefore: number, after: S): boolean =>
  game.reveals(after) !== revealsBefore || game.outcome(after) !== undefined

/**
 * Whether an offered move would probably be a barrier. It is tried in a state guessed from the seat's own view, with
 * random numbers seeded by that view. So equal knowledge gives equal answers, and no answer leaks what is hidden.
 */
export const wouldCommit = <S, V, E extends GameEvent>(game: Game<S, V, E>, view: V, seat: Seat, move: Move): boolean =>
  wouldCommitEach(game, view, seat, [move])[0] === true

/** The same for several offered moves, all tried in the same guess. */
export function wouldCommitEach<S, V, E extends GameEvent>(
  game: Game<S, V, E>,
  view: V,
  seat: Seat,
  moves: readonly Move[],
): readonly boolean[] {
  if (moves.length === 0) return []
  const text = JSON.stringify(view)
  const guess = game.guess(game.openView(JSON.parse(text) as Json), seat, rngFrom(text))
  const before = game.reveals(guess)
  return moves.map((move, i) => {
    const state = i === moves.length - 1 ? guess : game.clone(guess)
    game.apply(state, seat, move)
    return isBarrier(game, before, state)
  })
}

import type { Game, Judge, Move, Seat } from '@orrery/kernel'

/** Where completing a turn stops: at the next reveal, because beyond it a guess would be taken for knowledge. */
export interface TurnLimits {
  readonly reveals: number
  readonly steps: number
}

/** Most steps when completing a turn: enough for every sensible one, a stop for endless ones. */
export const LONGEST_TURN = 12

export function after<S, V>(game: Game<S, V>, s: S, seat: Seat, move: Move): S {
  const next = game.clone(s)
  game.apply(next, seat, move)
  return next
}

/**
 * The state when the seat has completed its turn step by step with what looks best at once; the state given is not
 * changed. The offer is copied because a game may use the array again.
 */
export function turnCompleted<S, V>(
  game: Game<S, V>,
  judge: Judge<S>,
  start: S,
  seat: Seat,
  { reveals, steps }: TurnLimits,
): S {
  let s = start
  for (let step = 0; step < steps && game.reveals(s) === reveals && asks(game, s, seat); step++) {
    let value = -Infinity
    let best = s
    const offer = game.moves(s, seat).slice()
    for (const move of offer) {
      const next = after(game, s, seat, move)
      const worth = judge.value(next, seat)
      if (worth <= value) continue
      value = worth
      best = next
    }
    s = best
  }
  return s
}

function asks<S, V>(game: Game<S, V>, s: S, seat: Seat): boolean {
  for (const ask of game.pending(s)) if (ask.seat === seat) return true
  return false
}

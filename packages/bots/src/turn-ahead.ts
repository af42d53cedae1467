import { type Game, type Move, rngFrom, type Seat } from '@orrery/kernel'
import type { Search } from './search/search.ts'

/** A move of a turn, and what its player would see before it. */
export interface StepAhead<V> {
  readonly move: Move
  readonly view: V
  /** Nothing else could be answered. */
  readonly isForced: boolean
}

/** The turn as the seat would see it go on, in a world that agrees with what it knows; no further than that world allows. */
export function turnAhead<S, V>(
  game: Game<S, V>,
  search: Search<S, V>,
  view: V,
  seat: Seat,
  first: Move,
): readonly StepAhead<V>[] {
  const s = game.guess(view, seat, rngFrom('turn'))
  const steps: StepAhead<V>[] = []
  for (const move of search.turn(first)) {
    const isAsked = game.pending(s).some((ask) => ask.seat === seat)
    const offer = isAsked ? game.moves(s, seat) : []
    if (!offer.includes(move)) break
    steps.push({ move, view: game.view(s, seat), isForced: offer.length === 1 })
    game.apply(s, seat, move)
  }
  return steps
}

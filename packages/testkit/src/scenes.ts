import { type Game, type GameEvent, itemAt, type Move, rngFrom, type Seat } from '@orrery/kernel'
import type { MovedTable } from '@orrery/ui'
import { seenBy, seenEvents } from './page.ts'
import { begun, type Spec } from './table.ts'

/** The moves of a random game, each with what it did, as one seat sees them. */
export function* randomMoves<S, V, E extends GameEvent>(
  game: Game<S, V, E>,
  { seats, seat, options = {} }: { readonly seats: number; readonly seat: Seat; readonly options?: Spec },
  seed: string,
): Generator<MovedTable<V, E>> {
  const s = begun(game, seats, options, seed)
  const rng = rngFrom(seed)
  const names = Array.from({ length: seats }, (_, i) => `Player ${i + 1}`)
  for (;;) {
    const [ask] = game.pending(s)
    if (ask === undefined) return
    const before = seenBy(game, s, seat)
    const offer = game.moves(s, ask.seat)
    const move: Move = itemAt(offer, rng.below(offer.length))
    const events: E[] = []
    game.apply(s, ask.seat, move, (event) => events.push(event))
    const outcome = game.outcome(s) ?? null
    yield { events: seenEvents(events), before, after: seenBy(game, s, seat), seat, names, outcome }
  }
}

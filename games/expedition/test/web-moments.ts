import { type Json, type Move, rngFrom } from '@orrery/kernel'
import { game } from '../src/index.ts'
import type { Event, State, View } from '../src/types.ts'

/* Games of chance as a page sees them: the view of whoever is asked, at every decision. */

export interface Moment {
  readonly view: View
  readonly universe: ReadonlySet<Move>
  /** What the answer before it made happen. */
  readonly last: readonly Event[]
}

function* moments(seats: number, options: Json, seed: string): Generator<Moment, State> {
  const made = game.setup(options, seats, seed)
  if (!made.ok) throw new Error(made.error.expected)
  const s: State = made.value
  const rng = rngFrom(`page ${seed}`)
  const universe = new Set(game.universe(s))
  let last: Event[] = []
  for (;;) {
    const asks = game.pending(s)
    const ask = asks[rng.below(Math.max(1, asks.length))]
    if (ask === undefined) return s
    yield { view: game.openView(JSON.parse(JSON.stringify(game.view(s, ask.seat))) as Json), universe, last }
    const offer = game.moves(s, ask.seat)
    last = []
    game.apply(s, ask.seat, offer[rng.below(offer.length)] as Move, (event) => last.push(event))
  }
}

const TABLES: readonly (readonly [seats: number, options: Json, games: number])[] = [
  [3, {}, 1],
  [4, {}, 1],
  [5, {}, 1],
  [6, {}, 1],
]

const found: Moment[] = []

/** The decisions of four games, played once for all tests of a file. */
export function allMoments(): readonly Moment[] {
  if (found.length > 0) return found
  for (const [seats, options, games] of TABLES) {
    for (let i = 0; i < games; i++) found.push(...moments(seats, options, `web-${seats}-${i}`))
  }
  return found
}

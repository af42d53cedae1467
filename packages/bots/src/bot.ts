import type { Move, Rng, Seat } from '@orrery/kernel'

/** An opponent. It gets what a person in that seat would see, and answers with one of the offered moves. */
export interface Bot<V> {
  choose(view: V, seat: Seat, offer: readonly Move[], rng: Rng): Move
}

/** A bot of some game when it does not matter which: only ever shown the views of that game. */
export type AnyBot = Bot<unknown>

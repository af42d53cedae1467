import type { Rng, Seat } from '@orrery/kernel'
import { clone } from './clone.ts'
import { guessMissions, unseenCards } from './secrets.ts'
import { settle } from './steps/engine.ts'
import type { State, View } from './types.ts'

/** A full state that agrees with everything a seat has seen: another deck, other chance, missions that could be. */
export function guess(v: View, _seat: Seat, rng: Rng): State {
  const deck = rng.shuffle(unseenCards(v))
  const s = clone({
    ...v,
    deck,
    drawn: 0,
    seed: `guess ${rng.next()}`,
    missions: guessMissions(v, rng),
    question: undefined,
    offer: [],
  })
  settle(s, undefined)
  return s
}

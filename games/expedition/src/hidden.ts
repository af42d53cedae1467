import type { HiddenThing, Rng, Seat } from '@orrery/kernel'
import { clone } from './clone.ts'
import { dealCards, dealSecrets, newChance } from './guess.ts'
import { settle } from './steps/engine.ts'
import type { State } from './types.ts'
import { view } from './view.ts'

/* TE-13.1: what is hidden, each kind varied on its own and only in ways the seat cannot notice. */

const changing = (name: string, change: (s: State, seat: Seat, rng: Rng) => void): HiddenThing<State> => ({
  name,
  vary(s, seat, rng) {
    const copy = clone(s)
    change(copy, seat, rng)
    settle(copy, undefined)
    return copy
  },
})

export const hidden: readonly HiddenThing<State>[] = [
  changing('action cards', dealCards),
  changing('secret objectives', (s, seat, rng) => {
    for (const [k, place] of view(s, seat).secretAt.entries()) s.secretAt[k] = place
    dealSecrets(s, seat, rng)
  }),
  changing('future dice', (s, _seat, rng) => {
    for (const [i, word] of newChance(rng).entries()) s.chance[i] = word
  }),
]

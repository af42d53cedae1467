import type { HiddenThing } from '@orrery/kernel'
import { clone } from './clone.ts'
import { guessMissions } from './secrets.ts'
import { settle } from './steps/engine.ts'
import type { State } from './types.ts'
import { view } from './view.ts'

/* HX-19.2, HX-19.3: what is hidden, each kind varied on its own and only in ways the seat cannot notice. */

const deckOrder: HiddenThing<State> = {
  name: 'order of the deck',
  vary: (s, _seat, rng) => ({ ...clone(s), deck: rng.shuffle(s.deck.slice(s.drawn)), drawn: 0 }),
}

/** Drafts not yet revealed and reshuffles still to come. */
const chance: HiddenThing<State> = {
  name: 'chance to come',
  vary: (s, _seat, rng) => ({ ...clone(s), seed: `varied ${rng.next()}` }),
}

const secretMissions: HiddenThing<State> = {
  name: 'secret missions',
  vary(s, seat, rng) {
    const copy: State = { ...clone(s), missions: guessMissions(view(s, seat), rng) }
    settle(copy, undefined)
    return copy
  },
}

export const hidden: readonly HiddenThing<State>[] = [deckOrder, chance, secretMissions]

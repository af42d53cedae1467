import { at, hasBit, type HiddenThing, indexesWhere, type Rng, type Seat } from '@orrery/kernel'
import { SCORE_CARDS } from './data/setup.ts'
import { MODULES } from '../modules/index.ts'
import { clone } from './clone.ts'
import { openSectors } from './guess.ts'
import { completeDeck } from './rules/deck.ts'
import { settle } from './steps/engine.ts'
import { NONE, type State } from './types.ts'

/* EX-17.2, EX-17.3: what is hidden, each kind varied on its own and only in ways the seat cannot notice. */

/** Other cards of the same deck in another order; what was drawn or shown stays. */
const deckOrder: HiddenThing<State> = {
  name: 'order of the deck',
  vary(s: State, _seat: Seat, rng: Rng) {
    const seen = s.deck.slice(0, s.drawn + s.known)
    const { deck, unused } = completeDeck(s.ruleset, seen, SCORE_CARDS, rng)
    return { ...clone(s), deck, unused }
  },
}

/** One card of the box changes places with one of the deck. */
const cardsLeftOut: HiddenThing<State> = {
  name: 'cards left in the box',
  vary(s, _seat, rng) {
    const open = indexesWhere(s.deck, (card, i) => i >= s.drawn + s.known && card < s.ruleset.cards.length)
    if (open.length === 0 || s.unused.length === 0) return clone(s)
    const deck = [...s.deck]
    const unused = [...s.unused]
    const i = open[rng.below(open.length)] ?? 0
    const j = rng.below(unused.length)
    const out = deck[i] ?? NONE
    deck[i] = unused[j] ?? NONE
    unused[j] = out
    return { ...clone(s), deck, unused: unused.toSorted((a, b) => a - b) }
  },
}

/** Chooses another Sector, for everybody who does not know it. */
const chosenMarker: HiddenThing<State> = {
  name: 'chosen Bonus marker',
  vary(s, seat, rng) {
    const copy = clone(s)
    const p = s.seating[seat] ?? NONE
    if (s.chosen === NONE || (p !== NONE && hasBit(s.knowers, p))) return copy
    const open = openSectors(s.markers)
    copy.chosen = at(open, rng.below(open.length))
    return copy
  },
}

/** What modules hide. */
const ofModules: readonly HiddenThing<State>[] = MODULES.flatMap((module) => module.hidden ?? []).map((part) => ({
  name: part.name,
  vary(s, seat, rng) {
    const copy = clone(s)
    part.vary(copy, s.seating[seat] ?? NONE, rng)
    settle(copy, undefined)
    return copy
  },
}))

export const hidden: readonly HiddenThing<State>[] = [deckOrder, cardsLeftOut, chosenMarker, ...ofModules]

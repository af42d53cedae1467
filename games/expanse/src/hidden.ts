import { at, type HiddenThing, indexesWhere, type Rng, type Seat } from '@orrery/kernel'
import { LAST_TECH_SCORING, SCORE_CARDS } from './data/setup.ts'
import { clone } from './clone.ts'
import { guessDraw, guessPick, guessSector } from './guess.ts'
import { completeDeck } from './rules/deck.ts'
import { drawIndex, drawnTechs } from './rules/techs.ts'
import { settle } from './steps/engine.ts'
import { NONE } from './types.ts'
import type { State } from './types.ts'
import { knowsDraw } from './fields.ts'

/* EX-17.2, EX-17.3: what is hidden, each kind changed alone and only as far as the seat cannot know. */

/** Other cards of the same deck in another order; what was drawn or shown stays. */
const deckOrder: HiddenThing<State> = {
  name: 'order of the deck',
  vary(s: State, _seat: Seat, rng: Rng) {
    const seen = s.deck.slice(0, s.drawn + s.known)
    const { deck, unused } = completeDeck(s.box, seen, SCORE_CARDS, rng)
    return { ...clone(s), deck, unused }
  },
}

/** One card of the box changes places with one of the deck. */
const cardsLeftOut: HiddenThing<State> = {
  name: 'cards left in the box',
  vary(s, _seat, rng) {
    const open = indexesWhere(s.deck, (card, i) => i >= s.drawn + s.known && card < s.box.cards.length)
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

/** Another Sector is the chosen one, for everybody who does not know it. */
const chosenMarker: HiddenThing<State> = {
  name: 'chosen Bonus marker',
  vary(s, seat, rng) {
    const copy = clone(s)
    const p = s.seating[seat] ?? NONE
    if (s.chosen === NONE || (p !== NONE && (s.knowers & (1 << p)) !== 0)) return copy
    copy.chosen = guessSector(s.markers, rng)
    return copy
  },
}

/** Other techs are drawn later, and were drawn by others now; a tech somebody has kept is among them. */
const techDraws: HiddenThing<State> = {
  name: 'tech draws',
  vary(s, seat, rng) {
    const copy = clone(s)
    const p = s.seating[seat] ?? NONE
    for (let i = 0; i < s.draws.length; i++) {
      if (at(s.draws, i) === NONE || knowsDraw(s, p, i)) continue
      copy.draws[i] = guessDraw(rng)
      if (!agrees(copy, i)) copy.draws[i] = at(s.draws, i)
    }
    settle(copy, undefined)
    return copy
  },
}

/** What a player has kept of this draw is among it. */
function agrees(s: State, i: number): boolean {
  const p = Math.floor(i / LAST_TECH_SCORING)
  if (i !== drawIndex(p, s.scorings) || at(s.picks, p) === NONE) return true
  return drawnTechs(s, p, s.scorings).includes(at(s.picks, p))
}

/** Others have kept the other of their two techs. */
const techPicks: HiddenThing<State> = {
  name: 'tech picks',
  vary(s, seat, rng) {
    const copy = clone(s)
    for (let p = 0; p < s.picks.length; p++) {
      if (at(s.picks, p) !== NONE && s.seating[seat] !== p) copy.picks[p] = guessPick(s, p, rng)
    }
    return copy
  },
}

export const hidden: readonly HiddenThing<State>[] = [deckOrder, cardsLeftOut, chosenMarker, techDraws, techPicks]

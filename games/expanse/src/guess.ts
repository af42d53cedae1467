import { at, indexesWhere, type Rng, type Seat } from '@orrery/kernel'
import { MODULES } from '../modules/index.ts'
import { SCORE_CARDS } from './data/setup.ts'
import { clone } from './clone.ts'
import { completeDeck } from './rules/deck.ts'
import { settle } from './steps/engine.ts'
import { HIDDEN, type Sector, type State, type View } from './types.ts'

/** A Sector the unknown marker could show: one that still has a marker (EX-11.2). */
export function guessSector(markers: readonly number[], rng: Rng): Sector {
  const open = indexesWhere(markers, (n) => n > 0)
  return at(open, rng.below(open.length))
}

/**
 * A full state that agrees with everything a seat has seen: the cards that have left the deck stay where they were in
 * it, so that every pile gets the Score cards it still owes; a known top card stays on top.
 */
export function guess(v: View, _seat: Seat, rng: Rng): State {
  const { deck, unused } = completeDeck(v.ruleset, v.deck, SCORE_CARDS, rng)
  const chosen = v.chosen === HIDDEN ? guessSector(v.markers, rng) : v.chosen
  const s = clone({ ...v, deck, unused, chosen, question: undefined, offer: [] })
  for (const module of MODULES) module.guess?.(s, v, rng)
  settle(s, undefined)
  return s
}

import { at, indexesWhere, of, type Rng, type Seat } from '@orrery/kernel'
import { TECHS_PER_LEVEL } from './data/modules.ts'
import { SCORE_CARDS } from './data/setup.ts'
import { clone } from './clone.ts'
import { completeDeck } from './rules/deck.ts'
import { drawIndex, drawnTechs, mayGain } from './rules/techs.ts'
import { settle } from './steps/engine.ts'
import { HIDDEN } from './types.ts'
import type { Ability, Player, Sector, State, View } from './types.ts'

/** A Sector the unknown marker could show: one that still has a marker (EX-11.2). */
export function guessSector(markers: readonly number[], rng: Rng): Sector {
  const open = indexesWhere(markers, (n) => n > 0)
  return at(open, rng.below(open.length))
}

export const guessDraw = (rng: Rng): number => rng.below(TECHS_PER_LEVEL)

/** A tech that a player could have kept of those it drew. */
export function guessPick(s: State, p: Player, rng: Rng): Ability {
  const open = drawnTechs(s, p, s.scorings).filter((ability) => mayGain(s, p, ability))
  return of(open, rng.below(open.length))
}

/** Draws nobody but their owner has seen, such that everybody who has kept a tech had one to keep. */
function guessTechs(s: State, v: View, rng: Rng): void {
  for (let i = 0; i < v.draws.length; i++) if (at(v.draws, i) === HIDDEN) s.draws[i] = guessDraw(rng)
  for (let p = 0; p < v.picks.length; p++) {
    if (at(v.picks, p) !== HIDDEN) continue
    const i = drawIndex(p, s.scorings)
    while (!drawnTechs(s, p, s.scorings).some((ability) => mayGain(s, p, ability))) s.draws[i] = guessDraw(rng)
    s.picks[p] = guessPick(s, p, rng)
  }
}

/**
 * A full state that agrees with everything a seat has seen: the cards that have left the deck stay where they were in
 * it, so that every pile gets the Score cards it still owes; a known top card stays on top.
 */
export function guess(v: View, _seat: Seat, rng: Rng): State {
  const { deck, unused } = completeDeck(v.box, v.deck, SCORE_CARDS, rng)
  const chosen = v.chosen === HIDDEN ? guessSector(v.markers, rng) : v.chosen
  const s = clone({ ...v, deck, unused, chosen, offer: [] })
  guessTechs(s, v, rng)
  settle(s, undefined)
  return s
}

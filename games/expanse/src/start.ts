// Written by `npm run generate` from the table in fields.ts.
import { type Start, STATE_FIELDS as fields } from './fields.ts'
import type { State } from './types.ts'

/** A table with nothing on it. */
export const startState = (c: Start): State => ({
  ruleset: fields.ruleset.start(c), seating: fields.seating.start(c), seatOf: fields.seatOf.start(c),
  active: fields.active.start, captain: fields.captain.start, initiative: fields.initiative.start(),
  cp: fields.cp.start(c), cubes: fields.cubes.start(), supply: fields.supply.start(c), on: fields.on.start(c),
  fleets: fields.fleets.start(), reserve: fields.reserve.start(c), at: fields.at.start(c),
  track: fields.track.start(c), drawn: fields.drawn.start(c), deck: fields.deck.start(c),
  deckSize: fields.deckSize.start(c), scoresDrawn: fields.scoresDrawn.start(c), known: fields.known.start,
  unused: fields.unused.start(c), discard: fields.discard.start(), kept: fields.kept.start(),
  inHand: fields.inHand.start, techs: fields.techs.start(c), usedUp: fields.usedUp.start(c),
  draws: fields.draws.start(c), picks: fields.picks.start(c), closed: fields.closed.start,
  tokens: fields.tokens.start(c), scorings: fields.scorings.start, markers: fields.markers.start(),
  chosen: fields.chosen.start, knowers: fields.knowers.start, final: fields.final.start,
  standee: fields.standee.start, holder: fields.holder.start, suppressed: fields.suppressed.start,
  inPlay: fields.inPlay.start(c), resources: fields.resources.start(c), points: fields.points.start(c),
  plays: fields.plays.start(c), stack: fields.stack.start(), question: fields.question.start(),
  offer: fields.offer.start(), winner: fields.winner.start, reveals: fields.reveals.start,
  decisions: fields.decisions.start,
})

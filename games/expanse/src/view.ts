// Written by `npm run generate` from the table in fields.ts.
import type { Seat } from '@orrery/kernel'
import { cloneFrames } from './clone.ts'
import { STATE_FIELDS as fields, VIEW_FIELDS as more } from './fields.ts'
import type { State, View } from './types.ts'

/** What a seat may know: the fields that say so, and nothing else. */
export const view = (s: State, seat: Seat): View => ({
  seat: more.seat(s, seat), ruleset: s.ruleset, seating: s.seating, seatOf: s.seatOf, active: s.active,
  captain: s.captain, initiative: s.initiative, cp: s.cp.slice(), cubes: s.cubes.slice(), supply: s.supply.slice(),
  on: s.on.slice(), fleets: s.fleets.slice(), reserve: s.reserve.slice(), at: s.at.slice(), track: s.track.slice(),
  drawn: s.drawn, deck: fields.deck.visibleTo(s), deckSize: s.deckSize, scoresDrawn: s.scoresDrawn, known: s.known,
  discard: s.discard.slice(), kept: s.kept, inHand: s.inHand, techs: s.techs, usedUp: s.usedUp,
  draws: fields.draws.visibleTo(s, seat), picks: fields.picks.visibleTo(s, seat), closed: s.closed,
  tokens: s.tokens, scorings: s.scorings, markers: s.markers, chosen: fields.chosen.visibleTo(s, seat),
  knowers: s.knowers, final: s.final, standee: s.standee, holder: s.holder, suppressed: s.suppressed,
  inPlay: s.inPlay, resources: s.resources, points: s.points, plays: s.plays, stack: cloneFrames(s.stack),
  offer: fields.offer.visibleTo(s, seat), winner: s.winner, reveals: s.reveals, decisions: s.decisions,
})

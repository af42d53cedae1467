// Written by `npm run generate` from the table in fields.ts.
import type { Seat } from '@orrery/kernel'
import { cloneFrames } from './clone.ts'
import { STATE_FIELDS as fields, VIEW_FIELDS as more } from './fields.ts'
import type { State, View } from './types.ts'

/** What a seat may know: the fields that say so, and nothing else. */
export const view = (s: State, seat: Seat): View => ({
  seat: more.seat(s, seat), deckLeft: more.deckLeft(s), gone: more.gone(s, seat), ruleset: s.ruleset,
  shuffles: s.shuffles, first: s.first, active: s.active, factions: s.factions.slice(), minors: s.minors.slice(),
  missions: fields.missions.visibleTo(s, seat), common: s.common, minorPool: s.minorPool,
  missionPool: s.missionPool, pieces: s.pieces.slice(), on: s.on.slice(), warlords: s.warlords.slice(),
  placed: s.placed, life: s.life.slice(), income: s.income.slice(), hexilum: s.hexilum.slice(),
  ship: s.ship.slice(), reserve: s.reserve.slice(), alive: s.alive, mercs: s.mercs.slice(), held: s.held.slice(),
  twice: s.twice.slice(), market: s.market.slice(), extras: s.extras.slice(), playing: s.playing,
  discard: s.discard.slice(), removed: s.removed.slice(), ran: s.ran, queue: s.queue.slice(),
  stack: cloneFrames(s.stack), offer: fields.offer.visibleTo(s, seat), winner: s.winner, ending: s.ending,
  wonWith: s.wonWith, wonAt: s.wonAt, reveals: s.reveals, decisions: s.decisions, round: s.round,
})

// Written by `npm run generate` from the table in fields.ts.
import { type Start, STATE_FIELDS as fields } from './fields.ts'
import type { State } from './types.ts'

/** A table with nothing on it. */
export const startState = (c: Start): State => ({
  ruleset: fields.ruleset.start(c), seed: fields.seed.start(c), shuffles: fields.shuffles.start,
  first: fields.first.start, active: fields.active.start, factions: fields.factions.start(c),
  minors: fields.minors.start(c), missions: fields.missions.start(c), common: fields.common.start,
  minorPool: fields.minorPool.start(), missionPool: fields.missionPool.start(), pieces: fields.pieces.start(c),
  on: fields.on.start(c), warlords: fields.warlords.start(c), placed: fields.placed.start,
  life: fields.life.start(c), income: fields.income.start(c), hexilum: fields.hexilum.start(c),
  ship: fields.ship.start(c), reserve: fields.reserve.start(c), alive: fields.alive.start(c),
  mercs: fields.mercs.start(c), held: fields.held.start(c), twice: fields.twice.start(c),
  market: fields.market.start(), extras: fields.extras.start(), playing: fields.playing.start,
  deck: fields.deck.start(c), drawn: fields.drawn.start, discard: fields.discard.start(),
  removed: fields.removed.start(), ran: fields.ran.start, queue: fields.queue.start(), stack: fields.stack.start(),
  question: fields.question.start(), offer: fields.offer.start(), winner: fields.winner.start,
  ending: fields.ending.start, wonWith: fields.wonWith.start, wonAt: fields.wonAt.start,
  reveals: fields.reveals.start, decisions: fields.decisions.start, round: fields.round.start,
})

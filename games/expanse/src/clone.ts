// Written by `npm run generate` from the table in fields.ts.
import type { Frame, State } from './types.ts'

const cloneFrame = (f: Frame): Frame => ({
  step: f.step, seat: f.seat, by: f.by, source: f.source, program: f.program, pc: f.pc, left: f.left, used: f.used,
  place: f.place, count: f.count, held: f.held, touched: f.touched,
})

export function cloneFrames(frames: readonly Frame[]): Frame[] {
  const copies: Frame[] = []
  for (let i = 0; i < frames.length; i++) copies.push(cloneFrame(frames[i] as Frame))
  return copies
}

/** The same shape every time, and nothing shared that ever changes. */
export const clone = (s: State): State => ({
  ruleset: s.ruleset, seating: s.seating, seatOf: s.seatOf, active: s.active, captain: s.captain,
  initiative: s.initiative, cp: s.cp.slice(), cubes: s.cubes.slice(), supply: s.supply.slice(), on: s.on.slice(),
  fleets: s.fleets.slice(), reserve: s.reserve.slice(), at: s.at.slice(), track: s.track.slice(), drawn: s.drawn,
  deck: s.deck, deckSize: s.deckSize, scoresDrawn: s.scoresDrawn, known: s.known, unused: s.unused,
  discard: s.discard.slice(), kept: s.kept, inHand: s.inHand, techs: s.techs, usedUp: s.usedUp,
  draws: s.draws.length === 0 ? s.draws : s.draws.slice(), picks: s.picks.length === 0 ? s.picks : s.picks.slice(),
  closed: s.closed, tokens: s.tokens, scorings: s.scorings, markers: s.markers, chosen: s.chosen,
  knowers: s.knowers, final: s.final, standee: s.standee, holder: s.holder, suppressed: s.suppressed,
  inPlay: s.inPlay, resources: s.resources, points: s.points, plays: s.plays, stack: cloneFrames(s.stack),
  question: s.question, offer: s.offer, winner: s.winner, reveals: s.reveals, decisions: s.decisions,
})

// Written by `npm run generate` from the table in fields.ts.
import type { Frame, State } from './types.ts'

const cloneFrame = (f: Frame): Frame => ({
  step: f.step, seat: f.seat, program: f.program, pc: f.pc, left: f.left, place: f.place, turn: f.turn,
  held: f.held, card: f.card, used: f.used, extra: f.extra,
})

export function cloneFrames(frames: readonly Frame[]): Frame[] {
  const copies: Frame[] = []
  for (let i = 0; i < frames.length; i++) copies.push(cloneFrame(frames[i] as Frame))
  return copies
}

/** The same shape every time, and nothing shared that ever changes. */
export const clone = (s: State): State => ({
  ruleset: s.ruleset, seed: s.seed, shuffles: s.shuffles, first: s.first, active: s.active,
  factions: s.factions.slice(), minors: s.minors.slice(), missions: s.missions.slice(), common: s.common,
  minorPool: s.minorPool, missionPool: s.missionPool, pieces: s.pieces.slice(), on: s.on.slice(),
  warlords: s.warlords.slice(), placed: s.placed, life: s.life.slice(), income: s.income.slice(),
  hexilum: s.hexilum.slice(), ship: s.ship.slice(), reserve: s.reserve.slice(), alive: s.alive,
  mercs: s.mercs.slice(), held: s.held.slice(), twice: s.twice.slice(), market: s.market.slice(),
  extras: s.extras.slice(), playing: s.playing, deck: s.deck, drawn: s.drawn, discard: s.discard.slice(),
  removed: s.removed.slice(), ran: s.ran, queue: s.queue.slice(), stack: cloneFrames(s.stack), question: s.question,
  offer: s.offer, winner: s.winner, ending: s.ending, wonWith: s.wonWith, wonAt: s.wonAt, reveals: s.reveals,
  decisions: s.decisions, round: s.round,
})

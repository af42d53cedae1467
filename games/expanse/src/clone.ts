import type { Frame, State } from './types.ts'

const cloneFrame = (f: Frame): Frame => ({
  step: f.step,
  seat: f.seat,
  by: f.by,
  source: f.source,
  program: f.program,
  pc: f.pc,
  left: f.left,
  used: f.used,
  place: f.place,
  count: f.count,
  held: f.held,
  touched: f.touched,
})

/** Written out by hand: the same shape every time, and nothing shared that ever changes. */
export function clone(s: State): State {
  const stack: Frame[] = []
  // Tokens that are not in the box never change: their lists are shared, which saves a third of the time.
  const hasPoints = s.box.points.length > 0
  for (let i = 0; i < s.stack.length; i++) stack.push(cloneFrame(s.stack[i] as Frame))
  return {
    box: s.box,
    seating: s.seating,
    seatOf: s.seatOf,
    deck: s.deck,
    drawn: s.drawn,
    known: s.known,
    deckSize: s.deckSize,
    unused: s.unused,
    track: s.track.slice(),
    discard: s.discard.slice(),
    kept: s.kept.slice(),
    cubes: s.cubes.slice(),
    supply: s.supply.slice(),
    fleets: s.fleets.slice(),
    reserve: s.reserve.slice(),
    on: s.on.slice(),
    at: s.at.slice(),
    inPlay: s.inPlay,
    cp: s.cp.slice(),
    initiative: s.initiative.slice(),
    techs: s.techs.slice(),
    usedUp: s.usedUp.slice(),
    tokens: s.tokens.slice(),
    draws: s.box.drawsTechs ? s.draws.slice() : s.draws,
    picks: s.box.drawsTechs ? s.picks.slice() : s.picks,
    closed: s.closed,
    captain: s.captain,
    scorings: s.scorings,
    scoresDrawn: s.scoresDrawn,
    markers: s.markers.slice(),
    chosen: s.chosen,
    knowers: s.knowers,
    final: s.final,
    standee: s.standee,
    holder: s.holder,
    suppressed: s.suppressed,
    points: hasPoints ? s.points.slice() : s.points,
    plays: hasPoints ? s.plays.slice() : s.plays,
    resources: s.box.resourceLimit > 0 ? s.resources.slice() : s.resources,
    active: s.active,
    inHand: s.inHand,
    stack,
    offer: s.offer,
    reveals: s.reveals,
    decisions: s.decisions,
    winner: s.winner,
  }
}

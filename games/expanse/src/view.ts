import type { Seat } from '@orrery/kernel'
import { clone } from './clone.ts'
import { top } from './rules/frames.ts'
import { drawIndex } from './rules/techs.ts'
import { offer } from './steps/engine.ts'
import { HIDDEN, NONE, SEVERAL } from './types.ts'
import type { Player, State, View } from './types.ts'

/** EX-17.5: one's own two techs, from the moment they are drawn. */
export const knowsDraw = (s: State, p: Player, i: number): boolean =>
  top(s)?.seat === SEVERAL && p !== NONE && i === drawIndex(p, s.scorings)

/** EX-17: everything on the table is public but the deck, the cards left out, the Sector chosen
 * in secret, and techs drawn and kept. */
export function view(s: State, seat: Seat): View {
  const p: Player = s.seating[seat] ?? NONE
  const knows = p !== NONE && (s.knowers & (1 << p)) !== 0
  const copy = clone(s)
  return {
    seat,
    box: s.box,
    seating: s.seating,
    seatOf: s.seatOf,
    deck: s.deck.slice(0, s.drawn + s.known),
    drawn: s.drawn,
    known: s.known,
    deckSize: s.deckSize,
    track: copy.track,
    discard: copy.discard,
    kept: copy.kept,
    cubes: copy.cubes,
    supply: copy.supply,
    fleets: copy.fleets,
    reserve: copy.reserve,
    on: copy.on,
    at: copy.at,
    inPlay: s.inPlay,
    cp: copy.cp,
    initiative: copy.initiative,
    techs: copy.techs,
    usedUp: copy.usedUp,
    tokens: copy.tokens,
    draws: Array.from(s.draws, (leftOut, i) => (leftOut < 0 || knowsDraw(s, p, i) ? leftOut : HIDDEN)),
    picks: Array.from(s.picks, (ability, q) => (ability < 0 || q === p ? ability : HIDDEN)),
    closed: s.closed,
    captain: s.captain,
    scorings: s.scorings,
    scoresDrawn: s.scoresDrawn,
    markers: copy.markers,
    chosen: s.chosen === NONE || knows ? s.chosen : HIDDEN,
    knowers: s.knowers,
    final: s.final,
    standee: s.standee,
    holder: s.holder,
    suppressed: s.suppressed,
    points: copy.points,
    plays: copy.plays,
    resources: copy.resources,
    active: s.active,
    inHand: s.inHand,
    stack: copy.stack,
    offer: offer(s, seat),
    reveals: s.reveals,
    decisions: s.decisions,
    winner: s.winner,
  }
}

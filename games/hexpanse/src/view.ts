import { lastOf } from '@orrery/kernel'
import type { Seat } from '@orrery/kernel'
import { clone } from './clone.ts'
import { goneFor, maySeeMission } from './secrets.ts'
import { HIDDEN, NONE } from './types.ts'
import type { Frame, State, View } from './types.ts'

/** HX-19: everything on the table is open but the order of the deck, chance to come and the missions of others. */
export function view(s: State, seat: Seat): View {
  const asked: Frame | undefined = lastOf(s.stack)
  const copy = clone(s)
  return {
    seat,
    deckLeft: s.deck.length - s.drawn,
    missions: Array.from(s.missions, (mission, p) =>
      mission === NONE || maySeeMission(s, seat, p) ? mission : HIDDEN,
    ),
    gone: goneFor(s, seat),
    offer: asked?.seat === seat ? s.offer : [],
    box: copy.box,
    shuffles: copy.shuffles,
    market: copy.market,
    extras: copy.extras,
    discard: copy.discard,
    removed: copy.removed,
    playing: copy.playing,
    pieces: copy.pieces,
    on: copy.on,
    warlords: copy.warlords,
    life: copy.life,
    income: copy.income,
    hexilum: copy.hexilum,
    factions: copy.factions,
    minors: copy.minors,
    reserve: copy.reserve,
    ship: copy.ship,
    mercs: copy.mercs,
    held: copy.held,
    twice: copy.twice,
    placed: copy.placed,
    ran: copy.ran,
    minorPool: copy.minorPool,
    missionPool: copy.missionPool,
    common: copy.common,
    first: copy.first,
    active: copy.active,
    round: copy.round,
    alive: copy.alive,
    queue: copy.queue,
    stack: copy.stack,
    reveals: copy.reveals,
    decisions: copy.decisions,
    winner: copy.winner,
    ending: copy.ending,
    wonWith: copy.wonWith,
    wonAt: copy.wonAt,
  }
}

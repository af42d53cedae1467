import { type Json, OBSERVER, type Seat } from '@orrery/kernel'
import { openBox } from './boxes.ts'
import { clone } from './clone.ts'
import { KINDS, REMOVED, SCORED } from './rules/cards.ts'
import { openDeal } from './rules/deals.ts'
import { top } from './rules/frames.ts'
import { accept, reject } from './rules/moves.ts'
import { HIDDEN, type Player, type State, type View } from './types.ts'

/* TE-13: what a seat may see. Hands, unscored secrets, the deck and future dice are hidden; their numbers are public. */

const NO_MOVES: State['offer'] = []
const TO_AN_OFFER: State['offer'] = [accept, reject]

/** A secret this viewer knows the place of: its own, and what was scored. */
const known = (place: number, p: Player): boolean =>
  (place >= SCORED && place < REMOVED) || (p !== OBSERVER && (place === p || place === REMOVED + p))

export function view(s: State, seat: Seat): View {
  return {
    ...clone(s),
    seat,
    chance: [],
    hands: Array.from(s.hands, (n, i) => (Math.floor(i / KINDS) === seat ? n : 0)),
    deck: Array.from(s.deck, () => 0),
    secretAt: Array.from(s.secretAt, (place) => (known(place, seat) ? place : HIDDEN)),
    offer: top(s)?.seat === seat ? s.offer.slice() : openDeal(s)?.to === seat ? TO_AN_OFFER : NO_MOVES,
  }
}

/** The tables do not travel: a box writes its key and is found again by it. */
export function openView(json: Json): View {
  const travelled = json as unknown as Omit<View, 'box' | 'deal'> & {
    readonly box: string
    readonly deal?: View['deal']
  }
  return { ...travelled, box: openBox(travelled.box), deal: travelled.deal }
}

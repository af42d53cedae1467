import { CARD_AP_LIMIT } from '../src/data/setup.ts'
import type { Play, Power, SpecialRule } from '../src/types.ts'

/* Rules in words of their own, by the name the data calls them with. */

export const SPECIALS: { readonly [rule in SpecialRule]: string } = {
  miller:
    'take a card with your tab from the track at its price, spend its AP, then perform its Event; nobody else is offered it',
  mercantile: `that card gives ${CARD_AP_LIMIT} AP`,
  kenzo:
    'choose a card on the track and perform its Event as if it had your tab; it stays on the track, and it cannot be one that works only when kept',
  repair: 'turn 1 damaged Battleship, wherever it is, back to full strength; not in the turn in which it was damaged',
  diplomat:
    'when you take the Influence action you may place a Diplomat instead of a cube; it counts as 2 influence and is removed or moved as 1',
  scrapShip: 'put 1 Scrap Ship, from off the map or from another Orbital, into an Orbital where you have influence',
  slotDiscount: 'every card on the track costs you 1 CP less',
  freeKeep: 'you keep Events at no cost',
}

/** What a tech in force changes; `none` is the mat whose rule is part of removing cubes (EX-10.9). */
export const POWERS: { readonly [power in Power | 'none']: string } = {
  specialCubes: SPECIALS.diplomat,
  safeCubes: 'only you may remove, move or swap Diplomats',
  winsInfluenceTies:
    'you win ties for influence on Bases of the Bonus Sector, and on all Bases in the Final Scoring, if you have a cube there',
  longMove: 'one of your Moves may reach 2 bands',
  winsFleetTies: 'you win ties for Orbital Control where you have a fleet',
  cheaperSlots: SPECIALS.slotDiscount,
  freeKeeping: SPECIALS.freeKeep,
  none: 'when an effect removes, moves or swaps a cube of yours, you choose which of your cubes on that Base it is',
}

/** When a kept card works, said before its Event (V-1). */
export const PLAYS: { readonly [play in Play]: string } = {
  normal: '',
  turn: 'works only when kept: play it as your whole turn',
  window: 'works only when kept: play it in the event window of a Scoring',
  withAp: 'works only when kept: play it when you use a card for its AP, before you spend the first',
}
export const KEPT_FREE = 'keeping it costs nothing'
export const NEEDS_DECK = 'not with an empty deck'

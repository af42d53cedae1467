import { CARD_AP_LIMIT } from '../src/data/setup.ts'
import type { Play, Power, SpecialRule, Trigger } from '../src/types.ts'

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
  embassy: 'place an Embassy from your reserve on any Base without one; no fleet is needed',
  twoPlays:
    "in your chance of an event window you may make two plays, one after the other; never two of the Rocinante's abilities",
  apBonus: 'a card you use for its AP in your own turn gives more AP',
  keptAfterAp: 'when you have finished the AP of a card in your own turn, you may play one Kept Event before the offer',
  freeTech:
    'carry out one of your action techs in force, for neither AP nor CP and without counting it as used; its tokens are spent',
}

/** The same in a few words. */
export const SPECIAL_BRIEFS: { readonly [rule in SpecialRule]: string } = {
  miller: 'use a card with your tab for both its AP and its Event',
  mercantile: `it gives ${CARD_AP_LIMIT} AP`,
  kenzo: 'perform the Event of another card on the track',
  repair: 'repair 1 Battleship',
  diplomat: 'place a Diplomat instead of a cube',
  scrapShip: 'bring 1 Scrap Ship to an Orbital with your influence',
  slotDiscount: 'pay 1 CP less for every card',
  freeKeep: 'keep Events at no cost',
  embassy: 'place an Embassy on any Base without one',
  twoPlays: 'make two plays in an event window',
  apBonus: 'gain more AP from a card',
  keptAfterAp: 'play a Kept Event after the AP of a card',
  freeTech: 'use one of your action techs for free',
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
  freeSlots: 'cards on the track cost you nothing',
  freeKeeping: SPECIALS.freeKeep,
  lightCubes: 'your Diplomats become Embassies: each counts 1 influence',
  singleCubes: 'no Base ever holds two of them',
  twoPlays: SPECIALS.twoPlays,
  none: 'when an effect removes, moves or swaps a cube of yours, you choose which of your cubes on that Base it is',
}

/** The same in a few words. */
export const POWER_BRIEFS: { readonly [power in Power | 'none']: string } = {
  specialCubes: 'place a Diplomat instead of a cube; it counts as 2',
  safeCubes: 'only you may remove, move or swap Diplomats',
  winsInfluenceTies: 'win ties on Bonus Bases with your cubes; in the Final Scoring on all',
  longMove: 'one of your Moves may reach 2 bands',
  winsFleetTies: 'win ties for Orbital Control with your fleet',
  cheaperSlots: SPECIAL_BRIEFS.slotDiscount,
  freeSlots: 'cards on the track are free',
  freeKeeping: SPECIAL_BRIEFS.freeKeep,
  lightCubes: 'Diplomats become Embassies that count as 1',
  singleCubes: 'at most one on a Base',
  twoPlays: SPECIAL_BRIEFS.twoPlays,
  none: 'choose which of your cubes an effect removes, moves or swaps',
}

/** When a kept card works, said before its Event (V-1). */
export const PLAYS: { readonly [play in Play]: string } = {
  normal: '',
  turn: 'works only when kept: play it as your whole turn',
  window: 'works only when kept: play it in the event window of a Scoring',
  withAp: 'works only when kept: play it when you use a card for its AP, before you finish',
}
/** The same in a few words. */
export const PLAY_BRIEFS: { readonly [play in Play]: string } = {
  normal: '',
  turn: 'Kept, as your turn: ',
  window: 'Kept, in a Scoring: ',
  withAp: 'Kept, with a card used for its AP: ',
}
export const KEPT_FREE = 'keeping it costs nothing'
export const NEEDS_DECK = 'not with an empty deck'

/** Moments that occur only once per turn, so that their limit need not be stated. */
export const COMES_ONCE: readonly Trigger[] = ['cardAp', 'takeCard', 'takeSlot1', 'otherTakesOffer', 'afterBases']

/** The moment of a tech that hangs on one, said before what happens then. */
export const MOMENTS: { readonly [trigger in Trigger]: string } = {
  cardAp: '',
  afterCardAp: '',
  afterInfluence: 'after an Influence action or Insurgency of yours',
  afterOwnEvent: 'when you have performed an Event',
  takeCard: 'when you take a card from the track in your own turn',
  takeSlot1: 'when you take an Action card from slot 1 in your own turn',
  otherPaysSlot: 'when another player pays for a slot of the track',
  otherTakesOffer: 'when another player performs or keeps the Event of a card you used for its AP',
  afterBases: 'when all Bases of a Scoring have been scored, but not in the Final Scoring',
}
/** The same in a few words. */
export const MOMENT_BRIEFS: { readonly [trigger in Trigger]: string } = {
  cardAp: '',
  afterCardAp: '',
  afterInfluence: 'after your influence',
  afterOwnEvent: 'when you have performed an Event',
  takeCard: 'when you take a card',
  takeSlot1: 'when you take a card from slot 1',
  otherPaysSlot: 'when another player pays for a slot',
  otherTakesOffer: 'when another player takes your Event',
  afterBases: 'after each Scoring but the last',
}

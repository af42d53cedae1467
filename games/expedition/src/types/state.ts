import type { Answerable, Move, Seat } from '@orrery/kernel'
import type { Ruleset } from './ruleset.ts'
import type { Objective, Player, StepName } from './ids.ts'

/** One pending question or continuation. All frames have this one shape; what a field means is said by its step. */
export interface Frame {
  readonly step: StepName
  /** Who is asked, or acts. */
  seat: Player
  /** The other side (a defender, or whose effect it is), or a planet that was chosen, as the step says. */
  by: number
  /** A planet, system, card or kind, as the step says. */
  what: number
  /** How many are still to do. */
  left: number
  /** A second number the step keeps: infantry in transit, hits, a phase. */
  held: number
  /** Parts of a payment, picks already made. Never changed, only replaced. */
  list: readonly number[]
}

/**
 * What the rules of the expedition speak of (TE-1): all that the referee keeps, and a part of the scenario's state.
 * Plain numbers in small arrays, changed in place.
 */
export interface Core {
  readonly ruleset: Ruleset
  /** TE-1.4: whose turn, whether its window is open, claimed in it, and whether its action was a pass. */
  active: Player
  window: boolean
  claimed: boolean
  passing: boolean
  readonly passed: number[]
  /** Claimant and number of the claim by slice (TE-1.2); the number of claims by player stays for good. */
  readonly slices: number[]
  readonly claimNumber: number[]
  readonly claims: number[]
  /** The token was flipped: the expedition is over (TE-9.7). */
  flipped: boolean
  /** ABSENT, READY or EXHAUSTED by player. */
  readonly breakthroughs: number[]
  readonly goods: number[]
  readonly commodities: number[]
  /** Public numbers of action cards in hand and unscored secrets (TE-13.2), and of cards on the Data Skimmer. */
  readonly cards: number[]
  readonly secrets: number[]
  skimmed: number
  /** By planet: who controls it, whether its card is exhausted, infantry on it (neutral where nobody controls it). */
  readonly owner: number[]
  readonly spent: number[]
  readonly infantry: number[]
  /** By planet: mask over COLOURS of attached specialties. */
  readonly attached: number[]
  /** By planet token: the system it lies in. */
  readonly tokenAt: number[]
  /** By system: tokens and marks. */
  readonly marks: number[]
  fracture: boolean
  /** Jupiter Brain, and whether it was gained in this very window. */
  jupiter: number
  jupiterFresh: boolean
  readonly stack: Frame[]
  /** State of the generator: future dice (TE-1.7). */
  readonly chance: number[]
  reveals: number
}

/** An open offer of a transaction: to whom, and goods and commodities given and asked (TE-15.12). */
export interface Deal {
  readonly to: Player
  readonly goods: number
  readonly commodities: number
  readonly forGoods: number
  readonly forCommodities: number
}

/** A game of the scenario at one moment. */
export interface State extends Core {
  /** Whose view this is; OBSERVER for a spectator, and in the state itself. */
  readonly seat: Seat
  round: number
  /** The round in which Thunder's Edge was placed; 0 before. */
  placedIn: number
  speaker: Player
  /** Command tokens in the two pools, by player. */
  readonly tactic: number[]
  readonly strategy: number[]
  /** By strategy card: holder, used, trade goods on it. */
  readonly holders: number[]
  readonly used: number[]
  readonly bonus: number[]
  /** By planet. */
  readonly pds: number[]
  readonly docks: number[]
  /** By system: masks over players of command tokens, and of those who locked it. */
  readonly tokens: number[]
  readonly locks: number[]
  /** By player: masks of technologies owned and exhausted. */
  readonly techs: number[]
  readonly tired: number[]
  /** Action cards by `player * kinds + kind`; the deck, the discard pile and the Data Skimmer by kind. */
  readonly hands: number[]
  readonly deck: number[]
  readonly pile: number[]
  readonly skim: number[]
  /** Where each secret is: NONE in the deck, a player's hand, SCORED + player, REMOVED + player; HIDDEN in a view. */
  readonly secretAt: number[]
  /** By player: secrets removed from the game (TE-2.10 with `remove`). */
  readonly removed: number[]
  /** Public objectives that lie open, and masks of scored ones by player. */
  readonly publics: Objective[]
  readonly scored: number[]
  /** Points that nothing on the table shows: custodians, Imperial, and who removed the custodians. */
  readonly points: number[]
  custodians: Player
  /** The Galactic Council: READY or EXHAUSTED. */
  council: number
  /** Mask of players with whom the active one has traded in this turn, offers made to each, and the one that stands. */
  dealt: number
  readonly offers: number[]
  deal: Deal | undefined
  /** Mask of players who want no more questions about combat cards in this combat. */
  quiet: number
  /** Standing answers, as masks of players (TE-15.20): no secondaries, no convoys. */
  aloof: number
  closed: number
  /** By player: combat cards laid open for the next combat, as a mask of LAID (TE-15.21). */
  readonly laid: number[]
  /** What is asked now and the answers to it; derived from the stack, never saved. */
  question: Answerable<State, Frame> | undefined
  offer: readonly Move[]
  decisions: number
  winner: Player
}

/** A state as one seat sees it: hands, secrets, the deck and the dice of others are blotted out. */
export type View = State

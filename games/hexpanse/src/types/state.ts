import type { Answerable, Move, Seat } from '@orrery/kernel'
import type { Ruleset } from './ruleset.ts'
import type { Card, Faction, Hex, HIDDEN, Minor, Mission, NONE, Piece, Player, Side, StepName } from './ids.ts'

/** One pending question or continuation. All frames have this one shape; what a field means is said by its step. */
export interface Frame {
  readonly step: StepName
  /** Who is asked, or acts. */
  seat: Player
  /** Index of the program being carried out. */
  program: number
  /** The icon of the program, or the phase of a turn. */
  pc: number
  /** How many are still to do: actions of a turn, repetitions of an icon, players of a set-up step; NONE = not begun. */
  left: number
  /** Base hex and rotation of an ability; NONE = not chosen yet. */
  place: Hex
  turn: number
  /** In hand between two decisions: a unit, the first hex of two, or an enemy. */
  held: number
  /** With an enemy in `held`: the mercenary card that is being stolen. */
  card: Card
  /** Mask of once-per-turn actions that are used up (HX-8.2). */
  used: number
  /** Extra cards due in this turn's Market Phase (HX-11.5). */
  extra: number
}

/** How a game was won. */
export const ENDINGS = ['pattern', 'warlord', 'exhaustion', 'resigned'] as const
export type Ending = (typeof ENDINGS)[number]

/** A game at one moment. Plain numbers in small arrays: cheap to change in place and to clone. */
export interface State {
  readonly ruleset: Ruleset
  /** Where all chance still to come is drawn from; a reshuffle takes the next stream of it. */
  readonly seed: string
  shuffles: number
  /** `drawn` cards have left it. Never changed, only replaced by a reshuffle. */
  deck: readonly Card[]
  drawn: number
  /** Five places, NONE for a gap; and the extra cards on offer. */
  readonly market: Card[]
  readonly extras: Card[]
  readonly discard: Card[]
  readonly removed: Card[]
  /** The action card that is being played (HX-11.2). */
  playing: Card | typeof NONE
  /** What stands on each hex. */
  readonly pieces: Piece[]
  /** Kept up to date with the pieces: hexes with units of a player as three words of 31 bits, by `player * 3 + word`. */
  readonly on: number[]
  /** By player: where the warlord stands, NONE before it is placed and after defeat. */
  readonly warlords: (Hex | typeof NONE)[]
  readonly life: number[]
  readonly income: number[]
  readonly hexilum: number[]
  readonly factions: (Faction | typeof NONE)[]
  readonly minors: (Minor | typeof NONE)[]
  readonly missions: (Mission | typeof NONE | typeof HIDDEN)[]
  /** Normal and minor units off the board, by `player * 2 + unit`. */
  readonly reserve: number[]
  readonly ship: number[]
  /** By player, masks over mercenaries: those he has, on cards and board together. */
  readonly mercs: number[]
  /** By player, masks over action cards: those he has, and those he has both copies of. */
  readonly held: number[]
  readonly twice: number[]
  /** Masks over mercenaries: token on the board and somebody's; ability run in this turn (HX-10.9). */
  placed: number
  ran: number
  /** What was revealed for the drafts (HX-5.4, HX-5.7); empty before, and without drafts. */
  minorPool: readonly Minor[]
  missionPool: readonly Mission[]
  common: Mission | typeof NONE
  first: Player
  active: Player
  /** 0 during set-up. */
  round: number
  /** Mask of players who are not defeated. */
  alive: number
  /** The chain reaction (HX-13.8), oldest first: see rules/chain.ts. */
  readonly queue: number[]
  readonly stack: Frame[]
  /** What is asked now and the answers to it; derived from the stack, never saved. */
  question: Answerable<State, Frame> | undefined
  offer: readonly Move[]
  reveals: number
  decisions: number
  winner: Side | typeof NONE
  ending: Ending | ''
  /** Of a pattern victory: the mission, and which way of building it. */
  wonWith: Mission | typeof NONE
  wonAt: number
}

/** The part of a state that everybody sees: the pure rule questions need no more. */
export type Position = Omit<State, 'deck' | 'drawn' | 'seed' | 'question' | 'offer'>

export interface View extends Position {
  /** Whose view this is; OBSERVER for a spectator. */
  readonly seat: Seat
  readonly deckLeft: number
  /** Missions that were gone when this seat picked its own (HX-19.4), as a mask; NONE for who has not seen that. */
  readonly gone: number
  /** The answers open to this seat now. */
  readonly offer: readonly Move[]
}

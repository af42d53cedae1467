import type { Answerable, Move, Seat, StateFields } from '@orrery/kernel'
import type { Card, Player, StepName } from './ids.ts'

/** One pending question or continuation. All frames have this one shape; what a field means is said by its step. */
export interface Frame {
  readonly step: StepName
  /** Who is asked, or acts. */
  seat: Player
  /** Whose effect it is: the performer, also where another player chooses (EX-10.12). */
  by: Player
  /** The card or ability this belongs to: card index, or -2 - ability index; NONE for neither. */
  source: number
  /** Index of the program being carried out, and the step in it. */
  program: number
  pc: number
  /** How many are still to do; NONE before the step has begun. */
  left: number
  /** Mask of closed places or owners: "one per Base", "each in a different Band". */
  used: number
  /** The place a name is bound to: Base, Orbital, Band, or a fleet as a cell (rules/cell.ts). */
  place: number
  /** The number a name is bound to. */
  count: number
  /** A piece in hand between two decisions, as the cell it came from. */
  held: number
  /** Pieces this effect has put down, as cells; those of fleets follow those of cubes. Never changed, only replaced. */
  touched: readonly number[]
}

/**
 * A game at one moment: what the engine runs on. All other fields stand beside their rows, in fields.ts and in the
 * modules. Plain numbers in small arrays: cheap to change in place and to clone. Lists that change seldom are never
 * changed but replaced, so that clones share them: those with `readonly` entries.
 */
export interface State {
  readonly stack: Frame[]
  /** What is asked now and the answers to it; derived from the stack, never saved. */
  question: Answerable<State, Frame> | undefined
  offer: readonly Move[]
  reveals: number
  decisions: number
}

/** The part of a state that everybody sees: the pure rule questions need no more. */
export type Position = Omit<State, 'deck' | 'unused' | 'question' | 'offer'>

export interface View extends Position {
  /** Whose view this is; OBSERVER for a spectator. */
  readonly seat: Seat
  /** The cards that have left the deck, in order, then the publicly known top card. */
  readonly deck: readonly Card[]
  /** The answers open to this seat now. */
  readonly offer: readonly Move[]
}

/** What a new state is made from: the deck with all cards that have left it in front, the cards left out, the track. */
export interface Start extends Pick<State, 'ruleset' | 'seating'> {
  readonly deck: readonly Card[]
  readonly unused: readonly Card[]
  readonly drawn: number
  readonly track: readonly Card[]
}

/** Rows of the table of state fields. */
export type StateRows = Partial<StateFields<State, View, Start>>

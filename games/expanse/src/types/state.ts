import type { Move, Seat } from '@orrery/kernel'
import type { Box } from './box.ts'
import type { Base, Card, HIDDEN, NONE, Player, Sector, StepName } from './ids.ts'

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
 * A game at one moment. Plain numbers in small arrays: cheap to change in place and to clone. Lists that change seldom are
 * never changed but replaced, so that clones share them: those with `readonly` entries.
 */
export interface State {
  readonly box: Box
  /** Player by seat, clockwise; and seat by player. */
  readonly seating: readonly Player[]
  readonly seatOf: readonly Seat[]
  /** Order after set-up; `drawn` of them have left it, and the next `known` are public (EX-17.7). */
  readonly deck: readonly Card[]
  drawn: number
  known: number
  readonly deckSize: number
  /** Pool cards that were put back unseen (EX-3.10). */
  readonly unused: readonly Card[]
  readonly track: Card[]
  readonly discard: Card[]
  /** Kept Events as `card * 8 + player * 2 + fresh`, fresh = kept in this very turn (EX-6.6). */
  kept: readonly number[]
  /** By cell, and those not on the map by cube. */
  readonly cubes: number[]
  readonly supply: number[]
  /** By cell, and those not on the map by fleet. */
  readonly fleets: number[]
  readonly reserve: number[]
  /** Kept up to date with the pieces: masks of Bases with a cube, of Orbitals with a fleet, by player. */
  readonly on: number[]
  readonly at: number[]
  /** Bases in play. */
  inPlay: number
  readonly cp: number[]
  /** Top to bottom; empty with two players. */
  initiative: readonly Player[]
  /** By player, masks over the faction's own abilities: in force, used in this turn; and tokens left. */
  techs: readonly number[]
  usedUp: readonly number[]
  tokens: readonly number[]
  /** By `player * 3 + level - 1`: which of the three techs will not be drawn; NONE when that is past. */
  readonly draws: number[]
  /** By player: the tech kept and not yet shown, or NONE. */
  readonly picks: number[]
  /** Bases to which an ability of several uses may not return in this turn. */
  closed: number
  /** Who controls the Rocinante. */
  captain: Player
  /** Scoring turns begun, Score cards drawn. */
  scorings: number
  scoresDrawn: number
  /** Bonus markers left by Sector; the Sector chosen in the present Scoring; mask of players who know it. */
  markers: readonly number[]
  chosen: Sector | typeof NONE | typeof HIDDEN
  knowers: number
  /** Final Scoring has begun: its rules for control hold (EX-2.12). */
  final: boolean
  /** The standee's Base, who holds its card, and whether it is suppressed; NONE where the box has none. */
  standee: Base | typeof NONE
  holder: Player | typeof NONE
  suppressed: boolean
  /** Power Play tokens left by player: a mask over the box's points, and one over Sectors. */
  points: readonly number[]
  plays: readonly number[]
  /** Resource Tokens by player. */
  resources: readonly number[]
  active: Player
  /** The card taken or played in this turn and not yet discarded. */
  inHand: Card
  readonly stack: Frame[]
  /** The answers to the question on top of the stack; derived, never saved. */
  offer: readonly Move[]
  reveals: number
  decisions: number
  winner: Player
}

/** The part of a state that everybody sees: the pure rule questions need no more. */
export type Position = Omit<State, 'deck' | 'unused' | 'offer'>

export interface View extends Position {
  /** Whose view this is; OBSERVER for a spectator. */
  readonly seat: Seat
  /** The cards that have left the deck, in order, then the publicly known top card. */
  readonly deck: readonly Card[]
  /** The answers open to this seat now. */
  readonly offer: readonly Move[]
}

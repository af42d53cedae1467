import type { GameEvent, Outcome, Seat, Seen } from '@orrery/kernel'
import type { ReactNode } from 'react'
import type { Cue } from './sound.ts'

/** A move, and the table before and after it as one seat sees it. */
export interface MovedTable<V, E extends GameEvent = GameEvent> {
  readonly events: readonly Seen<E>[]
  readonly before: V
  readonly after: V
  /** The viewing seat. */
  readonly seat: Seat
  readonly names: readonly string[]
  /** How the game ended, if this move ended it. */
  readonly outcome: Outcome | null
}

/** One moment of a scene. While it is shown, the whole table is drawn from its view. */
export interface SceneStep<V> {
  readonly view: V
  /** Milliseconds at normal pace; the last step is the result and rests this long, or until the player goes on. */
  readonly ms: number
  readonly cue?: Cue
  /** A thing that is lit while it is shown. */
  readonly pointed?: string
  /** The headline: "You win Tycho, 3 to 1." */
  readonly headline: string
  /** A sentence below it. */
  readonly text?: string
  /** At the right of the scene's title: "14 of 16 Bases". */
  readonly progress?: string
  /** What else the game's own parts need to draw this step; only they read it. */
  readonly detail?: unknown
}

/** One thing that somebody did in their turn: a row of the list, and its marks on the table. */
export interface TurnStep {
  /** "Battleship from Mars to Ceres". */
  readonly text: string
  /** At the end of the row: "takes control". */
  readonly note?: string
  readonly cue?: Cue
  /** What is framed and numbered: things by their targets, or spots drawn with `data-mark`. */
  readonly at?: readonly string[]
  /** Where a piece came from: the path to the first of `at` begins there. */
  readonly from?: string
  /** The piece, drawn in outline where it stood. */
  readonly ghost?: ReactNode
  /** What changed: lines of a small note beside the first of `at`. */
  readonly change?: readonly ReactNode[] | undefined
  /** A card that flies from here to the mover's seat. */
  readonly card?: string
}

/** A step as it is marked on the board. */
export interface TurnMark extends TurnStep {
  /** Its number in the turn. */
  readonly n: number
  /** The mover's. */
  readonly colour: string
  /** Another row of the list is pointed at. */
  readonly dim: boolean
}

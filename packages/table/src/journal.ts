import type { Pack, RecordStart, Seat } from '@orrery/kernel'
import type { Answers, Setting, Sitter } from './protocol.ts'

/** What was done at the table. A journal holds every secret of its game: it never leaves the host of the table. */
export type Deed =
  /** The pack the table plays with, always the first entry: options name it by hash. It was checked when it came in. */
  | { readonly kind: 'pack'; readonly pack: Pack }
  /**
   * `person` is the id of the sitter, or of the person an open seat is reserved for; '' for the others. Never sent to
   * players.
   */
  | { readonly kind: 'sat'; readonly seat: Seat; readonly sitter: Sitter; readonly person: string }
  /** The server's part of a fair seed; only its hash is shown before the game is over. */
  | { readonly kind: 'sealed'; readonly secret: string }
  /** What a seat adds to the seed. */
  | { readonly kind: 'words'; readonly seat: Seat; readonly text: string }
  /** `rules` is the version of the rules; journals without one are version 1. */
  | { readonly kind: 'began'; readonly start: RecordStart; readonly rules?: number }
  /**
   * `follows`: made by the same touch as the move before, and undone together with it. `enteredBy`: who answered for
   * the seat, if it was not its own person. `again`: brings back a move that was undone.
   */
  | {
      readonly kind: 'move'
      readonly seat: Seat
      readonly move: string
      readonly follows?: true
      readonly enteredBy?: string
      readonly again?: true
    }
  | { readonly kind: 'undo'; readonly seat: Seat; readonly to: number; readonly enteredBy?: string }
  /** The host changes who may answer for a seat. */
  | { readonly kind: 'answers'; readonly who: Answers }
  | { readonly kind: 'undoAsked'; readonly seat: Seat }
  | { readonly kind: 'undoAnswered'; readonly seat: Seat; readonly yes: boolean }
  | { readonly kind: 'outOfTime'; readonly seat: Seat; readonly level: string }
  | { readonly kind: 'left'; readonly seat: Seat; readonly level: string }
  | { readonly kind: 'back'; readonly seat: Seat }
  | { readonly kind: 'said'; readonly seat: Seat; readonly name: string; readonly text: string }
  /** The host keeps somebody from speaking, or lets them again. */
  | { readonly kind: 'muted'; readonly person: string; readonly seat: Seat; readonly yes: boolean }
  /** The host keeps somebody from sitting and speaking here. */
  | { readonly kind: 'blocked'; readonly person: string; readonly seat: Seat }
  | { readonly kind: 'rematch'; readonly seat: Seat; readonly table: string }

/** One line of the journal; the table is the fold of these. */
export interface Entry {
  /** Counted from 1, without gaps. */
  readonly seq: number
  /** When, in milliseconds. */
  readonly at: number
  /** The person who did it, '' for the table itself and its bots. */
  readonly by: string
  /** The key of the request; '' if it could not be sent twice. */
  readonly key: string
  readonly deed: Deed
}

/** A table before its first entry. */
export interface Head {
  readonly id: string
  readonly setting: Setting
  /** The person who made it. */
  readonly host: string
}

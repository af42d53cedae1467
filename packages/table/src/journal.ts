import type { Pack, RecordStart, Seat } from '@orrery/kernel'
import type { Setting, Sitter } from './protocol.ts'

/** What was done at the table. A journal holds every secret of its game: it stays with whoever keeps the table. */
export type Deed =
  /** What the table plays with, the first entry of all: its options name it by hash. It was checked when it came in. */
  | { readonly kind: 'pack'; readonly pack: Pack }
  /** `person` names who it is, or whom the open seat is kept for, for whoever keeps the table only; '' for the others. */
  | { readonly kind: 'sat'; readonly seat: Seat; readonly sitter: Sitter; readonly person: string }
  /** `rules` is the version of the rules; journals from before it was written are of the first. */
  | { readonly kind: 'began'; readonly start: RecordStart; readonly rules?: number }
  /** `follows`: the same touch said it as the move before, and one undo takes both back. */
  | { readonly kind: 'move'; readonly seat: Seat; readonly move: string; readonly follows?: true }
  | { readonly kind: 'undo'; readonly seat: Seat; readonly to: number }
  | { readonly kind: 'undoAsked'; readonly seat: Seat }
  | { readonly kind: 'undoAnswered'; readonly seat: Seat; readonly yes: boolean }
  | { readonly kind: 'outOfTime'; readonly seat: Seat; readonly level: string }
  | { readonly kind: 'left'; readonly seat: Seat; readonly level: string }
  | { readonly kind: 'back'; readonly seat: Seat }
  | { readonly kind: 'said'; readonly seat: Seat; readonly name: string; readonly text: string }
  | { readonly kind: 'rematch'; readonly seat: Seat; readonly table: string }

/** One line of the journal; the table is the fold of these. */
export interface Entry {
  /** Counted from 1, without gaps. */
  readonly seq: number
  /** When, in milliseconds. */
  readonly at: number
  /** The person who did it, '' for the table itself and its bots. */
  readonly by: string
  /** The key of the request, '' when nobody could send it twice. */
  readonly key: string
  readonly deed: Deed
}

/** What a table is before its first entry. */
export interface Head {
  readonly id: string
  readonly setting: Setting
  /** The person who made it. */
  readonly host: string
}

import type { Move } from '@orrery/kernel'
import type { Way } from '@orrery/ui'
import type { ReactNode } from 'react'
import type { Base, Event, Player, View } from '../src/types.ts'
import type { PartProps } from './table.ts'
import type { Thing } from './targets.ts'

/* What a module draws, and what its moves point at: base parts ask for it, and know none. */

/** A part of a player's panel. */
export interface Row {
  readonly table: PartProps
  readonly player: Player
}

/** A note about a thing of its own: title, text, and whose it is. */
type NoteWords = readonly [title: string, text: string, side: string]

export interface ModuleWeb {
  /** Where its moves are made, and others that answer its questions. */
  readonly way?: (m: Move, view: View, player: Player) => Way | undefined
  /** The move behind a touch that leads nowhere. */
  readonly meant?: (thing: Thing, view: View, player: Player) => Move | undefined
  /** Kinds of moves whose heading stands before that of another kind. */
  readonly order?: readonly { readonly kind: number; readonly before: number }[]
  readonly note?: (thing: Thing, view: View) => NoteWords | undefined
  readonly staged?: (e: Event, view: View) => string | undefined
  /** Parts of a player's panel: beside its reserve, beside what it holds, and a row of its own. */
  readonly reserve?: (row: Row) => ReactNode
  readonly holds?: (row: Row) => ReactNode
  readonly panel?: (row: Row) => ReactNode
  /** What more is said of a player, and of a Base. */
  readonly seatText?: (view: View, player: Player) => string
  readonly baseText?: (view: View, base: Base) => string
  /** What the critical resource gives, where it is not CP. */
  readonly critical?: (view: View) => string | undefined
  /** A mark on the corner of a Base so wide; undefined where there is none. */
  readonly mark?: (view: View, base: Base, w: number) => ReactNode
}

import type { TableProps } from '@orrery/ui'
import { NONE, type View } from '../src/types.ts'

/* What the parts of the table are drawn from. */

export type PartProps = TableProps<View>

/** A glow of strokes over strokes: a blur would be computed again with every change on the board. */
export const GLOW: readonly (readonly [width: number, opacity: number])[] = [
  [12, 0.1],
  [8, 0.16],
  [5, 0.26],
]

/** After the end, and while it is being revealed. */
export const isOver = ({ view, ended }: PartProps): boolean => view.winner !== NONE || ended === true

import type { TableProps } from '@orrery/ui'
import { NONE, type View } from '../src/types.ts'

/* What the parts of the table are drawn from. */

export type PartProps = TableProps<View>

/** After the end, and while it is being revealed. */
export const isOver = ({ view, ended }: PartProps): boolean => view.winner !== NONE || ended === true

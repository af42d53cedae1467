import type { Seat } from '@orrery/kernel'
import type { CSSProperties, ReactNode } from 'react'
import type { SeatProps, TableProps, Target } from './entry-point.ts'
import { useHands } from './hands.ts'
import style from './seat.module.css'
import { isLit, isRefused } from './thing.tsx'

/* The frame of a seat: its panel, and the chip that stands for it on a phone. */

/** Who sits there, as the panel says it. */
export const sitterName = ({ names, seat }: Pick<TableProps<unknown>, 'names' | 'seat'>, of: Seat): string =>
  `${names[of] ?? ''}${of === seat ? ', you' : ''}`

/** The side's colour, and a wash of it, for the styles inside. */
const paint = (colour: string): CSSProperties => ({
  ['--f' as string]: colour,
  ['--f-wash' as string]: `color-mix(in srgb, ${colour} 17%, transparent)`,
})

interface FrameProps {
  readonly table: SeatProps<unknown>
  readonly colour: string
  readonly className?: string | undefined
  readonly children: ReactNode
}

const marks = ({ active }: SeatProps<unknown>, className = ''): string => `${className} ${active ? style.active : ''}`

/** A panel, with the side's colour along its edge; the one whose turn it is stands out. */
export function SeatFrame({
  table,
  name,
  colour,
  className,
  children,
}: FrameProps & { readonly name: string }): ReactNode {
  const [hands] = useHands(table)
  return (
    <section className={`${style.seat} ${marks(table, className)}`} style={paint(colour)} aria-label={name} {...hands}>
      {children}
    </section>
  )
}

/** In very little room: a touch chooses the seat where it can be chosen, and otherwise tells the rest. */
export const SeatButton = ({
  table,
  target,
  name,
  colour,
  className,
  children,
}: FrameProps & { readonly target: Target; readonly name?: string }): ReactNode => (
  <button
    type="button"
    className={`${style.chip} ${marks(table, className)}`}
    style={paint(colour)}
    aria-label={name}
    data-target={target}
    data-lit={isLit(table, target) || undefined}
    data-refused={isRefused(table, target) || undefined}
    onClick={(event) => (isLit(table, target) ? table.touch(target) : table.point(target, event.currentTarget))}
    onBlur={() => table.point(undefined)}
  >
    {children}
  </button>
)

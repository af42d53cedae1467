import type { TableProps, Target } from '@orrery/ui'
import type { ReactNode } from 'react'
import { NONE, type View } from '../src/types.ts'
import style from './thing.module.css'

/* Something on the table that can be touched: drawn, or a button in a panel. */

export type Table = TableProps<View>

/** After the end, and while it is being revealed. */
export const isOver = ({ view, ended }: Table): boolean => view.winner !== NONE || ended === true

export const isLit = (table: Table, target: Target): boolean => table.lit.has(target)
export const isMarked = (table: Table, target: Target): boolean => table.pointed === target
export const isChosen = (table: Table, target: Target): boolean => table.selected === target
export const isRefused = (table: Table, target: Target): boolean => table.refused === target

interface ThingProps {
  readonly table: Table
  readonly target: Target
  readonly name: string
  readonly shape: ReactNode
}

/** A clear shape over what is drawn: it is touched and named, so what is written below is not read twice. */
export const Thing = ({ table, target, name, shape }: ThingProps): ReactNode => (
  <g
    className={style.thing}
    fill="transparent"
    role="button"
    tabIndex={isLit(table, target) ? 0 : -1}
    aria-label={name}
    aria-disabled={!isLit(table, target)}
    data-target={target}
  >
    {shape}
  </g>
)

interface ChipProps {
  readonly table: Table
  readonly target: Target
  readonly kind: string | undefined
  readonly children: ReactNode
}

/** A thing in a panel: a button that glows while it can be chosen. */
export function Chip({ table, target, kind, children }: ChipProps): ReactNode {
  const lit = isLit(table, target)
  return (
    <button
      type="button"
      className={`${style.chip} ${kind}`}
      data-target={target}
      data-lit={lit || undefined}
      data-marked={isMarked(table, target) || undefined}
      data-refused={isRefused(table, target) || undefined}
      aria-disabled={!lit}
      tabIndex={lit ? 0 : -1}
    >
      {children}
    </button>
  )
}

import type { TableProps, Target } from '@orrery/ui'
import type { ReactNode } from 'react'
import { NONE, type View } from '../src/types.ts'
import style from './thing.module.css'

/* Something on the table that can be touched. */

export type Table = TableProps<View>

/** After the end, and while it is being revealed. */
export const isOver = ({ view, ended }: Table): boolean => view.winner !== NONE || ended === true

export const isLit = (table: Table, target: Target): boolean => table.lit.has(target)
export const isRefused = (table: Table, target: Target): boolean => table.refused === target
export const isMarked = (table: Table, target: Target): boolean => table.pointed === target || table.selected === target

interface ChipProps {
  readonly table: Table
  readonly target: Target
  /** What is heard, where the drawing alone says nothing. */
  readonly name?: string
  readonly kind: string | undefined
  readonly children: ReactNode
}

/** A small thing in a panel: a button that glows while it can be chosen. */
export function Chip({ table, target, name, kind, children }: ChipProps): ReactNode {
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
      {...(name === undefined ? {} : { 'aria-label': name })}
      {...(table.selected === target ? { 'aria-pressed': true } : {})}
    >
      {children}
    </button>
  )
}

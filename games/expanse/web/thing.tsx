import type { TableProps, Target } from '@orrery/ui'
import type { ReactNode } from 'react'
import { NONE, type View } from '../src/types.ts'
import style from './board.module.css'

/* Something on the board that can be touched. */

export type Table = TableProps<View>

/** A glow of strokes over strokes: a blur would be worked out anew with every change on the board. */
export const GLOW: readonly (readonly [width: number, opacity: number])[] = [
  [12, 0.1],
  [8, 0.16],
  [5, 0.26],
]

/** After the end, and while it is being revealed. */
export const isOver = ({ view, ended }: Table): boolean => view.winner !== NONE || ended === true

export const isLit = (table: Table, target: Target): boolean => table.lit.has(target)
export const isRefused = (table: Table, target: Target): boolean => table.refused === target
export const isMarked = (table: Table, target: Target): boolean => table.pointed === target

/**
 * Drawn first, then covered by a clear shape that is touched and named: so what is written on it is not read twice.
 * Large things are always reached by the tab key, small ones while they can be chosen; arrows reach all.
 */
export function Thing({
  table,
  target,
  name,
  small = false,
  shape,
  children,
}: {
  readonly table: Table
  readonly target: Target
  readonly name: string
  readonly small?: boolean
  readonly shape: ReactNode
  readonly children: ReactNode
}): ReactNode {
  const lit = isLit(table, target)
  return (
    <>
      <g aria-hidden="true" pointerEvents="none">
        {children}
      </g>
      <g
        className={style.thing}
        data-lit={lit || undefined}
        fill="transparent"
        role="button"
        tabIndex={lit || !small ? 0 : -1}
        aria-label={name}
        aria-disabled={!lit}
        {...(table.selected === target ? { 'aria-pressed': true } : {})}
        data-target={target}
      >
        {shape}
      </g>
    </>
  )
}

import type { ReactNode } from 'react'
import style from './seat.module.css'
import type { PartProps } from './table.ts'

/** On a phone a number says what it counts. */
export const Counted = ({ table, children }: { readonly table: PartProps; readonly children: string }): ReactNode =>
  table.phone ? <span className={style.counted}>{children}</span> : null

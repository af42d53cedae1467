import type { ReactNode } from 'react'
import style from './card.module.css'

/** What a card is marked with: changed by the table's pack, or wholly ours. */
export type Mark = 'pack' | 'house' | ''

export function CardMark({ mark }: { readonly mark: Mark }): ReactNode {
  if (mark === '') return null
  return <span className={mark === 'pack' ? style.pack : style.house}>{mark}</span>
}

import type { ReactNode } from 'react'
import { useTable } from './context.ts'
import type { TableState } from './desk.ts'
import style from './question.module.css'

/** What a click does while the table does not answer: requests wait in this page and are sent again by themselves. */
export function connectionText({ line, sending, now }: Pick<TableState, 'line' | 'sending' | 'now'>): string {
  if (line !== 'lost' && line !== 'restarting') return ''
  const why = line === 'lost' ? 'No connection.' : 'The server is restarting.'
  if (sending) return `${why} Your move is sent when the connection is back; keep this page open.`
  if (now?.update.decision !== null) return `${why} You can choose your move; it is sent when the connection is back.`
  return `${why} The page keeps trying and will show you what you missed.`
}

export function ConnectionNotice(): ReactNode {
  const text = useTable(connectionText)
  return <div role="status">{text !== '' && <p className={style.said}>{text}</p>}</div>
}

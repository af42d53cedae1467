import type { ReactNode } from 'react'
import { FromThere } from '../branch/leave.tsx'
import controls from '../parts/controls.module.css'
import { IconButton } from '../parts/icon.tsx'
import { useDesk, useTable } from './context.ts'
import type { Now } from './desk.ts'
import { sentences } from './sentences.ts'
import style from './table.module.css'

/** While the board shows a moment of the past: which one, and the way back. */
export function PastBar({ now }: { readonly now: Now }): ReactNode {
  const desk = useDesk()
  const moment = useTable((state) => state.moment)
  if (moment === undefined) return null
  const { passing, entry, events } = moment
  const said = sentences(desk.entryPoint, events, now).join(' ')
  return (
    <div className={style.past} role="status">
      {passing === undefined && (
        <IconButton
          icon="back"
          className={controls.plain}
          label="Earlier"
          onClick={() => void desk.lookAt(entry - 1)}
        />
      )}
      <p>{passing === undefined ? `Move ${entry} of ${now.update.entries}` : said}</p>
      {passing === undefined && (
        <IconButton icon="on" className={controls.plain} label="Later" onClick={() => void desk.lookAt(entry + 1)} />
      )}
      {passing === undefined && <FromThere now={now} moment={moment} />}
      <button type="button" className={controls.strong} onClick={desk.toNow}>
        {passing === undefined ? 'Back to now' : `Skip (${passing.nth} of ${passing.of})`}
      </button>
    </div>
  )
}

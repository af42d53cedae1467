import type { TableProps } from '@orrery/ui'
import { type ReactNode, useMemo } from 'react'
import { useLocation } from 'wouter'
import { hasBots } from '../registry.ts'
import { useDesk } from '../table/context.ts'
import { Log } from '../table/log.tsx'
import type { Now } from '../table/now.ts'
import table from '../table/table.module.css'
import { useCoach } from './coach.ts'
import { Course } from './course.tsx'
import { Decided } from './decided.tsx'
import style from './ending.module.css'
import { Links } from './links.tsx'
import { Rematch } from './rematch.tsx'
import { Result } from './result.tsx'
import type { Shown } from './use-verdict.ts'

interface EndedProps {
  readonly now: Now
  readonly props: TableProps<unknown>
  readonly shown: Shown
}

/** After the end: who won and why, beside the board that shows it; the course of the game in the place of the cards. */
export function Ended({ now, props, shown }: EndedProps): ReactNode {
  const { entryPoint } = useDesk()
  const [path] = useLocation()
  const { update } = now
  const { table: id, yours } = update
  const replay = id !== '' ? `/game/${id}` : path.startsWith('/local/') ? `${path}/replay` : ''
  const [seat, ...more] = yours
  const reader = seat !== undefined && more.length === 0 && replay !== '' && hasBots(entryPoint.id) ? seat : undefined
  const coached = useCoach(id, reader)
  const pins = useMemo(() => coached?.pins ?? [], [coached])
  const buttons = (
    <div className={style.buttons}>
      <Rematch update={update} />
      <Links now={now} replay={replay} />
    </div>
  )
  const course = <Course now={now} pins={pins} />
  if (props.phone)
    return (
      <section className={style.sheet} aria-label="Question" data-seq={now.journal.seq}>
        <div className={style.scrolled}>
          <Result now={now} reason={shown.verdict?.reason} />
          <Decided shown={shown} coached={coached} />
          {course}
        </div>
        {buttons}
      </section>
    )
  return (
    <>
      <section className={table.shelf} aria-label="Course of the game">
        {course}
      </section>
      <aside className={table.side}>
        <section className={style.result} aria-label="Question" data-seq={now.journal.seq}>
          <Result now={now} reason={shown.verdict?.reason} />
          {buttons}
        </section>
        <section className={style.decided} aria-label="What decided it">
          <Decided shown={shown} coached={coached} />
        </section>
        <Log now={now} />
      </aside>
    </>
  )
}

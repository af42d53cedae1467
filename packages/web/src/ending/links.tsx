import type { ReactNode } from 'react'
import { Link } from 'wouter'
import controls from '../parts/controls.module.css'
import { Icon } from '../parts/icon.tsx'
import { hasBots } from '../registry.ts'
import { useDesk } from '../table/context.ts'
import type { Now } from '../table/now.ts'
import style from './ending.module.css'

interface LinksProps {
  readonly now: Now
  /** The address of the replay; '' where there is none. */
  readonly replay: string
}

/** Links to coach, replay and the saved game. */
export function Links({ now, replay }: LinksProps): ReactNode {
  const { entryPoint } = useDesk()
  const { table, fair } = now.update
  return (
    <div className={style.links}>
      {replay !== '' && hasBots(entryPoint.id) && (
        <Link href={`${replay}?at=0&coach`} className={controls.plain}>
          <Icon name="coach" /> Coach
        </Link>
      )}
      {replay !== '' && (
        <Link href={`${replay}?at=0`} className={controls.plain}>
          <Icon name="play" /> Replay
        </Link>
      )}
      {table === '' ? (
        <Link href={`/new/${entryPoint.id}`} className={controls.plain}>
          New game
        </Link>
      ) : (
        <a className={controls.plain} href={`/api/tables/${table}/record`} download={`${entryPoint.id}-${table}.txt`}>
          <Icon name="save" /> Save
        </a>
      )}
      {fair !== null && (
        <Link href={`/fair/${table}`} className={controls.plain} title="Check the deal">
          Verify
        </Link>
      )}
    </div>
  )
}

import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'wouter'
import type { KeptTable } from '../local/kept.ts'
import { Icon } from '../parts/icon.tsx'
import { company } from '../parts/names.ts'
import { keysKept, LOCAL_TABLES } from '../parts/storage.ts'
import { timeAgo } from '../parts/time.ts'
import { titleOf } from '../registry.ts'
import style from './start.module.css'

interface KeptTables {
  readonly tables: readonly KeptTable[]
  throwAway(id: string): void
}

/** What reads stored tables is loaded where there are some. */
async function storedTables(thrownAway?: string): Promise<readonly KeptTable[]> {
  if (!keysKept().some((key) => key.startsWith(LOCAL_TABLES))) return []
  const { keptTables, throwAway } = await import('../local/kept.ts')
  if (thrownAway !== undefined) throwAway(thrownAway)
  return keptTables()
}

/** The tables on this device, the newest first. */
export function useKeptTables(): KeptTables {
  const [tables, setTables] = useState<readonly KeptTable[]>([])
  useEffect(() => void storedTables().then(setTables), [])
  return { tables, throwAway: (id) => void storedTables(id).then(setTables) }
}

interface HereProps {
  readonly table: KeptTable
  throwAway(): void
}

/** A table on this device. What is thrown away is gone, so it takes two clicks. */
export function Here({ table, throwAway }: HereProps): ReactNode {
  const [sure, setSure] = useState(false)
  const title = titleOf(table.game)
  return (
    <div className={style.here}>
      <Link href={`/local/${table.id}`} className={style.seat}>
        <div>
          <b>{title}</b>
          <span>{timeAgo(table.updated, Date.now())}</span>
        </div>
        <p>On this device</p>
        <div className={style.who}>{company(table.seats)}</div>
      </Link>
      <button
        type="button"
        aria-label={`Delete this game of ${title}${sure ? ' for good' : ''}`}
        onClick={() => (sure ? throwAway() : setSure(true))}
        onBlur={() => setSure(false)}
      >
        {sure ? 'Delete' : <Icon name="close" />}
      </button>
    </div>
  )
}

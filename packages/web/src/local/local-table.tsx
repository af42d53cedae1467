import type { AnyDoor } from '@orrery/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { say } from '../net/api.ts'
import type { Listener } from '../net/link.ts'
import { useLoaded } from '../parts/hooks.ts'
import { Calm, DeadEnd } from '../parts/page.tsx'
import { gameOf } from '../registry.ts'
import { Desk } from '../table/desk.ts'
import { TableView } from '../table/table.tsx'
import { keepSaved, openingOf } from './kept.ts'
import { WorkerLink } from './link.ts'
import { oneAtATime } from './one-at-a-time.ts'

async function doorOf(id: string): Promise<AnyDoor> {
  const entry = gameOf(openingOf(id)?.game ?? '')
  if (entry === undefined) throw new Error('There is no such table on this device.')
  return entry.door()
}

/** A table on this device: the same page, the same table, no server. */
export function LocalTablePage({ id }: { readonly id: string }): ReactNode {
  const { value: door, error } = useLoaded(id, doorOf)
  if (error !== undefined) return <DeadEnd why={say(error)} />
  return door === undefined ? <Calm title="" /> : <Opened id={id} door={door} />
}

/** Opens the table and puts it away again after everything that happens; what happens meanwhile is put away with the next. */
function openTable(id: string, listener: Listener): WorkerLink {
  const kept = openingOf(id)
  const opening = kept?.opening ?? { t: 'replay', record: '' }
  let hasRoom = true
  const putAway = oneAtATime(async () => {
    const saved = await link.saved()
    if (kept === undefined) return
    hasRoom = keepSaved(id, kept, saved)
    listener.line(hasRoom ? 'open' : 'full')
  })
  const link: WorkerLink = new WorkerLink(opening, {
    line: (state) => listener.line(state === 'open' && !hasRoom ? 'full' : state),
    situation(heard) {
      listener.situation(heard)
      putAway()
    },
  })
  return link
}

function Opened({ id, door }: { readonly id: string; readonly door: AnyDoor }): ReactNode {
  const [desk, setDesk] = useState<Desk>()
  const [problem, setProblem] = useState('')
  useEffect(() => {
    const made = new Desk(door, (listener) => {
      const link = openTable(id, listener)
      void link.opened.then((reply) => reply.ok || setProblem(reply.say))
      return link
    })
    setDesk(made)
    return () => made.close()
  }, [id, door])
  if (problem !== '') return <DeadEnd why={problem} />
  return desk === undefined ? <Calm title="" /> : <TableView desk={desk} />
}

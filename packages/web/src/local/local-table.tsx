import type { AnyDoor } from '@orrery/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { say } from '../net/api.ts'
import type { Listener } from '../net/link.ts'
import { useLoaded } from '../parts/hooks.ts'
import { Calm, DeadEnd } from '../parts/page.tsx'
import { loadDoor } from '../registry.ts'
import { Desk } from '../table/desk.ts'
import { TableView } from '../table/table.tsx'
import { ELSEWHERE, hold } from './hold.ts'
import { openingOf, type PutAway, takeOut } from './kept.ts'
import { WorkerLink } from './link.ts'
import { oneAtATime } from './one-at-a-time.ts'

async function doorOf(id: string): Promise<AnyDoor> {
  const door = await loadDoor(openingOf(id)?.game ?? '')
  if (door === undefined) throw new Error('There is no such table on this device.')
  return door
}

/** A table on this device: the same page, the same table, no server. */
export function LocalTablePage({ id }: { readonly id: string }): ReactNode {
  const { value: door, error } = useLoaded(id, doorOf)
  if (error !== undefined) return <DeadEnd why={say(error)} />
  return door === undefined ? <Calm title="" /> : <Opened id={id} door={door} />
}

/** Opens the table and puts it away again after everything that happens; what happens meanwhile is put away with the next. */
function openTable(id: string, listener: Listener): WorkerLink {
  const taken = takeOut(id)
  let kept: PutAway = 'open'
  const putAway = oneAtATime(async () => {
    const saved = await link.saved()
    if (taken === undefined) return
    kept = taken.putAway(saved)
    listener.line(kept)
  })
  const link: WorkerLink = new WorkerLink(taken?.opening ?? { t: 'replay', record: '' }, {
    line: (state) => listener.line(state === 'open' ? kept : state),
    situation(heard) {
      listener.situation(heard)
      putAway()
    },
  })
  return link
}

/** Milliseconds another tab may take to release the lock, for example while it reloads. */
const PATIENCE = 500

function Opened({ id, door }: { readonly id: string; readonly door: AnyDoor }): ReactNode {
  const [desk, setDesk] = useState<Desk>()
  const [problem, setProblem] = useState('')
  useEffect(() => {
    let made: Desk | undefined
    const wait = setTimeout(() => setProblem(ELSEWHERE), PATIENCE)
    const letGo = hold(id, () => {
      clearTimeout(wait)
      setProblem('')
      made = new Desk(door, (listener) => {
        const link = openTable(id, listener)
        void link.opened.then((reply) => reply.ok || setProblem(reply.say))
        return link
      })
      setDesk(made)
    })
    return () => {
      clearTimeout(wait)
      made?.close()
      letGo()
    }
  }, [id, door])
  if (problem !== '') return <DeadEnd why={problem} />
  return desk === undefined ? <Calm title="" /> : <TableView desk={desk} offersLesson />
}

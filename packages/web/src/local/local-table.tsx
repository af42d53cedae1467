import type { AnyDoor } from '@orrery/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { Redirect } from 'wouter'
import { say } from '../net/api.ts'
import { useLoaded } from '../parts/hooks.ts'
import { Calm, DeadEnd } from '../parts/page.tsx'
import { gameOf, loadDoor } from '../registry.ts'
import { Desk } from '../table/desk.ts'
import { TableView } from '../table/table.tsx'
import { ELSEWHERE, hold } from './hold.ts'
import { openingOf } from './kept.ts'
import { openKept } from './open-kept.ts'

async function doorOf(id: string): Promise<AnyDoor> {
  const door = await loadDoor(openingOf(id)?.game ?? '')
  if (door === undefined) throw new Error('There is no such table on this device.')
  return door
}

/** A table on this device: the same page, the same table, no server. */
export function LocalTablePage({ id }: { readonly id: string }): ReactNode {
  const page = gameOf(openingOf(id)?.game ?? '')?.tablePage
  return page === undefined ? <TablePage id={id} /> : <Redirect to={`/${page}#here/${id}`} />
}

function TablePage({ id }: { readonly id: string }): ReactNode {
  const { value: door, error } = useLoaded(id, doorOf)
  if (error !== undefined) return <DeadEnd why={say(error)} />
  return door === undefined ? <Calm title="" /> : <Opened id={id} door={door} />
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
        const link = openKept(id, listener)
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

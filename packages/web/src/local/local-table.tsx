import type { AnyEntryPoint } from '@orrery/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { Redirect } from 'wouter'
import { say } from '../net/api.ts'
import { useLoaded } from '../parts/hooks.ts'
import { Calm, DeadEnd } from '../parts/page.tsx'
import { gameOf, loadEntryPoint } from '../registry.ts'
import { Desk } from '../table/desk.ts'
import { TableView } from '../table/table.tsx'
import { ELSEWHERE, hold } from './hold.ts'
import { openingOf } from './kept.ts'
import { openKept } from './open-kept.ts'

async function entryPointOf(id: string): Promise<AnyEntryPoint> {
  const entryPoint = await loadEntryPoint(openingOf(id)?.game ?? '')
  if (entryPoint === undefined) throw new Error('There is no such table on this device.')
  return entryPoint
}

/** A table on this device: the same page, the same table, no server. */
export function LocalTablePage({ id }: { readonly id: string }): ReactNode {
  const page = gameOf(openingOf(id)?.game ?? '')?.tablePage
  return page === undefined ? <TablePage id={id} /> : <Redirect to={`/${page}#here/${id}`} />
}

function TablePage({ id }: { readonly id: string }): ReactNode {
  const { value: entryPoint, error } = useLoaded(id, entryPointOf)
  if (error !== undefined) return <DeadEnd why={say(error)} />
  return entryPoint === undefined ? <Calm title="" /> : <Opened id={id} entryPoint={entryPoint} />
}

/** Milliseconds another tab may take to release the lock, for example while it reloads. */
const PATIENCE = 500

function Opened({ id, entryPoint }: { readonly id: string; readonly entryPoint: AnyEntryPoint }): ReactNode {
  const [desk, setDesk] = useState<Desk>()
  const [problem, setProblem] = useState('')
  useEffect(() => {
    let made: Desk | undefined
    const wait = setTimeout(() => setProblem(ELSEWHERE), PATIENCE)
    const letGo = hold(id, () => {
      clearTimeout(wait)
      setProblem('')
      made = new Desk(entryPoint, (listener) => {
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
  }, [id, entryPoint])
  if (problem !== '') return <DeadEnd why={problem} />
  return desk === undefined ? <Calm title="" /> : <TableView desk={desk} offersLesson />
}

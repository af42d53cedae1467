import { type ReactNode, useEffect, useState } from 'react'
import { Redirect } from 'wouter'
import { say } from '../net/api.ts'
import { useLoaded } from '../parts/hooks.ts'
import { Calm, DeadEnd } from '../parts/page.tsx'
import { type Arrival, arrive } from './arrive.ts'
import { Desk } from './desk.ts'
import { TableView } from './table.tsx'

/** A table on the server, found by its link. */
export function ServerTable({ id }: { readonly id: string }): ReactNode {
  const { value, error } = useLoaded(id, arrive)
  if (error !== undefined) return <DeadEnd why={say(error)} />
  if (value === undefined) return <Calm title="" />
  return 'page' in value ? <Redirect to={`/${value.page}#on/${id}`} /> : <Connected arrival={value} />
}

function Connected({ arrival }: { readonly arrival: Arrival }): ReactNode {
  const [desk, setDesk] = useState<Desk>()
  useEffect(() => {
    const made = new Desk(arrival.entryPoint, arrival.connect)
    setDesk(made)
    return () => made.close()
  }, [arrival])
  return desk === undefined ? <Calm title="" /> : <TableView desk={desk} offersLesson />
}

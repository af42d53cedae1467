import { type ReactNode, useEffect, useState } from 'react'
import { say } from '../net/api.ts'
import { SocketLink } from '../net/socket.ts'
import { useLoaded } from '../parts/hooks.ts'
import { Calm, DeadEnd } from '../parts/page.tsx'
import { arrive } from './arrive.ts'
import { Desk } from './desk.ts'
import { TableView } from './table.tsx'
import type { AnyDoor } from '@orrery/ui'

/** A table on the server, found by its link. */
export function ServerTable({ id }: { readonly id: string }): ReactNode {
  const { value: door, error } = useLoaded(id, arrive)
  if (error !== undefined) return <DeadEnd why={say(error)} />
  return door === undefined ? <Calm title="" /> : <Connected id={id} door={door} />
}

function Connected({ id, door }: { readonly id: string; readonly door: AnyDoor }): ReactNode {
  const [desk, setDesk] = useState<Desk>()
  useEffect(() => {
    const made = new Desk(door, (listener) => new SocketLink(id, listener))
    setDesk(made)
    return () => made.close()
  }, [id, door])
  return desk === undefined ? <Calm title="" /> : <TableView desk={desk} offersLesson />
}

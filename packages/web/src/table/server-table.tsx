import { type ReactNode, useEffect, useState } from 'react'
import { Link } from 'wouter'
import { api, say } from '../net/api.ts'
import { SocketLink } from '../net/socket.ts'
import { useLoaded } from '../parts/hooks.ts'
import { useMe } from '../parts/me.ts'
import { Calm } from '../parts/page.tsx'
import { gameOf } from '../registry.ts'
import { Desk } from './desk.ts'
import { TableView } from './table.tsx'
import type { AnyDoor } from '@orrery/ui'

async function doorOf(id: string): Promise<AnyDoor> {
  // The server must know who comes before the socket opens: a seat belongs to a person.
  const [facts] = await Promise.all([api.table(id), useMe.getState().load()])
  const entry = gameOf(facts.setting.game)
  if (entry === undefined) throw new Error('This page does not know that game yet. Load it again.')
  return entry.door()
}

/** A table on the server, found by its link. */
export function ServerTable({ id }: { readonly id: string }): ReactNode {
  const { value: door, error } = useLoaded(id, doorOf)
  if (error !== undefined) {
    return (
      <Calm title={say(error)}>
        <Link href="/">To the start page</Link>
      </Calm>
    )
  }
  return door === undefined ? <Calm title="" /> : <Connected id={id} door={door} />
}

function Connected({ id, door }: { readonly id: string; readonly door: AnyDoor }): ReactNode {
  const [desk, setDesk] = useState<Desk>()
  useEffect(() => {
    const made = new Desk(door, (listener) => new SocketLink(id, listener))
    setDesk(made)
    return () => made.close()
  }, [id, door])
  return desk === undefined ? <Calm title="" /> : <TableView desk={desk} />
}

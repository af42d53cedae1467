import type { AnyDoor } from '@orrery/ui'
import { api } from '../net/api.ts'
import { openEarly } from '../net/early.ts'
import type { Listener, TableLink } from '../net/link.ts'
import { SocketLink } from '../net/socket.ts'
import { useMe } from '../parts/me.ts'
import { loadDoor } from '../registry.ts'

/** What a table on the server is shown with. */
export interface Arrival {
  readonly door: AnyDoor
  connect(listener: Listener): TableLink
}

const arriving = new Map<string, Promise<Arrival>>()

async function doorOf(id: string): Promise<AnyDoor> {
  const { setting } = await api.table(id)
  const door = await loadDoor(setting.game)
  if (door === undefined) throw new Error('This page does not know that game yet. Reload it.')
  return door
}

async function ask(id: string): Promise<Arrival> {
  const loading = doorOf(id)
  // The server must know who comes before the socket opens: a seat belongs to a person.
  const meeting = useMe.getState().load()
  const opening = meeting.then(() => openEarly((listener) => new SocketLink(id, listener)))
  try {
    const [door, connect] = await Promise.all([loading, opening])
    return { door, connect }
  } catch (error) {
    opening.then(
      ({ close }) => close(),
      () => undefined,
    )
    throw error
  }
}

/** A table on the server: asked for once, and begun while the page that shows it is still on its way. */
export function arrive(id: string): Promise<Arrival> {
  const known = arriving.get(id)
  if (known !== undefined) return known
  const asked = ask(id)
  arriving.set(id, asked)
  asked.catch(() => arriving.delete(id))
  return asked
}

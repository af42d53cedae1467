import type { AnyEntryPoint } from '@orrery/ui'
import { api } from '../net/api.ts'
import { openEarly } from '../net/early.ts'
import type { Listener, TableLink } from '../net/link.ts'
import { SocketLink } from '../net/socket.ts'
import { useMe } from '../parts/me.ts'
import { gameOf, loadEntryPoint } from '../registry.ts'

/** What a table on the server is shown with. */
export interface Arrival {
  readonly entryPoint: AnyEntryPoint
  connect(listener: Listener): TableLink
}

/** A table of a game that shows its tables on a page of its own. */
interface Elsewhere {
  readonly page: string
}

const arriving = new Map<string, Promise<Arrival | Elsewhere>>()

async function entryPointOf(id: string): Promise<AnyEntryPoint | Elsewhere> {
  const { setting } = await api.table(id)
  const page = gameOf(setting.game)?.tablePage
  if (page !== undefined) return { page }
  const entryPoint = await loadEntryPoint(setting.game)
  if (entryPoint === undefined) throw new Error('This page does not know that game yet. Reload it.')
  return entryPoint
}

async function ask(id: string): Promise<Arrival | Elsewhere> {
  const loading = entryPointOf(id)
  // The server must know who comes before the socket opens: a seat belongs to a person.
  const meeting = useMe.getState().load()
  const opening = meeting.then(() => openEarly((listener) => new SocketLink(id, listener)))
  try {
    const [entryPoint, connect] = await Promise.all([loading, opening])
    if (!('page' in entryPoint)) return { entryPoint, connect }
    connect.close()
    return entryPoint
  } catch (error) {
    opening.then(
      ({ close }) => close(),
      () => undefined,
    )
    throw error
  }
}

/** A table on the server: asked for once, and begun while the page that shows it is still on its way. */
export function arrive(id: string): Promise<Arrival | Elsewhere> {
  const known = arriving.get(id)
  if (known !== undefined) return known
  const asked = ask(id)
  arriving.set(id, asked)
  asked.catch(() => arriving.delete(id))
  return asked
}

import type { AnyDoor } from '@orrery/ui'
import { api } from '../net/api.ts'
import { useMe } from '../parts/me.ts'
import { loadDoor } from '../registry.ts'

const arriving = new Map<string, Promise<AnyDoor>>()

async function ask(id: string): Promise<AnyDoor> {
  // The server must know who comes before the socket opens: a seat belongs to a person.
  const [facts] = await Promise.all([api.table(id), useMe.getState().load()])
  const door = await loadDoor(facts.setting.game)
  if (door === undefined) throw new Error('This page does not know that game yet. Reload it.')
  return door
}

/** The game of a table on the server: asked for once, and begun while the page that shows it is still on its way. */
export function arrive(id: string): Promise<AnyDoor> {
  const known = arriving.get(id)
  if (known !== undefined) return known
  const asked = ask(id)
  arriving.set(id, asked)
  asked.catch(() => arriving.delete(id))
  return asked
}

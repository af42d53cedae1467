import type { Judged } from '@orrery/table'
import { type AnyDoor, type Target, thingsOf } from '@orrery/ui'
import type { TableLink } from '../net/link.ts'

/** The things on the table that the better move names, as seen by the player who had to choose. */
export async function targetsOf(door: AnyDoor, link: TableLink, judged: Judged): Promise<ReadonlySet<Target>> {
  const reply = await link.ask({ t: 'at', entry: judged.entry - 1, seat: judged.seat })
  if (!reply.ok || !('view' in reply)) return new Set()
  const view = door.open(reply.view)
  const move = door.offer(view).find((one) => door.print(one) === judged.better)
  return new Set(move === undefined ? [] : thingsOf(door, move, view))
}

import type { AnyDoor, Standing } from '@orrery/ui'
import { WorkerLink } from '../local/link.ts'

const EARS_SHUT = { situation: () => undefined, line: () => undefined }

/** The scores after each entry of a finished game, from its record. */
export async function standings(door: AnyDoor, record: string, entries: number): Promise<readonly Standing[]> {
  const link = new WorkerLink({ t: 'replay', record }, EARS_SHUT)
  try {
    const numbers = Array.from({ length: entries + 1 }, (_, n) => n)
    const replies = await Promise.all(numbers.map((entry) => link.ask({ t: 'at', entry })))
    return replies.flatMap((reply) => (reply.ok && 'view' in reply ? [door.standing(door.open(reply.view))] : []))
  } finally {
    link.close()
  }
}

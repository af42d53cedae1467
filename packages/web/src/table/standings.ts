import type { AnyEntryPoint, Standing } from '@orrery/ui'
import { WorkerLink } from '../local/link.ts'

const EARS_SHUT = { update: () => undefined, line: () => undefined }

/** The scores after each entry of a finished game, from its record. */
export async function standings(
  entryPoint: AnyEntryPoint,
  record: string,
  entries: number,
): Promise<readonly Standing[]> {
  const link = new WorkerLink({ t: 'replay', record }, EARS_SHUT)
  try {
    const numbers = Array.from({ length: entries + 1 }, (_, n) => n)
    // Each as it comes, so that the page has its turn in between.
    const found = numbers.map(async (entry) => {
      const reply = await link.ask({ t: 'at', entry })
      return reply.ok && 'view' in reply ? [entryPoint.standing(entryPoint.open(reply.view))] : []
    })
    return (await Promise.all(found)).flat()
  } finally {
    link.close()
  }
}

import type { AnyEntryPoint } from '@orrery/ui'
import { Desk } from '../table/desk.ts'
import { type Opening, WorkerLink } from './link.ts'

/** A table in a worker and the page's side of it. */
export interface Running {
  readonly desk: Desk
  readonly link: WorkerLink
}

/** A table in its worker, and what is to happen after everything it tells. */
export function run(entryPoint: AnyEntryPoint, opening: Opening, heard: (link: WorkerLink) => void): Running {
  const links: WorkerLink[] = []
  const desk = new Desk(entryPoint, (listener) => {
    const link = new WorkerLink(opening, {
      ...listener,
      update(update) {
        listener.update(update)
        heard(link)
      },
    })
    links.push(link)
    return link
  })
  const [link] = links
  if (link === undefined) throw new Error('a desk connects when it is made')
  return { desk, link }
}

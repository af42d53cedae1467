import type { Listener } from '../net/link.ts'
import { type PutAway, takeOut } from './kept.ts'
import { WorkerLink } from './link.ts'
import { oneAtATime } from './one-at-a-time.ts'

/** Opens the table and saves it after every change; changes during a save are saved by the next one. */
export function openKept(id: string, listener: Listener): WorkerLink {
  const taken = takeOut(id)
  let kept: PutAway = 'open'
  const putAway = oneAtATime(async () => {
    const saved = await link.saved()
    if (taken === undefined) return
    kept = taken.putAway(saved)
    listener.line(kept)
  })
  const link: WorkerLink = new WorkerLink(taken?.opening ?? { t: 'replay', record: '' }, {
    line: (state) => listener.line(state === 'open' ? kept : state),
    update(heard) {
      listener.update(heard)
      putAway()
    },
  })
  return link
}

import type { Stage } from '@orrery/table'
import type { ReactNode } from 'react'
import { openingOf } from '../local/kept.ts'
import { WorkerLink } from '../local/link.ts'
import { say } from '../net/api.ts'
import { useLoaded } from '../parts/hooks.ts'
import { Calm, DeadEnd } from '../parts/page.tsx'
import { loadEntryPoint } from '../registry.ts'
import { Replay, type Source, sourceFrom } from './replay.tsx'

async function sourceOf(id: string): Promise<Source> {
  const kept = openingOf(id)
  const entryPoint = await loadEntryPoint(kept?.game ?? '')
  if (kept === undefined || entryPoint === undefined) throw new Error('There is no such table on this device.')
  const stage = Promise.withResolvers<Stage>()
  const link = new WorkerLink(kept.opening, { update: (heard) => stage.resolve(heard.stage), line: () => undefined })
  try {
    const opened = await link.opened
    if (!opened.ok) throw new Error(opened.say)
    if ((await stage.promise) !== 'over') throw new Error('This game is not over yet. Finish it first.')
    return sourceFrom(entryPoint, await link.record())
  } finally {
    link.close()
  }
}

/** A finished game of this device, replayed from its record. */
export function LocalReplayPage({ id }: { readonly id: string }): ReactNode {
  const { value, error } = useLoaded(id, sourceOf)
  if (error !== undefined) return <DeadEnd why={say(error)} />
  return value === undefined ? <Calm title="" /> : <Replay source={value} path={`/local/${id}/replay`} />
}

import type { AnyEntryPoint } from '@orrery/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { useSearch } from 'wouter'
import { WorkerLink } from '../local/link.ts'
import { api, say } from '../net/api.ts'
import type { Listener, TableLink } from '../net/link.ts'
import { SocketLink } from '../net/socket.ts'
import type { Origin } from '../coach/line.ts'
import { useLoaded } from '../parts/hooks.ts'
import { Calm, DeadEnd } from '../parts/page.tsx'
import { loadEntryPoint } from '../registry.ts'
import { Desk } from '../table/desk.ts'
import { ReplayView } from './view.tsx'

/** How the replay reaches its game. */
export interface Source {
  readonly entryPoint: AnyEntryPoint
  connect(listener: Listener): TableLink
  /** Where its coach works. */
  readonly coach: Origin
}

/** A finished game is replayed from its record; a running game only as its player saw it. */
async function sourceOf(id: string): Promise<Source> {
  const { setting, stage, you } = await api.table(id)
  const entryPoint = await loadEntryPoint(setting.game)
  if (entryPoint === undefined) throw new Error('This page does not know that game yet. Reload it.')
  const coach: Origin = { kind: 'server', table: id }
  if (stage !== 'over' || you >= 0) return { entryPoint, coach, connect: (listener) => new SocketLink(id, listener) }
  return { ...sourceFrom(entryPoint, await api.record(id)), coach }
}

/** A record, replayed on this device. */
export const sourceFrom = (entryPoint: AnyEntryPoint, record: string): Source => ({
  entryPoint,
  connect: (listener) => new WorkerLink({ t: 'replay', record }, listener),
  coach: { kind: 'device', record: async () => record },
})

/** `/game/ID?at=N`: any position of a game has a link. */
export function ReplayPage({ id }: { readonly id: string }): ReactNode {
  const { value, error } = useLoaded(id, sourceOf)
  if (error !== undefined) return <DeadEnd why={say(error)} />
  return value === undefined ? <Calm title="" /> : <Replay source={value} id={id} />
}

interface ReplayProps {
  readonly source: Source
  /** The table on the server; without one its positions have no link that others could open. */
  readonly id?: string
  /** The address that follows the walk, where it is not that table's. */
  readonly path?: string
}

export function Replay({ source, id, path }: ReplayProps): ReactNode {
  const [desk, setDesk] = useState<Desk>()
  const search = new URLSearchParams(useSearch())
  const asked = search.get('at')
  const home = path ?? `/game/${id ?? ''}`
  useEffect(() => {
    const made = new Desk(source.entryPoint, source.connect, 'asked')
    setDesk(made)
    return () => made.close()
  }, [source])
  return desk === undefined ? (
    <Calm title="" />
  ) : (
    <ReplayView
      desk={desk}
      id={id}
      path={home}
      at={asked === null ? 0 : Number(asked)}
      coach={source.coach}
      coached={search.has('coach')}
    />
  )
}

import type { AnyDoor } from '@orrery/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { Link, useSearch } from 'wouter'
import { WorkerLink } from '../local/link.ts'
import { api, say } from '../net/api.ts'
import type { Listener, TableLink } from '../net/link.ts'
import { SocketLink } from '../net/socket.ts'
import { useLoaded } from '../parts/hooks.ts'
import { Calm } from '../parts/page.tsx'
import { gameOf } from '../registry.ts'
import { Desk } from '../table/desk.ts'
import { ReplayView } from './view.tsx'

/** How the replay reaches its game. */
export interface Source {
  readonly door: AnyDoor
  connect(listener: Listener): TableLink
}

/** A finished game is replayed from its record; one's own running game through one's own eyes. */
async function sourceOf(id: string): Promise<Source> {
  const { setting, stage, you } = await api.table(id)
  const door = await gameOf(setting.game)?.door()
  if (door === undefined) throw new Error('This page does not know that game yet. Load it again.')
  if (stage !== 'over' || you >= 0) return { door, connect: (listener) => new SocketLink(id, listener) }
  const record = await api.record(id)
  return { door, connect: (listener) => new WorkerLink({ t: 'replay', record }, listener) }
}

/** `/game/ID?at=N`: any position of a game has a link. */
export function ReplayPage({ id }: { readonly id: string }): ReactNode {
  const { value, error } = useLoaded(id, sourceOf)
  if (error !== undefined) {
    return (
      <Calm title={say(error)}>
        <Link href="/">To the start page</Link>
      </Calm>
    )
  }
  return value === undefined ? <Calm title="" /> : <Replay source={value} id={id} />
}

/** Without an id the record is a file of the player's: its positions have no link. */
export function Replay({ source, id }: { readonly source: Source; readonly id?: string }): ReactNode {
  const [desk, setDesk] = useState<Desk>()
  const asked = new URLSearchParams(useSearch()).get('at')
  useEffect(() => {
    const made = new Desk(source.door, source.connect)
    setDesk(made)
    return () => made.close()
  }, [source])
  return desk === undefined ? (
    <Calm title="" />
  ) : (
    <ReplayView desk={desk} id={id} at={asked === null ? 0 : Number(asked)} />
  )
}

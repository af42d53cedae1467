import type { AnyGame } from '@orrery/kernel'
import type { TableFacts } from '@orrery/table'
import { Player, type Tally } from './client.ts'

export interface LoadSetting {
  /** Servers on one store: the players of a table are at all of them, in turn. */
  readonly urls: readonly string[]
  readonly game: AnyGame
  readonly seats: number
}

/** A table whose seats are all taken by players of the load run. */
export interface LoadedTable {
  readonly players: readonly Player[]
}

async function ask<T>(
  url: string,
  cookie: string,
  body: unknown,
): Promise<{ readonly body: T; readonly cookie: string }> {
  const headers = { 'content-type': 'application/json', cookie }
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${text.slice(0, 200)}`)
  const set = answer.headers.get('set-cookie')?.split(';')[0]
  return { body: JSON.parse(text) as T, cookie: set ?? cookie }
}

/** Creates a table with one person for every seat, and opens a socket for each. */
export async function layTable(
  { urls, game, seats }: LoadSetting,
  tally: Tally,
  onChange: () => void,
): Promise<LoadedTable> {
  const setting = { game: game.id, options: {}, seats, clock: { kind: 'none' } }
  const wishes = Array.from({ length: seats }, (_, seat) => ({ kind: seat === 0 ? 'me' : 'open' }))
  const first = Math.floor(Math.random() * urls.length)
  const at = (seat: number): string => urls[(first + seat) % urls.length] ?? ''
  const laid = await ask<TableFacts>(`${at(0)}/api/tables`, '', { setting, seats: wishes })
  const { id } = laid.body
  const cookies = [laid.cookie]
  for (let seat = 1; seat < seats; seat++)
    cookies.push((await ask<TableFacts>(`${at(seat)}/api/tables/${id}/sit`, '', { seat })).cookie)
  const socket = (seat: number): string => `${at(seat).replace(/^http/, 'ws')}/api/tables/${id}/socket`
  return {
    players: cookies.map((cookie, seat) => new Player({ game, url: socket(seat), cookie }, tally, onChange)),
  }
}

import type { Json } from '@orrery/kernel'
import type { Setting, Sitter } from '@orrery/table'
import { newKey } from '../net/link.ts'
import type { Opening } from './link.ts'

/* Tables on this device are kept in this browser, so that closing the page loses nothing. */

const PREFIX = 'orrery.local.'

export interface KeptTable {
  readonly id: string
  readonly game: string
  readonly seats: readonly Sitter[]
  readonly updated: number
}

interface Kept extends Omit<KeptTable, 'id'> {
  readonly opening: Opening
}

/** Whether there was room for it; what was kept before stays where there is none. */
function write(id: string, kept: Kept): boolean {
  try {
    localStorage.setItem(PREFIX + id, JSON.stringify(kept))
    return true
  } catch {
    return false
  }
}

function read(id: string): Kept | undefined {
  const text = localStorage.getItem(PREFIX + id)
  return text === null ? undefined : (JSON.parse(text) as Kept)
}

const NO_ROOM = 'This browser has no room for another table: throw away one of those on this device, under My games.'

/** Puts a new table into the browser; the answer is the way to it. */
export function keepLocal(setting: Setting, seats: readonly Sitter[]): string {
  const id = newKey()
  const kept: Kept = { game: setting.game, seats, updated: Date.now(), opening: { t: 'lay', setting, seats } }
  if (!write(id, kept)) throw new Error(NO_ROOM)
  return `/local/${id}`
}

export const openingOf = (id: string): Kept | undefined => read(id)

/**
 * As it stands now, and whether there was room for it; a table that was thrown away meanwhile stays away. Nothing of
 * what was kept is read for it.
 */
export function keepSaved(id: string, { game, seats }: Pick<KeptTable, 'game' | 'seats'>, saved: Json): boolean {
  if (!Object.hasOwn(localStorage, PREFIX + id)) return true
  return write(id, { game, seats, updated: Date.now(), opening: { t: 'resume', saved } })
}

export const throwAway = (id: string): void => localStorage.removeItem(PREFIX + id)

/** The tables kept in this browser, newest first. */
export function keptTables(): readonly KeptTable[] {
  const ids = Object.keys(localStorage).flatMap((key) => (key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : []))
  const all = ids.flatMap((id) => {
    const kept = read(id)
    return kept === undefined ? [] : [{ id, game: kept.game, seats: kept.seats, updated: kept.updated }]
  })
  return all.toSorted((a, b) => b.updated - a.updated)
}

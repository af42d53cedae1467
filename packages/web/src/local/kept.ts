import type { Json } from '@orrery/kernel'
import type { Setting, Sitter } from '@orrery/table'
import { newKey } from '../net/link.ts'
import { keep, keysKept, recalled } from '../parts/storage.ts'
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

const isObject = (json: unknown): json is { readonly [field: string]: unknown } =>
  typeof json === 'object' && json !== null

function isSitter(json: unknown): boolean {
  if (!isObject(json)) return false
  if (json['kind'] === 'person') return typeof json['name'] === 'string'
  return json['kind'] === 'bot' ? typeof json['level'] === 'string' : json['kind'] === 'open'
}

function isOpening(json: unknown): boolean {
  if (!isObject(json)) return false
  return json['t'] === 'lay' ? isObject(json['setting']) : json['t'] === 'resume' && isObject(json['saved'])
}

function isKept(json: unknown): boolean {
  if (!isObject(json)) return false
  const { game, seats, updated, opening } = json
  const isListed = typeof game === 'string' && typeof updated === 'number'
  return isListed && Array.isArray(seats) && seats.every(isSitter) && isOpening(opening)
}

/** What nobody can read, because another version or another hand wrote it, is not there for the page. */
function parsed(text: string): Kept | undefined {
  try {
    const json: unknown = JSON.parse(text)
    return isKept(json) ? (json as Kept) : undefined
  } catch {
    return undefined
  }
}

function read(id: string): Kept | undefined {
  const text = recalled(PREFIX + id)
  return text === null ? undefined : parsed(text)
}

const NO_ROOM = 'This browser has no room for another table. Delete one under My games.'

/** Puts a new table into the browser; the answer is the way to it. */
export function keepLocal(setting: Setting, seats: readonly Sitter[]): string {
  const id = newKey()
  const kept: Kept = { game: setting.game, seats, updated: Date.now(), opening: { t: 'lay', setting, seats } }
  if (!keep(PREFIX + id, JSON.stringify(kept))) throw new Error(NO_ROOM)
  return `/local/${id}`
}

export const openingOf = (id: string): Kept | undefined => read(id)

/** How it stands with what is put away: kept, without room, or played on in another tab, which is not to be lost. */
export type PutAway = 'open' | 'full' | 'elsewhere'

/** A table that is played on here. */
export interface TakenOut {
  readonly opening: Opening
  /** Keeps it as it stands now; one that was thrown away meanwhile stays away. */
  putAway(saved: Json): PutAway
}

/** A journal only ever grows: as long as before it is the same. */
const lengthOf = (saved: unknown): number =>
  isObject(saved) && Array.isArray(saved['entries']) ? saved['entries'].length : 0

export function takeOut(id: string): TakenOut | undefined {
  let text = recalled(PREFIX + id)
  const kept = text === null ? undefined : parsed(text)
  if (kept === undefined) return undefined
  const { game, seats, opening } = kept
  let length = opening.t === 'resume' ? lengthOf(opening.saved) : 0
  return {
    opening,
    putAway(saved) {
      // Whoever only looks takes the table away from nobody.
      if (lengthOf(saved) === length) return 'open'
      const there = recalled(PREFIX + id)
      if (there === null) return 'open'
      if (there !== text) return 'elsewhere'
      const next: Kept = { game, seats, updated: Date.now(), opening: { t: 'resume', saved } }
      const written = JSON.stringify(next)
      if (!keep(PREFIX + id, written)) return 'full'
      text = written
      length = lengthOf(saved)
      return 'open'
    },
  }
}

export const throwAway = (id: string): void => localStorage.removeItem(PREFIX + id)

/** The tables kept in this browser that can be read, newest first. */
export function keptTables(): readonly KeptTable[] {
  const ids = keysKept().flatMap((key) => (key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : []))
  const all = ids.flatMap((id) => {
    const kept = read(id)
    return kept === undefined ? [] : [{ id, game: kept.game, seats: kept.seats, updated: kept.updated }]
  })
  return all.toSorted((a, b) => b.updated - a.updated)
}

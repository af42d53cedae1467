import { readInput, readJsonInput } from '@orrery/input'
import type { Json, Pack } from '@orrery/kernel'
import type { Saved, Setting, Sitter } from '@orrery/table'
import * as z from 'zod/mini'
import { newKey } from '../net/link.ts'
import { keep, keysKept, LOCAL_TABLES, recalled } from '../parts/storage.ts'
import type { Opening } from './link.ts'

/* Tables on this device are stored in this browser, so that closing the page loses nothing. */

export interface KeptTable {
  readonly id: string
  readonly game: string
  readonly seats: readonly Sitter[]
  readonly updated: number
}

interface Kept extends Omit<KeptTable, 'id'> {
  readonly opening: Opening
}

/* Only what the page itself reads; the table checks the rest when it is opened. */
const schema = z.object({
  game: z.string(),
  updated: z.number(),
  seats: z.array(
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('person'), name: z.string() }),
      z.object({ kind: z.literal('bot'), level: z.string() }),
      z.object({ kind: z.literal('open') }),
    ]),
  ),
  opening: z.discriminatedUnion('t', [
    z.looseObject({ t: z.literal('lay'), setting: z.looseObject({}) }),
    z.object({ t: z.literal('resume'), saved: z.looseObject({}) }),
  ]),
})

/** undefined for what another version or another hand has written. */
function parsed(text: string): Kept | undefined {
  const read = readJsonInput(schema, text)
  return read.ok ? (read.value as unknown as Kept) : undefined
}

function read(id: string): Kept | undefined {
  const text = recalled(LOCAL_TABLES + id)
  return text === null ? undefined : parsed(text)
}

const NO_ROOM = 'This browser has no room for another table. Delete one under My games.'

/** Stores a new table and returns its path. */
export function keepLocal(setting: Setting, seats: readonly Sitter[], pack?: Pack): string {
  const id = newKey()
  const opening: Opening = { t: 'lay', setting, seats, ...(pack === undefined ? {} : { pack }) }
  const kept: Kept = { game: setting.game, seats, updated: Date.now(), opening }
  if (!keep(LOCAL_TABLES + id, JSON.stringify(kept))) throw new Error(NO_ROOM)
  return `/local/${id}`
}

/** Stores a table that was begun elsewhere, and returns its id. */
export function keepSaved(saved: Saved): string {
  const id = newKey()
  const { setting } = saved.head
  const seats = saved.entries.flatMap(({ deed }) => (deed.kind === 'sat' ? [deed.sitter] : []))
  const opening: Opening = { t: 'resume', saved: saved as unknown as Json }
  const kept: Kept = { game: setting.game, seats, updated: Date.now(), opening }
  if (!keep(LOCAL_TABLES + id, JSON.stringify(kept))) throw new Error(NO_ROOM)
  return id
}

export const openingOf = (id: string): Kept | undefined => read(id)

/** Result of saving: saved, no room left, or not saved because another tab has played on. */
export type PutAway = 'open' | 'full' | 'elsewhere'

/** A table that is played on here. */
export interface TakenOut {
  readonly opening: Opening
  /** Saves it, unless it was deleted meanwhile. */
  putAway(saved: Json): PutAway
}

/** A journal only ever grows: as long as before it is the same. */
const lengthOf = (saved: unknown): number => {
  const read = readInput(z.object({ entries: z.array(z.unknown()) }), saved)
  return read.ok ? read.value.entries.length : 0
}

export function takeOut(id: string): TakenOut | undefined {
  let text = recalled(LOCAL_TABLES + id)
  const kept = text === null ? undefined : parsed(text)
  if (kept === undefined) return undefined
  const { game, seats, opening } = kept
  let length = opening.t === 'resume' ? lengthOf(opening.saved) : 0
  return {
    opening,
    putAway(saved) {
      // Only looking saves nothing, so that another tab keeps the table.
      if (lengthOf(saved) === length) return 'open'
      const there = recalled(LOCAL_TABLES + id)
      if (there === null) return 'open'
      if (there !== text) return 'elsewhere'
      const next: Kept = { game, seats, updated: Date.now(), opening: { t: 'resume', saved } }
      const written = JSON.stringify(next)
      if (!keep(LOCAL_TABLES + id, written)) return 'full'
      text = written
      length = lengthOf(saved)
      return 'open'
    },
  }
}

export const throwAway = (id: string): void => localStorage.removeItem(LOCAL_TABLES + id)

/** The tables kept in this browser that can be read, newest first. */
export function keptTables(): readonly KeptTable[] {
  const ids = keysKept().flatMap((key) => (key.startsWith(LOCAL_TABLES) ? [key.slice(LOCAL_TABLES.length)] : []))
  const all = ids.flatMap((id) => {
    const kept = read(id)
    return kept === undefined ? [] : [{ id, game: kept.game, seats: kept.seats, updated: kept.updated }]
  })
  return all.toSorted((a, b) => b.updated - a.updated)
}

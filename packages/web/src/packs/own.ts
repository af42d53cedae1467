import { readJsonInput } from '@orrery/input'
import { isPack, type Pack, packHash } from '@orrery/kernel'
import * as z from 'zod/mini'
import { newKey } from '../net/link.ts'
import { keep, keysKept, recalled } from '../parts/storage.ts'

/*
 * Packs in this browser: those that somebody makes here, each under a name of its own that lasts while it changes, and
 * those that were played with, under their hashes. They are checked when they are played with, not here: a pack that is
 * still being made may be wrong.
 */

const OWN = 'orrery.pack.'
const PLAYED = 'orrery.played-pack.'
/** Packs played with that are kept; the oldest go first. */
const MOST_PLAYED = 12

export interface KeptPack {
  readonly id: string
  readonly pack: Pack
  /** When it was last changed, or played with, in milliseconds. */
  readonly at: number
}

const schema = z.object({ at: z.number(), pack: z.json() })

/** undefined for what another version or another hand has written. */
function read(prefix: string, id: string): KeptPack | undefined {
  const text = recalled(prefix + id)
  const found = text === null ? undefined : readJsonInput(schema, text)
  if (found === undefined || !found.ok) return undefined
  const { at, pack } = found.value
  return isPack(pack) ? { id, at, pack } : undefined
}

function all(prefix: string, game: string): readonly KeptPack[] {
  const ids = keysKept().flatMap((key) => (key.startsWith(prefix) ? [key.slice(prefix.length)] : []))
  const found = ids.flatMap((id) => read(prefix, id) ?? [])
  return found.filter(({ pack }) => pack.game === game).toSorted((a, b) => b.at - a.at)
}

const write = (prefix: string, id: string, pack: Pack): boolean =>
  keep(prefix + id, JSON.stringify({ at: Date.now(), pack }))

/** The packs of a game that are made in this browser, the last changed first. */
export const ownPacks = (game: string): readonly KeptPack[] => all(OWN, game)
/** @public */
export const ownPack = (id: string): KeptPack | undefined => read(OWN, id)

/** Keeps a pack of one's own, a new one without an id; undefined where the browser has no room. */
export function keepOwn(pack: Pack, id = newKey()): string | undefined {
  return write(OWN, id, pack) ? id : undefined
}

/** @public */
export const dropOwn = (id: string): void => localStorage.removeItem(OWN + id)

/** The packs of a game that were played with here, the last first. */
export const playedPacks = (game: string): readonly KeptPack[] => all(PLAYED, game)

export function notePlayed(pack: Pack): void {
  write(PLAYED, packHash(pack), pack)
  for (const { id } of playedPacks(pack.game).slice(MOST_PLAYED)) localStorage.removeItem(PLAYED + id)
}

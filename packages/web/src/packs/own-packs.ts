import { isPack, type Json, type Pack, parseJson } from '@orrery/kernel'
import { keep, keysKept, recalled } from '../parts/storage.ts'

/* Packs of one's own on this device, as they were last written: one may have something to fix. */

const PREFIX = 'pack:'

export interface OwnPack {
  readonly id: string
  readonly pack: Pack
}

export function ownPack(id: string): Pack | undefined {
  const text = recalled(`${PREFIX}${id}`)
  const json = text === null ? undefined : parseJson(text)
  return json?.ok === true && isPack(json.value) ? json.value : undefined
}

/** All packs of a game, by name. */
export const ownPacks = (game: string): readonly OwnPack[] =>
  keysKept()
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => {
      const id = key.slice(PREFIX.length)
      const pack = ownPack(id)
      return pack?.game === game ? [{ id, pack }] : []
    })
    .toSorted((a, b) => a.pack.name.localeCompare(b.pack.name))

/** Whether there was room for it. */
export const keepOwn = (id: string, pack: Pack): boolean => keep(`${PREFIX}${id}`, JSON.stringify(pack satisfies Json))

/** Two tabs never take the same one. */
export const newOwnId = (): string => crypto.randomUUID().slice(0, 8)

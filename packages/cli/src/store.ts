import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { FolderLock, Holder, Store, StorePlace } from '@orrery/server'
import type { World } from './command.ts'
import { reason } from './files.ts'
import type { Flags } from './flag.ts'
import type { Args } from './flags.ts'
import { messageOf, UsageError } from './usage.ts'

/* Where games are kept: a folder, or the PostgreSQL database that DATABASE_URL names. */

export const STORE_FLAGS: Flags = {
  data: { kind: 'text', value: 'FOLDER', about: 'where games are kept (ORRERY_DATA, or .data in the repository)' },
}

export interface Place {
  open(): Promise<Store>
  /** Tells others where this server can be reached. */
  announce(address: string): void
  release(): void
}

export function databaseUrl(args: Args, { env }: World): string | undefined {
  const url = env['DATABASE_URL'] ?? ''
  if (url === '' || args.has('data')) return undefined
  if (/^postgres(ql)?:\/\/./.test(url)) return url
  throw new UsageError('DATABASE_URL must begin with postgres://, or be left out to keep games in a folder.')
}

function dataFolder(args: Args, { env }: World): string {
  const named = args.text('data') ?? env['ORRERY_DATA']
  return named === undefined || named === '' ? resolve(import.meta.dirname, '../../../.data') : resolve(named)
}

export function storePlace(args: Args, world: World): StorePlace {
  const url = databaseUrl(args, world)
  return url === undefined ? { folder: dataFolder(args, world) } : { url }
}

/** Where there are games already. */
export function filledPlace(args: Args, world: World): StorePlace {
  const place = storePlace(args, world)
  if ('url' in place || existsSync(join(place.folder, 'orrery.sqlite'))) return place
  throw new UsageError(`There are no games in ${place.folder}: say where they are with --data or DATABASE_URL.`)
}

/** Before anything slow: a second server on the same folder is refused at once. A database is for everybody. */
export async function takePlace(args: Args, world: World): Promise<Place> {
  if (databaseUrl(args, world) !== undefined)
    return { open: () => openStore(args, world), announce: () => undefined, release: () => undefined }
  const lock = await takeFolder(dataFolder(args, world))
  return {
    open: () => openStore(args, world),
    announce: (address) => lock.announce(address),
    release: () => lock.release(),
  }
}

/** Opens it as it is, beside a server that may be running there. */
export async function openStore(args: Args, world: World): Promise<Store> {
  const { openPostgres, openSqlite } = await import('@orrery/server')
  const url = databaseUrl(args, world)
  const onError = (error: unknown): void => void world.err.write(`orrery: the database: ${messageOf(error)}\n`)
  const folder = dataFolder(args, world)
  try {
    return url === undefined ? await openSqlite(folder) : await openPostgres(url, onError)
  } catch (error) {
    // An address may hold a password.
    const what = url === undefined ? `The data in ${folder}` : 'The database of DATABASE_URL'
    throw new UsageError(`${what} cannot be opened: ${messageOf(error)}.`)
  }
}

async function takeFolder(folder: string): Promise<FolderLock> {
  // Loaded here, so that the other commands need not wait for it.
  const { FolderLock } = await import('@orrery/server')
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK)
    const taken = FolderLock.take(folder)
    if (taken.ok) return taken.value
    throw new UsageError(servedText(folder, taken.error))
  } catch (error) {
    if (error instanceof UsageError) throw error
    throw new UsageError(`The data folder ${folder} cannot be used: ${reason(error)}.`)
  }
}

/** Between taking the folder and listening, a server has no address yet. */
function servedText(folder: string, { pid, address }: Holder): string {
  const by = pid === undefined ? 'another process' : `process ${pid}`
  const at = address === undefined ? '' : ` at ${address}`
  return `The data folder ${folder} is already served by ${by}${at}: stop that one or say another --data.`
}

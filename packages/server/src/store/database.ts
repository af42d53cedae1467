import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Kysely, Transaction } from 'kysely'
import { migrate, type Migration } from './migrations.ts'
import { connectPostgres, migratePostgres } from './postgres.ts'
import { connect, FILE } from './sqlite.ts'

/** A database as it is, before anything brings it up to date. */
export interface Database {
  readonly db: Kysely<unknown>
  migrate(all: readonly Migration[]): Promise<number>
  /** Reads one moment of it, whatever others write meanwhile. */
  snapshot<T>(read: (work: Transaction<unknown>) => Promise<T>): Promise<T>
  close(): Promise<void>
}

/** A folder, or the address of a PostgreSQL database. */
export type StorePlace = { readonly folder: string } | { readonly url: string }

export function openDatabase(place: StorePlace, onError: (error: unknown) => void): Database {
  if ('url' in place) {
    const db = connectPostgres(place.url, onError) as unknown as Kysely<unknown>
    return {
      db,
      migrate: (all) => migratePostgres(db, all),
      snapshot: (read) => db.transaction().setIsolationLevel('repeatable read').execute(read),
      close: () => db.destroy(),
    }
  }
  mkdirSync(place.folder, { recursive: true })
  const db = connect(join(place.folder, FILE)) as unknown as Kysely<unknown>
  return {
    db,
    migrate: (all) => migrate(db, all),
    // What a transaction of SQLite reads first is the moment of everything it reads.
    snapshot: (read) => db.transaction().execute(read),
    close: () => db.destroy(),
  }
}

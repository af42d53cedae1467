import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { Worker } from 'node:worker_threads'
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely'
import { migrate } from './migrations.ts'
import type { Schema } from './schema.ts'
import { SqlStore } from './sql-store.ts'
import type { Store } from './store.ts'

export const FILE = 'orrery.sqlite'
/** Pages of the log after which a commit copies it into the file: that takes a while, so it is not done often. */
const LONG_LOG = 8000

export interface FileLimits {
  /** Pages the file may have; beyond that it is as if the disk were full. */
  readonly mostPages?: number
}

/** Everything in one file in this folder, which is created if missing. */
export async function openSqlite(folder: string, limits: FileLimits = {}): Promise<Store> {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, FILE)
  const db = connect(file, limits)
  await migrate(db as unknown as Kysely<unknown>)
  return new SqlStore(db, { locksRows: false, damages: () => damagesOf(file) })
}

/** In a thread of its own, because looking at every page of a large file takes a while. */
async function damagesOf(file: string): Promise<readonly string[]> {
  const thread = new Worker(new URL('./damages-thread.ts', import.meta.url), { workerData: file })
  const [found] = (await once(thread, 'message')) as [readonly string[]]
  return found
}

/** A commit is on disk when it returns: that is what a reply to a player promises. */
export function connect(file: string, { mostPages }: FileLimits = {}): Kysely<Schema> {
  const database = new DatabaseSync(file)
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 5000')
  database.exec(`pragma wal_autocheckpoint = ${LONG_LOG}`)
  if (mostPages !== undefined) database.exec(`pragma max_page_count = ${mostPages}`)
  return new Kysely<Schema>({ dialect: new SqliteDialect({ database: adapted(database) }) })
}

/** Node's own SQLite as the interface Kysely expects; statements are prepared once. */
function adapted(database: DatabaseSync): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>()
  return {
    close: () => database.close(),
    prepare(text) {
      const known = prepared.get(text)
      if (known !== undefined) return known
      const statement = toStatement(database.prepare(text))
      prepared.set(text, statement)
      return statement
    },
  }
}

function toStatement(statement: StatementSync): SqliteStatement {
  const values = (parameters: readonly unknown[]): SQLInputValue[] => parameters as SQLInputValue[]
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  }
}

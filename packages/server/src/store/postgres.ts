import { Kysely, PostgresDialect, sql } from 'kysely'
import postgres from 'pg'
import { PostgresFeed } from './feed.ts'
import { migrate, type Migration } from './migrations.ts'
import type { Schema } from './schema.ts'
import { SqlStore } from './sql-store.ts'
import type { Store } from './store.ts'

/** Milliseconds to wait for a connection or an answer: after that the database counts as away. */
const CONNECT_LIMIT = 5000
const QUERY_LIMIT = 10_000
/** Connections of one process, without the one of its feed. */
const CONNECTIONS = 8
/** Any number, as long as nobody else on the server locks it. */
const MIGRATION_LOCK = 20_260_321

/** PostgreSQL's 8-byte numbers: ours are times and counts below 2^53. */
const INT8 = 20

const types: postgres.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : (postgres.types.getTypeParser(oid, format) as (text: string) => unknown),
}

/** Everything in one PostgreSQL database, which any number of processes may use. */
export async function openPostgres(url: string, onError: (error: unknown) => void): Promise<Store> {
  const db = connectPostgres(url, onError)
  try {
    await migratePostgres(db as unknown as Kysely<unknown>)
  } catch (error) {
    await db.destroy()
    throw error
  }
  return new SqlStore(db, { locksRows: true, feed: new PostgresFeed(url, onError) })
}

export function connectPostgres(url: string, onError: (error: unknown) => void): Kysely<Schema> {
  const pool = new postgres.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_LIMIT,
    query_timeout: QUERY_LIMIT,
    keepAlive: true,
    types,
  })
  // A connection may break while nobody waits for its answer; the pool makes a new one when it is needed.
  pool.on('error', onError)
  pool.on('connect', (client) => client.on('error', onError))
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
}

export const migratePostgres = (db: Kysely<unknown>, all?: readonly Migration[]): Promise<number> =>
  migrate(db, all, async (work) => {
    await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(work)
  })

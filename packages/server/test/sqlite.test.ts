import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { migrate } from '../src/store/migrations.ts'
import { connect, openSqlite } from '../src/store/sqlite.ts'
import { migrationSuite } from './migration-suite.ts'
import { storeSuite } from './store-suite.ts'
import { folder, remove } from './world.ts'

migrationSuite('SQLite', async () => {
  const path = folder()
  return {
    db: connect(join(path, 'orrery.sqlite')) as unknown as Kysely<unknown>,
    migrate,
    open: () => openSqlite(path),
    remove: async () => remove(path),
  }
})

storeSuite('SQLite', () => {
  const path = folder()
  return { open: () => openSqlite(join(path, 'data')), remove: async () => remove(path) }
})

/** A database file of its own for the length of a test. */
async function withFile(act: (file: string, db: Kysely<unknown>) => Promise<void>): Promise<void> {
  const path = folder()
  const db = connect(join(path, 'orrery.sqlite')) as unknown as Kysely<unknown>
  try {
    await act(path, db)
  } finally {
    await db.destroy()
    remove(path)
  }
}

describe('what a commit promises', () => {
  it('holds when the machine stops: a write-ahead log, synced at every commit', async () => {
    await withFile(async (_, db) => {
      const { rows: mode } = await sql<{ journal_mode: string }>`pragma journal_mode`.execute(db)
      const { rows: sync } = await sql<{ synchronous: number }>`pragma synchronous`.execute(db)
      expect(mode).toEqual([{ journal_mode: 'wal' }])
      expect(sync).toEqual([{ synchronous: 2 }])
    })
  })
})

it('a file that is no database is refused', async () => {
  const path = folder()
  writeFileSync(join(path, 'orrery.sqlite'), 'this is a text '.repeat(100))
  await expect(openSqlite(path)).rejects.toThrow('not a database')
  remove(path)
})

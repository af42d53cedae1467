import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Kysely, sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { migrate, type Migration, steps } from '../src/store/migrations.ts'
import { connect, openSqlite } from '../src/store/sqlite.ts'
import { storeSuite } from './store-suite.ts'
import { folder, remove } from './world.ts'

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

const columns = async (db: Kysely<unknown>, table: string): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select name from pragma_table_info(${table}) order by name`.execute(db)
  return rows.map(({ name }) => name)
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

describe('the steps from one version of the data to the next', () => {
  it('lead from version 1 to the present one without losing anything', async () => {
    await withFile(async (path, db) => {
      expect(await migrate(db, steps.slice(0, 1))).toBe(1)
      await sql`insert into people values ('ann', 'hash', 'Ann', 7)`.execute(db)
      await sql`insert into tables values ('T', 'ann', '{"seats":2}', 7, 8, 1, 'playing', 9)`.execute(db)
      await sql`insert into seats values ('T', 0, 'ann')`.execute(db)
      const deed = '{"kind":"back","seat":0}'
      await sql`insert into journal values ('T', 1, 8, 'ann', 'k', ${deed})`.execute(db)
      const store = await openSqlite(path)
      expect(await store.personByToken('hash')).toEqual({ id: 'ann', name: 'Ann' })
      expect(await store.tablesOf('ann', 9)).toMatchObject([{ id: 'T', setting: { seats: 2 }, stage: 'playing' }])
      expect(await store.journal('T', 0)).toMatchObject([
        { seq: 1, at: 8, by: 'ann', key: 'k', deed: { kind: 'back' } },
      ])
      expect(await store.due(9)).toEqual(['T'])
      expect(await store.study('T')).toBe(undefined)
      expect(await store.settings('ann')).toEqual({})
      await store.close()
    })
  })

  it('are done once each, in order, also by somebody who comes later', async () => {
    await withFile(async (_, db) => {
      const done: string[] = []
      const step = (name: string): Migration => ({ name, up: async () => void done.push(name) })
      expect(await migrate(db, [step('one')])).toBe(1)
      expect(await migrate(db, [step('one'), step('two'), step('three')])).toBe(3)
      expect(await migrate(db, [step('one'), step('two'), step('three')])).toBe(3)
      expect(done).toEqual(['one', 'two', 'three'])
    })
  })

  it('are done whole or not at all', async () => {
    await withFile(async (_, db) => {
      const half: Migration = {
        name: 'half',
        async up(work) {
          await work.schema.createTable('half').addColumn('a', 'text').execute()
          throw new Error('power cut')
        },
      }
      await expect(migrate(db, [half])).rejects.toThrow('power cut')
      expect(await columns(db, 'half')).toEqual([])
      expect(await migrate(db)).toBe(steps.length)
    })
  })

  it('are not gone back: data of a newer version is refused and left alone', async () => {
    await withFile(async (path, db) => {
      await migrate(db)
      await sql`insert into steps values (99, 'from the future')`.execute(db)
      await expect(migrate(db, steps.slice(0, steps.length))).rejects.toThrow('newer version')
      await expect(openSqlite(path)).rejects.toThrow('update first')
    })
  })

  it('leave the names of the first version alone, because old steps never change', async () => {
    await withFile(async (_, db) => {
      await migrate(db, steps.slice(0, 1))
      expect(await columns(db, 'journal')).toEqual(['at', 'by', 'deed', 'key', 'seq', 'table_id'])
      expect(await columns(db, 'tables')).toEqual([
        'created',
        'due',
        'host',
        'id',
        'seq',
        'setting',
        'stage',
        'updated',
      ])
    })
  })
})

it('a file that is no database is refused', async () => {
  const path = folder()
  writeFileSync(join(path, 'orrery.sqlite'), 'this is a text '.repeat(100))
  await expect(openSqlite(path)).rejects.toThrow('not a database')
  remove(path)
})

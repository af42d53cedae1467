import { type Kysely, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type Migration, steps } from '../src/store/migrations.ts'
import type { Store } from '../src/store/store.ts'

/** An empty database for one test. */
interface Bare {
  readonly db: Kysely<unknown>
  migrate(db: Kysely<unknown>, all?: readonly Migration[]): Promise<number>
  open(): Promise<Store>
  remove(): Promise<void>
}

/** How every database gets from one version of the data to the next. */
export function migrationSuite(name: string, make: () => Promise<Bare>): void {
  describe(`the steps from one version of the data to the next on ${name}`, () => {
    let bare: Bare
    beforeEach(async () => {
      bare = await make()
    })
    afterEach(async () => {
      await bare.db.destroy()
      await bare.remove()
    })

    const columns = async (table: string): Promise<string[]> => {
      const found = (await bare.db.introspection.getTables()).find((one) => one.name === table)
      return (found?.columns ?? []).map((column) => column.name).toSorted()
    }

    it('lead from version 1 to the present one without losing anything', async () => {
      const { db } = bare
      expect(await bare.migrate(db, steps.slice(0, 1))).toBe(1)
      await sql`insert into people values ('ann', 'hash', 'Ann', 7)`.execute(db)
      await sql`insert into tables values ('T', 'ann', '{"seats":2}', 7, 8, 1, 'playing', 9)`.execute(db)
      await sql`insert into tables values ('U', 'ann', '{"seats":2}', 7, 8, 0, 'over', null)`.execute(db)
      await sql`insert into seats values ('T', 0, 'ann')`.execute(db)
      const deed = '{"kind":"back","seat":0}'
      await sql`insert into journal values ('T', 1, 8, 'ann', 'k', ${deed})`.execute(db)
      const store = await bare.open()
      expect(await store.personByToken('hash')).toEqual({ id: 'ann', name: 'Ann' })
      expect(await store.tablesOf('ann', 1)).toMatchObject([{ id: 'T', setting: { seats: 2 }, stage: 'playing' }])
      expect(await store.journal('T', 0)).toMatchObject([
        { seq: 1, at: 8, by: 'ann', key: 'k', deed: { kind: 'back' } },
      ])
      const lease = { holder: 'me', now: 9, until: 99 }
      expect(await store.jobs.take('play', lease, 9)).toEqual(['T'])
      expect(await store.study('T')).toBe(undefined)
      expect(await store.settings('ann')).toEqual({})
      expect(await store.fingerprint('T')).toBe('')
      expect((await store.table('T'))?.edition).toBe(0)
      expect(await store.expire(8, 9)).toEqual({ tables: [], people: 0 })
      expect(await store.damages()).toEqual([])
      await store.close()
    })

    it('are done once each, in order, also by somebody who comes later', async () => {
      const done: string[] = []
      const step = (title: string): Migration => ({ name: title, up: async () => void done.push(title) })
      expect(await bare.migrate(bare.db, [step('one')])).toBe(1)
      expect(await bare.migrate(bare.db, [step('one'), step('two'), step('three')])).toBe(3)
      expect(await bare.migrate(bare.db, [step('one'), step('two'), step('three')])).toBe(3)
      expect(done).toEqual(['one', 'two', 'three'])
    })

    it('are done whole or not at all', async () => {
      const half: Migration = {
        name: 'half',
        async up(work) {
          await work.schema.createTable('half').addColumn('a', 'text').execute()
          throw new Error('power cut')
        },
      }
      await expect(bare.migrate(bare.db, [half])).rejects.toThrow('power cut')
      expect(await columns('half')).toEqual([])
      expect(await bare.migrate(bare.db)).toBe(steps.length)
    })

    it('are not gone back: data of a newer version is refused and left alone', async () => {
      await bare.migrate(bare.db)
      await sql`insert into steps values (99, 'from the future')`.execute(bare.db)
      await expect(bare.migrate(bare.db)).rejects.toThrow('newer version')
      await expect(bare.open()).rejects.toThrow('update first')
    })

    it('leave the names of the first version alone, because old steps never change', async () => {
      await bare.migrate(bare.db, steps.slice(0, 1))
      expect(await columns('journal')).toEqual(['at', 'by', 'deed', 'key', 'seq', 'table_id'])
      expect(await columns('tables')).toEqual(
        ['created', 'due', 'host', 'id', 'seq', 'setting', 'stage', 'updated'], //
      )
    })

    it('key everything of a table by the table first', async () => {
      await bare.migrate(bare.db)
      for (const table of ['seats', 'journal', 'studies', 'jobs', 'presence'])
        expect(await columns(table)).toContain('table_id')
    })
  })
}

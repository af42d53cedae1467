import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { steps } from '../src/store/migrations.ts'
import { connectPostgres, migratePostgres, openPostgres } from '../src/store/postgres.ts'
import type { Change } from '../src/store/store.ts'
import { migrationSuite } from './migration-suite.ts'
import { missing, Postgres } from './postgres.ts'
import { storeSuite } from './store-suite.ts'

const silent = (): void => undefined

describe.skipIf(missing !== '')('PostgreSQL', () => {
  let server: Postgres
  beforeAll(async () => {
    server = await Postgres.start()
  })
  afterAll(() => server.stop())

  storeSuite('PostgreSQL', async () => {
    const url = await server.database()
    return { open: () => openPostgres(url, silent), remove: async () => undefined }
  })

  migrationSuite('PostgreSQL', async () => {
    const url = await server.database()
    return {
      db: connectPostgres(url, silent) as unknown as Kysely<unknown>,
      migrate: migratePostgres,
      open: () => openPostgres(url, silent),
      remove: async () => undefined,
    }
  })

  it('brings its data up to date once when several processes start at the same moment', async () => {
    const url = await server.database()
    const stores = await Promise.all(Array.from({ length: 4 }, () => openPostgres(url, silent)))
    for (const store of stores) await store.close()
    const db = connectPostgres(url, silent)
    const { rows } = await sql<{ number: number }>`select number from steps order by number`.execute(db)
    expect(rows.map(({ number }) => number)).toEqual(steps.map((_, i) => i + 1))
    await db.destroy()
  })

  it('is durable: a commit waits for the disk', async () => {
    const db = connectPostgres(await server.database(), silent)
    const { rows } = await sql<{ on: string }>`select current_setting('synchronous_commit') as on`.execute(db)
    expect(rows).toEqual([{ on: 'on' }])
    await db.destroy()
  })

  it('tells every process what changed, many changes of a table as one', async () => {
    const url = await server.database()
    const [one, other] = [await openPostgres(url, silent), await openPostgres(url, silent)]
    const heard: Change[] = []
    const { promise: up, resolve: onUp } = Promise.withResolvers<void>()
    other.feed?.listen((changes) => heard.push(...changes), onUp)
    one.feed?.listen(silent, silent)
    await up
    for (let seq = 1; seq <= 500; seq++) one.feed?.publish({ table: 'T1', seq, job: seq === 2, look: seq === 3 })
    one.feed?.publish({ table: 'T2', seq: 1, job: false, look: false })
    await expect.poll(() => heard.filter(({ table }) => table === 'T2')).toHaveLength(1)
    const ofFirst = heard.filter(({ table }) => table === 'T1')
    expect(ofFirst.at(-1)).toMatchObject({ seq: 500 })
    expect(ofFirst.some(({ job }) => job)).toBe(true)
    expect(ofFirst.some(({ look }) => look)).toBe(true)
    expect(ofFirst.length).toBeLessThan(10)
    await one.close()
    await other.close()
  })

  it('says when changes may have been missed, and sends what could not be sent', async () => {
    const url = await server.database()
    const [one, other] = [await openPostgres(url, silent), await openPostgres(url, silent)]
    const heard: Change[] = []
    let gaps = 0
    other.feed?.listen(
      (changes) => heard.push(...changes),
      () => void gaps++,
    )
    one.feed?.listen(silent, silent)
    await expect.poll(() => gaps).toBe(1)
    await server.kill()
    one.feed?.publish({ table: 'T1', seq: 7, job: false, look: false })
    await server.run()
    await expect.poll(() => gaps).toBe(2)
    one.feed?.publish({ table: 'T2', seq: 1, job: false, look: false })
    await expect.poll(() => heard.map(({ table }) => table)).toContain('T2')
    await one.close()
    await other.close()
  })
})

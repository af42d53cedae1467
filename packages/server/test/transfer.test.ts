import { join } from 'node:path'
import type { Entry } from '@orrery/table'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  BadCopy,
  copyIn,
  copyOut,
  openDatabase,
  openPostgres,
  openSqlite,
  type Store,
  type StorePlace,
} from '../src/index.ts'
import { steps } from '../src/store/migrations.ts'
import { missing, Postgres } from './postgres.ts'
import { folder, remove } from './world.ts'

const silent = (): void => undefined
const paths: string[] = []
const newFolder = (): StorePlace => {
  const path = folder()
  paths.push(path)
  return { folder: join(path, 'data') }
}
afterAll(() => paths.forEach(remove))

const open = (place: StorePlace): Promise<Store> =>
  'url' in place ? openPostgres(place.url, silent) : openSqlite(place.folder)

async function out(place: StorePlace): Promise<readonly string[]> {
  const database = openDatabase(place, silent)
  const lines: string[] = []
  await copyOut(database, (line) => void lines.push(line))
  await database.close()
  return lines
}

async function takeIn(place: StorePlace, lines: readonly string[]): Promise<number> {
  const database = openDatabase(place, silent)
  try {
    return await copyIn(
      database,
      (async function* () {
        yield* lines
      })(),
    )
  } finally {
    await database.close()
  }
}

/** Without the order of rows and columns, which is each database's own. */
const rowsIn = (lines: readonly string[]): readonly string[] =>
  lines
    .slice(1, -1)
    .map((line) => {
      const [table, row] = JSON.parse(line) as [string, object]
      return JSON.stringify([table, Object.entries(row).toSorted(([a], [b]) => a.localeCompare(b))])
    })
    .toSorted()

const said = (seq: number): Entry => ({
  seq,
  at: 1_700_000_000_000 + seq,
  by: 'ann',
  key: `k${seq}`,
  deed: { kind: 'said', seat: 0, name: 'Ann', text: `line ${seq} – “€𝄞”\n'; drop table journal; --` },
})
const setting = { game: 'expanse', options: {}, seats: 2, clock: { kind: 'none' } } as const

/** Many tables with long journals, so that they are read in several pages. */
async function fill(store: Store): Promise<void> {
  await store.addPerson({ id: 'ann', name: 'Ann' }, 'hash', 5)
  for (let i = 0; i < 120; i++)
    await store.addTable({ id: `T${i}`, host: 'ann', setting }, [said(1), said(2), said(3)], 9)
  await store.jobs.put('T1', 'study', 7)
}

describe.each(['SQLite', 'PostgreSQL'])('a copy of a store on %s', (kind) => {
  const isPostgres = kind === 'PostgreSQL'
  let server: Postgres | undefined
  beforeAll(async () => {
    if (missing === '') server = await Postgres.start()
  })
  afterAll(() => server?.stop())
  const fresh = async (): Promise<StorePlace> =>
    isPostgres && server !== undefined ? { url: await server.database() } : newFolder()
  const other = async (): Promise<StorePlace> =>
    isPostgres || server === undefined ? newFolder() : { url: await server.database() }

  describe.skipIf(isPostgres && missing !== '')('', () => {
    it('holds everything, and makes the same store of the other kind', async () => {
      const [from, to] = [await fresh(), await other()]
      const store = await open(from)
      await fill(store)
      const lines = await out(from)
      expect(await takeIn(to, lines)).toBe(lines.length - 2)
      const copy = await open(to)
      expect(await copy.journal('T7', 0)).toEqual(await store.journal('T7', 0))
      expect(await copy.personByToken('hash')).toEqual({ id: 'ann', name: 'Ann' })
      expect(await copy.jobs.find('T1', 'study')).toEqual({ due: 7, holder: '' })
      expect(await copy.damages()).toEqual([])
      await copy.close()
      await store.close()
      expect(rowsIn(await out(to))).toEqual(rowsIn(lines))
    })

    it('is one moment of the store while others write', async () => {
      const from = await fresh()
      const store = await open(from)
      await fill(store)
      const database = openDatabase(from, silent)
      const lines: string[] = []
      let written = 0
      await copyOut(database, async (line) => {
        lines.push(line)
        if (written++ < 50) await store.append(`T${written}`, [said(4)], 9)
      })
      await database.close()
      await store.close()
      expect(lines.filter((line) => line.startsWith('["journal"'))).toHaveLength(360)
      expect(await takeIn(newFolder(), lines)).toBe(lines.length - 2)
    })

    it('of an older version is brought up to date', async () => {
      const [from, to] = [await fresh(), await fresh()]
      const database = openDatabase(from, silent)
      await database.migrate(steps.slice(0, 1))
      await database.close()
      const lines = await out(from)
      expect(lines[0]).toContain('"version":1')
      await takeIn(to, lines)
      const copy = await open(to)
      expect(await copy.settings('ann')).toEqual({})
      await copy.close()
    })

    it('that was changed or cut is refused, and leaves nothing behind', async () => {
      const from = await fresh()
      const store = await open(from)
      await fill(store)
      await store.close()
      const lines = await out(from)
      const to = await fresh()
      const broken = [
        [],
        ['{"format":"something else","version":1}', ...lines.slice(1)],
        ['{"format":"orrery-store","version":99}', ...lines.slice(1)],
        lines.slice(0, -1),
        lines.toSpliced(5, 1),
        lines.with(5, lines[5]?.replace('"T', '"U') ?? ''),
        lines.with(5, 'no row'),
      ]
      for (const bad of broken) await expect(takeIn(to, bad)).rejects.toThrow(BadCopy)
      expect(await takeIn(to, lines)).toBe(lines.length - 2)
      await expect(takeIn(to, lines)).rejects.toThrow('take an empty one')
    })
  })
})

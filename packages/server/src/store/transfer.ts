import { createHash, type Hash } from 'node:crypto'
import { readJsonInput } from '@orrery/input'
import { type Kysely, sql } from 'kysely'
import * as z from 'zod/mini'
import { catchingBreath } from '../breath.ts'
import type { Database } from './database.ts'
import { steps } from './migrations.ts'

/*
 * A whole store as lines of text, the same for every kind of store: the version of its data, one line for each row, and at
 * the end how many there were and their hash. It is one moment of the store, also while others write.
 */

const FORMAT = 'orrery-store'
/** Keys read at a time, and rows written at a time. */
const PAGE = 50
const BATCH = 200
/** Of this database alone, or of this moment. */
const LEFT_OUT = ['steps', 'processes', 'presence', 'codes']
/** The column by which rows are read in pages: the table's, where there is one. */
const KEYS = ['table_id', 'id']

const first = z.object({ format: z.literal(FORMAT), version: z.int() })
const last = z.object({ rows: z.int(), sha256: z.string() })
const line = z.tuple([z.string(), z.record(z.string(), z.union([z.string(), z.number(), z.null()]))])

type Row = z.infer<typeof line>[1]
type Rows = Kysely<Record<string, Row>>

/** Why lines cannot be taken in, for the one who gave them. */
export class BadCopy extends Error {}

/** Every row of the store as a line, without line breaks. */
export async function copyOut({ snapshot }: Database, write: (line: string) => Promise<void> | void): Promise<number> {
  return snapshot(async (work) => {
    const { rows: done } = await sql<{ count: number }>`select cast(count(*) as integer) as count from steps`.execute(
      work,
    )
    await write(JSON.stringify({ format: FORMAT, version: done[0]?.count ?? 0 }))
    const hash = createHash('sha256')
    let count = 0
    for (const { name, columns } of await work.introspection.getTables()) {
      if (LEFT_OUT.includes(name)) continue
      const key = KEYS.find((wanted) => columns.some((column) => column.name === wanted)) ?? columns[0]?.name ?? ''
      for await (const row of rowsOf(work as unknown as Rows, name, key)) {
        await write(hashed(hash, JSON.stringify([name, row])))
        count++
      }
    }
    await write(JSON.stringify({ rows: count, sha256: hash.digest('hex') }))
    return count
  })
}

async function* rowsOf(db: Rows, table: string, key: string): AsyncGenerator<Row> {
  const breath = catchingBreath()
  let after: string | number | null = null
  for (;;) {
    const keys = db.selectFrom(table).select(key).distinct().orderBy(key).limit(PAGE)
    const found: readonly Row[] = await (after === null ? keys : keys.where(key, '>', after)).execute()
    const end = found.at(-1)?.[key]
    if (end === undefined) return
    after = end
    const page = found.map((row) => row[key] ?? '')
    for (const row of await db.selectFrom(table).selectAll().where(key, 'in', page).orderBy(key).execute()) {
      yield row
      await breath()
    }
  }
}

function hashed(hash: Hash, text: string): string {
  hash.update(text).update('\n')
  return text
}

/** Takes lines into an empty database, all or none of them; data of an older version is brought up to date. */
export async function copyIn(database: Database, lines: AsyncIterable<string>): Promise<number> {
  const { db, migrate } = database
  if ((await db.introspection.getTables()).length > 0)
    throw new BadCopy('there is something in it already: take an empty one')
  const reading = lines[Symbol.asyncIterator]()
  const begins = readJsonInput(first, await next(reading))
  if (!begins.ok) throw new BadCopy('this is not a copy of a store')
  const { version } = begins.value
  if (version > steps.length) throw new BadCopy('it was made by a newer version: update first')
  try {
    await migrate(steps.slice(0, version))
    const count = await db.transaction().execute((work) => takeIn(work as unknown as Rows, reading))
    await migrate(steps)
    return count
  } catch (error) {
    await empty(db)
    throw error
  }
}

/** Half a copy is no copy. */
async function empty(db: Kysely<unknown>): Promise<void> {
  for (const { name } of await db.introspection.getTables()) await db.schema.dropTable(name).execute()
}

async function next(reading: AsyncIterator<string>): Promise<string> {
  const read = await reading.next()
  if (read.done === true) throw new BadCopy('its end is missing: copy it again')
  return read.value
}

async function takeIn(work: Rows, reading: AsyncIterator<string>): Promise<number> {
  const hash = createHash('sha256')
  const batch = new Batch(work)
  for (let count = 0; ; count++) {
    const text = await next(reading)
    const row = readJsonInput(line, text)
    if (row.ok) {
      hash.update(text).update('\n')
      await batch.add(...row.value)
      continue
    }
    const end = readJsonInput(last, text)
    if (!end.ok) throw new BadCopy(`line ${count + 2} is not a row`)
    if (end.value.rows !== count || end.value.sha256 !== hash.digest('hex')) throw new BadCopy('it was changed or cut')
    await batch.flush()
    return count
  }
}

/** Rows of one table at a time, many with one statement. */
class Batch {
  readonly #work: Rows
  #table = ''
  #rows: Row[] = []

  constructor(work: Rows) {
    this.#work = work
  }

  async add(table: string, row: Row): Promise<void> {
    if (table !== this.#table || this.#rows.length >= BATCH) await this.flush()
    this.#table = table
    this.#rows.push(row)
  }

  async flush(): Promise<void> {
    if (this.#rows.length > 0) await this.#work.insertInto(this.#table).values(this.#rows).execute()
    this.#rows = []
  }
}

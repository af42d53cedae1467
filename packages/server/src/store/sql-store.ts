import type { Json } from '@orrery/kernel'
import type { Deed, Entry, Head, Setting, Settings, Stage, Study } from '@orrery/table'
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { Schema } from './schema.ts'
import type { Outlook, Person, Store, StoredTable } from './store.ts'

/** The store, in typed queries for any SQL database; the opener chooses the dialect. */
export class SqlStore implements Store {
  readonly #db: Kysely<Schema>

  constructor(db: Kysely<Schema>) {
    this.#db = db
  }

  async addPerson({ id, name }: Person, tokenHash: string, now: number): Promise<void> {
    await this.#db.insertInto('people').values({ id, name, token_hash: tokenHash, created: now }).execute()
  }

  async rename(person: string, name: string): Promise<void> {
    await this.#db.updateTable('people').set({ name }).where('id', '=', person).execute()
  }

  personByToken(tokenHash: string): Promise<Person | undefined> {
    const query = this.#db.selectFrom('people').select(['id', 'name']).where('token_hash', '=', tokenHash)
    return query.executeTakeFirst()
  }

  personById(id: string): Promise<Person | undefined> {
    return this.#db.selectFrom('people').select(['id', 'name']).where('id', '=', id).executeTakeFirst()
  }

  async keepSettings(person: string, settings: Partial<Settings>): Promise<void> {
    const kept = { settings: JSON.stringify(settings) }
    await this.#db.updateTable('people').set(kept).where('id', '=', person).execute()
  }

  async settings(person: string): Promise<Json> {
    const row = await this.#db.selectFrom('people').select('settings').where('id', '=', person).executeTakeFirst()
    return JSON.parse(row?.settings ?? '{}') as Json
  }

  async addTable({ id, host, setting }: Head, entries: readonly Entry[], now: number): Promise<void> {
    await this.#db.transaction().execute(async (work) => {
      const row = { id, host, setting: JSON.stringify(setting), created: now, updated: now, seq: 0, due: null }
      await work
        .insertInto('tables')
        .values({ ...row, stage: 'gathering' })
        .execute()
      await write(work, id, entries)
    })
  }

  async table(id: string): Promise<StoredTable | undefined> {
    const row = await this.#db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()
    return row === undefined ? undefined : toTable(row)
  }

  async journal(table: string, after: number): Promise<readonly Entry[]> {
    const rows = await this.#db
      .selectFrom('journal')
      .selectAll()
      .where('table_id', '=', table)
      .where('seq', '>', after)
      .orderBy('seq')
      .execute()
    return rows.map(({ seq, at, by, key, deed }) => ({ seq, at, by, key, deed: JSON.parse(deed) as Deed }))
  }

  append(table: string, entries: readonly Entry[]): Promise<boolean> {
    return this.#db.transaction().execute((work) => write(work, table, entries))
  }

  async note(table: string, { stage, due }: Outlook): Promise<void> {
    await this.#db
      .updateTable('tables')
      .set({ stage, due: due ?? null })
      .where('id', '=', table)
      .execute()
  }

  async tablesOf(person: string, limit: number): Promise<readonly StoredTable[]> {
    const sits = this.#db.selectFrom('seats').select('table_id').where('person', '=', person)
    const rows = await this.#db
      .selectFrom('tables')
      .selectAll()
      .where((or) => or.or([or('host', '=', person), or('id', 'in', sits)]))
      .orderBy((row) => row('stage', '=', 'over'))
      .orderBy('updated', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute()
    return rows.map(toTable)
  }

  async countTables(host: string): Promise<{ readonly open: number; readonly botsOnly: number }> {
    const tables = this.#db.selectFrom('tables').where('host', '=', host).where('stage', '!=', 'over')
    const count = sql<number>`cast(count(*) as integer)`.as('count')
    const open = await tables.select(count).executeTakeFirstOrThrow()
    const botsOnly = await tables
      .select(count)
      .where(({ not, exists, selectFrom }) => {
        const people = selectFrom('seats').select('seat').where('person', '!=', '')
        return not(exists(people.whereRef('table_id', '=', 'tables.id')))
      })
      .executeTakeFirstOrThrow()
    return { open: open.count, botsOnly: botsOnly.count }
  }

  async unfinished(): Promise<readonly string[]> {
    const rows = await this.#db.selectFrom('tables').select('id').where('stage', '!=', 'over').orderBy('id').execute()
    return rows.map(({ id }) => id)
  }

  async due(now: number): Promise<readonly string[]> {
    const query = this.#db.selectFrom('tables').select('id').where('stage', '=', 'playing').where('due', '<=', now)
    return (await query.orderBy('due').execute()).map(({ id }) => id)
  }

  async rewrite(table: string, entries: readonly Entry[]): Promise<void> {
    await this.#db.transaction().execute(async (work) => {
      for (const { seq, deed } of entries)
        await work
          .updateTable('journal')
          .set({ deed: JSON.stringify(deed) })
          .where('table_id', '=', table)
          .where('seq', '=', seq)
          .execute()
    })
  }

  async removePerson(person: string): Promise<void> {
    await this.#db.deleteFrom('people').where('id', '=', person).execute()
  }

  async expire(
    before: number,
    limit: number,
  ): Promise<{ readonly tables: readonly string[]; readonly people: number }> {
    return this.#db.transaction().execute(async (work) => {
      const old = work.selectFrom('tables').select('id').where('stage', '!=', 'over').where('updated', '<', before)
      const tables = (await old.limit(limit).execute()).map(({ id }) => id)
      if (tables.length > 0) {
        for (const rows of ['journal', 'seats', 'studies'] as const)
          await work.deleteFrom(rows).where('table_id', 'in', tables).execute()
        await work.deleteFrom('tables').where('id', 'in', tables).execute()
      }
      const unused = work
        .selectFrom('people')
        .select('id')
        .where('created', '<', before)
        .where(({ not, or, exists, selectFrom }) => {
          const hosts = selectFrom('tables').select('id').whereRef('host', '=', 'people.id')
          const sits = selectFrom('seats').select('seat').whereRef('person', '=', 'people.id')
          return not(or([exists(hosts), exists(sits)]))
        })
      const people = (await unused.limit(limit).execute()).map(({ id }) => id)
      if (people.length > 0) await work.deleteFrom('people').where('id', 'in', people).execute()
      return { tables, people: people.length }
    })
  }

  async keepStudy(table: string, study: Study, now: number): Promise<void> {
    const found = { study: JSON.stringify(study), updated: now }
    await this.#db
      .insertInto('studies')
      .values({ table_id: table, ...found })
      .onConflict((conflict) => conflict.column('table_id').doUpdateSet(found))
      .execute()
  }

  async study(table: string): Promise<Json | undefined> {
    const query = this.#db.selectFrom('studies').select('study').where('table_id', '=', table)
    const row = await query.executeTakeFirst()
    return row === undefined ? undefined : (JSON.parse(row.study) as Json)
  }

  async close(): Promise<void> {
    await this.#db.destroy()
  }
}

/** The table's row is the lock: the transaction that advances its number may write the entries that follow. */
async function write(work: Transaction<Schema>, table: string, entries: readonly Entry[]): Promise<boolean> {
  const [first, last] = [entries[0], entries.at(-1)]
  if (first === undefined || last === undefined) return true
  const gate = await work
    .updateTable('tables')
    .set({ seq: last.seq, updated: last.at })
    .where('id', '=', table)
    .where('seq', '=', first.seq - 1)
    .executeTakeFirst()
  if (gate.numUpdatedRows !== 1n) return false
  const rows = entries.map((entry) => ({ ...entry, table_id: table, deed: JSON.stringify(entry.deed) }))
  await work.insertInto('journal').values(rows).execute()
  for (const { deed } of entries) if (deed.kind === 'sat') await seat(work, table, deed.seat, deed.person)
  return true
}

async function seat(work: Transaction<Schema>, table: string, number: number, person: string): Promise<void> {
  await work
    .insertInto('seats')
    .values({ table_id: table, seat: number, person })
    .onConflict((conflict) => conflict.columns(['table_id', 'seat']).doUpdateSet({ person: sql`excluded.person` }))
    .execute()
}

const toTable = (row: Selectable<Schema['tables']>): StoredTable => ({
  id: row.id,
  host: row.host,
  setting: JSON.parse(row.setting) as Setting,
  created: row.created,
  updated: row.updated,
  stage: row.stage as Stage,
})

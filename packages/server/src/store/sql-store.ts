import type { Json } from '@orrery/kernel'
import type { Deed, Entry, Head, Setting, Settings, Stage, Study } from '@orrery/table'
import { type InsertResult, type Kysely, type Selectable, sql, type Transaction, type UpdateResult } from 'kysely'
import { gaps } from './gaps.ts'
import { directly, GroupCommit, type Writer } from './group-commit.ts'
import { noteOutlooks, SqlJobs, waking } from './jobs.ts'
import { prepared } from './prepared.ts'
import type { Schema } from './schema.ts'
import { SqlPresence } from './presence.ts'
import type { Feed, Jobs, Outlook, Person, PresenceStore, Progress, Store, StoredTable } from './store.ts'

/** What a database can do beyond the queries that all of them know. */
export interface Ability {
  /** It locks single rows, so that many processes may use it at once. */
  readonly locksRows: boolean
  readonly feed?: Feed
  /** What is damaged, where there is more to look at than the journals. */
  damages?(): Promise<readonly string[]>
}

/** A process that was not heard of for this long, in milliseconds, is forgotten. */
const FORGET_PROCESS = 24 * 3600 * 1000

/** The store, in typed queries for any SQL database; the opener chooses the dialect. */
export class SqlStore implements Store {
  readonly #db: Kysely<Schema>
  readonly #ability: Ability
  readonly #write: Writer<Schema>
  readonly #append: Append
  readonly #journal: ReturnType<typeof journalReading>
  readonly jobs: Jobs
  readonly presence: PresenceStore

  constructor(db: Kysely<Schema>, ability: Ability) {
    this.#db = db
    this.#ability = ability
    this.#write = ability.locksRows ? directly(db) : new GroupCommit(db)
    this.#append = appending(db)
    this.#journal = journalReading(db)
    this.jobs = new SqlJobs(db, this.#write, ability.locksRows)
    this.presence = new SqlPresence(db, this.#write)
  }

  get feed(): Feed | undefined {
    return this.#ability.feed
  }

  async addPerson({ id, name }: Person, tokenHash: string, now: number): Promise<void> {
    const row = { id, name, token_hash: tokenHash, created: now, seen: now }
    await this.#write.one((db) => db.insertInto('people').values(row).execute())
  }

  async rename(person: string, name: string): Promise<void> {
    await this.#write.one((db) => db.updateTable('people').set({ name }).where('id', '=', person).execute())
  }

  personByToken(tokenHash: string): Promise<Person | undefined> {
    const query = this.#db.selectFrom('people').select(['id', 'name']).where('token_hash', '=', tokenHash)
    return query.executeTakeFirst()
  }

  personById(id: string): Promise<Person | undefined> {
    return this.#db.selectFrom('people').select(['id', 'name']).where('id', '=', id).executeTakeFirst()
  }

  async see(person: string, now: number): Promise<void> {
    await this.#write.one((db) => db.updateTable('people').set({ seen: now }).where('id', '=', person).execute())
  }

  async keepCode(id: string, sealed: string, now: number, until: number): Promise<void> {
    await this.#write.all(async (work) => {
      await work.deleteFrom('codes').where('until', '<', now).execute()
      await work.insertInto('codes').values({ id, sealed, until }).execute()
    })
  }

  async useCode(id: string, now: number): Promise<string | undefined> {
    const used = await this.#write.one((db) =>
      db.deleteFrom('codes').where('id', '=', id).returning(['sealed', 'until']).executeTakeFirst(),
    )
    return used !== undefined && used.until > now ? used.sealed : undefined
  }

  async keepSettings(person: string, settings: Partial<Settings>): Promise<void> {
    const kept = { settings: JSON.stringify(settings) }
    await this.#write.one((db) => db.updateTable('people').set(kept).where('id', '=', person).execute())
  }

  async settings(person: string): Promise<Json> {
    const row = await this.#db.selectFrom('people').select('settings').where('id', '=', person).executeTakeFirst()
    return JSON.parse(row?.settings ?? '{}') as Json
  }

  async addTable({ id, host, setting }: Head, entries: readonly Entry[], now: number): Promise<void> {
    await this.#write.all(async (work) => {
      const row = { id, host, setting: JSON.stringify(setting), created: now, updated: now, seq: 0 }
      await work
        .insertInto('tables')
        .values({ ...row, stage: 'gathering' })
        .execute()
      await this.#append(work, id, entries, now)
    })
  }

  async table(id: string): Promise<StoredTable | undefined> {
    const row = await this.#db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst()
    return row === undefined ? undefined : toTable(row)
  }

  async journal(table: string, after: number): Promise<readonly Entry[]> {
    const { rows } = await this.#journal(this.#db, { table, after })
    return rows.map(({ seq, at, by, key, deed }) => ({ seq, at, by, key, deed: JSON.parse(deed) as Deed }))
  }

  append(table: string, entries: readonly Entry[], now: number): Promise<boolean> {
    return this.#write.all((work) => this.#append(work, table, entries, now))
  }

  async note(outlooks: readonly Outlook[], holder: string): Promise<void> {
    await noteOutlooks(this.#write, outlooks, holder)
  }

  async progress(tables: readonly string[]): Promise<readonly Progress[]> {
    if (tables.length === 0) return []
    const query = this.#db.selectFrom('tables').select(['id as table', 'seq', 'edition'])
    return query.where('id', 'in', tables).execute()
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

  async unfinished(after: string, limit: number): Promise<readonly string[]> {
    const rows = await this.#db
      .selectFrom('tables')
      .select('id')
      .where('stage', '!=', 'over')
      .where('id', '>', after)
      .orderBy('id')
      .limit(limit)
      .execute()
    return rows.map(({ id }) => id)
  }

  async keepFingerprint(table: string, fingerprint: string): Promise<void> {
    await this.#write.one((db) => db.updateTable('tables').set({ fingerprint }).where('id', '=', table).execute())
  }

  async fingerprint(table: string): Promise<string> {
    const row = await this.#db.selectFrom('tables').select('fingerprint').where('id', '=', table).executeTakeFirst()
    return row?.fingerprint ?? ''
  }

  async rewrite(table: string, entries: readonly Entry[]): Promise<void> {
    await this.#write.all(async (work) => {
      for (const { seq, deed } of entries)
        await work
          .updateTable('journal')
          .set({ deed: JSON.stringify(deed) })
          .where('table_id', '=', table)
          .where('seq', '=', seq)
          .execute()
      await work
        .updateTable('tables')
        .set((row) => ({ edition: row('edition', '+', 1) }))
        .where('id', '=', table)
        .execute()
    })
  }

  async removePerson(person: string): Promise<void> {
    await this.#write.one((db) => db.deleteFrom('people').where('id', '=', person).execute())
  }

  async expire(
    before: number,
    limit: number,
  ): Promise<{ readonly tables: readonly string[]; readonly people: number }> {
    return this.#write.all(async (work) => {
      const old = work.selectFrom('tables').select('id').where('stage', '!=', 'over').where('updated', '<', before)
      const tables = (await old.limit(limit).execute()).map(({ id }) => id)
      if (tables.length > 0) {
        await work.deleteFrom('tables').where('id', 'in', tables).execute()
        for (const rows of ['journal', 'seats', 'studies', 'jobs'] as const)
          await work.deleteFrom(rows).where('table_id', 'in', tables).execute()
      }
      const unused = work
        .selectFrom('people')
        .select('id')
        .where('seen', '<', before)
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
    await this.#write.one((db) =>
      db
        .insertInto('studies')
        .values({ table_id: table, ...found })
        .onConflict((conflict) => conflict.column('table_id').doUpdateSet(found))
        .execute(),
    )
  }

  async study(table: string): Promise<Json | undefined> {
    const query = this.#db.selectFrom('studies').select('study').where('table_id', '=', table)
    const row = await query.executeTakeFirst()
    return row === undefined ? undefined : (JSON.parse(row.study) as Json)
  }

  async probe(holder: string, now: number): Promise<void> {
    await this.#write.all(async (work) => {
      await work
        .insertInto('processes')
        .values({ id: holder, at: now })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ at: now }))
        .execute()
      await work
        .deleteFrom('processes')
        .where('at', '<', now - FORGET_PROCESS)
        .execute()
    })
  }

  damages(): Promise<readonly string[]> {
    return this.#ability.damages?.() ?? gaps(this.#db)
  }

  async close(): Promise<void> {
    await this.feed?.close()
    await this.#db.destroy()
  }
}

/** Writes entries in a transaction; false where others have written entries of the same numbers. */
type Append = (work: Transaction<Schema>, table: string, entries: readonly Entry[], now: number) => Promise<boolean>

/** The table's row is the lock: the transaction that advances its number may write the entries that follow. */
function appending(db: Kysely<Schema>): Append {
  const advance = prepared<Schema, { table: string; before: number; seq: number; updated: number }, UpdateResult>(
    ({ table, before, seq, updated }) =>
      db.updateTable('tables').set({ seq, updated }).where('id', '=', table).where('seq', '=', before),
  )
  const insert = prepared<Schema, Schema['journal'], InsertResult>((row) => {
    const { table_id, seq, at, by, key, deed } = row
    return db.insertInto('journal').values({ table_id, seq, at, by, key, deed })
  })
  const wake = waking(db)
  return async (work, table, entries, now) => {
    const [first, last] = [entries[0], entries.at(-1)]
    if (first === undefined || last === undefined) return true
    const { numAffectedRows } = await advance(work, { table, before: first.seq - 1, seq: last.seq, updated: last.at })
    if (numAffectedRows !== 1n) return false
    for (const { seq, at, by, key, deed } of entries) {
      await insert(work, { table_id: table, seq, at, by, key, deed: JSON.stringify(deed) })
      if (deed.kind === 'sat') await seat(work, table, deed.seat, deed.person)
    }
    await wake(work, table, last.seq, now)
    return true
  }
}

/** Every move is read by each other server that has the table open. */
const journalReading = (db: Kysely<Schema>) =>
  prepared<Schema, { table: string; after: number }, Selectable<Schema['journal']>>(({ table, after }) =>
    db.selectFrom('journal').selectAll().where('table_id', '=', table).where('seq', '>', after).orderBy('seq'),
  )

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
  edition: row.edition,
})

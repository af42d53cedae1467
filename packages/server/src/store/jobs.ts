import { type InsertResult, type Kysely, sql, type Transaction } from 'kysely'
import type { Writer } from './group-commit.ts'
import { prepared } from './prepared.ts'
import type { Schema } from './schema.ts'
import type { Job, JobKind, Jobs, Lease, Outlook } from './store.ts'

/** Milliseconds after which somebody looks at a table whose outlook nobody noted: the process that changed it may be gone. */
const LOOK_AFTER = 3000

export class SqlJobs implements Jobs {
  readonly #db: Kysely<Schema>
  readonly #write: Writer<Schema>
  readonly #locksRows: boolean

  constructor(db: Kysely<Schema>, write: Writer<Schema>, locksRows: boolean) {
    this.#db = db
    this.#write = write
    this.#locksRows = locksRows
  }

  /** Rows that another process is just taking are passed over, so that nobody waits for anybody. */
  take(kind: JobKind, { holder, now, until }: Lease, limit: number): Promise<readonly string[]> {
    return this.#write.all(async (work) => {
      const found = await work
        .selectFrom('jobs')
        .select('table_id')
        .where('kind', '=', kind)
        .where('due', '<=', now)
        .where('until', '<=', now)
        .orderBy('due')
        .orderBy('table_id')
        .limit(limit)
        .$if(this.#locksRows, (query) => query.forUpdate().skipLocked())
        .execute()
      const tables = found.map(({ table_id }) => table_id)
      if (tables.length > 0)
        await work
          .updateTable('jobs')
          .set({ holder, until })
          .where('kind', '=', kind)
          .where('table_id', 'in', tables)
          .execute()
      return tables
    })
  }

  async hold(table: string, kind: JobKind, { holder, now, until }: Lease): Promise<boolean> {
    const { numUpdatedRows } = await this.#write.one((db) =>
      db
        .updateTable('jobs')
        .set({ holder, until })
        .where('table_id', '=', table)
        .where('kind', '=', kind)
        .where((row) => row.or([row('until', '<=', now), row('holder', '=', holder)]))
        .executeTakeFirst(),
    )
    return numUpdatedRows === 1n
  }

  async keep(kind: JobKind, tables: readonly string[], { holder, until }: Lease): Promise<readonly string[]> {
    if (tables.length === 0) return []
    const rows = await this.#write.one((db) =>
      db
        .updateTable('jobs')
        .set({ until })
        .where('kind', '=', kind)
        .where('table_id', 'in', tables)
        .where('holder', '=', holder)
        .returning('table_id')
        .execute(),
    )
    return rows.map(({ table_id }) => table_id)
  }

  async put(table: string, kind: JobKind, due: number): Promise<void> {
    const free = { due, holder: '', until: 0 }
    await this.#write.one((db) =>
      db
        .insertInto('jobs')
        .values({ table_id: table, kind, ...free })
        .onConflict((conflict) => conflict.columns(['table_id', 'kind']).doUpdateSet(free))
        .execute(),
    )
  }

  async remove(table: string, kind: JobKind): Promise<void> {
    await this.#write.one((db) =>
      db.deleteFrom('jobs').where('table_id', '=', table).where('kind', '=', kind).execute(),
    )
  }

  async freeAll(): Promise<void> {
    await this.#write.one((db) =>
      db.updateTable('jobs').set({ holder: '', until: 0 }).where('holder', '!=', '').execute(),
    )
  }

  async find(table: string, kind: JobKind): Promise<Job | undefined> {
    const row = await this.#db
      .selectFrom('jobs')
      .select(['due', 'holder'])
      .where('table_id', '=', table)
      .where('kind', '=', kind)
      .executeTakeFirst()
    return row?.due === undefined || row.due === null ? undefined : { due: row.due, holder: row.holder }
  }

  async countDue(kind: JobKind, now: number): Promise<number> {
    const { count } = await this.#db
      .selectFrom('jobs')
      .select(sql<number>`cast(count(*) as integer)`.as('count'))
      .where('kind', '=', kind)
      .where('due', '<=', now)
      .executeTakeFirstOrThrow()
    return count
  }
}

/** In the same transaction as the change, so that its consequences survive a crash. */
export function waking(
  db: Kysely<Schema>,
): (work: Transaction<Schema>, table: string, seq: number, now: number) => Promise<unknown> {
  const wake = prepared<Schema, { table: string; seq: number; due: number }, InsertResult>(({ table, seq, due }) =>
    db
      .insertInto('jobs')
      .values({ table_id: table, kind: 'play', seq, due })
      .onConflict((conflict) =>
        conflict.columns(['table_id', 'kind']).doUpdateSet({
          seq: sql`excluded.seq`,
          due: sql`case when jobs.due < excluded.due then jobs.due else excluded.due end`,
        }),
      ),
  )
  return (work, table, seq, now) => wake(work, { table, seq, due: now + LOOK_AFTER })
}

/**
 * An outlook counts if nothing has happened since. Most tables wait for people alike: one statement notes them all. Each
 * statement is a transaction: a change of a table locks its row before that of its job, and two orders would be a deadlock.
 */
export async function noteOutlooks(write: Writer<Schema>, outlooks: readonly Outlook[], holder: string): Promise<void> {
  for (const alike of grouped(outlooks, ({ due }) => due)) await noteDue(write, alike, holder)
  for (const alike of grouped(outlooks, ({ stage }) => stage)) await noteStage(write, alike)
}

async function noteDue(write: Writer<Schema>, alike: readonly Outlook[], holder: string): Promise<void> {
  await write.one((db) =>
    db
      .updateTable('jobs')
      .set({
        due: alike[0]?.due ?? null,
        until: sql`case when holder = ${holder} then 0 else until end`,
        holder: sql`case when holder = ${holder} then '' else holder end`,
      })
      .where('kind', '=', 'play')
      .where((row) =>
        row(
          row.refTuple('table_id', 'seq'),
          'in',
          alike.map(({ table, seq }) => row.tuple(table, seq)),
        ),
      )
      .execute(),
  )
}

async function noteStage(write: Writer<Schema>, alike: readonly Outlook[]): Promise<void> {
  const stage = alike[0]?.stage ?? ''
  await write.one((db) =>
    db
      .updateTable('tables')
      .set({ stage })
      .where('stage', '!=', stage)
      .where((row) =>
        row(
          row.refTuple('id', 'seq'),
          'in',
          alike.map(({ table, seq }) => row.tuple(table, seq)),
        ),
      )
      .execute(),
  )
}

const grouped = <T, K>(all: readonly T[], key: (one: T) => K): readonly (readonly T[])[] => [
  ...Map.groupBy(all, key).values(),
]

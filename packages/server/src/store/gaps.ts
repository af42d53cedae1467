import { type Kysely, sql } from 'kysely'
import type { Schema } from './schema.ts'

/** Tables whose journal does not have every number from 1 to the last, once each. */
export async function gaps(db: Kysely<Schema>): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('tables')
    .leftJoin('journal', 'journal.table_id', 'tables.id')
    .groupBy(['tables.id', 'tables.seq'])
    .having((row) =>
      row.or([
        row(row.fn.count('journal.seq'), '!=', row.ref('tables.seq')),
        row(sql<number>`coalesce(max(journal.seq), 0)`, '!=', row.ref('tables.seq')),
      ]),
    )
    .select(['tables.id', 'tables.seq'])
    .orderBy('tables.id')
    .execute()
  return rows.map(({ id, seq }) => `the journal of table ${id} is not whole: it should have ${seq} entries`)
}

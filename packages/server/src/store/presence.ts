import type { Kysely } from 'kysely'
import type { Writer } from './group-commit.ts'
import type { Schema } from './schema.ts'
import type { Company, PresenceStore, Shown } from './store.ts'

/** Rows written with one statement. */
const BATCH = 200

/** Who is at which table, one row for each table and process. */
export class SqlPresence implements PresenceStore {
  readonly #db: Kysely<Schema>
  readonly #write: Writer<Schema>

  constructor(db: Kysely<Schema>, write: Writer<Schema>) {
    this.#db = db
    this.#write = write
  }

  async put(holder: string, companies: readonly Company[], until: number): Promise<void> {
    await this.#write.all(async (work) => {
      const [empty, there] = [companies.filter(isEmpty), companies.filter((one) => !isEmpty(one))]
      for (const some of batches(empty)) {
        const tables = some.map(({ table }) => table)
        await work.deleteFrom('presence').where('table_id', 'in', tables).where('holder', '=', holder).execute()
      }
      for (const some of batches(there)) {
        await work
          .insertInto('presence')
          .values(some.map((one) => rowOf(one, holder, until)))
          .onConflict((conflict) =>
            conflict.columns(['table_id', 'holder']).doUpdateSet(({ ref }) => ({
              people: ref('excluded.people'),
              shown: ref('excluded.shown'),
              until: ref('excluded.until'),
            })),
          )
          .execute()
      }
    })
  }

  async keep(holder: string, now: number, until: number): Promise<number> {
    return this.#write.all(async (work) => {
      const kept = await work.updateTable('presence').set({ until }).where('holder', '=', holder).executeTakeFirst()
      await work.deleteFrom('presence').where('until', '<', now).execute()
      return Number(kept.numUpdatedRows)
    })
  }

  async leave(holder: string): Promise<void> {
    await this.#write.one((db) => db.deleteFrom('presence').where('holder', '=', holder).execute())
  }

  async elsewhere(holder: string, tables: readonly string[], now: number): Promise<readonly Company[]> {
    if (tables.length === 0) return []
    const rows = await this.#db
      .selectFrom('presence')
      .select(['table_id', 'people', 'shown'])
      .where('table_id', 'in', tables)
      .where('holder', '!=', holder)
      .where('until', '>=', now)
      .orderBy('table_id')
      .orderBy('holder')
      .execute()
    return rows.map(({ table_id, people, shown }) => ({
      table: table_id,
      people: JSON.parse(people) as readonly string[],
      shown: JSON.parse(shown) as readonly Shown[],
    }))
  }
}

const rowOf = ({ table, people, shown }: Company, holder: string, until: number) => ({
  table_id: table,
  holder,
  people: JSON.stringify(people),
  shown: JSON.stringify(shown),
  until,
})

const isEmpty = ({ people }: Company): boolean => people.length === 0

function* batches<T>(all: readonly T[]): Generator<readonly T[]> {
  for (let first = 0; first < all.length; first += BATCH) yield all.slice(first, first + BATCH)
}

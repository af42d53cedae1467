import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely'

/** One numbered step: what it does to a database that has all steps before it. A step that was released never changes. */
export interface Migration {
  readonly name: string
  up(db: Kysely<unknown>): Promise<void>
}

export const steps: readonly Migration[] = [
  { name: '0001 people, tables, seats, journal', up: first },
  { name: '0002 what the coach found', up: studies },
  { name: '0003 settings of people', up: settings },
  { name: '0004 jobs, processes, fingerprints', up: jobs },
  { name: '0005 last use of people, editions of journals, presence, device codes', up: sharing },
  { name: '0006 what people have in hand', up: hands },
]

async function first(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('people')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('tables')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('host', 'text', (column) => column.notNull())
    .addColumn('setting', 'text', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('updated', 'bigint', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('stage', 'text', (column) => column.notNull())
    .addColumn('due', 'bigint')
    .execute()
  await db.schema
    .createTable('seats')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('seats_key', ['table_id', 'seat'])
    .execute()
  await db.schema
    .createTable('journal')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('by', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('deed', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('journal_key', ['table_id', 'seq'])
    .execute()
  await db.schema.createIndex('tables_by_host').on('tables').column('host').execute()
  await db.schema.createIndex('tables_by_stage').on('tables').columns(['stage', 'due']).execute()
  await db.schema.createIndex('seats_by_person').on('seats').column('person').execute()
}

async function studies(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('studies')
    .addColumn('table_id', 'text', (column) => column.primaryKey())
    .addColumn('study', 'text', (column) => column.notNull())
    .addColumn('updated', 'bigint', (column) => column.notNull())
    .execute()
}

async function settings(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('people')
    .addColumn('settings', 'text', (column) => column.notNull().defaultTo('{}'))
    .execute()
}

/** Tables that go on are looked at once: which of them wait for a bot was not stored before. */
async function jobs(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('jobs')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('due', 'bigint')
    .addColumn('holder', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('until', 'bigint', (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('jobs_key', ['table_id', 'kind'])
    .execute()
  await db.schema.createIndex('jobs_by_due').on('jobs').columns(['kind', 'due']).execute()
  await sql`insert into jobs (table_id, kind, seq, due) select id, 'play', seq, 0 from tables where stage = 'playing'`.execute(
    db,
  )
  await db.schema
    .createTable('processes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema.dropIndex('tables_by_stage').execute()
  await db.schema.alterTable('tables').dropColumn('due').execute()
  await db.schema.createIndex('tables_by_stage').on('tables').columns(['stage', 'id']).execute()
  await db.schema
    .alterTable('tables')
    .addColumn('fingerprint', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}

/** People of before are taken to have been here when they first came. */
async function sharing(db: Kysely<unknown>): Promise<void> {
  const zero = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder => column.notNull().defaultTo(0)
  await db.schema.alterTable('people').addColumn('seen', 'bigint', zero).execute()
  await sql`update people set seen = created`.execute(db)
  await db.schema.alterTable('tables').addColumn('edition', 'integer', zero).execute()
  await db.schema
    .createTable('presence')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('people', 'text', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('presence_key', ['table_id', 'holder'])
    .execute()
  await db.schema.createIndex('presence_by_holder').on('presence').column('holder').execute()
  await db.schema
    .createTable('codes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('sealed', 'text', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .execute()
}

/** Short-lived like all of presence: nothing has to be carried over. */
async function hands(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('presence')
    .addColumn('shown', 'text', (column) => column.notNull().defaultTo('[]'))
    .execute()
}

interface Done {
  steps: { number: number; name: string }
}

/** Keeps other processes out until the transaction ends. */
export type Lock = (work: Kysely<unknown>) => Promise<void>

/**
 * Brings a database up to date; each step is committed together with the note that it was done, and processes that
 * start at the same time do it one after the other. Returns the new version.
 */
export async function migrate(
  database: Kysely<unknown>,
  all: readonly Migration[] = steps,
  lock: Lock = async () => undefined,
): Promise<number> {
  for (;;) {
    const isDone = await database.transaction().execute(async (work) => {
      await lock(work)
      return nextStep(work as unknown as Kysely<Done>, all)
    })
    if (isDone) return all.length
  }
}

/** True when there is nothing left to do. */
async function nextStep(work: Kysely<Done>, all: readonly Migration[]): Promise<boolean> {
  await work.schema
    .createTable('steps')
    .ifNotExists()
    .addColumn('number', 'integer', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .execute()
  const { version } = await work
    .selectFrom('steps')
    .select(sql<number>`cast(count(*) as integer)`.as('version'))
    .executeTakeFirstOrThrow()
  if (version > all.length)
    throw new Error(`the data was written by a newer version (${version}) than this one (${all.length}); update first`)
  const step = all[version]
  if (step === undefined) return true
  await step.up(work as unknown as Kysely<unknown>)
  await work
    .insertInto('steps')
    .values({ number: version + 1, name: step.name })
    .execute()
  return false
}

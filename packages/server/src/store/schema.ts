import type { Generated } from 'kysely'

/* The tables of the database. Plain types that every SQL database has: text, and whole numbers below 2^53. */

interface People {
  id: string
  token_hash: string
  name: string
  created: number
  /** JSON. */
  settings: Generated<string>
}

interface Tables {
  id: string
  host: string
  /** JSON. */
  setting: string
  created: number
  updated: number
  /** The number of the last entry. */
  seq: number
  stage: string
  due: number | null
}

interface Seats {
  table_id: string
  seat: number
  person: string
}

interface Journal {
  table_id: string
  seq: number
  at: number
  by: string
  key: string
  /** JSON. */
  deed: string
}

interface Studies {
  table_id: string
  /** JSON. */
  study: string
  updated: number
}

export interface Schema {
  people: People
  tables: Tables
  seats: Seats
  journal: Journal
  studies: Studies
}

import type { Generated } from 'kysely'

/* The tables of the database. Plain types that every SQL database has: text, and whole numbers below 2^53. */

interface People {
  id: string
  token_hash: string
  name: string
  created: number
  /** When they were last here, to the hour. */
  seen: Generated<number>
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
  /** JSON: what the game came to at some entry, to be compared after a new release; '' where nobody looked yet. */
  fingerprint: Generated<string>
  /** How often entries that were stored already were replaced. */
  edition: Generated<number>
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

/** What a table waits for from the machines. */
interface Jobs {
  table_id: string
  kind: string
  /** The entry it follows from. */
  seq: Generated<number>
  /** When it has to be done; null when there is nothing to do. */
  due: number | null
  /** The process that does it, and until when it has the right to; '' and 0 for nobody. */
  holder: Generated<string>
  until: Generated<number>
}

/** Processes that use the database, and when each was last heard of. */
interface Processes {
  id: string
  at: number
}

/** Who is at a table on one server; it counts until then. */
interface Presence {
  table_id: string
  holder: string
  /** JSON: one id for each socket, '' for somebody unknown. */
  people: string
  /** JSON: what people have in hand, as pairs of a person and a text. */
  shown: string
  until: number
}

/** Codes that open a person's games on another device, each by its hash. */
interface Codes {
  id: string
  /** The person's token, encrypted with the code. */
  sealed: string
  until: number
}

export interface Schema {
  people: People
  tables: Tables
  seats: Seats
  journal: Journal
  studies: Studies
  jobs: Jobs
  processes: Processes
  presence: Presence
  codes: Codes
}

import type { Json } from '@orrery/kernel'
import type { Entry, Head, Settings, Stage, Study } from '@orrery/table'

/** A visitor. Seats belong to the id; only a hash of the token is stored. */
export interface Person {
  readonly id: string
  readonly name: string
}

/** A table as it is stored: what it was made with, and its latest outlook. */
export interface StoredTable extends Head {
  readonly created: number
  readonly updated: number
  readonly stage: Stage
}

/** What a table waits for. It follows from the journal and is stored beside it so that tables can be queried. */
export interface Outlook {
  readonly stage: Stage
  /** When the next clock runs out, where one is running. */
  readonly due: number | undefined
}

/**
 * The persistent store. What a resolved promise has confirmed is on the disk. Every
 * implementation passes the suite in test/store-suite.ts.
 */
export interface Store {
  addPerson(person: Person, tokenHash: string, now: number): Promise<void>
  rename(person: string, name: string): Promise<void>
  personByToken(tokenHash: string): Promise<Person | undefined>
  personById(id: string): Promise<Person | undefined>
  keepSettings(person: string, settings: Partial<Settings>): Promise<void>
  /** As last stored; {} where nothing was. */
  settings(person: string): Promise<Json>

  addTable(head: Head, entries: readonly Entry[], now: number): Promise<void>
  table(id: string): Promise<StoredTable | undefined>
  /** Entries after that number, in order. */
  journal(table: string, after: number): Promise<readonly Entry[]>
  /** All of the entries or none of them: false when one of their numbers is taken, and nothing was written. */
  append(table: string, entries: readonly Entry[]): Promise<boolean>
  note(table: string, outlook: Outlook): Promise<void>

  /** Tables that the person made or sits at: unfinished ones first, most recently updated first. */
  tablesOf(person: string, limit: number): Promise<readonly StoredTable[]>
  /** Tables that the person made and whose game is not over; `botsOnly` are those where no person sits. */
  countTables(host: string): Promise<{ readonly open: number; readonly botsOnly: number }>
  /** Tables whose game is not over. */
  unfinished(): Promise<readonly string[]>
  /** Tables where somebody's time is up. */
  due(now: number): Promise<readonly string[]>

  /** Replaces entries that are stored already, such as those of a person who wants to be forgotten. */
  rewrite(table: string, entries: readonly Entry[]): Promise<void>
  /** Their name, settings and token; tables and journals stay. */
  removePerson(person: string): Promise<void>
  /**
   * Deletes tables where nothing has happened since then and whose game is not over, and people made before then who have
   * no table. At most `limit` of each; returns the tables, and how many people.
   */
  expire(before: number, limit: number): Promise<{ readonly tables: readonly string[]; readonly people: number }>

  /** Replaces the coach's study of the table's game. */
  keepStudy(table: string, study: Study, now: number): Promise<void>
  /** As stored, perhaps by an earlier version. */
  study(table: string): Promise<Json | undefined>
  close(): Promise<void>
}

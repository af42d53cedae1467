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
  /** How often entries that were stored already were replaced. */
  readonly edition: number
}

/** How far a table is. */
export interface Progress {
  readonly table: string
  /** The number of its last entry. */
  readonly seq: number
  readonly edition: number
}

/** What somebody at a shared table has in hand: who, and how their page puts it. */
export type Shown = readonly [person: string, text: string]

export interface Company {
  readonly table: string
  /** An id for each socket, '' for somebody unknown. */
  readonly people: readonly string[]
  readonly shown: readonly Shown[]
}

/** Who is at which table, for servers that share the store. What a server does not keep is forgotten. */
export interface PresenceStore {
  /** Who is at these tables on this server now. */
  put(holder: string, companies: readonly Company[], until: number): Promise<void>
  /** Everything this server has put counts until then; returns for how many tables that is. What is too old is deleted. */
  keep(holder: string, now: number, until: number): Promise<number>
  /** Nobody is at this server any more. */
  leave(holder: string): Promise<void>
  /** Who is at these tables on other servers; tables where nobody is are left out, others may come several times. */
  elsewhere(holder: string, tables: readonly string[], now: number): Promise<readonly Company[]>
}

/** The time of something that is due already. */
export const AT_ONCE = 0

/** What a table waits for. It follows from the journal and is stored beside it so that tables can be queried. */
export interface Outlook {
  readonly table: string
  /** The entry it follows from: after a later one it no longer counts. */
  readonly seq: number
  readonly stage: Stage
  /** When a bot or clock is due; undefined while none is. */
  readonly due: number | undefined
}

/** Work that a process does for a table: `play` moves its bots and watches its clocks, `study` is the coach's. */
export type JobKind = 'play' | 'study'

export interface Job {
  readonly due: number
  /** The process that does it; '' while it waits. */
  readonly holder: string
}

/** A process that works, and until when it keeps what it takes; without news from it, others may take it then. */
export interface Lease {
  readonly holder: string
  readonly now: number
  readonly until: number
}

/** Every job is done at least once: it is made so that doing it twice changes nothing. */
export interface Jobs {
  /** Takes jobs that are due and that nobody has, the oldest first, and returns their tables. */
  take(kind: JobKind, lease: Lease, limit: number): Promise<readonly string[]>
  /** Takes or keeps one job; false when another process has it or there is none. */
  hold(table: string, kind: JobKind, lease: Lease): Promise<boolean>
  /** Keeps jobs that were taken before; returns those that are still ours. */
  keep(kind: JobKind, tables: readonly string[], lease: Lease): Promise<readonly string[]>
  /** Makes a job, or puts off one that is there; nobody has it then. */
  put(table: string, kind: JobKind, due: number): Promise<void>
  remove(table: string, kind: JobKind): Promise<void>
  /** Takes every job away from its present worker. */
  freeAll(): Promise<void>
  find(table: string, kind: JobKind): Promise<Job | undefined>
  /** How many are due at that time. */
  countDue(kind: JobKind, now: number): Promise<number>
}

/** Something new at a table. */
export interface Change {
  readonly table: string
  readonly seq: number
  /** Bots or the coach are wanted there. */
  readonly job: boolean
  /** People came or went, or entries were replaced: the store says which. */
  readonly look: boolean
}

/** How processes on one database tell each other what changed. Messages can get lost, so listeners read by number. */
export interface Feed {
  publish(change: Change): void
  /** `gap`: the line was down, and changes may have been missed. */
  listen(hear: (changes: readonly Change[]) => void, gap: () => void): void
  close(): Promise<void>
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
  /** They are here now: unused people expire. */
  see(person: string, now: number): Promise<void>
  /** Keeps the token of a person, encrypted, under the hash of a code until then; what is too old is deleted. */
  keepCode(id: string, sealed: string, now: number, until: number): Promise<void>
  /** What was kept under it, once. */
  useCode(id: string, now: number): Promise<string | undefined>
  keepSettings(person: string, settings: Partial<Settings>): Promise<void>
  /** As last stored; {} where nothing was. */
  settings(person: string): Promise<Json>

  addTable(head: Head, entries: readonly Entry[], now: number): Promise<void>
  table(id: string): Promise<StoredTable | undefined>
  /** Entries after that number, in order. */
  journal(table: string, after: number): Promise<readonly Entry[]>
  /**
   * All of the entries or none of them: false when one of their numbers is taken, and nothing was written. Unless an
   * outlook follows, some process looks at the table after a few seconds.
   */
  append(table: string, entries: readonly Entry[], now: number): Promise<boolean>
  /** Ends the job that led to it, if `holder` has it. */
  note(outlooks: readonly Outlook[], holder: string): Promise<void>
  /** Of those that are there. */
  progress(tables: readonly string[]): Promise<readonly Progress[]>

  /** Tables that the person made or sits at: unfinished ones first, most recently updated first. */
  tablesOf(person: string, limit: number): Promise<readonly StoredTable[]>
  /** Tables that the person made and whose game is not over; `botsOnly` are those where no person sits. */
  countTables(host: string): Promise<{ readonly open: number; readonly botsOnly: number }>
  /** Tables whose game is not over, in pages. */
  unfinished(after: string, limit: number): Promise<readonly string[]>

  readonly jobs: Jobs
  readonly presence: PresenceStore
  /** What the game came to, for the next version to compare. */
  keepFingerprint(table: string, fingerprint: string): Promise<void>
  fingerprint(table: string): Promise<string>

  /** Replaces entries that are stored already, such as those of a person who wants to be forgotten. */
  rewrite(table: string, entries: readonly Entry[]): Promise<void>
  /** Their name, settings and token; tables and journals stay. */
  removePerson(person: string): Promise<void>
  /**
   * Deletes tables where nothing has happened since then and whose game is not over, and people not seen since then who
   * have no table. At most `limit` of each; returns the tables, and how many people.
   */
  expire(before: number, limit: number): Promise<{ readonly tables: readonly string[]; readonly people: number }>

  /** Replaces the coach's study of the table's game. */
  keepStudy(table: string, study: Study, now: number): Promise<void>
  /** As stored, perhaps by an earlier version. */
  study(table: string): Promise<Json | undefined>
  /** Whether it can be written to; throws otherwise. */
  probe(holder: string, now: number): Promise<void>
  /** Tables whose journal is not whole, and pages of the file that are damaged: one line each. */
  damages(): Promise<readonly string[]>
  /** Undefined where one process alone uses the store. */
  readonly feed: Feed | undefined
  close(): Promise<void>
}

import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { readJsonInput } from '@orrery/input'
import { fail, ok, type Result } from '@orrery/kernel'
import * as z from 'zod/mini'

const note = z.object({ pid: z.optional(z.int()), address: z.optional(z.string()) })

/** The server that uses a folder, as far as its note says. */
export type Holder = Readonly<z.infer<typeof note>>

const LOCK = 'server.lock'
const NOTE = 'server.json'
const SQLITE_BUSY = 5

/**
 * Makes sure that only one server at a time uses a data folder. Players on two servers would not see each other's moves.
 *
 * The lock is an open transaction on an empty SQLite file: the operating system releases it when the process ends, however
 * it ends, and it applies to the file itself, whichever path leads there. A note beside it tells others who holds the lock;
 * it only informs, so an old note left by a crash does no harm. The lock file must never be opened in any other way: on
 * POSIX systems, closing it would release the lock.
 */
export class FolderLock {
  readonly #folder: string
  readonly #database: DatabaseSync

  private constructor(folder: string, database: DatabaseSync) {
    this.#folder = folder
    this.#database = database
    this.#note({ pid: process.pid })
  }

  /** The lock, or its holder. The folder must exist. */
  static take(folder: string): Result<FolderLock, Holder> {
    const database = new DatabaseSync(join(folder, LOCK), { timeout: 0 })
    try {
      // With the journal in memory, nothing is left to clean up after a crash. On a read-only file SQLite silently
      // begins without a lock; the change, never committed, fails there.
      database.exec('pragma journal_mode = memory; begin exclusive; pragma user_version = 1')
      return ok(new FolderLock(folder, database))
    } catch (error) {
      database.close()
      if (isBusy(error)) return fail(holderOf(folder))
      throw error
    }
  }

  /** Tells others where this server can be reached. */
  announce(address: string): void {
    this.#note({ pid: process.pid, address })
  }

  release(): void {
    // As long as the lock is held, the note is ours to remove.
    rmSync(join(this.#folder, NOTE), { force: true })
    this.#database.close()
  }

  /** Replaces the note in one step, so that nobody reads half of one. */
  #note(holder: Holder): void {
    const draft = join(this.#folder, `${NOTE}.new`)
    writeFileSync(draft, `${JSON.stringify(holder)}\n`)
    renameSync(draft, join(this.#folder, NOTE))
  }
}

const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY

/** The note may be missing or damaged: then the holder stays unknown. */
function holderOf(folder: string): Holder {
  try {
    const read = readJsonInput(note, readFileSync(join(folder, NOTE), 'utf8'))
    return read.ok ? read.value : {}
  } catch {
    return {}
  }
}

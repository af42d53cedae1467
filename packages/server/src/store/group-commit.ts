import { setImmediate } from 'node:timers/promises'
import type { Kysely, Transaction } from 'kysely'

/** How changes get into a database. */
export interface Writer<S> {
  /** A single statement. */
  one<T>(write: (db: Kysely<S>) => Promise<T>): Promise<T>
  /** Several statements, all of them or none. */
  all<T>(write: (work: Transaction<S>) => Promise<T>): Promise<T>
}

/** For a database server, which groups commits by itself. */
export const directly = <S>(db: Kysely<S>): Writer<S> => ({
  one: (write) => retried(() => write(db)),
  all: (write) => retried(() => db.transaction().execute(write)),
})

/** PostgreSQL's codes for a transaction that it gave up for the sake of another one: nothing of it was done. */
const GIVEN_UP = new Set(['40001', '40P01'])
const MOST_TRIES = 5

async function retried<T>(write: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await write()
    } catch (error) {
      const isGivenUp = error instanceof Error && 'code' in error && GIVEN_UP.has(String(error.code))
      if (!isGivenUp || tries === MOST_TRIES) throw error
    }
  }
}

interface Waiting<S> {
  write(work: Transaction<S>): Promise<unknown>
  settle(outcome: Outcome): void
}

type Outcome = { readonly value: unknown } | { readonly error: unknown }

/**
 * One commit for everything that came in at the same moment: for a file, waiting for the disk is what costs. Each write
 * succeeds or fails by itself; none is confirmed before the commit they share. A write may be called again, after what it
 * did was undone.
 */
export class GroupCommit<S> implements Writer<S> {
  readonly #db: Kysely<S>
  #waiting: Waiting<S>[] = []
  #isRunning = false

  constructor(db: Kysely<S>) {
    this.#db = db
  }

  one<T>(write: (work: Transaction<S>) => Promise<T>): Promise<T> {
    return this.all(write)
  }

  all<T>(write: (work: Transaction<S>) => Promise<T>): Promise<T> {
    const { promise, resolve, reject } = Promise.withResolvers<T>()
    const settle = (outcome: Outcome): void => {
      if ('value' in outcome) resolve(outcome.value as T)
      else reject(outcome.error)
    }
    this.#waiting.push({ write, settle })
    if (!this.#isRunning) void this.#commitAll()
    return promise
  }

  async #commitAll(): Promise<void> {
    this.#isRunning = true
    while (this.#waiting.length > 0) {
      await setImmediate()
      const group = this.#waiting
      this.#waiting = []
      const outcomes = await this.#commit(group)
      for (const [i, { settle }] of group.entries()) settle(outcomes[i] ?? { error: new Error('no outcome') })
    }
    this.#isRunning = false
  }

  /** Together first. If one fails, nothing of any is done, and each is done again by itself. */
  async #commit(group: readonly Waiting<S>[]): Promise<readonly Outcome[]> {
    try {
      return await this.#db.transaction().execute(async (work) => {
        const outcomes: Outcome[] = []
        for (const { write } of group) outcomes.push({ value: await write(work) })
        return outcomes
      })
    } catch (error) {
      if (group.length === 1) return [{ error }]
      const outcomes: Outcome[] = []
      for (const one of group) outcomes.push(...(await this.#commit([one])))
      return outcomes
    }
  }
}

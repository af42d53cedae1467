import { setTimeout as sleep } from 'node:timers/promises'
import { readJsonInput } from '@orrery/input'
import postgres from 'pg'
import * as z from 'zod/mini'
import type { Change, Feed } from './store.ts'

const CHANNEL = 'orrery'
/** Changes per message: PostgreSQL takes less than 8,000 bytes. */
const PER_MESSAGE = 100
/** In milliseconds: how long the line may be silent, and the pauses before it is opened again. */
const SILENCE = 5000
const FIRST_PAUSE = 100
const LONGEST_PAUSE = 2000

const flag = z.literal([0, 1])
const message = z.array(z.tuple([z.string(), z.int(), flag, flag]))

/** What two notices of one table say together. */
function both({ table, seq, job, look }: Change, other: Change | undefined): Change {
  if (other === undefined) return { table, seq, job, look }
  return { table, seq: Math.max(seq, other.seq), job: job || other.job, look: look || other.look }
}

/**
 * Changes by LISTEN and NOTIFY, on a connection of its own: inside the transactions that make the changes, notices would
 * make all commits wait for each other. What happens while a notice is under way goes out together with the next one.
 */
export class PostgresFeed implements Feed {
  readonly #url: string
  readonly #onError: (error: unknown) => void
  /** What was not sent yet, by table. */
  #pending = new Map<string, Change>()
  #client: postgres.Client | undefined
  #sending = false
  #hear: (changes: readonly Change[]) => void = () => undefined
  #gap = (): void => undefined
  #running: Promise<void> | undefined
  readonly #closing = new AbortController()

  constructor(url: string, onError: (error: unknown) => void) {
    this.#url = url
    this.#onError = onError
  }

  publish(change: Change): void {
    this.#pending.set(change.table, both(change, this.#pending.get(change.table)))
    void this.#send()
  }

  listen(hear: (changes: readonly Change[]) => void, gap: () => void): void {
    this.#hear = hear
    this.#gap = gap
    this.#running ??= this.#stayConnected()
  }

  async close(): Promise<void> {
    this.#closing.abort()
    await this.#client?.end().catch(() => undefined)
    await this.#running
  }

  /** Opens the line again whenever it breaks. */
  async #stayConnected(): Promise<void> {
    let pause = FIRST_PAUSE
    while (!this.#closing.signal.aborted) {
      try {
        await this.#connectedOnce(() => (pause = FIRST_PAUSE))
      } catch (error) {
        if (!this.#closing.signal.aborted) this.#onError(error)
      }
      await sleep(pause, undefined, { signal: this.#closing.signal }).catch(() => undefined)
      pause = Math.min(2 * pause, LONGEST_PAUSE)
    }
  }

  /** Ends when the line breaks. */
  async #connectedOnce(onUp: () => void): Promise<void> {
    const client = new postgres.Client({
      connectionString: this.#url,
      connectionTimeoutMillis: SILENCE,
      query_timeout: SILENCE,
      keepAlive: true,
    })
    const { promise: broken, resolve: onBroken } = Promise.withResolvers<unknown>()
    client.on('error', onBroken)
    client.on('end', () => onBroken(undefined))
    client.on('notification', ({ payload = '' }) => this.#heard(payload))
    // A line that is dead without saying so does not answer.
    const pulse = setInterval(() => void client.query('select 1').catch(onBroken), SILENCE)
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
      this.#client = client
      onUp()
      this.#gap()
      void this.#send()
      await broken
    } finally {
      clearInterval(pulse)
      this.#client = undefined
      void client.end().catch(() => undefined)
    }
  }

  #heard(payload: string): void {
    const read = readJsonInput(message, payload)
    if (!read.ok) return
    this.#hear(read.value.map(([table, seq, job, look]) => ({ table, seq, job: job === 1, look: look === 1 })))
  }

  async #send(): Promise<void> {
    if (this.#sending || this.#client === undefined || this.#pending.size === 0) return
    this.#sending = true
    const changes = [...this.#pending.values()].slice(0, PER_MESSAGE)
    for (const { table } of changes) this.#pending.delete(table)
    try {
      const payload = JSON.stringify(
        changes.map(({ table, seq, job, look }) => [table, seq, job ? 1 : 0, look ? 1 : 0]),
      )
      await this.#client.query('select pg_notify($1, $2)', [CHANNEL, payload])
    } catch {
      // It goes out when the line is up again, unless something newer is waiting by then.
      for (const change of changes) this.#pending.set(change.table, both(change, this.#pending.get(change.table)))
      this.#sending = false
      return
    }
    this.#sending = false
    void this.#send()
  }
}

import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { SqlJobs } from './jobs.ts'
import { SqlPresence } from './presence.ts'
import { SqlStore } from './sql-store.ts'
import type { Jobs, PresenceStore, Store } from './store.ts'

/** One call of a method of the store, such as `append` or `jobs.take`. */
export interface Call {
  readonly id: number
  readonly name: string
  readonly args: readonly unknown[]
}

export type Answer = { readonly id: number } & ({ readonly value: unknown } | { readonly error: unknown })

/** In megabytes: what it makes is short-lived and small. */
const YOUNG = 4

type Method = (...args: readonly unknown[]) => Promise<unknown>

/** The names of its methods. */
const methodsOf = ({ prototype }: { readonly prototype: object }): readonly string[] =>
  Object.entries(Object.getOwnPropertyDescriptors(prototype)).flatMap(([name, { value }]) =>
    name !== 'constructor' && typeof value === 'function' ? [name] : [],
  )

/**
 * A store that works in a thread of its own: waiting for the disk, which may take many milliseconds, holds up nobody but
 * those who wait for it, and what comes in meanwhile is committed together.
 */
export async function openInThread(script: URL, data: unknown): Promise<Store> {
  const resourceLimits = { maxYoungGenerationSizeMb: YOUNG }
  const thread = new StoreThread(new Worker(script, { workerData: data, resourceLimits }))
  await thread.opened()
  const calling = (type: { readonly prototype: object }, of = ''): { readonly [name: string]: Method } =>
    Object.fromEntries(methodsOf(type).map((name) => [name, (...args) => thread.call(`${of}${name}`, args)]))
  return {
    ...(calling(SqlStore) as unknown as Store),
    jobs: calling(SqlJobs, 'jobs.') as unknown as Jobs,
    presence: calling(SqlPresence, 'presence.') as unknown as PresenceStore,
    feed: undefined,
    close: () => thread.close(),
  }
}

interface Waiting {
  resolve(value: unknown): void
  reject(error: unknown): void
}

class StoreThread {
  readonly #worker: Worker
  readonly #waiting = new Map<number, Waiting>()
  /** Why it does not answer any more. */
  #failure: Error | undefined
  #ids = 0
  /** What is asked at the same moment goes out together. */
  #calls: Call[] = []

  constructor(worker: Worker) {
    this.#worker = worker
    worker.on('error', (error) => this.#fail(error instanceof Error ? error : new Error(String(error))))
    worker.on('exit', () => this.#fail(new Error('the store is closed')))
  }

  /** Throws if it cannot be opened. */
  async opened(): Promise<void> {
    await once(this.#worker, 'message')
    this.#worker.on('message', (answers: readonly Answer[]) => this.#hear(answers))
    this.#worker.unref()
  }

  call(name: string, args: readonly unknown[]): Promise<unknown> {
    if (this.#failure !== undefined) return Promise.reject(this.#failure)
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    const call: Call = { id: ++this.#ids, name, args }
    this.#waiting.set(call.id, { resolve, reject })
    // The process lives while somebody waits.
    if (this.#waiting.size === 1) this.#worker.ref()
    if (this.#calls.push(call) === 1) queueMicrotask(() => this.#send())
    return promise
  }

  async close(): Promise<void> {
    if (this.#failure !== undefined) return
    await this.call('close', [])
    await this.#worker.terminate()
  }

  #send(): void {
    this.#worker.postMessage(this.#calls, [])
    this.#calls = []
  }

  #hear(answers: readonly Answer[]): void {
    for (const answer of answers) {
      const waiting = this.#waiting.get(answer.id)
      this.#waiting.delete(answer.id)
      if ('value' in answer) waiting?.resolve(answer.value)
      else waiting?.reject(answer.error)
    }
    if (this.#waiting.size === 0) this.#worker.unref()
  }

  #fail(error: Error): void {
    this.#failure ??= error
    for (const { reject } of this.#waiting.values()) reject(error)
    this.#waiting.clear()
  }
}

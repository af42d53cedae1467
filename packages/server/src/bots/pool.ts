import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Move, Pack } from '@orrery/kernel'
import { anyMove, type Task } from '@orrery/table'
import { type Share, Turns } from '../turns.ts'

export interface PoolOptions {
  /** How long one answer may take, in milliseconds, before the bot is stopped. */
  readonly limit: number
  /** The number of threads. */
  readonly size?: number
  /** Factor on the thinking time of every level. */
  readonly scale?: number
  readonly script?: URL
  /** A bot took too long or broke, and any legal move was played for it. */
  onFailure(task: Task, why: string): void
}

interface Job {
  readonly task: Task
  readonly share: Share
  answer(move: Move): void
  /** How long it took in milliseconds: after a long search the same person waits longer for the next. */
  used(cost: number): void
}

/**
 * A few threads that think for all bots; addresses and people take turns. One address never has all of several threads.
 * Whatever happens to a thread, every task is answered with a legal move.
 */
export class BotPool {
  readonly #options: PoolOptions
  readonly #waiting = new Turns<Job>()
  readonly #threads: Thread[]

  constructor(options: PoolOptions) {
    this.#options = options
    const size = options.size ?? Math.max(1, Math.min(4, availableParallelism() - 1))
    this.#threads = Array.from({ length: size }, () => new Thread(options, () => this.#next()))
  }

  /** Tasks that wait for a thread. */
  get waiting(): number {
    return this.#waiting.size
  }

  ask(task: Task, share: Share): Promise<Move> {
    const { promise, resolve } = Promise.withResolvers<Move>()
    this.#waiting.add(share, { task, share, answer: resolve, used: (cost) => this.#waiting.charge(share, cost) })
    this.#next()
    return promise
  }

  async close(): Promise<void> {
    this.#waiting.clear()
    await Promise.all(this.#threads.map((thread) => thread.close()))
  }

  #next(): void {
    for (const thread of this.#threads) {
      if (!thread.isFree) continue
      const next = this.#waiting.take((address) => this.#isFull(address))
      if (next === undefined) return
      thread.take(next.item, this.#options.limit)
    }
  }

  #isFull(address: string): boolean {
    const theirs = this.#threads.filter((thread) => thread.address === address).length
    return this.#threads.length > 1 && theirs >= this.#threads.length - 1
  }
}

class Thread {
  readonly #options: PoolOptions
  readonly #done: () => void
  /** None before the first task and after a failure: a thread that cannot even start must not be restarted for ever. */
  #worker: Worker | undefined
  /** Packs that were already sent to the worker. */
  #met = new WeakSet<Pack>()
  #job: Job | undefined
  #timer: NodeJS.Timeout | undefined
  #since = 0
  #closed = false

  constructor(options: PoolOptions, done: () => void) {
    this.#options = options
    this.#done = done
  }

  get isFree(): boolean {
    return this.#job === undefined && !this.#closed
  }

  /** Whose task it has. */
  get address(): string | undefined {
    return this.#job?.share.address
  }

  take(job: Job, limit: number): void {
    this.#job = job
    this.#since = performance.now()
    this.#timer = setTimeout(() => this.#fail(`no answer within ${limit} ms`), limit)
    this.#worker ??= this.#start()
    this.#worker.postMessage(this.#withoutMet(job.task), [])
  }

  #withoutMet(task: Task): Task {
    const { pack } = task
    if (pack === undefined) return task
    if (this.#met.has(pack)) return { ...task, pack: undefined }
    this.#met.add(pack)
    return task
  }

  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#timer)
    await this.#worker?.terminate()
  }

  #start(): Worker {
    this.#met = new WeakSet()
    const { script = new URL('./worker.ts', import.meta.url), scale = 1 } = this.#options
    const worker = new Worker(script, { workerData: scale })
    worker.unref()
    worker.on('message', (move: Move) => this.#heard(move))
    worker.on('error', (error) => this.#fail(error instanceof Error ? error.message : String(error)))
    return worker
  }

  #heard(move: Move): void {
    if (this.#job === undefined) return
    if (this.#job.task.offer.includes(move)) this.#finish(move)
    else this.#fail('an answer that was not on offer')
  }

  /** The thread may be in any state, so it is terminated. */
  #fail(why: string): void {
    if (this.#closed) return
    void this.#worker
      ?.removeAllListeners()
      .on('error', () => undefined)
      .terminate()
    this.#worker = undefined
    if (this.#job === undefined) return
    this.#options.onFailure(this.#job.task, why)
    this.#finish(anyMove(this.#job.task))
  }

  #finish(move: Move): void {
    const job = this.#job
    clearTimeout(this.#timer)
    this.#job = undefined
    job?.used(performance.now() - this.#since)
    job?.answer(move)
    this.#done()
  }
}

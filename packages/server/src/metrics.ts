import type { Entry } from '@orrery/table'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Store } from './store/store.ts'

/** Figures that are read when somebody asks. */
interface Gauges {
  rooms(): number
  held(): number
  due(): Promise<number>
}

/** The figures of /metrics. One set per server, so that two in one process count separately. */
export class Metrics {
  readonly registry = new Registry()
  readonly #entries = new Counter({
    name: 'orrery_journal_entries_total',
    help: 'Entries written into journals, by kind',
    labelNames: ['kind'],
    registers: [this.registry],
  })
  readonly #botFailures = new Counter({
    name: 'orrery_bot_failures_total',
    help: 'Answers of bots that were late or broken and replaced by any legal move',
    registers: [this.registry],
  })
  readonly #botSeconds = new Histogram({
    name: 'orrery_bot_seconds',
    help: 'Time from the question to the answer of a bot',
    buckets: [0.005, 0.02, 0.1, 0.5, 1, 2, 5, 10],
    registers: [this.registry],
  })
  readonly #studies = new Counter({
    name: 'orrery_studies_total',
    help: 'Finished games the coach went through, or failed to',
    labelNames: ['end'],
    registers: [this.registry],
  })
  readonly #requests = new Counter({
    name: 'orrery_http_requests_total',
    help: 'Answers by HTTP, by status',
    labelNames: ['status'],
    registers: [this.registry],
  })
  readonly #sockets = new Gauge({ name: 'orrery_sockets', help: 'Open sockets', registers: [this.registry] })

  readonly #storeSeconds = new Histogram({
    name: 'orrery_store_seconds',
    help: 'Time to store a change of a table, by end',
    labelNames: ['end'],
    buckets: [0.0005, 0.001, 0.002, 0.005, 0.01, 0.05, 0.2, 1, 5],
    registers: [this.registry],
  })
  readonly #moveSeconds = new Histogram({
    name: 'orrery_move_seconds',
    help: 'Time from the arrival of a move to its reply',
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2],
    registers: [this.registry],
  })

  constructor({ rooms, held, due }: Gauges) {
    collectDefaultMetrics({ register: this.registry })
    this.#gauge('orrery_open_tables', 'Tables in memory', rooms)
    this.#gauge('orrery_held_tables', 'Tables that bots of this process are thinking about', held)
    this.#gauge('orrery_due_tables', 'Tables in the store where a bot or a clock has something to do', due)
  }

  #gauge(name: string, help: string, read: () => number | Promise<number>): void {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers: [this.registry],
      collect: async () => {
        // A figure that cannot be read, because the store is away, does not hide the others.
        gauge.set(await Promise.resolve(read()).catch(() => NaN))
      },
    })
  }

  /** Stores a change, and measures how long it takes. */
  timedAppend(append: Store['append']): Store['append'] {
    return async (table, entries, now) => {
      const done = this.#storeSeconds.startTimer()
      try {
        const isWritten = await append(table, entries, now)
        done({ end: isWritten ? 'stored' : 'late' })
        return isWritten
      } catch (error) {
        done({ end: 'failed' })
        throw error
      }
    }
  }

  /** Ends when the reply to a move goes out. */
  moveTimer = (): (() => void) => this.#moveSeconds.startTimer()

  entries(entries: readonly Entry[]): void {
    for (const { deed } of entries) this.#entries.inc({ kind: deed.kind })
  }

  request(status: number): void {
    this.#requests.inc({ status })
  }

  socketOpened = (): void => this.#sockets.inc()
  socketClosed = (): void => this.#sockets.dec()
  studyEnded = (end: 'done' | 'failed'): void => this.#studies.inc({ end })
  botFailed = (): void => this.#botFailures.inc()

  async timed<T>(answer: Promise<T>): Promise<T> {
    const done = this.#botSeconds.startTimer()
    const given = await answer
    done()
    return given
  }
}

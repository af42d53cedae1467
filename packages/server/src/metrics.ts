import type { Entry } from '@orrery/table'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'

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

  constructor(rooms: () => number) {
    collectDefaultMetrics({ register: this.registry })
    const gauge: Gauge = new Gauge({
      name: 'orrery_open_tables',
      help: 'Tables in memory',
      registers: [this.registry],
      collect: () => gauge.set(rooms()),
    })
  }

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

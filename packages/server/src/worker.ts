import type { Move } from '@orrery/kernel'
import type { Task } from '@orrery/table'
import fastify from 'fastify'
import { LIMITS } from './limits.ts'
import { Metrics } from './metrics.ts'
import { type BotOptions, botsFor, type ServerOptions } from './server.ts'
import type { Store } from './store/store.ts'
import { shareStudies } from './study/open.ts'
import { Studies } from './study/studies.ts'
import { openTables } from './tables.ts'

export interface WorkerOptions extends BotOptions, Pick<ServerOptions, 'coach' | 'coachScript' | 'tick' | 'log'> {
  /** Must be one that several processes may share. */
  readonly store: Store
}

export interface JobWorker {
  start(): Promise<void>
  close(): Promise<void>
}

/** Moves bots, watches clocks and studies games for all processes on the store, and talks to no player. */
export function createWorker(options: WorkerOptions): JobWorker {
  const { store, tick = 500, log = 'warn', coach: iterations, coachScript: script } = options
  const app = fastify({ logger: { level: log, stream: process.stderr } })
  const onError = (error: unknown): void => app.log.error(error)
  const metrics: Metrics = new Metrics({
    rooms: () => tables.rooms.size,
    held: () => tables.jobs.held,
    due: () => store.jobs.countDue('play', Date.now()),
  })
  const bots = botsFor(app, metrics, options)
  const tables = openTables({
    store,
    append: metrics.timedAppend((...change) => store.append(...change)),
    works: true,
    tick,
    now: Date.now,
    onError,
    onEntries: (entries) => metrics.entries(entries),
    // Addresses are known to the processes that people talk to: here people take turns.
    think: (task: Task, host: string): Promise<Move> => metrics.timed(bots.ask(task, { address: host, person: host })),
  })
  const studies = new Studies({
    store,
    now: Date.now,
    limits: LIMITS,
    onError,
    onEnd: metrics.studyEnded,
    iterations,
    script,
  })
  const shared = shareStudies({ store, now: Date.now, onError, works: true, studies, tables })
  return {
    async start() {
      await tables.start()
      shared?.start()
    },
    async close() {
      await bots.close()
      await shared?.close()
      await studies.close()
      await tables.close()
      await store.close()
    },
  }
}

import type { Move } from '@orrery/kernel'
import type { Task } from '@orrery/table'
import type { FastifyBaseLogger } from 'fastify'
import { BotPool } from './bots/pool.ts'
import type { Limits } from './limits.ts'
import { Metrics } from './metrics.ts'
import type { Store } from './store/store.ts'
import { shareStudies } from './study/open.ts'
import { Studies } from './study/studies.ts'
import { openTables, type Tables } from './tables.ts'
import type { Share } from './turns.ts'

/** How a process works on tables, whether or not it also talks to players. */
export interface WorkOptions {
  readonly store: Store
  /** How long a bot may think, in milliseconds. */
  readonly botLimit?: number
  /** Factor on every bot's thinking time. */
  readonly botScale?: number
  readonly botScript?: URL
  /** How much the coach thinks about a decision of a finished game, in iterations. */
  readonly coach?: number
  readonly coachScript?: URL
  /** How often the clocks are checked, in milliseconds. */
  readonly tick?: number
}

interface WorkHouse {
  readonly works: boolean
  readonly limits: Limits
  readonly log: FastifyBaseLogger
  now(): number
  /** Whose work it is when a table of this host needs a bot. */
  shareOf(host: string): Share
}

/** Tables, bots and the coach of one process. */
export interface Work {
  readonly metrics: Metrics
  readonly tables: Tables
  readonly studies: Pick<Studies, 'begin' | 'tell' | 'stop'>
  start(): Promise<void>
  /** Closes the store as well. */
  close(): Promise<void>
}

export function openWork(options: WorkOptions, { works, limits, log, now, shareOf }: WorkHouse): Work {
  const { store, tick = 500, coach: iterations, coachScript: script } = options
  const onError = (error: unknown): void => log.error(error)
  const metrics: Metrics = new Metrics({
    rooms: () => tables.rooms.size,
    held: () => tables.jobs.held,
    due: () => store.jobs.countDue('play', now()),
  })
  const bots = openBots(options, metrics, log)
  const tables = openTables({
    store,
    append: metrics.timedAppend((...change) => store.append(...change)),
    works,
    tick,
    now,
    onError,
    onEntries: (entries) => metrics.entries(entries),
    think: (task: Task, host: string): Promise<Move> => metrics.timed(bots.ask(task, shareOf(host))),
  })
  const studies = new Studies({ store, now, limits, onError, onEnd: metrics.studyEnded, iterations, script })
  const shared = shareStudies({ store, now, onError, works, studies, tables })
  return {
    metrics,
    tables,
    studies: shared?.desk ?? studies,
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

function openBots(options: WorkOptions, metrics: Metrics, log: FastifyBaseLogger): BotPool {
  const { botLimit = 10_000, botScale = 1, botScript } = options
  return new BotPool({
    limit: botLimit,
    scale: botScale,
    ...(botScript === undefined ? {} : { script: botScript }),
    onFailure: ({ game, level }, why) => {
      metrics.botFailed()
      log.error({ game, level, why }, 'a bot failed, any legal move was played')
    },
  })
}

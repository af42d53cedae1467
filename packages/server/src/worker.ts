import fastify from 'fastify'
import { LIMITS } from './limits.ts'
import { openWork, type WorkOptions } from './work.ts'

export interface WorkerOptions extends WorkOptions {
  /** 'silent', 'error', 'warn', 'info'. */
  readonly log?: string
}

export interface JobWorker {
  start(): Promise<void>
  close(): Promise<void>
}

/** Moves bots, watches clocks and studies games for all processes on a store they share, and talks to no player. */
export function createWorker(options: WorkerOptions): JobWorker {
  const { log } = fastify({ logger: { level: options.log ?? 'warn', stream: process.stderr } })
  return openWork(options, {
    works: true,
    limits: LIMITS,
    log,
    now: Date.now,
    // Only servers know addresses; a worker lets people take turns.
    shareOf: (host) => ({ address: host, person: host }),
  })
}

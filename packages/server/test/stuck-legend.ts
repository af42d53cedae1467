import { parentPort } from 'node:worker_threads'
import type { Task } from '@orrery/table'

/* A legend that never answers, and other bots that answer at once. */
parentPort?.on('message', ({ level, offer }: Task) => {
  if (level === 'legend') return
  parentPort?.postMessage(offer[0], [])
})

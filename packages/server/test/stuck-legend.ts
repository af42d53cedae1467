import { parentPort } from 'node:worker_threads'
import type { Task } from '@orrery/table'

/* A legend that thinks for ever, and other bots that answer at once. */
parentPort?.on('message', ({ level, offer }: Task) => {
  while (level === 'legend');
  parentPort?.postMessage(offer[0], [])
})

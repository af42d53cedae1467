import { parentPort } from 'node:worker_threads'

/* A bot that breaks. */
parentPort?.on('message', () => {
  throw new Error('broken')
})

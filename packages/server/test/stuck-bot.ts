import { parentPort } from 'node:worker_threads'

/* A bot that thinks for ever. */
parentPort?.on('message', () => {
  for (;;);
})

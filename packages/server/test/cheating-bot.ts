import { parentPort } from 'node:worker_threads'

/* A bot that answers with what was not on offer. */
parentPort?.on('message', () => parentPort?.postMessage(-1, []))

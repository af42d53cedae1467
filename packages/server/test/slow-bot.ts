import { parentPort } from 'node:worker_threads'
import type { Task } from '@orrery/table'

/* A bot that takes a while over every move. */
const WHILE = 60
parentPort?.on('message', (task: Task) => setTimeout(() => parentPort?.postMessage(task.offer[0], []), WHILE))

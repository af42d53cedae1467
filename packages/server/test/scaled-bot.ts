import { parentPort, workerData } from 'node:worker_threads'
import type { Task } from '@orrery/table'

/* A bot whose answer is the part of its time that it has, counted among the moves on offer. */
parentPort?.on('message', ({ offer }: Task) => parentPort?.postMessage(offer[workerData as number], []))

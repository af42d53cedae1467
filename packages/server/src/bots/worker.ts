import { parentPort } from 'node:worker_threads'
import { type Task, think } from '@orrery/table'
import { servedGame } from '../registry.ts'

/* Thinks for bots, one task at a time. A task holds what the bot's seat may know, and nothing else comes in here. */
parentPort?.on('message', (task: Task) => {
  const doors = servedGame(task.game)
  if (doors === undefined) throw new Error(`no game ${task.game}`)
  parentPort?.postMessage(
    think(doors, task, () => performance.now()),
    [],
  )
})

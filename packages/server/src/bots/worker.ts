import { parentPort, workerData } from 'node:worker_threads'
import { loadGameOf } from '@orrery/games'
import { type Task, think } from '@orrery/table'

/* Thinks for bots, one task at a time. A task holds only what the bot's seat may know. */
async function answer(task: Task): Promise<void> {
  const game = await loadGameOf(task.game)
  if (game === undefined) throw new Error(`no game ${task.game}`)
  parentPort?.postMessage(think(game, task, { clock: () => performance.now(), scale: workerData as number }), [])
}

/** An error ends the thread and is reported to its starter. */
parentPort?.on('message', (task: Task) => void answer(task))

import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { loadGameOf } from '@orrery/games'
import { gameOfRecord, studying, type StudyTask } from '@orrery/table'

/* Goes through finished games, one at a time. On Linux priorities are per thread: running games come first. */
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

async function study(task: StudyTask): Promise<void> {
  const game = await loadGameOf(gameOfRecord(task.record))
  if (game === undefined) throw new Error('a record of no game that is served')
  for (const part of studying(game, task, () => performance.now())) parentPort?.postMessage(part, [])
}

/** An error ends the thread and is reported to its starter. */
parentPort?.on('message', (task: StudyTask) => void study(task))

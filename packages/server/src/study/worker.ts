import { constants, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { gameOfRecord, studying, type StudyTask } from '@orrery/table'
import { servedGame } from '../registry.ts'

/* Goes through finished games, one at a time. On Linux a priority is a thread's own: whoever plays comes first. */
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)

parentPort?.on('message', (task: StudyTask) => {
  const doors = servedGame(gameOfRecord(task.record))
  if (doors === undefined) throw new Error('a record of no game that is served')
  for (const part of studying(doors, task, () => performance.now())) parentPort?.postMessage(part, [])
})

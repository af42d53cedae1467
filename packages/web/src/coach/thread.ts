import { loadGameOf } from '@orrery/games'
import { gameOfRecord, studying, type StudyTask } from '@orrery/table'

/* The coach on this device, in a worker of its own; the page ends it. */

async function goThrough(task: StudyTask): Promise<void> {
  const game = await loadGameOf(gameOfRecord(task.record))
  if (game === undefined) throw new Error('a record of no game that is known here')
  for (const part of studying(game, task, () => performance.now())) self.postMessage(part)
}

/** Rethrown in the worker itself, an error reaches its starter. */
self.addEventListener('message', ({ data }: MessageEvent<StudyTask>) => void goThrough(data).catch(reportError))

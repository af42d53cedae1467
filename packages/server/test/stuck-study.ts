import { parentPort } from 'node:worker_threads'
import type { Study, StudyTask } from '@orrery/table'

/* A coach that finds one thing, says so, and thinks for ever about the next. */
parentPort?.on('message', ({ found }: StudyTask) => {
  const done = (found?.done ?? 0) + 1
  const part: Study = { coach: 1, game: 'expanse', rules: 2, done, total: 99, judged: [] }
  parentPort?.postMessage(part, [])
  for (;;);
})

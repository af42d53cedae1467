import { parentPort, workerData } from 'node:worker_threads'
import type { Answer, Call } from './remote.ts'
import { type FileLimits, openFile } from './sqlite.ts'

/* The store of a data folder, in a thread of its own: does what it is called for, and answers. */

const { folder, limits } = workerData as { readonly folder: string; readonly limits: FileLimits }
const store = await openFile(folder, limits)

let answers: Answer[] = []

/** What is done at the same moment is answered together. */
function answer(one: Answer): void {
  if (answers.push(one) > 1) return
  queueMicrotask(() => {
    parentPort?.postMessage(answers, [])
    answers = []
  })
}

type Methods = { readonly [name: string]: ((...args: readonly unknown[]) => Promise<unknown>) | undefined }

function act({ name, args }: Call): Promise<unknown> | undefined {
  const [first = '', second] = name.split('.')
  const object = second === undefined ? store : first === 'jobs' ? store.jobs : store.presence
  return (object as unknown as Methods)[second ?? first]?.(...args)
}

parentPort?.on('message', (calls: readonly Call[]) => {
  for (const call of calls) {
    const { id } = call
    act(call)?.then(
      (value) => answer({ id, value }),
      (error: unknown) => answer({ id, error }),
    )
  }
})
parentPort?.postMessage([], [])

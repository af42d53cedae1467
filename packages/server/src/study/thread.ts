import { Worker } from 'node:worker_threads'
import { isWhole, type Study, type StudyTask } from '@orrery/table'

/** A thread that is silent for this long, in milliseconds, is stuck. */
const SILENCE = 60_000

export interface Ears {
  /** The findings since the last report. */
  part(part: Study): void
  /** Nothing more follows: it is done, or `failure` says why it failed. */
  end(failure: unknown): void
}

/** The one thread that goes through finished games, beside those of the bots; none while idle. */
export class StudyThread {
  readonly #script: URL
  #worker: Worker | undefined
  #timer: NodeJS.Timeout | undefined

  constructor(script = new URL('./worker.ts', import.meta.url)) {
    this.#script = script
  }

  start(task: StudyTask, ears: Ears): void {
    const worker = new Worker(this.#script)
    const end = (failure: unknown): void => {
      if (this.#worker !== worker) return
      void this.stop()
      ears.end(failure)
    }
    const wait = (): void => {
      clearTimeout(this.#timer)
      this.#timer = setTimeout(() => end(new Error(`no word for ${SILENCE} ms`)), SILENCE)
    }
    this.#worker = worker
    worker.unref()
    worker.on('error', end)
    worker.on('message', (part: Study) => {
      if (this.#worker !== worker) return
      ears.part(part)
      if (isWhole(part)) end(undefined)
      else wait()
    })
    worker.postMessage(task, [])
    wait()
  }

  /** Its findings so far were reported; nothing else is lost. */
  async stop(): Promise<void> {
    const worker = this.#worker
    this.#worker = undefined
    clearTimeout(this.#timer)
    await worker?.terminate()
  }
}

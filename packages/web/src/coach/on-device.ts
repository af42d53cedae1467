import { hashText, readRecord } from '@orrery/kernel'
import { isWhole, joined, readStudy, type Study, type StudyTask } from '@orrery/table'
import { FAULTS } from '../local/faults.ts'
import { keepStudy, keptStudy } from './kept.ts'
import type { CoachLine, Heard } from './line.ts'

/** Milliseconds between two saves of the findings. */
const KEEP_AFTER = 2000
const BROKE = 'The coach stopped. Press “Continue”; if it stops again, reload the page.'

/** The coach in a worker of this page. */
export class DeviceCoach implements CoachLine {
  readonly #record: () => Promise<string>
  readonly #heard: Heard
  #worker: Worker | undefined
  #study: Study | undefined
  #key = ''
  #keptAt = 0
  #closed = false

  constructor(record: () => Promise<string>, heard: Heard) {
    this.#record = record
    this.#heard = heard
  }

  async begin(): Promise<void> {
    try {
      await this.#begin()
    } catch {
      this.#broke()
    }
  }

  async #begin(): Promise<void> {
    const record = await this.#record()
    this.#key = hashText(record)
    this.#study ??= await this.#kept(record)
    if (this.#closed || this.#worker !== undefined) return
    if (this.#study !== undefined && isWhole(this.#study)) return this.#tell('done')
    this.#tell('working')
    this.#start({ record, ...(this.#study === undefined ? {} : { found: this.#study }) })
  }

  async stop(): Promise<void> {
    this.#end()
    this.#tell('stopped')
    if (this.#study !== undefined) await keepStudy(this.#key, this.#study)
  }

  close(): void {
    this.#closed = true
    this.#end()
    if (this.#study !== undefined && !isWhole(this.#study)) void keepStudy(this.#key, this.#study)
  }

  async #kept(text: string): Promise<Study | undefined> {
    const record = readRecord(text)
    if (!record.ok) return undefined
    const { game: id, rulesVersion } = record.value
    return readStudy(await keptStudy(this.#key), { id, rulesVersion })
  }

  #start(task: StudyTask): void {
    const worker = new Worker(new URL('./thread.ts', import.meta.url), { type: 'module' })
    this.#worker = worker
    this.#keptAt = performance.now()
    worker.addEventListener('message', ({ data }: MessageEvent<Study>) => this.#found(data))
    for (const fault of FAULTS) {
      worker.addEventListener(fault, (event) => {
        // It is said beside the game.
        event.preventDefault()
        this.#broke()
      })
    }
    worker.postMessage(task)
  }

  #found(part: Study): void {
    this.#study = joined(this.#study, part)
    const whole = isWhole(part)
    if (whole) this.#end()
    if (whole || performance.now() - this.#keptAt > KEEP_AFTER) {
      this.#keptAt = performance.now()
      void keepStudy(this.#key, this.#study)
    }
    this.#tell(whole ? 'done' : 'working')
  }

  #tell(state: 'working' | 'stopped' | 'done', trouble = ''): void {
    if (!this.#closed) this.#heard({ state, ahead: 0, study: this.#study, mayStop: true, trouble })
  }

  #broke(): void {
    this.#end()
    this.#tell('stopped', BROKE)
  }

  #end(): void {
    this.#worker?.terminate()
    this.#worker = undefined
  }
}

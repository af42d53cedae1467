import { joined, type Study, type StudyFacts } from '@orrery/table'
import { api, say } from '../net/api.ts'
import type { CoachLine, Heard } from './line.ts'

const PAUSE = 700

/** The coach on the server: polled for what is new. It goes on working when nobody asks. */
export class ServerCoach implements CoachLine {
  readonly #table: string
  readonly #heard: Heard
  #study: Study | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #questions = 0
  #closed = false

  constructor(table: string, heard: Heard) {
    this.#table = table
    this.#heard = heard
  }

  async begin(): Promise<void> {
    await this.#ask(api.study.begin(this.#table), 0)
  }

  async stop(): Promise<void> {
    clearTimeout(this.#timer)
    await this.#ask(api.study.stop(this.#table), 0)
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
  }

  /** Only the answer to the last question counts: one that was overtaken would tell things twice. */
  async #ask(asked: Promise<StudyFacts>, since: number): Promise<void> {
    const question = ++this.#questions
    const isHeard = (): boolean => !this.#closed && question === this.#questions
    try {
      const facts = await asked
      if (isHeard()) this.#told(facts, since)
    } catch (error) {
      if (isHeard()) this.#heard({ state: 'stopped', ahead: 0, study: this.#study, mayStop: true, trouble: say(error) })
    }
  }

  #told({ state, ahead, study, mayStop }: StudyFacts, since: number): void {
    if (study !== null) this.#study = joined(since === 0 ? undefined : this.#study, study)
    this.#heard({ state, ahead, study: this.#study, mayStop, trouble: '' })
    clearTimeout(this.#timer)
    if (state === 'waiting' || state === 'working') this.#timer = setTimeout(() => void this.#poll(), PAUSE)
  }

  async #poll(): Promise<void> {
    const since = this.#study?.judged.at(-1)?.entry ?? 0
    await this.#ask(api.study.tell(this.#table, since), since)
  }
}

import { writeRecord } from '@orrery/kernel'
import { isWhole, joined, readStudy, type Study, type StudyState, type StudyWork } from '@orrery/table'
import { Refusing } from '../refusing.ts'
import type { Room } from '../room.ts'
import type { Store } from '../store/store.ts'
import { StudyThread } from './thread.ts'

/** Length of the coach's queue; further requests are refused for now. */
const MOST_WAITING = 20
/** Milliseconds between saves of a study: no more than that is lost in a crash. */
const KEEP_AFTER = 2000

/** What the coach's queue needs from the server. */
export interface StudyHouse {
  readonly store: Store
  /** Iterations per decision; a default where undefined. */
  readonly iterations?: number | undefined
  readonly script?: URL | undefined
  now(): number
  onEnd(how: 'done' | 'failed'): void
  onError(error: unknown): void
}

interface Job {
  readonly id: string
  readonly record: string
  study: Study | undefined
  state: Extract<StudyState, 'waiting' | 'working'>
  keptAt: number
}

/** Finished games that the coach goes through, one after the other; findings are kept in the store. */
export class Studies {
  readonly #house: StudyHouse
  readonly #thread: StudyThread
  /** The queue; the first job is running. */
  readonly #jobs = new Map<string, Job>()
  #keeping: Promise<void> = Promise.resolve()
  #closed = false

  constructor(house: StudyHouse) {
    this.#house = house
    this.#thread = new StudyThread(house.script)
  }

  /** Begins or resumes a study; a finished one is only returned. */
  async begin(room: Room): Promise<StudyWork> {
    const { match, stage } = room.table
    if (match === undefined || stage !== 'over')
      throw new Refusing(409, 'The coach looks at finished games: come back when this one is over.')
    const kept = await this.#kept(room)
    const { id } = room.stored
    const known = this.#jobs.get(id)
    if (known === undefined && (kept === undefined || !isWhole(kept))) {
      if (this.#jobs.size >= MOST_WAITING)
        throw new Refusing(503, 'Many games wait for the coach: try again in a few minutes.')
      this.#jobs.set(id, { id, record: writeRecord(match.record()), study: kept, state: 'waiting', keptAt: 0 })
      this.#next()
    }
    return this.tell(room, 0)
  }

  /** The progress, and the findings after that entry of the game. */
  async tell(room: Room, since: number): Promise<StudyWork> {
    const job = this.#jobs.get(room.stored.id)
    const study = job === undefined ? await this.#kept(room) : job.study
    const state = job?.state ?? (study === undefined ? 'none' : isWhole(study) ? 'done' : 'stopped')
    const ahead = state === 'waiting' ? [...this.#jobs.keys()].indexOf(room.stored.id) : 0
    return { state, ahead, study: study === undefined ? null : after(study, since) }
  }

  /** The next game gets its turn. */
  async stop(room: Room): Promise<StudyWork> {
    const job = this.#jobs.get(room.stored.id)
    if (job !== undefined) {
      if (job.state === 'working') await this.#thread.stop()
      await this.#leave(job)
    }
    return this.tell(room, 0)
  }

  async close(): Promise<void> {
    this.#closed = true
    await this.#thread.stop()
    for (const job of this.#jobs.values()) await this.#leave(job)
  }

  async #kept({ stored, table }: Room): Promise<Study | undefined> {
    return readStudy(await this.#house.store.study(stored.id), table.game)
  }

  #next(): void {
    const [job] = this.#jobs.values()
    if (job === undefined || job.state === 'working' || this.#closed) return
    job.state = 'working'
    const { record, study: found } = job
    const { iterations } = this.#house
    const task = {
      record,
      ...(found === undefined ? {} : { found }),
      ...(iterations === undefined ? {} : { iterations }),
    }
    this.#thread.start(task, {
      part: (part) => this.#found(job, part),
      end: (failure) => void this.#ended(job, failure),
    })
  }

  #found(job: Job, part: Study): void {
    job.study = joined(job.study, part)
    const now = this.#house.now()
    if (now - job.keptAt < KEEP_AFTER) return
    job.keptAt = now
    void this.#keep(job)
  }

  /** One write after the other, so that the latest findings win. */
  #keep(job: Job): Promise<void> {
    this.#keeping = this.#keeping.then(() => this.#keepNow(job))
    return this.#keeping
  }

  async #keepNow({ id, study }: Job): Promise<void> {
    try {
      if (study !== undefined) await this.#house.store.keepStudy(id, study, this.#house.now())
    } catch (error) {
      this.#house.onError(error)
    }
  }

  async #ended(job: Job, failure: unknown): Promise<void> {
    if (failure !== undefined) this.#house.onError(failure)
    this.#house.onEnd(failure === undefined ? 'done' : 'failed')
    await this.#leave(job)
  }

  /** Done, stopped or failed: the findings so far are stored. */
  async #leave(job: Job): Promise<void> {
    await this.#keep(job)
    if (this.#jobs.get(job.id) === job) this.#jobs.delete(job.id)
    this.#next()
  }
}

const after = (study: Study, since: number): Study => ({
  ...study,
  judged: study.judged.filter(({ entry }) => entry > since),
})

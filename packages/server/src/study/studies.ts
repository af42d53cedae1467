import { writeRecord } from '@orrery/kernel'
import { isWhole, joined, readStudy, type Study, type StudyState, type StudyWork } from '@orrery/table'
import type { Limits } from '../limits.ts'
import { Refusing } from '../refusing.ts'
import type { Room } from '../room.ts'
import type { Store } from '../store/store.ts'
import { type Share, Turns } from '../turns.ts'
import { StudyThread } from './thread.ts'

/** Length of the coach's queue; further requests are refused for now. */
const MOST_WAITING = 500
/** Milliseconds between saves of a study: no more than that is lost in a crash. */
const KEEP_AFTER = 2000

/** What the coach's queue needs from the server. */
export interface StudyHouse {
  readonly store: Store
  readonly limits: Pick<Limits, 'studies' | 'studiesOfAddress'>
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

/**
 * Finished games that the coach goes through, one after the other; addresses and people take turns. Findings are kept in
 * the store.
 */
export class Studies {
  readonly #house: StudyHouse
  readonly #thread: StudyThread
  /** Everything that waits, and what is running. */
  readonly #jobs = new Map<string, Job>()
  readonly #waiting = new Turns<Job>()
  #keeping: Promise<void> = Promise.resolve()
  #closed = false

  constructor(house: StudyHouse) {
    this.#house = house
    this.#thread = new StudyThread(house.script)
  }

  /** Begins or resumes a study; a finished one is only returned. */
  async begin(room: Room, share: Share): Promise<StudyWork> {
    const { match, stage } = room.table
    if (match === undefined || stage !== 'over')
      throw new Refusing(409, 'The coach looks at finished games: come back when this one is over.')
    const kept = await this.#kept(room)
    const { id } = room.stored
    const known = this.#jobs.get(id)
    if (known === undefined && (kept === undefined || !isWhole(kept))) {
      this.#checkRoom(share)
      const job: Job = { id, record: writeRecord(match.record()), study: kept, state: 'waiting', keptAt: 0 }
      this.#jobs.set(id, job)
      this.#waiting.add(share, job)
      this.#next()
    }
    return this.tell(room, 0)
  }

  /** The progress, and the findings after that entry of the game. */
  async tell(room: Room, since: number): Promise<StudyWork> {
    const job = this.#jobs.get(room.stored.id)
    const study = job === undefined ? await this.#kept(room) : job.study
    const state = job?.state ?? (study === undefined ? 'none' : isWhole(study) ? 'done' : 'stopped')
    const ahead = job?.state === 'waiting' ? this.#waiting.order().indexOf(job) + 1 : 0
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

  #checkRoom({ person, address }: Share): void {
    const { studies, studiesOfAddress } = this.#house.limits
    const ofPerson = this.#waiting.countOf((share) => share.person === person && share.address === address)
    if (ofPerson >= studies)
      throw new Refusing(429, `${ofPerson} of your games wait for the coach: ask again when one is done.`)
    const ofAddress = this.#waiting.countOf((share) => share.address === address)
    if (ofAddress >= studiesOfAddress || this.#jobs.size >= MOST_WAITING)
      throw new Refusing(503, 'Many games wait for the coach: try again in a few minutes.')
  }

  #next(): void {
    const isWorking = this.#jobs.values().some(({ state }) => state === 'working')
    const job = isWorking || this.#closed ? undefined : this.#waiting.take()?.item
    if (job === undefined) return
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
    this.#waiting.remove(job)
    if (this.#jobs.get(job.id) === job) this.#jobs.delete(job.id)
    this.#next()
  }
}

/** What was found after that entry of the game. */
export const after = (study: Study, since: number): Study => ({
  ...study,
  judged: study.judged.filter(({ entry }) => entry > since),
})

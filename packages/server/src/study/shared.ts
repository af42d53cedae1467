import { isWhole, readStudy, type Study, type StudyWork } from '@orrery/table'
import { Refusing } from '../refusing.ts'
import type { Room } from '../room.ts'
import type { Lease, Store } from '../store/store.ts'
import { after, type Studies } from './studies.ts'

/* Studies on a store that several processes share: any of them is asked, and one that works does it. */

/** Length of the coach's queue; further requests are refused for now. */
const MOST_WAITING = 500
/** Milliseconds after which another process goes on with a study whose process is gone. */
const LEASE = 10_000

interface DeskHouse {
  readonly store: Store
  now(): number
}

/** Takes requests for studies, and tells what the store knows of them. */
export class StudyDesk {
  readonly #house: DeskHouse

  constructor(house: DeskHouse) {
    this.#house = house
  }

  async begin(room: Room): Promise<StudyWork> {
    const { store, now } = this.#house
    const { id } = room.stored
    if (room.table.stage !== 'over')
      throw new Refusing(409, 'The coach looks at finished games: come back when this one is over.')
    const kept = await this.#kept(room)
    const isWanted = kept === undefined || !isWhole(kept)
    if (isWanted && (await store.jobs.find(id, 'study')) === undefined) {
      if ((await store.jobs.countDue('study', now())) >= MOST_WAITING)
        throw new Refusing(503, 'Many games wait for the coach: try again in a few minutes.')
      await store.jobs.put(id, 'study', now())
      store.feed?.publish({ table: id, seq: room.table.seq, job: true, look: false })
    }
    return this.tell(room, 0)
  }

  async tell(room: Room, since: number): Promise<StudyWork> {
    const { jobs } = this.#house.store
    const job = await jobs.find(room.stored.id, 'study')
    const kept = await this.#kept(room)
    const study = kept === undefined ? null : after(kept, since)
    if (job === undefined) {
      const state = kept === undefined ? 'none' : isWhole(kept) ? 'done' : 'stopped'
      return { state, ahead: 0, study }
    }
    if (job.holder !== '') return { state: 'working', ahead: 0, study }
    return { state: 'waiting', ahead: Math.max(0, (await jobs.countDue('study', job.due)) - 1), study }
  }

  async stop(room: Room): Promise<StudyWork> {
    await this.#house.store.jobs.remove(room.stored.id, 'study')
    return this.tell(room, 0)
  }

  async #kept({ stored, table }: Room): Promise<Study | undefined> {
    return readStudy(await this.#house.store.study(stored.id), table.game)
  }
}

interface StudyJobsHouse extends DeskHouse {
  readonly studies: Studies
  /** The name of this process. */
  readonly holder: string
  find(table: string): Promise<Room | undefined>
  onError(error: unknown): void
}

/** Does studies that were asked for anywhere, one after the other. */
export class StudyJobs {
  readonly #house: StudyJobsHouse
  #room: Room | undefined
  #looking: Promise<void> | undefined

  constructor(house: StudyJobsHouse) {
    this.#house = house
  }

  /** Called periodically: continues the current study, or looks for a new one. */
  look(): void {
    this.#looking ??= this.#lookNow()
      .catch((error: unknown) => this.#house.onError(error))
      .finally(() => void (this.#looking = undefined))
  }

  /** What is not done is left to others. */
  async leave(): Promise<void> {
    await this.#looking
    if (this.#room !== undefined) await this.#house.store.jobs.put(this.#room.stored.id, 'study', this.#house.now())
  }

  async #lookNow(): Promise<void> {
    const { store, studies, find } = this.#house
    if (this.#room !== undefined) return this.#goOn(this.#room)
    const [table] = await store.jobs.take('study', this.#lease(), 1)
    if (table === undefined) return
    this.#room = await find(table)
    if (this.#room === undefined) return store.jobs.remove(table, 'study')
    const { host } = this.#room.stored
    await studies.begin(this.#room, { address: host, person: host })
  }

  async #goOn(room: Room): Promise<void> {
    const { store, studies } = this.#house
    const { id } = room.stored
    const { state } = await studies.tell(room, Infinity)
    const isRunning = state === 'waiting' || state === 'working'
    const isOurs = (await store.jobs.keep('study', [id], this.#lease())).length > 0
    if (isRunning && isOurs) return
    this.#room = undefined
    if (isRunning) await studies.stop(room)
    if (isOurs) await store.jobs.remove(id, 'study')
  }

  #lease(): Lease {
    const now = this.#house.now()
    return { holder: this.#house.holder, now, until: now + LEASE }
  }
}

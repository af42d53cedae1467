import type { Rooms } from './rooms.ts'
import { AT_ONCE, type Lease, type Store } from './store/store.ts'

/** Milliseconds after which others may take over what a process has taken and not kept. */
const LEASE = 6000
/** Tables taken at a time. */
const PER_LOOK = 20

interface PlayHouse {
  readonly store: Store
  /** The name of this process. */
  readonly holder: string
  rooms(): Rooms
  now(): number
  onError(error: unknown): void
}

/** Bots' turns and clocks: takes tables where something is due, and keeps those that bots are thinking about. */
export class PlayJobs {
  readonly #house: PlayHouse
  readonly #held = new Set<string>()
  #scanning: Promise<void> | undefined
  #again = false
  #keptAt = 0

  constructor(house: PlayHouse) {
    this.#house = house
  }

  /** How many tables this process has. */
  get held(): number {
    return this.#held.size
  }

  async hold(table: string): Promise<boolean> {
    if (this.#held.has(table)) return true
    const isOurs = await this.#house.store.jobs.hold(table, 'play', this.#lease())
    if (isOurs) this.#held.add(table)
    return isOurs
  }

  /** There is nothing more to do at the table. */
  release(table: string): void {
    this.#held.delete(table)
  }

  /** Looks for work. One look at a time; one more if something came up meanwhile. */
  look(): void {
    if (this.#scanning !== undefined) {
      this.#again = true
      return
    }
    this.#scanning = this.#lookNow()
      .catch((error: unknown) => this.#house.onError(error))
      .finally(() => {
        this.#scanning = undefined
        if (this.#again) this.look()
      })
  }

  /** Resolves when nothing is being looked at. */
  async settled(): Promise<void> {
    this.#again = false
    await this.#scanning
  }

  /** Leaves what is not done to others, or to the next start. */
  async leave(): Promise<void> {
    for (const table of this.#held) await this.#house.store.jobs.put(table, 'play', AT_ONCE)
  }

  async #lookNow(): Promise<void> {
    this.#again = false
    await this.#keep()
    for (;;) {
      const tables = await this.#house.store.jobs.take('play', this.#lease(), PER_LOOK)
      for (const table of tables) {
        this.#held.add(table)
        await this.#house.rooms().attend(table)
      }
      if (tables.length < PER_LOOK) return
    }
  }

  async #keep(): Promise<void> {
    const now = this.#house.now()
    if (this.#held.size === 0 || Math.abs(now - this.#keptAt) < LEASE / 3) return
    this.#keptAt = now
    const kept = new Set(await this.#house.store.jobs.keep('play', [...this.#held], this.#lease()))
    for (const table of this.#held) if (!kept.has(table)) this.#held.delete(table)
  }

  #lease(): Lease {
    const now = this.#house.now()
    return { holder: this.#house.holder, now, until: now + LEASE }
  }
}

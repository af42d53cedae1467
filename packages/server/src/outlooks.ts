import type { Outlook, Store } from './store/store.ts'

/** Milliseconds in which outlooks are collected; then one transaction stores them all. */
const COLLECT = 200

interface OutlooksHouse {
  readonly store: Store
  /** The name of this process. */
  readonly holder: string
  onError(error: unknown): void
}

/** Stores what tables wait for, the latest of each. If this process dies before, another one looks at those tables. */
export class Outlooks {
  readonly #house: OutlooksHouse
  #waiting = new Map<string, Outlook>()
  #timer: NodeJS.Timeout | undefined
  #writing: Promise<void> = Promise.resolve()

  constructor(house: OutlooksHouse) {
    this.#house = house
  }

  note(outlook: Outlook): void {
    this.#waiting.set(outlook.table, outlook)
    this.#timer ??= setTimeout(() => void this.flush(), COLLECT)
  }

  /** Resolves when everything noted so far is stored. */
  flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#writing = this.#writing.then(() => this.#write())
    return this.#writing
  }

  async #write(): Promise<void> {
    const outlooks = [...this.#waiting.values()]
    this.#waiting = new Map()
    try {
      await this.#house.store.note(outlooks, this.#house.holder)
    } catch (error) {
      // The journal is what counts: the tables are looked at again.
      this.#house.onError(error)
    }
  }
}

import { setImmediate } from 'node:timers/promises'

/** Milliseconds of looking back that one person, or one socket, gets for each second, and how much of it can be saved up. */
const PER_SECOND = 100
const SAVED = 400
/** Purses that are full again are forgotten when there are more than this. */
const MOST_PURSES = 10_000

interface Purse {
  left: number
  at: number
}

/**
 * Looking back costs time that everybody on this server shares. Heavy users have to wait, and others get their turn
 * between two looks.
 */
export class Looks {
  readonly #clock: () => number
  readonly #purses = new Map<string, Purse>()
  #last: Promise<unknown> = Promise.resolve()

  constructor(clock = (): number => performance.now()) {
    this.#clock = clock
  }

  /** Looks when it is their turn; undefined when one of these has used up its time. */
  async take<T>(names: readonly string[], look: () => Promise<T>): Promise<T | undefined> {
    const isSpent = (): boolean => names.some((name) => this.#purse(name).left <= 0)
    if (isSpent()) return undefined
    const turn = this.#last.then(() => setImmediate()).then(() => (isSpent() ? undefined : this.#timed(names, look)))
    this.#last = turn.catch(() => undefined)
    return turn
  }

  async #timed<T>(names: readonly string[], look: () => Promise<T>): Promise<T> {
    const start = this.#clock()
    try {
      return await look()
    } finally {
      const spent = this.#clock() - start
      for (const name of names) this.#purse(name).left -= spent
    }
  }

  #purse(name: string): Purse {
    const now = this.#clock()
    const { left, at } = this.#purses.get(name) ?? { left: SAVED, at: now }
    const purse = { left: Math.min(SAVED, left + ((now - at) / 1000) * PER_SECOND), at: now }
    if (this.#purses.size > MOST_PURSES) this.#forgetFull(now)
    this.#purses.set(name, purse)
    return purse
  }

  #forgetFull(now: number): void {
    for (const [name, { left, at }] of this.#purses)
      if (left + ((now - at) / 1000) * PER_SECOND >= SAVED) this.#purses.delete(name)
  }
}

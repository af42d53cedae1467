import type { Health } from '@orrery/table'
import type { Store } from './store/store.ts'

/** A check is not made again within this time, in milliseconds, however often somebody asks. */
const FRESH = 1000
/** The longest that a store may take to write a line, in milliseconds. */
const LIMIT = 5000

interface HealthHouse {
  readonly store: Store
  /** The name of this process. */
  readonly holder: string
  now(): number
  onError(error: unknown): void
}

/** Whether moves can be stored: that is tried, not assumed. Damages are looked for once, after the start. */
export class HealthCheck {
  readonly #house: HealthHouse
  #damages: readonly string[] = []
  #last: { readonly at: number; readonly health: Promise<Health> } | undefined

  constructor(house: HealthHouse) {
    this.#house = house
  }

  /** Looks through everything that is stored; servers go on meanwhile. */
  async look(): Promise<void> {
    this.#damages = await this.#house.store.damages()
    for (const damage of this.#damages) this.#house.onError(new Error(damage))
  }

  tell(): Promise<Health> {
    const at = performance.now()
    if (this.#last === undefined || at - this.#last.at > FRESH) this.#last = { at, health: this.#check() }
    return this.#last.health
  }

  async #check(): Promise<Health> {
    const { store, holder, now } = this.#house
    if (this.#damages.length > 0) return { ok: false, why: 'Stored data is damaged: restore a backup.' }
    const { promise: late, reject } = Promise.withResolvers<never>()
    const timer = setTimeout(() => reject(new Error('no answer')), LIMIT)
    try {
      await Promise.race([store.probe(holder, now()), late])
      return { ok: true }
    } catch (error) {
      return { ok: false, why: whyNot(error) }
    } finally {
      clearTimeout(timer)
    }
  }
}

/** Public, so it contains no addresses or names of the store. */
function whyNot(error: unknown): string {
  const text = error instanceof Error ? error.message : ''
  if (/full|ENOSPC|No space/i.test(text)) return 'The disk is full: moves cannot be stored.'
  if (/malformed|not a database|corrupt/i.test(text)) return 'Stored data is damaged: restore a backup.'
  return 'The store does not answer: moves cannot be stored now.'
}

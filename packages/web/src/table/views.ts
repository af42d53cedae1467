import type { Seat } from '@orrery/kernel'
import type { Update } from '@orrery/table'

const KEPT = 80

/** Cache of recent views, by entry. */
export class Views {
  readonly #views = new Map<number, unknown>()
  #seat: Seat | undefined

  add({ you, entries }: Update, view: unknown): void {
    if (this.#seat !== you) this.#views.clear()
    this.#seat = you
    this.#views.set(entries, view)
    const [oldest] = this.#views.keys()
    if (this.#views.size > KEPT && oldest !== undefined) this.#views.delete(oldest)
  }

  get(entry: number): unknown {
    return this.#views.get(entry)
  }
}

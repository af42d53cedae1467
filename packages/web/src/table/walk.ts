/**
 * The way through the past. One question at a time: of all that is wished for meanwhile only the newest is asked next,
 * and an answer that comes when one looks elsewhere already is not shown.
 */
export class Walk<T> {
  readonly #at: (entry: number) => Promise<T | undefined>
  readonly #show: (what: T) => void
  /** Numbers what is shown. */
  #looks = 0
  /** Which of these looks is a walk. */
  #walk = 0
  #wish: number | undefined
  #asking = false

  constructor(at: (entry: number) => Promise<T | undefined>, show: (what: T) => void) {
    this.#at = at
    this.#show = show
  }

  /** Shows something else from now on; returns its number. */
  end(): number {
    this.#wish = undefined
    return ++this.#looks
  }

  isStill(look: number): boolean {
    return look === this.#looks
  }

  async to(entry: number): Promise<void> {
    if (!this.isStill(this.#walk)) this.#walk = this.end()
    this.#wish = entry
    if (this.#asking) return
    this.#asking = true
    while (this.#wish !== undefined) {
      const [wish, walk] = [this.#wish, this.#walk]
      this.#wish = undefined
      const moment = await this.#at(wish)
      if (moment !== undefined && this.isStill(walk)) this.#show(moment)
    }
    this.#asking = false
  }
}

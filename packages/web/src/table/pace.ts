/** How long a move of somebody else is left to be seen before the next is shown; pieces take 300 ms to move. */
const PER_MOVE = 420
/** With many moves waiting, each gets less. */
const IN_A_HURRY = 120
const MANY = 8
const PER_MISSED_MOVE = 800

interface Step<T> {
  readonly what: T
  readonly moved: boolean
}

/** Shows what arrives one after another, so that every move of the others is seen; nothing waits under reduced motion. */
export class Pace<T> {
  readonly #show: (what: T) => void
  #queue: Step<T>[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #endRest: (() => void) | undefined

  constructor(show: (what: T) => void) {
    this.#show = show
  }

  get moving(): boolean {
    return !document.hidden && !matchMedia('(prefers-reduced-motion: reduce)').matches
  }

  add(what: T, moved: boolean): void {
    this.#queue.push({ what, moved })
    if (this.#timer === undefined) this.#next()
  }

  #next(): void {
    this.#timer = undefined
    const step = this.#queue.shift()
    if (step === undefined) return
    this.#show(step.what)
    if (step.moved && this.moving) {
      const dwell = this.#queue.length > MANY ? IN_A_HURRY : PER_MOVE
      this.#timer = setTimeout(() => this.#next(), dwell)
    } else this.#next()
  }

  /** Shows the latest at once; whether there was anything to skip. */
  skip(): boolean {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#endRest?.()
    const last = this.#queue.at(-1)
    this.#queue = []
    if (last !== undefined) this.#show(last.what)
    return last !== undefined
  }

  /** A pause in which one missed move is looked at. */
  rest(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, PER_MISSED_MOVE)
    this.#endRest = () => {
      clearTimeout(timer)
      resolve()
    }
    return promise
  }
}

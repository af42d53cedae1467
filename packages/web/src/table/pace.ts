import { isStill, paced } from '@orrery/ui'

/** How long a move of somebody else is left to be seen before the next is shown; pieces take 300 ms to move. */
const PER_MOVE = 420
/** With many moves waiting, each gets less. */
const IN_A_HURRY = 120
const MANY = 8
const PER_MISSED_MOVE = 800
/** Nothing is drawn more often, whoever is faster: bots on this device answer many times in one picture. */
const PER_PICTURE = 32

interface Step<T> {
  readonly what: T
  readonly moved: boolean
}

/**
 * Shows what arrives one after another, so that every move of the others is seen; under reduced motion nothing waits for
 * the next but to be drawn, and of several things that come within one picture the last is.
 */
export class Pace<T> {
  readonly #show: (what: T) => void
  #queue: Step<T>[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #drawn = Number.NEGATIVE_INFINITY
  #endRest: (() => void) | undefined

  constructor(show: (what: T) => void) {
    this.#show = show
  }

  get moving(): boolean {
    return !document.hidden && !isStill()
  }

  add(what: T, moved: boolean): void {
    this.#queue.push({ what, moved })
    if (this.#timer === undefined) this.#next()
  }

  #next(): void {
    this.#timer = undefined
    if (this.#queue.length === 0) return
    const { moving } = this
    const wait = moving ? 0 : this.#drawn + PER_PICTURE - performance.now()
    if (wait > 0) return this.#later(wait)
    const step = moving ? this.#queue.shift() : this.#queue.splice(0).at(-1)
    if (step === undefined) return
    this.#show(step.what)
    this.#drawn = performance.now()
    if (step.moved && moving) this.#later(paced(this.#queue.length > MANY ? IN_A_HURRY : PER_MOVE))
    else this.#next()
  }

  #later(milliseconds: number): void {
    this.#timer = setTimeout(() => this.#next(), milliseconds)
  }

  /** Shows the latest at once; whether there was any motion to skip. */
  skip(): boolean {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#endRest?.()
    const last = this.#queue.at(-1)
    this.#queue = []
    if (last !== undefined) this.#show(last.what)
    return last !== undefined && this.moving
  }

  /** A pause in which one missed move is looked at. */
  rest(): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, paced(PER_MISSED_MOVE))
    this.#endRest = () => {
      clearTimeout(timer)
      resolve()
    }
    return promise
  }
}

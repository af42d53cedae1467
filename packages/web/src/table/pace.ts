import { isStill, paced } from '@orrery/ui'

/** With this many updates waiting, nobody wants to see each of them for its whole time. */
const MANY = 40
const HURRIED = 0.25
/** Updates per frame at most: bots on this device may answer many times within one frame. */
const PER_PICTURE = 32

interface Queued<T> {
  readonly what: T
  /** Milliseconds it stays on screen at normal pace. */
  readonly ms: number
}

/**
 * Shows updates one after another, so that every move of the others is seen. Showing may return a promise to take longer.
 * Under reduced motion updates only wait for the next frame, which draws the last of several.
 */
export class Pace<T> {
  readonly #show: (what: T) => Promise<void> | undefined
  #queue: Queued<T>[] = []
  #isHeld = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #drawn = Number.NEGATIVE_INFINITY
  #endRest: (() => void) | undefined

  constructor(show: (what: T) => Promise<void> | undefined) {
    this.#show = show
  }

  get moving(): boolean {
    return !document.hidden && !isStill()
  }

  add(what: T, ms: number): void {
    this.#queue.push({ what, ms })
    if (this.#timer === undefined && !this.#isHeld) this.#next()
  }

  #next(): void {
    this.#timer = undefined
    if (this.#queue.length === 0) return
    const { moving } = this
    const wait = moving ? 0 : this.#drawn + PER_PICTURE - performance.now()
    if (wait > 0) return this.#later(wait)
    const step = moving ? this.#queue.shift() : this.#queue.splice(0).at(-1)
    if (step === undefined) return
    this.#present(step.what, () => {
      if (step.ms > 0 && moving) this.#later(paced(step.ms) * (this.#queue.length > MANY ? HURRIED : 1))
      else this.#next()
    })
  }

  #present(what: T, next: () => void): void {
    const shown = this.#show(what)
    this.#drawn = performance.now()
    if (shown === undefined) return next()
    this.#isHeld = true
    void shown.finally(() => {
      this.#isHeld = false
      this.#next()
    })
  }

  #later(milliseconds: number): void {
    this.#timer = setTimeout(() => this.#next(), milliseconds)
  }

  /** Shows the latest at once; returns whether there was any motion to skip. */
  skip(): boolean {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#endRest?.()
    const last = this.#queue.at(-1)
    this.#queue = []
    if (last === undefined) return false
    if (this.#isHeld) this.#queue.push(last)
    else this.#present(last.what, () => undefined)
    return this.moving
  }

  /** Answering shows that the player has seen the last move: the pause after it ends, unless more is waiting. */
  endPause(): void {
    if (this.#queue.length > 0) return
    clearTimeout(this.#timer)
    this.#timer = undefined
  }

  /** A pause in which one past move is shown. */
  rest(ms: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    const timer = setTimeout(resolve, paced(ms))
    this.#endRest = () => {
      clearTimeout(timer)
      resolve()
    }
    return promise
  }
}

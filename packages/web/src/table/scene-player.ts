import { isStill, paced, type Scene, type ScenePlaying, sound } from '@orrery/ui'

/** A scene on the table, and the entry of the log it shows. */
export interface Playing extends ScenePlaying<unknown> {
  readonly entry: number
  readonly isPaused: boolean
}

/** Plays one scene at a time: step after step at the person's pace, or its result at once where nothing may move. */
export class ScenePlayer {
  readonly #show: (playing: Playing | undefined) => void
  #playing: Playing | undefined
  #timer: ReturnType<typeof setTimeout> | undefined
  #done: (() => void) | undefined

  constructor(show: (playing: Playing | undefined) => void) {
    this.#show = show
  }

  get isPlaying(): boolean {
    return this.#playing !== undefined
  }

  /** Resolves when the scene is over; another one that was shown ends. */
  play(scene: Scene<unknown>, entry: number): Promise<void> {
    this.end()
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#done = resolve
    this.#go(scene, entry, isStill() ? scene.steps.length - 1 : 0)
    return promise
  }

  /** To the result; from there on. */
  skip(): void {
    if (this.#playing === undefined) return
    const { scene, entry, at } = this.#playing
    const last = scene.steps.length - 1
    if (at < last) this.#go(scene, entry, last)
    else this.end()
  }

  pause(): void {
    if (this.#playing?.isPaused === false) this.#set({ ...this.#playing, isPaused: true })
  }

  resume(): void {
    if (this.#playing?.isPaused === true) this.#set({ ...this.#playing, isPaused: false })
  }

  end(): void {
    const done = this.#done
    this.#done = undefined
    if (this.#playing !== undefined) this.#set(undefined)
    done?.()
  }

  #go(scene: Scene<unknown>, entry: number, at: number): void {
    const step = scene.steps[at]
    if (step === undefined) return this.end()
    if (step.cue !== undefined) sound(step.cue)
    this.#set({ scene, entry, step, at, isPaused: false })
  }

  #set(playing: Playing | undefined): void {
    clearTimeout(this.#timer)
    this.#playing = playing
    this.#show(playing)
    if (playing === undefined || playing.isPaused) return
    const { scene, entry, at, step } = playing
    // A still result is shown as long as one that was reached step by step.
    const wait = isStill() ? step.ms : paced(step.ms)
    if (wait < Number.POSITIVE_INFINITY) this.#timer = setTimeout(() => this.#go(scene, entry, at + 1), wait)
  }
}

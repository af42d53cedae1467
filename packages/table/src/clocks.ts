import type { Seat } from '@orrery/kernel'
import type { Clock } from './protocol.ts'

/**
 * A player who returns to a game with a time budget gets at least this fraction (one tenth) of it, so as not to be out
 * of time at once.
 */
const FRESH_START = 10

/** Time left for each seat, computed from the times of the journal's entries alone. */
export class Clocks {
  readonly #clock: Clock
  readonly #left: number[]
  #running: readonly Seat[] = []
  /** The time up to which the clocks were charged. */
  #since = 0

  constructor(clock: Clock, seats: number) {
    this.#clock = clock
    const start = clock.kind === 'budget' ? clock.start : clock.kind === 'move' ? clock.each : 0
    this.#left = Array.from({ length: seats }, () => start)
  }

  /**
   * From now on these seats think. An undo gives no time back: a turn that is played again continues with what was
   * left, or one could finish and undo for ever.
   */
  turn(at: number, thinking: readonly Seat[], how: 'on' | 'takenBack' = 'on'): void {
    for (const seat of this.#running) this.#left[seat] = this.left(seat, at)
    const ended = this.#running.filter((seat) => !thinking.includes(seat))
    const begun = thinking.filter((seat) => !this.#running.includes(seat))
    this.#running = [...thinking]
    this.#since = at
    if (this.#clock.kind === 'budget' && how === 'on') for (const seat of ended) this.#add(seat, this.#clock.perMove)
    if (this.#clock.kind === 'budget' && how === 'takenBack')
      for (const seat of begun) this.#add(seat, -this.#clock.perMove)
    if (this.#clock.kind === 'move' && how === 'on') for (const seat of begun) this.#left[seat] = this.#clock.each
  }

  /** A person is back in a seat. */
  refresh(seat: Seat): void {
    if (this.#clock.kind !== 'budget') return
    const { start, perMove } = this.#clock
    this.#left[seat] = Math.max(this.#left[seat] ?? 0, perMove, start / FRESH_START)
  }

  left(seat: Seat, at: number): number {
    const left = this.#left[seat] ?? 0
    return this.runs(seat) ? Math.max(0, left - Math.max(0, at - this.#since)) : left
  }

  runs(seat: Seat): boolean {
    return this.#clock.kind !== 'none' && this.#running.includes(seat)
  }

  /** When the next seat runs out of time, if nothing happens before. */
  due(): number | undefined {
    if (this.#clock.kind === 'none' || this.#running.length === 0) return undefined
    return this.#since + Math.min(...this.#running.map((seat) => this.#left[seat] ?? 0))
  }

  #add(seat: Seat, time: number): void {
    this.#left[seat] = Math.max(0, (this.#left[seat] ?? 0) + time)
  }
}

import type { Move } from './contract.ts'

/**
 * Answers as they are found. When they are complete the list itself becomes the offer: making room for a fresh one costs
 * less than a copy.
 */
export class MoveList {
  #moves: Move[] = []

  get length(): number {
    return this.#moves.length
  }

  /** Shortens it. Setting the length of the array itself would free its memory. */
  set length(n: number) {
    while (this.#moves.length > n) this.#moves.pop()
  }

  push(m: Move): void {
    this.#moves.push(m)
  }

  pushAll(list: readonly Move[]): void {
    const moves = this.#moves
    for (let i = 0; i < list.length; i++) moves.push(list[i] as Move)
  }

  get(i: number): Move {
    return this.#moves[i] as Move
  }

  set(i: number, m: Move): void {
    this.#moves[i] = m
  }

  /** Gives the list away and begins a new one. */
  take(): Move[] {
    const moves = this.#moves
    this.#moves = []
    return moves
  }
}

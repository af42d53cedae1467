import type { Move } from './contract.ts'

/**
 * A list that is filled again and again. Setting an array's length to 0 frees its memory; this keeps it, and the
 * answers of a decision are copied out once, when they are complete.
 */
export class MoveList {
  readonly #moves: Move[] = []
  length = 0

  push(m: Move): void {
    this.#moves[this.length++] = m
  }

  pushAll(list: readonly Move[]): void {
    const moves = this.#moves
    let n = this.length
    for (let i = 0; i < list.length; i++) moves[n++] = list[i] as Move
    this.length = n
  }

  get(i: number): Move {
    return this.#moves[i] as Move
  }

  set(i: number, m: Move): void {
    this.#moves[i] = m
  }

  copy(): Move[] {
    return this.#moves.slice(0, this.length)
  }
}

import type { Move } from '@orrery/kernel'

/**
 * A list that is filled again and again. An array set back to no length gives its memory up; this keeps it, and the
 * answers of a decision are copied out once, when they are complete.
 */
export class MoveList {
  readonly #moves: Move[] = []
  length = 0

  push(m: Move): void {
    this.#moves[this.length++] = m
  }

  first(): Move {
    return this.#moves[0] as Move
  }

  copy(): Move[] {
    return this.#moves.slice(0, this.length)
  }
}

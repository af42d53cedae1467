import type { Move, MoveList } from '@orrery/kernel'
import type { Emit, Frame, Op, State } from '../types.ts'

/** One kind of icon: what it offers, what an answer does, and what happens when there is nothing to choose. */
export interface Kind {
  /** Answers of `f.seat`; none means that the icon is void now, or needs no answer. */
  list(s: State, f: Frame, op: Op, out: MoveList): void
  pick(s: State, f: Frame, op: Op, m: Move, emit: Emit): void
  /** Icons that happen by themselves; without it a void icon lapses. */
  run?(s: State, f: Frame, op: Op, emit: Emit): void
}

/** For icons that offer nothing. */
export const noAnswers = (): void => undefined

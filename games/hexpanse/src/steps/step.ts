import type { Move, MoveList } from '@orrery/kernel'
import type { Emit, Frame, State } from '../types.ts'

/** A decision point: who is asked, what is offered, what each answer does. */
export interface Step {
  /** Lists the answers of `f.seat`; none means that nobody is asked and `proceed` goes on. */
  list(s: State, f: Frame, out: MoveList): void
  /** Carries out a listed answer. */
  answer(s: State, f: Frame, m: Move, emit: Emit): void
  /** Goes on without an answer. */
  proceed(s: State, f: Frame, emit: Emit): void
}

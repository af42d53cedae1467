import type { Move } from '@orrery/kernel'
import type { Base, Cube, Emit, Frame, Op, State } from '../types.ts'
import type { MoveList } from '../rules/moveList.ts'

/** A kind of effect: what it offers and what it does, side by side. */
export interface EffectKind {
  /** Lists the answers; none means that the step is done or lapses. `stop` is added by the step, where it is open. */
  list(s: State, f: Frame, op: Op, out: MoveList): void
  pick(s: State, f: Frame, op: Op, m: Move, emit: Emit): void
  /** Carries out what asks nobody, once, when the step has nothing to list; then the program goes on. */
  run?(s: State, f: Frame, op: Op, emit: Emit): void
  /** Takes the cube that was named, once it is clear which kind it is (EX-10.9). */
  take?(s: State, f: Frame, op: Op, kind: Cube, b: Base, emit: Emit): void
}

/** The next step of the program. */
export function goOn(f: Frame): void {
  f.pc++
  f.left = -1
  f.held = -1
  f.used = 0
}

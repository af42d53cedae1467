import type { Step as StepOf } from '@orrery/kernel'
import type { Event, Frame, Op, State } from '../types.ts'

export type Step = StepOf<State, Frame, Op, Event>

/** For steps that always ask somebody. */
export const never = (): void => {
  throw new Error('a step that always asks was to go on by itself')
}

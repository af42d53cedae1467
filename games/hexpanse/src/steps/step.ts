import type { Step as StepOf } from '@orrery/kernel'
import type { Event, Frame, Op, State } from '../types.ts'

export type Step = StepOf<State, Frame, Op, Event>

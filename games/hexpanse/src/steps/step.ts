import type { Step as StepOf } from '@orrery/kernel'
import type { Event, Frame, State } from '../types.ts'

export type Step = StepOf<State, Frame, Event>

import type { Judge } from '@orrery/kernel'
import type { State } from '../src/types.ts'
import { type Habit, HABITS, judgeOf } from './value.ts'

/** The third entry point: what a search needs beyond the rules. */
export const judge: Judge<State> = judgeOf(HABITS.weigher)

export const habits = { racer: judgeOf(HABITS.racer), hoarder: judgeOf(HABITS.hoarder), weigher: judge }

export { type Habit, HABITS, judgeOf }

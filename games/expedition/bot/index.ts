import { judgeWith } from '@orrery/bots'
import type { Judge } from '@orrery/kernel'
import { game } from '../src/index.ts'
import type { State } from '../src/types.ts'
import { learning } from './learning.ts'
import { type Habit, HABITS, judgeOf } from './value.ts'

/** The judge made by hand: what a search needs beyond the rules. */
export const hand: Judge<State> = judgeOf(HABITS.weigher)

export const judge: Judge<State> = judgeWith(game, hand, learning)

export const habits = { racer: judgeOf(HABITS.racer), hoarder: judgeOf(HABITS.hoarder), weigher: hand }

export { type Habit, HABITS, judgeOf, learning }

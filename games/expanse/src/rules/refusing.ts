import { type ConditionOf, failedOf, type Move, type Refusal } from '@orrery/kernel'
import type { Frame, Op, State } from '../types.ts'

/** A move looked at: whose question, and what it names. For an effect also the step of the program. */
export interface Look {
  readonly s: State
  readonly f: Frame
  readonly op: Op
  readonly m: Move
  /** The first and the second thing the move names. */
  readonly a: number
  readonly b: number
}

export type Condition = ConditionOf<Look>

/** A kind of move in one question: all its conditions, of which every failed one is told. */
export type Conditions = readonly Condition[]

export const failed = (conditions: Conditions, l: Look): Refusal[] => failedOf(conditions, l)

import type { ConditionOf, Move, Refusal } from '@orrery/kernel'
import type { Frame, Op, State } from '../types.ts'

/** A move looked at: whose question, what it names, and the icon that asks. */
export interface Look {
  readonly s: State
  readonly f: Frame
  readonly op: Op | undefined
  readonly m: Move
  /** What the move names. */
  readonly a: number
}

export type Condition = ConditionOf<Look>
export type Conditions = readonly Condition[]

type Args = (l: Look) => Refusal['args']

/** A condition in one line. */
export const refuse = (rule: string, code: string, fails: (l: Look) => boolean, args?: Args): Condition =>
  args === undefined ? { rule, code, fails } : { rule, code, fails, args }

export const hexArg: Args = (l) => ({ hex: l.a })
export const unitArg: Args = (l) => ({ unit: l.a })
export const ALWAYS: Conditions = []

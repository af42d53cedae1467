import type { Move, Refusal } from '@orrery/kernel'
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

/** One condition of a move: it is refused under this rule when `fails`; `args` name the pieces for the sentence. */
export interface Condition {
  readonly rule: string
  readonly code: string
  fails(l: Look): boolean
  args?(l: Look): Refusal['args']
}

/** A kind of move in one question: all its conditions, of which every failed one is told. */
export type Conditions = readonly Condition[]

export const failed = (conditions: Conditions, l: Look): Refusal[] =>
  conditions.filter((c) => c.fails(l)).map((c) => ({ rule: c.rule, code: c.code, args: c.args?.(l) ?? {} }))

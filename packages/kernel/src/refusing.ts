import type { Refusal } from './contract.ts'

/** One condition of a move: it is refused under this rule when `fails`; `args` name the pieces for the sentence. */
export interface ConditionOf<L> {
  readonly rule: string
  readonly code: string
  fails(look: L): boolean
  args?(look: L): Refusal['args']
}

/** A kind of move in one question: all its conditions, of which every failed one is told. */
export const failedOf = <L>(conditions: readonly ConditionOf<L>[], look: L): Refusal[] =>
  conditions.filter((c) => c.fails(look)).map((c) => ({ rule: c.rule, code: c.code, args: c.args?.(look) ?? {} }))

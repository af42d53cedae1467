import type { Conditions, Refusal, Test } from '@orrery/kernel'

/** A refusal with the names its sentence needs; the sentences are those of TE-12, in words/. */
export const refuse = (rule: string, code: string, args: Refusal['args'] = {}): Refusal => ({ rule, code, args })

/** The first of the conditions that fails, as TE-12 asks: they are given in its order. */
export function firstOf(...refusals: readonly (Refusal | undefined)[]): Refusal | undefined {
  return refusals.find((refusal) => refusal !== undefined)
}

/** A condition about a case `C`; without it the move is refused under the rule, with the sentence of the code. */
export const must = <C>(
  rule: string,
  code: string,
  holds: (c: C) => boolean,
  args?: (c: C) => Refusal['args'],
): Test<C> => (args === undefined ? { rule, code, holds } : { rule, code, holds, args })

/** The first condition that fails, for the referee, who gives one reason (TE-12). */
export function firstFailed<C>(conditions: readonly Test<C>[], c: C): Refusal | undefined {
  for (const { rule, code, holds, args } of conditions) if (!holds(c)) return refuse(rule, code, args?.(c))
  return undefined
}

/** Conditions about a case as conditions about whatever it can be read from. */
export const about = <L, C>(caseOf: (l: L) => C, groups: readonly (readonly Test<C>[])[]): Conditions<L> =>
  groups.map((group) =>
    group.map(({ rule, code, holds, args }) =>
      must<L>(rule, code, (l) => holds(caseOf(l)), args === undefined ? undefined : (l) => args(caseOf(l))),
    ),
  )

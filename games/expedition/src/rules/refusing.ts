import type { Refusal } from '@orrery/kernel'

/** A refusal with the names its sentence needs; the sentences are those of TE-12, in words/. */
export const refuse = (rule: string, code: string, args: Refusal['args'] = {}): Refusal => ({ rule, code, args })

/** The first of the conditions that fails, as TE-12 asks: they are given in its order. */
export function firstOf(...refusals: readonly (Refusal | undefined)[]): Refusal | undefined {
  return refusals.find((refusal) => refusal !== undefined)
}

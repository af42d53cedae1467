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

/** For a code that has no line: a test finds it, a player never meets a broken sentence. */
const FALLBACK = 'that is not open now'

/**
 * The sentence of a refusal with its rule: the line of its code, in which `{name}` and `{name:kind}` are filled. A name
 * without a kind is its own kind.
 */
export function refusalText(
  lines: { readonly [code: string]: string },
  { rule, code }: Refusal,
  fill: (name: string, kind: string) => string,
): string {
  const text = (lines[code] ?? FALLBACK).replaceAll(/\{(\w+)(?::(\w+))?\}/g, (_, name: string, kind?: string) =>
    fill(name, kind ?? name),
  )
  return `${text.charAt(0).toUpperCase()}${text.slice(1)} (${rule})`
}

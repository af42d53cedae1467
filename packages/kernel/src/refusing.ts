import type { Refusal } from './contract.ts'

/** For a code without a sentence: a test finds it, and players never see a broken sentence. */
const FALLBACK = 'that is not open now'

/**
 * The sentence of a refusal with its rule: the line of its code with `{name}` and `{name:kind}` filled in. A name
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

import type { Json } from '@orrery/kernel'
import { openRuleset } from './rulesets.ts'
import type { View } from './types.ts'

/** The tables do not travel: a ruleset writes its key and is found again by it. */
export function openView(json: Json): View {
  const travelled = json as unknown as Omit<View, 'ruleset'> & { readonly ruleset: string }
  return { ...travelled, ruleset: openRuleset(travelled.ruleset) }
}

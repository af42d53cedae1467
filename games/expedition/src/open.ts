import type { Json } from '@orrery/kernel'
import { openRuleset } from './rulesets.ts'
import type { View } from './types.ts'

/** The tables do not travel: a ruleset writes its key and is found again by it. */
export function openView(json: Json): View {
  const travelled = json as unknown as Omit<View, 'ruleset' | 'deal'> & {
    readonly ruleset: string
    readonly deal?: View['deal']
  }
  return { ...travelled, ruleset: openRuleset(travelled.ruleset), deal: travelled.deal }
}

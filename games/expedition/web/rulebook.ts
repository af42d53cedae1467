import type { Target } from '@orrery/ui'
import type { View } from '../src/types.ts'
import { readTarget } from './targets.ts'

/** What says most about the price of a slice, in their order. */
const PRICES: readonly string[] = ['TE-2.1', 'TE-2.7', 'TE-2.2', 'TE-2.8', 'TE-2.9', 'TE-2.3']

const RULES: { readonly [kind: string]: string } = {
  planet: 'TE-2.1',
  system: 'TE-14.6',
  seat: 'TE-14.1',
  goods: 'TE-2.2',
  standing: 'TE-15.20',
}

/** Where the rulebook explains a thing: cards and objectives have a paragraph each. */
export function explainedAt({ ruleset }: View, target: Target): string | undefined {
  const { kind, id } = readTarget(ruleset, target)
  switch (kind) {
    case 'slice':
      return PRICES[id]
    case 'strategy':
    case 'card':
    case 'secret':
    case 'objective':
      return target.slice(kind.length + 1)
    default:
      return RULES[kind]
  }
}

import type { Target } from '@orrery/ui'
import { CARDS } from '../src/data/cards.ts'
import type { View } from '../src/types.ts'
import { readTarget } from './targets.ts'

/** The rule that says most about a kind of thing. */
const RULES: { readonly [kind: string]: string } = {
  reserve: 'HX-2.1',
  ship: 'HX-9.5',
  purse: 'HX-4.4',
  income: 'HX-7.9',
  life: 'HX-8.1',
  secret: 'HX-5.7',
  deck: 'HX-11.6',
}

/** Where the rulebook explains a thing: cards, factions and missions have a paragraph each. */
export function explainedAt(view: View, target: Target): string | undefined {
  const { kind, id } = readTarget(target)
  switch (kind) {
    case 'slot':
      return CARDS[[...view.market, ...view.extras][id] ?? -1]?.id
    case 'card':
      return CARDS[id]?.id
    case 'faction':
    case 'minor':
    case 'mission':
      return target.slice(kind.length + 1)
    default:
      return RULES[kind]
  }
}

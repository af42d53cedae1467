import type { Target } from '@orrery/ui'
import { ABILITIES } from '../src/data/abilities.ts'
import { CARDS } from '../src/data/cards.ts'
import { SCORE } from '../src/rules/track.ts'
import type { Card, View } from '../src/types.ts'
import { readTarget } from './targets.ts'

/** The rule that says most about a kind of thing. */
const RULES: { readonly [kind: string]: string } = {
  base: 'EX-12.3',
  cube: 'EX-12.3',
  supply: 'EX-8.8',
  orbital: 'EX-12.1',
  fleet: 'EX-9.1',
  reserve: 'EX-8.12',
  band: 'EX-8.1',
  sector: 'EX-11.2',
  crew: 'EX-14.4',
  seat: 'EX-3.1',
  deck: 'EX-3.9',
  tokens: 'DC-D.1',
  point: 'DC-E.10',
  holder: 'DC-B.9',
}

const cardAt = (card: Card): string | undefined => (card === SCORE ? 'EX-11.1' : CARDS[card]?.id)

/** Where the rulebook explains a thing: cards and techs have a paragraph each. */
export function explainedAt(view: View, target: Target): string | undefined {
  const { kind, id } = readTarget(target)
  switch (kind) {
    case 'card':
      return cardAt(id < 0 ? view.inHand : (view.track[id] ?? -1))
    case 'kept':
      return cardAt(id)
    case 'tech':
      return ABILITIES[id]?.id
    default:
      return RULES[kind]
  }
}

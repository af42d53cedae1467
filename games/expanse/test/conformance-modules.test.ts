import { conformance } from '@orrery/testkit/suite'
import { features } from '../bot/features.ts'
import { game } from '../src/index.ts'

/** One module alone, two or three that touch each other, and all of them. */
const SETS: readonly (readonly string[])[] = [
  ['alpha', 'beta'],
  ['beta'],
  ['gamma'],
  ['delta'],
  ['epsilon'],
  ['alpha', 'delta'],
  ['alpha', 'epsilon'],
  ['beta', 'gamma'],
  ['delta', 'epsilon'],
  ['alpha', 'gamma', 'epsilon'],
  ['all'],
]

conformance(game, {
  seats: [2],
  features,
  games: 5,
  optionSets: SETS.map((modules) => ({
    name: modules.join(' and '),
    options: { modules },
    seats: modules.includes('delta') ? [3, 4] : [2, 3, 4],
  })),
})

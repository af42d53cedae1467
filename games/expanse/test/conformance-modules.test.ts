import { conformance } from '@orrery/testkit/suite'
import { game } from '../src/index.ts'

conformance(game, {
  seats: [2],
  games: 5,
  optionSets: ['beta', 'gamma', 'delta', 'epsilon', 'all'].map((name) => ({
    name,
    options: { modules: [name] },
    seats: name === 'delta' ? [3, 4] : [2, 3, 4],
  })),
})

import { conformance } from '@orrery/testkit/suite'
import { game } from '../src/index.ts'

conformance(game, {
  seats: [2],
  games: 5,
  optionSets: [{ name: 'gamma', options: { modules: ['gamma'] }, seats: [2, 3, 4] }],
})

import { conformance } from '@orrery/testkit/suite'
import { game } from '../src/index.ts'

conformance(game, { seats: [5, 6], games: 2, thorough: 0, options: { maxRounds: 2, minRounds: 1 } })

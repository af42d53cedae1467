import { verdictSuite } from '@orrery/testkit/verdicts'
import { game } from '../src/index.ts'
import { door } from '../web/index.ts'

verdictSuite(game, door, [{ seats: 3, games: 2 }])

import { verdictSuite } from '@orrery/testkit/verdicts'
import { game } from '../src/index.ts'
import { entryPoint } from '../web/index.ts'

verdictSuite(game, entryPoint, [{ seats: 3, games: 2 }])

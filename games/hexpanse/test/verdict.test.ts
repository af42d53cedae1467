import { verdictSuite } from '@orrery/testkit/verdicts'
import { game } from '../src/index.ts'
import { entryPoint } from '../web/index.ts'

verdictSuite(game, entryPoint, [
  { seats: 2, options: { mode: 'seaman' }, games: 3 },
  { seats: 4, options: { mode: 'admiral', teams: true }, games: 1 },
])

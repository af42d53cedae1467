import { verdictSuite } from '@orrery/testkit/verdicts'
import { game } from '../src/index.ts'
import { door } from '../web/index.ts'

verdictSuite(game, door, [
  { seats: 2, options: { mode: 'seaman' }, games: 3 },
  { seats: 4, options: { mode: 'admiral', teams: true }, games: 1 },
])

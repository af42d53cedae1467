import { PageGames } from '@orrery/testkit/page'
import { game } from '../src/index.ts'

const ALL_MODULES = ['alpha', 'beta', 'gamma', 'delta', 'epsilon']

/** Ten games of chance, with all modules and without. */
export const games = new PageGames(game, [
  { seats: 2, options: { modules: ALL_MODULES.filter((id) => id !== 'delta') }, games: 3 },
  { seats: 3, options: { modules: ALL_MODULES }, games: 2 },
  { seats: 4, options: { modules: ALL_MODULES, sets: ['extra'] }, games: 3 },
  { seats: 4, games: 2 },
])

import { PageGames } from '@orrery/testkit/page'
import { game } from '../src/index.ts'

/** A game of chance for each number of seats. */
export const games = new PageGames(game, [{ seats: 3 }, { seats: 4 }, { seats: 5 }, { seats: 6 }])

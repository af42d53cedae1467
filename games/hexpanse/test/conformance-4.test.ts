import { conformance } from '@orrery/testkit/suite'
import { features } from '../bot/features.ts'
import { game } from '../src/index.ts'
import { words } from '../words/index.ts'

const options = { mode: 'admiral' }

conformance(game, {
  seats: [4],
  features,
  options,
  games: 5,
  thorough: 1,
  optionSets: [
    { name: 'seaman', options: { mode: 'seaman' } },
    { name: 'captain', options: { mode: 'captain' } },
  ],
  perft: [{ seats: 4, seed: 'perft', counts: [4, 12, 24, 120, 480, 1440, 2880, 14400, 57600] }],
  playthroughs: [
    { file: new URL('recorded/playthrough-4.txt', import.meta.url), seats: 4, seed: 'playthrough', words },
  ],
})

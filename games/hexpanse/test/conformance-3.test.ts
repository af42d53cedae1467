import { conformance } from '@orrery/testkit/suite'
import { features } from '../bot/features.ts'
import { game } from '../src/index.ts'
import { words } from '../words/index.ts'

const options = { mode: 'admiral' }

conformance(game, {
  seats: [3],
  features,
  options,
  games: 5,
  thorough: 1,
  optionSets: [
    { name: 'seaman', options: { mode: 'seaman' } },
    { name: 'captain', options: { mode: 'captain' } },
  ],
  perft: [{ seats: 3, seed: 'perft', counts: [4, 12, 24, 96, 288, 576, 2304, 6912, 13824] }],
  playthroughs: [
    { file: new URL('recorded/playthrough-3.txt', import.meta.url), seats: 3, seed: 'playthrough', words },
  ],
})

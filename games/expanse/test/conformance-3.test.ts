import { conformance } from '@orrery/testkit/suite'
import { features } from '../bot/features.ts'
import { game } from '../src/index.ts'
import { words } from '../words/index.ts'

conformance(game, {
  seats: [3],
  features,
  optionSets: [{ name: 'alpha', options: { modules: ['alpha'] } }],
  perft: [
    { seats: 3, seed: 'perft', counts: [5, 96, 1980, 29949, 371263, 2444454] },
    { seats: 3, seed: 'perft c', counts: [5, 42, 788, 15829, 320056] },
  ],
  playthroughs: [
    { file: new URL('recorded/playthrough-3.txt', import.meta.url), seats: 3, seed: 'playthrough', words },
  ],
})

import { conformance } from '@orrery/testkit/suite'
import { features } from '../bot/features.ts'
import { game } from '../src/index.ts'
import { words } from '../words/index.ts'

conformance(game, {
  seats: [2],
  features,
  optionSets: [{ name: 'alpha', options: { modules: ['alpha'] } }],
  perft: [
    { seats: 2, seed: 'perft', counts: [5, 44, 931, 19765, 108017, 502069] },
    { seats: 2, seed: 'perft b', counts: [5, 65, 1243, 22560, 413010, 2227626] },
  ],
  playthroughs: [
    { file: new URL('recorded/playthrough-2.txt', import.meta.url), seats: 2, seed: 'playthrough', words },
  ],
})

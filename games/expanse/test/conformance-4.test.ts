import { conformance } from '@orrery/testkit/suite'
import { features } from '../bot/features.ts'
import { game } from '../src/index.ts'
import { words } from '../words/index.ts'

conformance(game, {
  seats: [4],
  features,
  optionSets: [{ name: 'alpha', options: { modules: ['alpha'] } }],
  perft: [
    { seats: 4, seed: 'perft', counts: [5, 111, 2863, 48561, 628867, 3350071] },
    { seats: 4, seed: 'perft c', counts: [5, 123, 2694, 55467, 902911] },
  ],
  playthroughs: [
    { file: new URL('recorded/playthrough-4.txt', import.meta.url), seats: 4, seed: 'playthrough', words },
  ],
})

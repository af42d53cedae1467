import { conformance } from '@orrery/testkit/suite'
import { game } from '../src/index.ts'
import { words } from '../words/index.ts'

conformance(game, {
  seats: [2],
  perft: [
    { seats: 2, seed: 'perft', counts: [5, 45, 909, 19042, 91932, 412511] },
    { seats: 2, seed: 'perft b', counts: [5, 15, 164, 2821, 37352, 463629] },
  ],
  playthroughs: [
    { file: new URL('recorded/playthrough-2.txt', import.meta.url), seats: 2, seed: 'playthrough', words },
  ],
})

import { conformance } from '@orrery/testkit/suite'
import { game } from '../src/index.ts'
import { words } from '../words/index.ts'

conformance(game, {
  seats: [3],
  perft: [
    { seats: 3, seed: 'perft', counts: [5, 96, 2009, 40402, 624172, 4119020] },
    { seats: 3, seed: 'perft c', counts: [5, 69, 1384, 28204, 380475] },
  ],
  playthroughs: [
    { file: new URL('recorded/playthrough-3.txt', import.meta.url), seats: 3, seed: 'playthrough', words },
  ],
})

import { conformance } from '@orrery/testkit/suite'
import { game } from '../src/index.ts'
import { words } from '../words/index.ts'

conformance(game, {
  seats: [4],
  perft: [
    { seats: 4, seed: 'perft', counts: [5, 111, 2879, 48933, 1030564, 5002451] },
    { seats: 4, seed: 'perft c', counts: [5, 69, 1444, 29617, 357758] },
  ],
  playthroughs: [
    { file: new URL('recorded/playthrough-4.txt', import.meta.url), seats: 4, seed: 'playthrough', words },
  ],
})

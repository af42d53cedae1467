import { conformance } from '@orrery/testkit/suite'
import { features } from '../bot/features.ts'
import { game } from '../src/index.ts'
import { words } from '../words/index.ts'

const options = { mode: 'admiral' }

conformance(game, {
  seats: [2],
  features,
  options,
  games: 10,
  thorough: 1,
  optionSets: [
    { name: 'seaman', options: { mode: 'seaman' } },
    { name: 'captain', options: { mode: 'captain' } },
    { name: 'open ring', options: { mode: 'captain', openRing: true } },
    { name: 'resigning', options: { mode: 'captain', resign: true } },
  ],
  perft: [{ seats: 2, seed: 'perft', options: { mode: 'captain' }, counts: [4, 12, 36, 72, 2664, 95904, 651888] }],
  playthroughs: [
    { file: new URL('recorded/playthrough-2.txt', import.meta.url), seats: 2, seed: 'playthrough', words },
  ],
})

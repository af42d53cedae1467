import { conformance } from '@orrery/testkit/suite'
import { features } from '../bot/features.ts'
import { game } from '../src/index.ts'
import { words } from '../words/index.ts'

/** Two rounds are enough for nearly every rule; whole games by the hundred are for `orrery simulate --check`. */
conformance(game, {
  seats: [3, 4, 5, 6],
  features,
  games: 4,
  thorough: 0,
  options: { maxRounds: 2, minRounds: 1 },
  optionSets: [
    {
      name: 'the other settings',
      options: {
        secretDiscard: 'remove',
        sixthOrder: 'placeFirst',
        ingressChoice: 'free',
        fractureFrontier: true,
        reach: 3,
        maxRounds: 2,
        minRounds: 1,
      },
      seats: [3],
    },
  ],
  perft: [{ seats: 3, seed: 'perft', options: { seating: ['sol', 'hacan', 'jolnar'] }, counts: [2, 4, 8, 64, 448] }],
  playthroughs: [
    {
      file: new URL('recorded/playthrough-3.txt', import.meta.url),
      seats: 3,
      seed: 'playthrough',
      options: { seating: ['cabal', 'muaat', 'ralnel'], maxRounds: 2, minRounds: 1 },
      words,
    },
  ],
})

import { conformance } from '@orrery/testkit/suite'
import { sampleSize } from '@orrery/testkit'
import { game } from '../src/referee.ts'

const hyperlanes = '{112} 83A0 84A0 85a60 0 0 0 19 20'
conformance(game, {
  seats: [2, 6],
  games: sampleSize(6, 40),
  thorough: 1,
  optionSets: [
    {
      name: 'tracked payments and dice of the table',
      options: { settings: { payments: 'tracked', dice: 'table' } },
      seats: [3],
    },
    { name: 'eight seats', options: {}, seats: [8] },
    {
      name: 'factions that turn over, move ingress tokens or place a planet, and hyperlanes',
      options: { seats: [{ faction: 'firmament' }, { faction: 'cabal' }, { faction: 'muaat' }], map: hyperlanes },
      seats: [3],
    },
  ],
})

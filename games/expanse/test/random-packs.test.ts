import { sampleSize } from '@orrery/testkit'
import { randomPackSuite } from '@orrery/testkit/packs'
import { packed } from './packed.ts'

randomPackSuite(packed, {
  packs: sampleSize(4, 1250),
  games: 8,
  options: (n) => (n % 2 === 0 ? {} : { modules: ['all'] }),
})

import { sampleSize } from '@orrery/testkit'
import { randomPackSuite } from '@orrery/testkit/packs'
import { packed } from './packed.ts'

randomPackSuite(packed, { packs: sampleSize(2, 250), games: 4 })

import { sampleSize } from '@orrery/testkit'
import { randomPackSuite } from '@orrery/testkit/packs'
import { packed } from './packed.ts'

randomPackSuite(packed, { packs: sampleSize(6, 250), games: 4 })

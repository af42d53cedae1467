import { counted } from '@orrery/testkit'
import { randomPackSuite } from '@orrery/testkit/packs'
import { packed } from './packed.ts'

randomPackSuite(packed, { packs: counted(2, 250), games: 4 })

import type { Packed } from '@orrery/testkit/packs'
import { packs as input } from '../input/index.ts'
import { game } from '../src/index.ts'
import { packs } from '../src/packs.ts'
import { packs as words } from '../words/packs.ts'

export const packed: Packed = { game, packs, input, words }

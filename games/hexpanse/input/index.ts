import { packInput } from '@orrery/input/packs'
import { packs as shelf } from '../src/packs.ts'
import { check } from './checks.ts'
import { pack } from './pack.ts'

/** Packs from outside. */
export const packs = packInput({ schema: pack, check, delivered: () => shelf.whole('As delivered', '1') })

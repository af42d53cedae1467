import { packInput } from '@orrery/input'
import { check } from './checks.ts'
import { pack } from './pack.ts'

/** Packs from outside. */
export const packs = packInput(pack, check)

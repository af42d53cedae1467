import { make1, type Move } from '@orrery/kernel'
import type { Ability } from '../../src/types.ts'

export const TECH = 29
export const tech = (ability: Ability): Move => make1(TECH, ability)

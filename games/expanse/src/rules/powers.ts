import { at } from '@orrery/kernel'
import { NONE } from '../types.ts'
import type { Player, Position, PowerInBox } from '../types.ts'

/* What techs in force change in the rules: asked for by what they do, never by name. */

/** The player who has a power in force, or NONE. */
export const holderOf = (s: Position, power: PowerInBox): Player =>
  power !== undefined && (at(s.techs, power.player) & power.bit) !== 0 ? power.player : NONE

export const hasPower = (s: Position, p: Player, power: PowerInBox): boolean => holderOf(s, power) === p

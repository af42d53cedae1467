import type { StepName } from '../types.ts'
import { ability } from './ability.ts'
import { faction } from './faction.ts'
import { minor } from './minor.ts'
import { mission } from './mission.ts'
import { resign } from './resign.ts'
import type { Step } from './step.ts'
import { turn } from './turn.ts'
import { warlord } from './warlord.ts'

/** All steps by name. */
export const STEPS: { readonly [name in StepName]: Step } = {
  turn,
  ability,
  faction,
  minor,
  mission,
  warlord,
  resign,
}

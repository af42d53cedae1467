import type { StepName } from '../types.ts'
import { ability } from './ability.ts'
import { resign } from './resign.ts'
import { faction, minor, mission, warlord } from './setup.ts'
import type { Step } from './step.ts'
import { turn } from './turn.ts'

export const STEPS: { readonly [name in StepName]: Step } = { faction, minor, mission, warlord, turn, ability, resign }

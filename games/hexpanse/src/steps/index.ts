import type { StepName } from '../types.ts'
import { ability } from './ability.ts'
import { faction } from './faction.ts'
import { minor } from './minor.ts'
import { mission } from './mission.ts'
import { resign } from './resign.ts'
import type { Step } from './step.ts'
import { turn } from './turn.ts'
import { warlord } from './warlord.ts'

/** A switch, the commonest first: it is asked several times for every decision. */
export function stepFor(name: StepName): Step {
  switch (name) {
    case 'turn':
      return turn
    case 'ability':
      return ability
    case 'faction':
      return faction
    case 'minor':
      return minor
    case 'mission':
      return mission
    case 'warlord':
      return warlord
    case 'resign':
      return resign
  }
}

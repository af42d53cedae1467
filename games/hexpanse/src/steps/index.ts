import type { StepName } from '../types.ts'
import { ability } from './ability.ts'
import { resign } from './resign.ts'
import { faction, minor, mission, warlord } from './setup.ts'
import type { Step } from './step.ts'
import { turn } from './turn.ts'

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

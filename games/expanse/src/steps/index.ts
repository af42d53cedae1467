import type { StepName } from '../types.ts'
import { effect } from './effect.ts'
import { endTurn, final, over } from './endTurn.ts'
import { offer } from './offer.ts'
import { group, relocate, whichCube } from './pieces.ts'
import { bonus, freeBuild, rocinante, score, techs } from './scoring.ts'
import { spend } from './spend.ts'
import type { Step } from './step.ts'
import { miller, performAfterwards, turn } from './turn.ts'
import { use } from './use.ts'
import { discardPlayed, window } from './window.ts'

/** All steps by name; a module adds its own. */
export const STEPS: { [name in StepName]: Step } = {
  turn,
  use,
  spend,
  offer,
  endTurn,
  bonus,
  window,
  score,
  techs,
  freeBuild,
  rocinante,
  final,
  over,
  effect,
  group,
  relocate,
  whichCube,
  perform: performAfterwards,
  discardPlayed,
  miller,
}

import type { StepLists } from '../rules/ruleset.ts'
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
import { triggered } from './triggered.ts'
import { discardPlayed, window } from './window.ts'

/** The course of a game, which modules edit. A Scoring turn is EX-11.1 without its card, Final Scoring is EX-15.6 to EX-15.11. */
export const STEP_LISTS: StepLists = {
  setupSteps: [],
  turnSteps: ['turn', 'endTurn'],
  scoringSteps: ['bonus', 'window', 'score', 'techs', 'freeBuild', 'rocinante'],
  finalSteps: ['window', 'final', 'over'],
}

/** All steps by name, the most frequent first: those of the base game, and what modules add when they are loaded. */
export const STEPS = {
  effect,
  spend,
  offer,
  turn,
  endTurn,
  use,
  window,
  freeBuild,
  group,
  discardPlayed,
  bonus,
  score,
  techs,
  rocinante,
  final,
  over,
  miller,
  perform: performAfterwards,
  relocate,
  whichCube,
  triggered,
} as { [name in StepName]: Step }

import type { StepName } from '../types.ts'
import { produce, structure } from './build.ts'
import { card } from './cards.ts'
import { assault, boost, combat, reroll } from './combat.ts'
import { automatic, avernus, gain, ingress, moveIngress, roll, site, skim, tied } from './expedition.ts'
import { dropCards, dropSecret, giveTokens, pay, redistribute } from './pay.ts'
import { research, skip } from './research.ts'
import { drawSecret, keepSecret, scoreSecret, statusSecret } from './secrets.ts'
import { draft, nextTurn, round, status, statusDraw, statusPublic, statusTokens } from './status.ts'
import {
  buyTokens,
  follow,
  freeTrade,
  lock,
  moreResearch,
  readyPlanets,
  scorePublic,
  speaker,
  spendTokens,
  throne,
} from './strategy.ts'
import type { Step } from './step.ts'
import { explore, frontierTrade, land, muster, transit, warfare } from './tactics.ts'
import { claim, deal, readyOne, turn, window } from './turn.ts'

/** All steps by name. */
export const STEPS: { readonly [name in StepName]: Step } = {
  gain,
  roll,
  enter: automatic,
  ingress,
  moveIngress,
  avernus,
  sixth: automatic,
  site,
  tied,
  skim,
  keepSecret,
  round,
  draft,
  nextTurn,
  turn,
  window,
  deal,
  claim,
  pay,
  dropCards,
  dropSecret,
  giveTokens,
  redistribute,
  follow,
  buyTokens,
  lock,
  readyPlanets,
  speaker,
  structure,
  freeTrade,
  research,
  skip,
  moreResearch,
  scorePublic,
  throne,
  produce,
  warfare,
  muster,
  land,
  assault,
  explore,
  combat,
  boost,
  reroll,
  frontierTrade,
  card,
  readyOne,
  transit,
  scoreSecret,
  status,
  statusPublic,
  statusSecret,
  statusDraw,
  statusTokens,
  spendTokens,
  drawSecret,
}

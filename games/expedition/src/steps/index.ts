import type { StepName } from '../types.ts'
import { produce } from './building/produce.ts'
import { structure } from './building/structure.ts'
import { card } from './cards/card.ts'
import { assault } from './combat/assault.ts'
import { boost, reroll } from './combat/cards.ts'
import { combat } from './combat/combat.ts'
import { avernus } from './expedition/avernus.ts'
import { automatic, gain, roll } from './expedition/gain.ts'
import { ingress } from './expedition/ingress.ts'
import { moveIngress } from './expedition/moveIngress.ts'
import { site } from './expedition/site.ts'
import { skim } from './expedition/skim.ts'
import { tied } from './expedition/tied.ts'
import { assimilate, useBreakthrough } from './expedition/useBreakthrough.ts'
import { dropCards } from './payment/dropCards.ts'
import { dropSecret } from './payment/dropSecret.ts'
import { pay } from './payment/pay.ts'
import { giveTokens, redistribute, spendTokens, statusTokens } from './payment/tokens.ts'
import { moreResearch } from './research/moreResearch.ts'
import { research } from './research/research.ts'
import { skip } from './research/skip.ts'
import { drawSecret, keepSecret } from './secrets/keepSecret.ts'
import { scoreSecret } from './secrets/scoreSecret.ts'
import { statusSecret } from './secrets/statusSecret.ts'
import { draft } from './status/draft.ts'
import { nextTurn, round } from './status/round.ts'
import { status, statusDraw } from './status/status.ts'
import type { Step } from './step.ts'
import { buyTokens } from './strategy/buyTokens.ts'
import { follow } from './strategy/follow.ts'
import { freeTrade } from './strategy/freeTrade.ts'
import { lock } from './strategy/lock.ts'
import { readyPlanets } from './strategy/readyPlanets.ts'
import { scorePublic, statusPublic, throne } from './strategy/scorePublic.ts'
import { speaker } from './strategy/speaker.ts'
import { frontierTrade } from './tactics/frontierTrade.ts'
import { land } from './tactics/land.ts'
import { muster } from './tactics/muster.ts'
import { explore } from './tactics/tactical.ts'
import { warfare } from './tactics/warfare.ts'
import { claim } from './turn/claim.ts'
import { deal } from './turn/dealing.ts'
import { readyOne } from './turn/readyOne.ts'
import { transit } from './turn/transit.ts'
import { turn } from './turn/turn.ts'
import { window } from './turn/window.ts'

/** All steps by name. */
export const STEPS: { readonly [name in StepName]: Step } = {
  window,
  turn,
  nextTurn,
  land,
  follow,
  produce,
  muster,
  deal,
  explore,
  combat,
  assault,
  pay,
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
  claim,
  dropCards,
  dropSecret,
  giveTokens,
  redistribute,
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
  warfare,
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
  useBreakthrough,
  assimilate,
}

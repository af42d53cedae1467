import type { Seat } from '@orrery/kernel'
import { openDeal } from '../src/rules/deals.ts'
import { top } from '../src/rules/frames.ts'
import { DEPLOYED, usedEffect } from '../src/rules/raceEffects.ts'
import { asksWhole } from '../src/rules/whole.ts'
import { type Frame, NONE, type View } from '../src/types.ts'
import { capital } from './grammar.ts'
import {
  cardName,
  dealText,
  planetName,
  playerName,
  sliceName,
  strategyName,
  systemName,
  techName,
  valueName,
} from './names.ts'

/* What is asked, in a few words; by step. */

export const QUESTIONS: { readonly [step: string]: string } = {
  ingress: 'the systems that get an ingress token',
  moveIngress: 'which ingress tokens move into gravity rifts',
  avernus: 'a system for Avernus',
  site: "a system for Thunder's Edge",
  tied: "which of the tied players takes Thunder's Edge",
  skim: 'a card from the Data Skimmer',
  keepSecret: 'which secret objective to keep',
  draft: 'a strategy card',
  turn: 'an action',
  window: 'what to do at the end of the turn',
  deal: 'the terms of the offer',
  claim: 'a planet to pay with',
  pay: 'what to pay with',
  dropCards: 'an action card to discard',
  dropSecret: 'a secret objective to discard',
  giveTokens: 'how many of the new command tokens go to the tactic pool',
  redistribute: 'how many command tokens go to the tactic pool',
  follow: 'whether to follow',
  buyTokens: 'how many command tokens to buy for 3 influence each',
  lock: 'a system to lock for this round',
  readyPlanets: 'a planet to ready',
  speaker: 'the new speaker',
  structure: 'a structure to place',
  freeTrade: 'who replenishes commodities for free',
  research: 'a technology',
  skip: 'a specialty planet to exhaust',
  moreResearch: 'whether to research another technology',
  scorePublic: 'a public objective to score',
  produce: 'how many infantry to produce',
  warfare: 'a system to act in without a command token',
  muster: 'which infantry to move',
  land: 'where to land',
  boost: 'whether to play a card before the dice',
  reroll: 'whether to play a card after the dice',
  frontierTrade: 'whether to replenish commodities or turn them into trade goods',
  card: 'a target',
  readyOne: 'what to ready',
  transit: 'which infantry to move',
  scoreSecret: 'whether to score a secret objective',
  statusPublic: 'a public objective to score',
  statusSecret: 'a secret objective to score',
  statusTokens: 'how many command tokens go to the tactic pool',
  spendTokens: 'how many tokens to spend from the tactic pool',
  useBreakthrough: 'what the breakthrough does',
  assimilate: 'a technology to gain',
}

/** More than the few words, where the frame knows more. */
const DETAILS: { readonly [step: string]: (v: View, f: Frame) => string } = {
  pay: (v, f) => {
    const paid = f.list.map((p) => planetName(v, p)).join(', ')
    return `what to pay with: ${f.left} ${valueName(f.what, f.left)} left to pay${paid === '' ? '' : ` (paid so far: ${paid})`}`
  },
  claim: (_, f) => `how to pay for ${sliceName(f.what)}`,
  follow: (_, f) => `whether to follow ${strategyName(f.what)}`,
  card: (_, f) => `a target for ${cardName(f.what)}`,
  skip: (_, f) => `a specialty planet to exhaust for ${techName(f.what)}`,
  muster: (v, f) =>
    f.by === NONE
      ? `which infantry to send to ${systemName(v, f.what)}${f.held > 0 ? ` (${f.held} on their way)` : ''}`
      : `how many infantry to send from ${planetName(v, f.by)}`,
  land: (v, f) =>
    f.by === NONE
      ? `where to land ${f.held} infantry`
      : `how many of ${f.held} infantry to land on ${planetName(v, f.by)}`,
  produce: (v, f) => `how many infantry to produce on ${planetName(v, f.list[0] ?? NONE)}`,
  research: (_, f) => (f.left > 0 ? `how to pay ${f.left} resources for research` : 'a technology'),
  useBreakthrough: (v, f) =>
    usedEffect(v, f.seat) === 'deploys'
      ? `a planet for ${DEPLOYED} infantry`
      : 'who draws an action card while you draw two',
  assimilate: (v, f) => `a technology of ${playerName(v, f.by)} to gain`,
  deal: (v, f) => {
    if (asksWhole(v)) return `what to give ${playerName(v, f.by)}, and what to ask for it`
    const terms = ['trade goods to offer', 'commodities to offer', 'trade goods to ask of', 'commodities to ask of']
    return `how many ${terms[f.list.length] ?? ''} ${playerName(v, f.by)}`
  },
}

function offerText(v: View): string {
  const deal = openDeal(v)
  if (deal === undefined) return ''
  return `${playerName(v, v.active)} offers you ${dealText(deal)}. Accept?`
}

export function question(v: View, seat: Seat): string {
  const f = top(v)
  if (f === undefined) return 'The game is over.'
  if (openDeal(v)?.to === seat) return capital(offerText(v))
  const text = DETAILS[f.step]?.(v, f) ?? QUESTIONS[f.step] ?? f.step
  return f.seat === seat ? `Choose ${text}.` : capital(`${playerName(v, f.seat)} chooses ${text}.`)
}

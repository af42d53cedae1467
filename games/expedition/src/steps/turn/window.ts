import { at, bit, hasBit, MoveList, ONE } from '@orrery/kernel'
import { type Answer, type Look, must, othersOf, question } from '../../rules/asking.ts'
import { discardSecret, drawSecret, holdsSecret, SECRET_COUNT } from '../../rules/cards.ts'
import { openWindow } from '../../rules/claim.ts'
import { secretHeld, techOwned, techReady } from '../../rules/conditions.ts'
import { canOffer } from '../../rules/deals.ts'
import { pop, push } from '../../rules/frames.ts'
import { isSixthTooEarly } from '../../rules/holdings.ts'
import { canPaySlice } from '../../rules/means.ts'
import * as moves from '../../rules/moves.ts'
import { COSTS } from '../../rules/payment.ts'
import { ownsMecatolRex, specialtiesOf } from '../../rules/planets.ts'
import { canUseBreakthrough, hasCrew } from '../../rules/raceEffects.ts'
import { about } from '../../rules/refusing.ts'
import {
  holdsJupiter,
  isNotPassing,
  jupiterIsOld,
  jupiterIsReady,
  jupiterRefusal,
  type JupiterUse,
  useJupiter,
} from '../../rules/sixth.ts'
import { readyTechs, techMask } from '../../rules/techs.ts'
import { asksFew, asksWhole } from '../../rules/whole.ts'
import { type Emit, EXHAUSTED, type Frame, NONE, type Player, READY, type State } from '../../types.ts'
import { listForCrew, sendCrew, useBreakthroughCard } from '../expedition/useBreakthrough.ts'
import { eachSecret } from '../payment/dropSecret.ts'
import { always, type Step } from '../step.ts'
import { claimSlice } from './claim.ts'
import { closeConvoys, listConvoys, listDeals, offerDeal, openConvoys, sendConvoys, withdraw } from './dealing.ts'
import { eachTech } from './readyOne.ts'

/* TE-3.8: end-of-turn effects in the order their owner likes. `held` is 1 when the window is open. */

/** TE-9.3: one more action in this turn. */
const jupiterBrain: Answer = {
  kind: moves.JUPITER,
  candidates: ONE,
  conditions: about<Look, JupiterUse>(
    (l) => ({ s: l.s, player: l.f.seat }),
    [[holdsJupiter], [jupiterIsReady, isNotPassing, jupiterIsOld]],
  ),
  effect({ s, f }, emit) {
    useJupiter(s, f.seat, emit)
    f.held = 0
    const again = push(s, 'turn', f.seat)
    again.left = 1
    again.held = 1
  },
}

/** TE-15.11: the Galactic Council of Mecatol Rex. */
const COUNCIL: Answer['conditions'] = [
  [must('TE-15.11', 'COUNCIL_NOT_YOURS', ({ s, f }) => ownsMecatolRex(s, f.seat))],
  [
    must('TE-15.11', 'COUNCIL_EXHAUSTED', ({ s }) => s.council === READY),
    must('TE-15.11', 'NO_SECRET', ({ s, f }) => at(s.secrets, f.seat) > 0),
  ],
]

function useCouncil(s: State, p: Player, emit: Emit): void {
  s.council = EXHAUSTED
  emit?.({ kind: 'council', player: p })
}

const council: Answer = {
  kind: moves.COUNCIL,
  candidates: ONE,
  conditions: [...COUNCIL, [must('TE-15.21', 'NAME_THE_SECRET', ({ s }) => !asksFew(s))]],
  effect({ s, f }, emit) {
    useCouncil(s, f.seat, emit)
    push(s, 'dropSecret', f.seat).held = 1
  },
}

/** The same with the secret named at once (TE-15.21). */
const councilWith: Answer = {
  kind: moves.SECRET,
  candidates: eachSecret,
  conditions: [...COUNCIL, [secretHeld]],
  effect({ s, f, a: secret }, emit) {
    useCouncil(s, f.seat, emit)
    discardSecret(s, f.seat, secret, emit)
    drawSecret(s, f.seat, emit)
  },
}

function listForCouncil(s: State, p: Player, out: MoveList): void {
  for (let k = 0; k < SECRET_COUNT; k++) if (holdsSecret(s, p, k)) out.push(moves.secret(k))
}

const STIMS = Math.log2(techMask('stims'))
const PREDICT = Math.log2(techMask('predict'))

/** Something that Bio-Stims could ready. */
const canReadyOne = (s: State, p: Player): boolean =>
  (at(s.tired, p) & ~techMask('stims')) !== 0 ||
  s.owner.some((owner, q) => owner === p && at(s.spent, q) === 1 && specialtiesOf(s, q) !== 0)

const hasTokens = (s: State, p: Player): boolean => at(s.tactic, p) + at(s.strategy, p) > 0

const useTech: Answer = {
  kind: moves.TECH,
  candidates: eachTech,
  conditions: [
    [techOwned],
    [must('TE-3.8', 'TECH_NOT_AT_END', (l) => l.a === STIMS || l.a === PREDICT)],
    [
      techReady,
      must('TE-3.8', 'NOTHING_TO_READY', (l) => l.a !== STIMS || canReadyOne(l.s, l.f.seat)),
      must('TE-3.8', 'NO_TOKENS_TO_SHARE', (l) => l.a !== PREDICT || hasTokens(l.s, l.f.seat)),
    ],
  ],
  effect({ s, f, a: tech }) {
    s.tired[f.seat] = at(s.tired, f.seat) | bit(tech)
    push(s, tech === STIMS ? 'readyOne' : 'redistribute', f.seat)
  },
}

function endTurn(s: State): void {
  pop(s)
  s.deal = undefined
}

const end = always(moves.END, ({ s }) => endTurn(s))

/** What a turn does not end without. */
function listUrgent(s: State, p: Player, out: MoveList): void {
  if (!s.flipped && !s.claimed && !isSixthTooEarly(s))
    for (let slice = 0; slice < COSTS.length; slice++)
      if (at(s.slices, slice) === NONE && canPaySlice(s, p, slice)) out.push(moves.claim(slice))
  if (s.jupiter === READY && jupiterRefusal(s, p) === undefined) out.push(moves.jupiter)
  if (canUseBreakthrough(s, p)) out.push(moves.breakthrough)
  if (hasCrew(s, p)) listForCrew(s, p, out)
  if (hasBit(readyTechs(s, p), STIMS) && canReadyOne(s, p)) out.push(moves.tech(STIMS))
}

const urgent = new MoveList()

/** TE-15.21: what loses nothing by waiting (the Council, Predictive Intelligence) opens a window of its own on passing only. */
function isOpen(s: State, p: Player): boolean {
  if (!asksFew(s) || s.deal !== undefined) return true
  urgent.length = 0
  listUrgent(s, p, urgent)
  if (s.passing) listPatient(s, p, urgent)
  return urgent.length > 0
}

function listPatient(s: State, p: Player, out: MoveList): void {
  if (s.council === READY && at(s.secrets, p) > 0 && ownsMecatolRex(s, p)) {
    if (asksFew(s)) listForCouncil(s, p, out)
    else out.push(moves.council)
  }
  if (hasBit(readyTechs(s, p), PREDICT) && hasTokens(s, p)) out.push(moves.tech(PREDICT))
}

/** The same as a direct list, for speed: it is needed in every turn. */
function listEffects({ s, f }: Look, out: MoveList): void {
  const p = f.seat
  listUrgent(s, p, out)
  listPatient(s, p, out)
  const isIdle = out.length === 0 && s.deal === undefined && (asksFew(s) || !hasFreshCommodities(s, f))
  if (!asksWhole(s) || !isIdle) listDeals(s, p, out)
  listConvoys(s, f, out)
  out.push(moves.end)
}

/** TE-15.19: with nothing to use the turn ends by itself, unless there are new commodities to trade: `left` were there before. */
const hasFreshCommodities = (s: State, f: Frame): boolean =>
  at(s.commodities, f.seat) > f.left && othersOf(s, f.seat).some((q) => canOffer(s, f.seat, q))

const chooseEffect = question({
  answers: [
    claimSlice,
    jupiterBrain,
    council,
    councilWith,
    useBreakthroughCard,
    sendCrew,
    useTech,
    withdraw,
    offerDeal,
    closeConvoys,
    openConvoys,
    end,
  ],
  list: listEffects,
})

export const window: Step = {
  question: (s, f) => (f.held === 0 || !isOpen(s, f.seat) ? undefined : chooseEffect),
  proceed(s, f, emit) {
    if (f.held === 1) return endTurn(s)
    openWindow(s, false)
    f.held = 1
    if (asksFew(s)) sendConvoys(s, f.seat, emit)
    return undefined
  },
}

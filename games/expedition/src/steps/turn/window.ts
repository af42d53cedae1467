import { at, bit, hasBit, type MoveList, ONE } from '@orrery/kernel'
import { type Answer, type Look, must, othersOf, question } from '../../rules/asking.ts'
import { openWindow } from '../../rules/claim.ts'
import { techOwned, techReady } from '../../rules/conditions.ts'
import { canOffer } from '../../rules/deals.ts'
import { pop, push } from '../../rules/frames.ts'
import { isSixthTooEarly } from '../../rules/holdings.ts'
import { canPaySlice } from '../../rules/means.ts'
import * as moves from '../../rules/moves.ts'
import { COSTS } from '../../rules/payment.ts'
import { ownsMecatolRex, specialtiesOf } from '../../rules/planets.ts'
import { canUseBreakthrough } from '../../rules/raceEffects.ts'
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
import { asksWhole } from '../../rules/whole.ts'
import { EXHAUSTED, type Frame, NONE, type Player, READY, type State } from '../../types.ts'
import { useBreakthroughCard } from '../expedition/useBreakthrough.ts'
import { always, type Step } from '../step.ts'
import { claimSlice } from './claim.ts'
import { listDeals, offerDeal, withdraw } from './dealing.ts'
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
const council: Answer = {
  kind: moves.COUNCIL,
  candidates: ONE,
  conditions: [
    [must('TE-15.11', 'COUNCIL_NOT_YOURS', ({ s, f }) => ownsMecatolRex(s, f.seat))],
    [
      must('TE-15.11', 'COUNCIL_EXHAUSTED', ({ s }) => s.council === READY),
      must('TE-15.11', 'NO_SECRET', ({ s, f }) => at(s.secrets, f.seat) > 0),
    ],
  ],
  effect({ s, f }, emit) {
    s.council = EXHAUSTED
    emit?.({ kind: 'council', player: f.seat })
    push(s, 'dropSecret', f.seat).held = 1
  },
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

const end = always(moves.END, ({ s }) => {
  pop(s)
  s.deal = undefined
})

/** The same as a direct list, for speed: it is needed in every turn. */
function listEffects({ s, f }: Look, out: MoveList): void {
  const p = f.seat
  if (!s.flipped && !s.claimed && !isSixthTooEarly(s))
    for (let slice = 0; slice < COSTS.length; slice++)
      if (at(s.slices, slice) === NONE && canPaySlice(s, p, slice)) out.push(moves.claim(slice))
  if (s.jupiter === READY && jupiterRefusal(s, p) === undefined) out.push(moves.jupiter)
  if (s.council === READY && at(s.secrets, p) > 0 && ownsMecatolRex(s, p)) out.push(moves.council)
  if (canUseBreakthrough(s, p)) out.push(moves.breakthrough)
  const ready = readyTechs(s, p)
  if (hasBit(ready, STIMS) && canReadyOne(s, p)) out.push(moves.tech(STIMS))
  if (hasBit(ready, PREDICT) && hasTokens(s, p)) out.push(moves.tech(PREDICT))
  const isIdle = out.length === 0 && s.deal === undefined && !hasFreshCommodities(s, f)
  if (!asksWhole(s) || !isIdle) listDeals(s, p, out)
  out.push(moves.end)
}

/** TE-15.19: with nothing to use the turn ends by itself, unless there are new commodities to trade: `left` were there before. */
const hasFreshCommodities = (s: State, f: Frame): boolean =>
  at(s.commodities, f.seat) > f.left && othersOf(s, f.seat).some((q) => canOffer(s, f.seat, q))

const chooseEffect = question({
  answers: [claimSlice, jupiterBrain, council, useBreakthroughCard, useTech, withdraw, offerDeal, end],
  list: listEffects,
})

export const window: Step = {
  question: (_s, f) => (f.held === 0 ? undefined : chooseEffect),
  proceed(s, f) {
    openWindow(s, false)
    f.held = 1
  },
}

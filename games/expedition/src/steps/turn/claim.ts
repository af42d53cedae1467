import { add, itemAt } from '@orrery/kernel'
import { type Answer, eachPlanet, type Look, must, planetNamed, question } from '../../rules/asking.ts'
import { type Claim, expeditionGoesOn, isFirstClaim, markClaim, sliceIsFree } from '../../rules/claim.ts'
import { ownPlanet, readyPlanet, specialtyPlanet } from '../../rules/conditions.ts'
import { pop, push } from '../../rules/frames.ts'
import { isSixthTooEarly } from '../../rules/holdings.ts'
import { canPaySlice, meansForSlice } from '../../rules/means.ts'
import * as moves from '../../rules/moves.ts'
import {
  CARD_SLICE,
  COSTS,
  GOODS_SLICE,
  INFLUENCE,
  INFLUENCE_SLICE,
  RESOURCE_SLICE,
  RESOURCES,
  SECRET_SLICE,
  SPECIALTY_SLICE,
} from '../../rules/payment.ts'
import { about } from '../../rules/refusing.ts'
import type { Emit, Frame, Player, Slice, State } from '../../types.ts'
import { pushPay } from '../payment/pay.ts'
import type { Step } from '../step.ts'

/* TE-2, TE-3: a claim. `what` is the slice; `held` 0 before its payment, then 1; `list` is what was paid: goods, then planets. */

/** An effect of the end-of-turn window (TE-3.4). */
export const claimSlice: Answer = {
  kind: moves.CLAIM,
  candidates(_, out) {
    for (let slice = 0; slice < COSTS.length; slice++) out.push(moves.claim(slice))
  },
  conditions: [
    ...about<Look, Claim>(
      (l) => ({ s: l.s, player: l.f.seat, slice: l.a }),
      [[expeditionGoesOn, isFirstClaim], [sliceIsFree]],
    ),
    [
      must(
        'TE-16.5',
        'SIXTH_TOO_EARLY',
        ({ s }) => !isSixthTooEarly(s),
        ({ s }) => ({ round: s.ruleset.settings.sixthRound }),
      ),
      must(
        'TE-2.13',
        'CANNOT_PAY',
        (l) => canPaySlice(l.s, l.f.seat, l.a),
        (l) => ({ cost: itemAt(COSTS, l.a).text, have: meansForSlice(l.s, l.f.seat, l.a) }),
      ),
    ],
  ],
  effect({ s, f, a: slice }) {
    push(s, 'claim', f.seat).what = slice
  },
}

/** TE-2.9: the slice that costs a planet with a technology specialty. */
const choosePlanet = question({
  answers: [
    {
      kind: moves.PLANET,
      candidates: eachPlanet,
      conditions: [[ownPlanet('TE-2.1')], [readyPlanet, specialtyPlanet]],
      effect(l) {
        const planet = planetNamed(l)
        l.s.spent[planet] = 1
        l.f.held = 1
        l.f.list = [0, planet]
      },
    },
  ],
})

function askPayment(s: State, p: Player, slice: Slice): void {
  const amount = COSTS[slice]?.amount ?? 0
  if (slice === RESOURCE_SLICE) pushPay(s, p, RESOURCES, amount)
  else if (slice === INFLUENCE_SLICE) pushPay(s, p, INFLUENCE, amount)
  else if (slice === CARD_SLICE) push(s, 'dropCards', p).left = amount
  else if (slice === SECRET_SLICE) push(s, 'dropSecret', p)
}

function finish(s: State, f: Frame, emit: Emit): void {
  const [goods = 0, ...planets] = f.list
  const cards = f.what === CARD_SLICE ? 2 : 0
  const secrets = f.what === SECRET_SLICE ? 1 : 0
  pop(s)
  if (f.what === GOODS_SLICE) add(s.goods, f.seat, -3)
  const paid = { planets, goods: f.what === GOODS_SLICE ? 3 : goods, cards, secrets }
  markClaim(s, f.seat, f.what, paid, emit)
}

export const claim: Step = {
  question: (_s, f) => (f.what === SPECIALTY_SLICE && f.held === 0 ? choosePlanet : undefined),
  proceed(s, f, emit) {
    if (f.held === 1) return finish(s, f, emit)
    f.held = 1
    askPayment(s, f.seat, f.what)
    return undefined
  },
}

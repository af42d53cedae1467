import { add, at, bit, hasBit, type MoveList, ONE } from '@orrery/kernel'
import { type Answer, must, none, numberBetween, othersOf, playerNamed, question } from '../../rules/asking.ts'
import { otherPlayer } from '../../rules/conditions.ts'
import { canDeal, canOffer, hasAnythingToTrade, hasTraded, MOST_OFFERS, swapOf } from '../../rules/deals.ts'
import { pop, push } from '../../rules/frames.ts'
import * as moves from '../../rules/moves.ts'
import { asksFew, asksWhole } from '../../rules/whole.ts'
import { type Deal, type Emit, type Frame, NONE, type Player, type State } from '../../types.ts'
import { never, type Step, stop } from '../step.ts'

/* TE-15.12: transactions, offered in the questions of the own turn. */

export const withdraw: Answer = {
  kind: moves.WITHDRAW,
  candidates: ONE,
  conditions: [[must('TE-15.12', 'NO_OFFER', ({ s }) => s.deal !== undefined)]],
  effect({ s }) {
    s.deal = undefined
  },
}

export const offerDeal: Answer = {
  kind: moves.DEAL,
  list({ s, f }, out) {
    if (s.deal === undefined) listDeals(s, f.seat, out)
  },
  conditions: [
    [otherPlayer('TE-15.12')],
    [
      must('TE-15.12', 'OFFER_STANDS', ({ s }) => s.deal === undefined),
      must('TE-15.12', 'ALREADY_TRADED', (l) => !hasTraded(l.s, playerNamed(l))),
      must('TE-15.12', 'TOO_MANY_OFFERS', (l) => at(l.s.offers, playerNamed(l)) < MOST_OFFERS, { most: MOST_OFFERS }),
      must('TE-15.12', 'NOTHING_TO_TRADE', (l) => hasAnythingToTrade(l.s, l.f.seat, playerNamed(l))),
    ],
  ],
  effect(l, emit) {
    const { s, f } = l
    const other = playerNamed(l)
    const even = at(s.offers, other) === 0 && asksWhole(s) ? evenSwap(s, f.seat, other) : 0
    add(s.offers, other, 1)
    const terms = push(s, 'deal', f.seat)
    terms.by = other
    if (even === 0) return
    pop(s)
    stand(s, terms, swapOf(s, terms, even, even), emit)
  },
}

/** TE-15.19: the first offer to somebody is as many commodities as both have, where both have some; a further one names its terms. */
const evenSwap = (s: State, p: Player, q: Player): number =>
  Math.min(moves.MOST_SWAPPED, at(s.commodities, p), at(s.commodities, q))

/** Both answers as direct lists, for the questions of a turn. */
export function listDeals(s: State, p: Player, out: MoveList): void {
  if (s.deal !== undefined) {
    out.push(moves.withdraw)
    return
  }
  const { seats } = s.ruleset
  for (let k = 1; k < seats; k++) if (canOffer(s, p, (p + k) % seats)) out.push(moves.deal(s, (p + k) % seats))
}

/* ---- the terms ------------------------------------------------------------------------------------------------------- */

/** What may be given or asked next: goods given, commodities given, goods asked, commodities asked. */
function mostOf(s: State, f: Frame): number {
  const giver = f.list.length < 2 ? f.seat : f.by
  const purse = f.list.length % 2 === 0 ? s.goods : s.commodities
  return Math.min(moves.MOST_NUMBER, at(purse, giver))
}

/** Four numbers; then the offer stands until it is answered, withdrawn or the turn ends. */
function nameNumber(s: State, f: Frame, n: number, emit: Emit): void {
  f.list = [...f.list, n]
  if (f.list.length < 4) return
  pop(s)
  const [goods = 0, commodities = 0, forGoods = 0, forCommodities = 0] = f.list
  if (f.list.some((term) => term > 0)) stand(s, f, { to: f.by, goods, commodities, forGoods, forCommodities }, emit)
}

/** What was said to somebody cannot be unsaid: withdrawn, but not taken back freely. */
function stand(s: State, f: Frame, offer: Deal, emit: Emit): void {
  s.deal = offer
  s.reveals++
  emit?.({ kind: 'offered', player: f.seat, deal: offer })
}

const chooseTerm = question({
  answers: [numberBetween('TE-15.12', none, mostOf, ({ s, f, a: n }, emit) => nameNumber(s, f, n, emit))],
})

/* In one question (TE-15.19): what is given, and what is asked for it. */

const purseOf = (s: State, p: Player): number => Math.min(moves.MOST_SWAPPED, at(s.goods, p) + at(s.commodities, p))

const chooseSwap = question({
  answers: [
    {
      kind: moves.SWAP,
      list({ s, f }, out) {
        for (let give = 0; give <= purseOf(s, f.seat); give++)
          for (let get = 0; get <= purseOf(s, f.by); get++) if (give + get > 0) out.push(moves.swap(give, get))
      },
      conditions: [
        [
          must('TE-15.12', 'OFFER_EMPTY', ({ a, b }) => a + b > 0),
          must(
            'TE-15.19',
            'OFFER_TOO_LARGE',
            ({ s, f, a, b }) => a <= purseOf(s, f.seat) && b <= purseOf(s, f.by),
            ({ s, f }) => ({ mine: purseOf(s, f.seat), theirs: purseOf(s, f.by) }),
          ),
        ],
      ],
      effect({ s, f, a: give, b: get }, emit) {
        pop(s)
        stand(s, f, swapOf(s, f, give, get), emit)
      },
    },
  ],
  beside: [stop(moves.NO)],
})

export const deal: Step = { question: (s) => (asksWhole(s) ? chooseSwap : chooseTerm), proceed: never }

/** The other player's yes or no, at any time while the offer stands. */
export function answerOffer(s: State, isYes: boolean, emit: Emit): void {
  const offer = s.deal
  s.deal = undefined
  if (offer === undefined) return
  if (!isYes || !canDeal(s, offer)) {
    emit?.({ kind: 'noDeal', player: s.active, by: offer.to })
    return
  }
  s.dealt |= bit(offer.to)
  exchange(s, offer, emit)
}

function exchange(s: State, offer: Deal, emit: Emit): void {
  const { to, goods, commodities, forGoods, forCommodities } = offer
  add(s.goods, s.active, forGoods + forCommodities - goods)
  add(s.commodities, s.active, -commodities)
  add(s.goods, to, goods + commodities - forGoods)
  add(s.commodities, to, -forCommodities)
  emit?.({ kind: 'dealt', player: s.active, deal: offer })
}

/* ---- convoys (TE-15.21) ------------------------------------------------------------------------------------------------ */

/** Players who would swap commodities with this one: both have some, and neither has closed the convoys. */
const partners = (s: State, p: Player): Player[] =>
  hasBit(s.closed, p) ? [] : othersOf(s, p).filter((q) => !hasBit(s.closed, q) && evenSwap(s, p, q) > 0)

/** When the action is over, commodities are swapped one for one with everybody who has some, clockwise. */
export function sendConvoys(s: State, p: Player, emit: Emit): void {
  for (const to of partners(s, p)) {
    const n = evenSwap(s, p, to)
    if (n > 0) exchange(s, { to, goods: 0, commodities: n, forGoods: 0, forCommodities: n }, emit)
  }
}

/** TE-15.20: whether a player sends convoys is a standing answer, changed in an own window; once in each, or it would never end. */
export function listConvoys(s: State, f: Frame, out: MoveList): void {
  if (asksFew(s) && f.what === NONE) out.push(hasBit(s.closed, f.seat) ? moves.ask : moves.never)
}

const isUnchanged = must('TE-15.20', 'CONVOYS_CHANGED', ({ s, f }) => asksFew(s) && f.what === NONE)

export const closeConvoys: Answer = {
  kind: moves.NEVER,
  candidates: ONE,
  conditions: [[isUnchanged], [must('TE-15.20', 'CONVOYS_CLOSED', ({ s, f }) => !hasBit(s.closed, f.seat))]],
  effect({ s, f }) {
    s.closed |= bit(f.seat)
    f.what = 1
  },
}

export const openConvoys: Answer = {
  kind: moves.ASK,
  candidates: ONE,
  conditions: [[isUnchanged], [must('TE-15.20', 'CONVOYS_OPEN', ({ s, f }) => hasBit(s.closed, f.seat))]],
  effect({ s, f }) {
    s.closed &= ~bit(f.seat)
    f.what = 1
  },
}

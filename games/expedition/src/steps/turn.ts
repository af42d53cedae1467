import { add, at, kindOf, type Move, only } from '@orrery/kernel'
import { ACTION_CARD_ROWS } from '../data/scenario.ts'
import type { Emit, Frame, Player, Slice, State } from '../types.ts'
import { EXHAUSTED, READY } from '../types.ts'
import { discardCard, inHand, KINDS } from '../rules/cards.ts'
import { claimRefusal, markClaim, openWindow } from '../rules/claim.ts'
import { canOffer, canDeal } from '../rules/deals.ts'
import { pop, push, top } from '../rules/frames.ts'
import { isSixthTooEarly } from '../rules/holdings.ts'
import { canPaySlice, paysSpecialty } from '../rules/means.ts'
import type { MoveList } from '../rules/moveList.ts'
import * as moves from '../rules/moves.ts'
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
} from '../rules/payment.ts'
import { hasPower, ownedBy, specialtiesOf } from '../rules/planets.ts'
import { hasToken, isTarget, reachOf } from '../rules/reach.ts'
import { jupiterRefusal, useJupiter } from '../rules/sixth.ts'
import { TECH_COUNT, techMask, techReady } from '../rules/techs.ts'
import { playable } from './cards.ts'
import { pushPay } from './pay.ts'
import { startStrategy } from './strategy.ts'
import { startTactical } from './tactics.ts'
import { pushSecretMoment } from './secrets.ts'
import { eachOther, holdsCards, never, planetOf, playerOf, type Step, systemOf } from './step.ts'

/* TE-15.2, TE-15.3: a turn is one action, then the end-of-turn window. */

export const hasUnused = (s: State, p: Player): boolean =>
  s.holders.some((holder, card) => holder === p && at(s.used, card) === 0)

function listDeals(s: State, p: Player, out: MoveList): void {
  if (s.deal !== undefined) {
    out.push(moves.withdraw)
    return
  }
  eachOther(s, p, (q) => {
    if (canOffer(s, p, q)) out.push(moves.deal(s, q))
  })
}

/** Answers that both questions of a turn share; true where this was one. */
function answerDeal(s: State, p: Player, m: Move): boolean {
  if (kindOf(m) === moves.WITHDRAW) s.deal = undefined
  else if (kindOf(m) === moves.DEAL) {
    const other = playerOf(s, m)
    add(s.offers, other, 1)
    push(s, 'deal', p).by = other
  } else return false
  return true
}

function listTargets(s: State, p: Player, out: MoveList): void {
  if (at(s.tactic, p) === 0) return
  const reach = reachOf(s, p)
  for (let i = 0; i < s.box.systems.length; i++)
    if (!hasToken(s, p, i) && isTarget(s, p, i, reach)) out.push(moves.activate(s, i))
}

/** Transit Diodes: at the start of a turn, with infantry to move and somewhere to go. */
const canTransit = (s: State, f: Frame): boolean => f.held === 0 && techReady(s, f.seat, 'transit')

const TRANSIT = Math.log2(techMask('transit'))
const STIMS = Math.log2(techMask('stims'))
const PREDICT = Math.log2(techMask('predict'))

/** `left` actions to do, `held` of them done. After the first no pass is due, and the second may be left out. */
export const turn: Step = {
  list(s, f, out) {
    const p = f.seat
    for (let c = 0; c < s.holders.length; c++) if (at(s.holders, c) === p && at(s.used, c) === 0) out.push(moves.use(c))
    listTargets(s, p, out)
    for (let k = 0; k < KINDS; k++)
      if (inHand(s, p, k) > 0 && ACTION_CARD_ROWS[k]?.window === 'action' && playable(s, p, k)) out.push(moves.play(k))
    if (canTransit(s, f)) out.push(moves.tech(TRANSIT))
    listDeals(s, p, out)
    if (f.held > 0) out.push(moves.end)
    else if (!hasUnused(s, p)) out.push(moves.pass)
  },
  answer(s, f, m, emit) {
    const p = f.seat
    if (answerDeal(s, p, m)) return
    const kind = kindOf(m)
    if (kind === moves.TECH) return startTransit(s, p)
    if (kind === moves.PASS) return passTurn(s, p, emit)
    if (kind === moves.END) return pop(s)
    f.left--
    f.held++
    if (f.left === 0) pop(s)
    if (kind === moves.USE) startStrategy(s, p, only(m), emit)
    else if (kind === moves.ACTIVATE) activate(s, p, m, emit)
    else playCard(s, p, only(m), emit)
    return undefined
  },
  proceed: never,
  hides: holdsCards,
}

function activate(s: State, p: Player, m: Move, emit: Emit): void {
  const system = systemOf(s, m)
  add(s.tactic, p, -1)
  s.tokens[system] = at(s.tokens, system) | (1 << p)
  startTactical(s, p, system, emit)
}

function playCard(s: State, p: Player, card: number, emit: Emit): void {
  emit?.({ kind: 'played', player: p, card })
  discardCard(s, p, card, emit)
  push(s, 'card', p).what = card
}

function startTransit(s: State, p: Player): void {
  s.tired[p] = at(s.tired, p) | techMask('transit')
  push(s, 'transit', p).left = 4
}

/** TE-3.5: the turn of passing has its window too. */
function passTurn(s: State, p: Player, emit: Emit): void {
  pop(s)
  openWindow(s, true)
  const below = top(s)
  if (below !== undefined) below.held = 1
  emit?.({ kind: 'passed', player: p })
  if (s.passed.every((n) => n === 1)) pushSecretMoment(s, p, 'lastToPass')
  if (hasPower(s, p, 'skims') && s.skimmed > 0) push(s, 'skim', p)
}

/* ---- the window ------------------------------------------------------------------------------------------------------- */

const canClaim = (s: State, p: Player, slice: Slice): boolean =>
  claimRefusal(s, p, slice) === undefined && !isSixthTooEarly(s) && canPaySlice(s, p, slice)

/** TE-15.11: the Galactic Council of Mecatol Rex. */
const canCouncil = (s: State, p: Player): boolean =>
  s.council === READY && at(s.secrets, p) > 0 && (s.box.planetsIn[s.box.mecatol] ?? []).some((q) => ownedBy(s, q, p))

/** Something that Bio-Stims could ready. */
function canStim(s: State, p: Player): boolean {
  if (!techReady(s, p, 'stims')) return false
  if ((at(s.tired, p) & ~techMask('stims')) !== 0) return true
  return s.owner.some((owner, q) => owner === p && at(s.spent, q) === 1 && specialtiesOf(s, q) !== 0)
}

const canPredict = (s: State, p: Player): boolean =>
  techReady(s, p, 'predict') && at(s.tactic, p) + at(s.strategy, p) > 0

/** TE-3.8: end-of-turn effects in the order their owner likes. `held` is 1 when the window is open. */
export const window: Step = {
  list(s, f, out) {
    if (f.held === 0) return
    const p = f.seat
    for (let slice = 0; slice < COSTS.length; slice++) if (canClaim(s, p, slice)) out.push(moves.claim(slice))
    if (jupiterRefusal(s, p) === undefined) out.push(moves.jupiter)
    if (canCouncil(s, p)) out.push(moves.council)
    if (canStim(s, p)) out.push(moves.tech(STIMS))
    if (canPredict(s, p)) out.push(moves.tech(PREDICT))
    listDeals(s, p, out)
    out.push(moves.end)
  },
  answer(s, f, m, emit) {
    const p = f.seat
    if (answerDeal(s, p, m)) return
    if (kindOf(m) === moves.CLAIM) push(s, 'claim', p).what = only(m)
    else if (kindOf(m) === moves.JUPITER) {
      useJupiter(s, p, emit)
      f.held = 0
      const again = push(s, 'turn', p)
      again.left = 1
      again.held = 1
    } else if (kindOf(m) === moves.COUNCIL) {
      s.council = EXHAUSTED
      emit?.({ kind: 'council', player: p })
      push(s, 'dropSecret', p).held = 1
    } else if (kindOf(m) === moves.TECH) useTech(s, p, only(m))
    else {
      pop(s)
      s.deal = undefined
    }
  },
  proceed(s, f) {
    openWindow(s, false)
    f.held = 1
  },
}

function useTech(s: State, p: Player, t: number): void {
  s.tired[p] = at(s.tired, p) | (1 << t)
  push(s, t === STIMS ? 'readyOne' : 'redistribute', p)
}

/** Bio-Stims: a specialty planet or another technology. */
export const readyOne: Step = {
  list(s, f, out) {
    for (let q = 0; q < s.owner.length; q++)
      if (ownedBy(s, q, f.seat) && at(s.spent, q) === 1 && specialtiesOf(s, q) !== 0) out.push(moves.planet(s, q))
    for (let t = 0; t < TECH_COUNT; t++)
      if (t !== STIMS && (at(s.tired, f.seat) & (1 << t)) !== 0) out.push(moves.tech(t))
  },
  answer(s, f, m, emit) {
    pop(s)
    if (kindOf(m) === moves.TECH) {
      s.tired[f.seat] = at(s.tired, f.seat) & ~(1 << only(m))
      emit?.({ kind: 'biostims', player: f.seat, tech: only(m) })
      return
    }
    s.spent[planetOf(s, m)] = 0
    emit?.({ kind: 'readied', player: f.seat, planet: planetOf(s, m) })
  },
  proceed: pop,
}

/* ---- a claim ---------------------------------------------------------------------------------------------------------- */

/** `what` is the slice; `held` 0 before its payment, then 1; `list` is what was paid: goods, then planets. */
export const claim: Step = {
  list(s, f, out) {
    if (f.what !== SPECIALTY_SLICE || f.held === 1) return
    for (let q = 0; q < s.owner.length; q++) if (paysSpecialty(s, f.seat, q)) out.push(moves.planet(s, q))
  },
  answer(s, f, m) {
    const planet = planetOf(s, m)
    s.spent[planet] = 1
    f.held = 1
    f.list = [0, planet]
  },
  proceed(s, f, emit) {
    if (f.held === 0) {
      f.held = 1
      askPayment(s, f.seat, f.what)
      return
    }
    const [goods = 0, ...planets] = f.list
    const cards = f.what === CARD_SLICE ? 2 : 0
    const secrets = f.what === SECRET_SLICE ? 1 : 0
    pop(s)
    if (f.what === GOODS_SLICE) add(s.goods, f.seat, -3)
    const paid = { planets, goods: f.what === GOODS_SLICE ? 3 : goods, cards, secrets }
    markClaim(s, f.seat, f.what, paid, emit)
  },
}

function askPayment(s: State, p: Player, slice: Slice): void {
  const amount = COSTS[slice]?.amount ?? 0
  if (slice === RESOURCE_SLICE) pushPay(s, p, RESOURCES, amount)
  else if (slice === INFLUENCE_SLICE) pushPay(s, p, INFLUENCE, amount)
  else if (slice === CARD_SLICE) push(s, 'dropCards', p).left = amount
  else if (slice === SECRET_SLICE) push(s, 'dropSecret', p)
}

/* ---- transactions (TE-15.12) ------------------------------------------------------------------------------------------ */

/** What may be given or asked next: goods given, commodities given, goods asked, commodities asked. */
function dealLimit(s: State, f: Frame): number {
  const giver = f.list.length < 2 ? f.seat : f.by
  const purse = f.list.length % 2 === 0 ? s.goods : s.commodities
  return Math.min(moves.MOST_NUMBER, at(purse, giver))
}

/** Four numbers; then the offer stands until it is answered, withdrawn or the turn ends. */
export const deal: Step = {
  list(s, f, out) {
    const most = dealLimit(s, f)
    for (let n = 0; n <= most; n++) out.push(moves.number(n))
  },
  answer(s, f, m, emit) {
    f.list = [...f.list, only(m)]
    if (f.list.length < 4) return
    pop(s)
    const [goods = 0, commodities = 0, forGoods = 0, forCommodities = 0] = f.list
    const offer = { to: f.by, goods, commodities, forGoods, forCommodities }
    if (goods + commodities + forGoods + forCommodities === 0) return
    s.deal = offer
    // What was said to somebody cannot be unsaid: withdrawn, but not taken back freely.
    s.reveals++
    emit?.({ kind: 'offered', player: f.seat, deal: offer })
  },
  proceed: never,
}

/** The other player's yes or no, at any time while the offer stands. */
export function answerOffer(s: State, isYes: boolean, emit: Emit): void {
  const offer = s.deal
  s.deal = undefined
  if (offer === undefined) return
  if (!isYes || !canDeal(s, offer)) {
    emit?.({ kind: 'noDeal', player: s.active, by: offer.to })
    return
  }
  const { to, goods, commodities, forGoods, forCommodities } = offer
  s.dealt |= 1 << to
  add(s.goods, s.active, forGoods + forCommodities - goods)
  add(s.commodities, s.active, -commodities)
  add(s.goods, to, goods + commodities - forGoods)
  add(s.commodities, to, -forCommodities)
  emit?.({ kind: 'dealt', player: s.active, deal: offer })
}

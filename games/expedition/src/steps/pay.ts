import { add, at, kindOf, only } from '@orrery/kernel'
import type { Emit, Frame, Paid, Planet, Player, State } from '../types.ts'
import { NONE } from '../types.ts'
import { discardCard, discardSecret, drawSecret, holdsSecret, inHand, KINDS, SECRET_COUNT } from '../rules/cards.ts'
import { canFinish, canFinishSimply, comesBefore, type Due } from '../rules/costs.ts'
import { pop, push, top } from '../rules/frames.ts'
import * as moves from '../rules/moves.ts'
import { NO_PAYMENT, takePayment, type Value, valueOf } from '../rules/payment.ts'
import { isReady, ownedBy } from '../rules/planets.ts'
import { holdsCards, holdsSecrets, never, planetOf, type Step } from './step.ts'

/*
 * Payments. `what` is the value that is paid, `left` what is still short, `held` what must be payable in the other
 * value afterwards, `list` the planets laid down; nothing changes before the payment is complete (TE-2.13).
 */

/** Asks for resources or influence; the frame below goes on when they are paid. */
export function pushPay(s: State, p: Player, value: Value, n: number): Frame {
  const f = push(s, 'pay', p)
  f.what = value
  f.left = n
  return f
}

const dueOf = (s: State, f: Frame): Due => ({
  value: f.what as Value,
  left: f.left,
  parts: f.list,
  other: f.held,
  goods: at(s.goods, f.seat),
})

/** Whether this planet can be laid down next. */
function isPart(s: State, f: Frame, planet: Planet): boolean {
  if (!ownedBy(s, planet, f.seat) || !isReady(s, planet)) return false
  const worth = valueOf(s, f.seat, planet, f.what as Value)
  const last = f.list.at(-1) ?? NONE
  if (worth === 0 || f.list.includes(planet)) return false
  if (last !== NONE && !comesBefore(valueOf(s, f.seat, last, f.what as Value), last, worth, planet)) return false
  const due = dueOf(s, f)
  return f.held === 0 ? canFinishSimply(s, f.seat, due, planet) : canFinish(s, f.seat, due, planet)
}

/** Whether trade goods can pay all that is left. */
const goodsFinish = (s: State, f: Frame): boolean =>
  at(s.goods, f.seat) >= f.left &&
  (f.held === 0 || canFinish(s, f.seat, { ...dueOf(s, f), left: f.left, goods: at(s.goods, f.seat) }, NONE))

/** All is laid down: it is taken at once, and the frame below is told what was paid. */
function complete(s: State, f: Frame, goods: number, emit: Emit): void {
  pop(s)
  const paid: Paid = { planets: f.list, goods, cards: 0, secrets: 0 }
  takePayment(s, f.seat, { ...NO_PAYMENT, ...paid })
  const below = top(s)
  if (below?.step === 'claim') below.list = [goods, ...f.list]
  else emit?.({ kind: 'spent', player: f.seat, paid, for: f.what === 0 ? 'resources' : 'influence' })
}

export const pay: Step = {
  list(s, f, out) {
    for (let p = 0; p < s.owner.length; p++) if (isPart(s, f, p)) out.push(moves.planet(s, p))
    if (goodsFinish(s, f)) out.push(moves.goods)
  },
  answer(s, f, m, emit) {
    if (kindOf(m) === moves.GOODS) return complete(s, f, f.left, emit)
    const planet = planetOf(s, m)
    f.list = [...f.list, planet]
    f.left -= valueOf(s, f.seat, planet, f.what as Value)
    if (f.left <= 0) complete(s, f, 0, emit)
    return undefined
  },
  proceed(s) {
    // Nothing was due.
    pop(s)
  },
}

/** Discards `left` action cards, one after the other. */
export const dropCards: Step = {
  list(s, f, out) {
    if (f.left === 0) return
    for (let k = 0; k < KINDS; k++) if (inHand(s, f.seat, k) > 0) out.push(moves.discard(k))
  },
  answer(s, f, m, emit) {
    discardCard(s, f.seat, only(m), emit)
    f.left--
    if (f.left === 0) pop(s)
  },
  proceed: pop,
  hides: holdsCards,
}

/** Discards an unscored secret, unseen; with `held` another one is drawn then (TE-15.11). */
export const dropSecret: Step = {
  list(s, f, out) {
    for (let k = 0; k < SECRET_COUNT; k++) if (holdsSecret(s, f.seat, k)) out.push(moves.secret(k))
  },
  answer(s, f, m, emit) {
    pop(s)
    discardSecret(s, f.seat, only(m), emit)
    if (f.held === 1) drawSecret(s, f.seat, emit)
  },
  proceed: never,
  hides: holdsSecrets,
}

/** Tokens gained go to either pool, as their owner likes (TE-15.4). `left` of them. */
export const giveTokens: Step = {
  list(_s, f, out) {
    for (let n = 0; n <= f.left; n++) out.push(moves.number(n))
  },
  answer(s, f, m, emit) {
    pop(s)
    const tactic = only(m)
    add(s.tactic, f.seat, tactic)
    add(s.strategy, f.seat, f.left - tactic)
    emit?.({ kind: 'tokens', player: f.seat, tactic: at(s.tactic, f.seat), strategy: at(s.strategy, f.seat) })
  },
  proceed: never,
}

/** The number of tokens in the tactic pool afterwards; the others are for strategy. */
export const redistribute: Step = {
  list(s, f, out) {
    const all = at(s.tactic, f.seat) + at(s.strategy, f.seat)
    for (let n = 0; n <= all; n++) out.push(moves.number(n))
  },
  answer(s, f, m, emit) {
    pop(s)
    const all = at(s.tactic, f.seat) + at(s.strategy, f.seat)
    s.tactic[f.seat] = only(m)
    s.strategy[f.seat] = all - only(m)
    emit?.({ kind: 'tokens', player: f.seat, tactic: at(s.tactic, f.seat), strategy: at(s.strategy, f.seat) })
  },
  proceed: never,
}

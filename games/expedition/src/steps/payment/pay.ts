import { at, type MoveList, ONE } from '@orrery/kernel'
import { type Answer, type Look, must, planetNamed, question } from '../../rules/asking.ts'
import { ownPlanet, readyPlanet } from '../../rules/conditions.ts'
import { canFinish, canFinishSimply, comesBefore, type Due } from '../../rules/costs.ts'
import { pop, push, top } from '../../rules/frames.ts'
import * as moves from '../../rules/moves.ts'
import { INFLUENCE, NO_PAYMENT, RESOURCES, takePayment, type Value, valueOf } from '../../rules/payment.ts'
import { isReady, ownedBy, planetName } from '../../rules/planets.ts'
import { type Emit, type Frame, NONE, type Paid, type Planet, type Player, type State } from '../../types.ts'
import type { Step } from '../step.ts'

/*
 * Payments. `what` is the value that is paid, `left` what is still missing, `held` what must be payable in the other
 * value afterwards, `list` the planets chosen; nothing changes before the payment is complete (TE-2.13).
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

const worthOf = (s: State, f: Frame, planet: Planet): number => valueOf(s, f.seat, planet, f.what as Value)

/** From the most valuable planet down: so every payment can be named in one way only. */
function isInOrder(s: State, f: Frame, planet: Planet): boolean {
  const last = f.list.at(-1) ?? NONE
  return last === NONE || comesBefore(worthOf(s, f, last), last, worthOf(s, f, planet), planet)
}

const restIsPayable = (s: State, f: Frame, planet: Planet): boolean =>
  (f.held === 0 ? canFinishSimply : canFinish)(s, f.seat, dueOf(s, f), planet)

/** The payment is complete: takes it at once and notes in the frame below what was paid. */
function complete(s: State, f: Frame, goods: number, emit: Emit): void {
  pop(s)
  const paid: Paid = { planets: f.list, goods, cards: 0, secrets: 0 }
  takePayment(s, f.seat, { ...NO_PAYMENT, ...paid })
  const below = top(s)
  if (below?.step === 'claim') below.list = [goods, ...f.list]
  else emit?.({ kind: 'spent', player: f.seat, paid, for: f.what === RESOURCES ? 'resources' : 'influence' })
}

const layDown: Answer = {
  kind: moves.PLANET,
  list({ s, f }: Look, out: MoveList) {
    for (let q = 0; q < s.owner.length; q++) {
      if (!ownedBy(s, q, f.seat) || !isReady(s, q) || f.list.includes(q) || worthOf(s, f, q) === 0) continue
      if (isInOrder(s, f, q) && restIsPayable(s, f, q)) out.push(moves.planet(s, q))
    }
  },
  conditions: [
    [ownPlanet('TE-2.1')],
    [
      readyPlanet,
      must(
        'TE-2.1',
        'LISTED_TWICE',
        (l) => !l.f.list.includes(planetNamed(l)),
        (l) => ({ thing: planetName(l.s, planetNamed(l)) }),
      ),
      must(
        'TE-2.1',
        'WORTH_NOTHING',
        (l) => worthOf(l.s, l.f, planetNamed(l)) > 0,
        (l) => ({ value: l.f.what === INFLUENCE ? 'influence' : 'resources' }),
      ),
    ],
    [must('TE-2.6', 'PAID_OUT_OF_ORDER', (l) => isInOrder(l.s, l.f, planetNamed(l)))],
    [must('TE-2.13', 'REST_UNPAYABLE', (l) => restIsPayable(l.s, l.f, planetNamed(l)))],
  ],
  effect(l, emit) {
    const { s, f } = l
    const planet = planetNamed(l)
    f.list = [...f.list, planet]
    f.left -= worthOf(s, f, planet)
    if (f.left <= 0) complete(s, f, 0, emit)
  },
}

const payRestInGoods: Answer = {
  kind: moves.GOODS,
  candidates: ONE,
  conditions: [
    [
      must(
        'TE-2.2',
        'NOT_ENOUGH_TRADE_GOODS',
        ({ s, f }) => at(s.goods, f.seat) >= f.left,
        ({ s, f }) => ({ have: at(s.goods, f.seat), need: f.left }),
      ),
    ],
    [must('TE-2.13', 'GOODS_NEEDED_LATER', ({ s, f }) => f.held === 0 || canFinish(s, f.seat, dueOf(s, f), NONE))],
  ],
  effect: ({ s, f }, emit) => complete(s, f, f.left, emit),
}

const choosePart = question({ answers: [layDown, payRestInGoods] })

/** Without an answer nothing was due. */
export const pay: Step = { question: () => choosePart, proceed: pop }

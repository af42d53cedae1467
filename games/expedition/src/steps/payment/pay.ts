import { at, itemAt, type MoveList, ONE } from '@orrery/kernel'
import { type Answer, inRange, type Look, must, one, planetNamed, question } from '../../rules/asking.ts'
import { ownPlanet, readyPlanet } from '../../rules/conditions.ts'
import { canFinish } from '../../rules/costs.ts'
import { pop, push, top } from '../../rules/frames.ts'
import * as moves from '../../rules/moves.ts'
import { INFLUENCE, NO_PAYMENT, RESOURCES, takePayment, type Value, valueOf } from '../../rules/payment.ts'
import { planetName, specialtiesOf } from '../../rules/planets.ts'
import { asksFew, asksWhole } from '../../rules/whole.ts'
import {
  canLayDown,
  dueOf,
  isInOrder,
  restIsPayable,
  type WholePayment,
  wholePayments,
} from '../../rules/wholePayments.ts'
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

const worthOf = (s: State, f: Frame, planet: Planet): number => valueOf(s, f.seat, planet, f.what as Value)

/** The payment is complete: takes it at once and notes in the frame below what was paid. */
function complete(s: State, f: Frame, goods: number, emit: Emit): void {
  pop(s)
  const paid: Paid = { planets: f.list, goods, cards: 0, secrets: 0 }
  takePayment(s, f.seat, { ...NO_PAYMENT, ...paid })
  const below = top(s)
  if (below?.step === 'claim') below.list = [goods, ...f.list]
  else emit?.({ kind: 'spent', player: f.seat, paid, for: f.what === RESOURCES ? 'resources' : 'influence' })
}

function listPlanets({ s, f }: Look, out: MoveList): void {
  const due = dueOf(s, f)
  for (let q = 0; q < s.owner.length; q++) if (canLayDown(s, f.seat, due, q)) out.push(moves.planet(s, q))
}

const layDown: Answer = {
  kind: moves.PLANET,
  list: listPlanets,
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
    [must('TE-2.6', 'PAID_OUT_OF_ORDER', (l) => isInOrder(l.s, l.f.seat, dueOf(l.s, l.f), planetNamed(l)))],
    [must('TE-2.13', 'REST_UNPAYABLE', (l) => restIsPayable(l.s, l.f.seat, dueOf(l.s, l.f), planetNamed(l)))],
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

/* ---- whole payments --------------------------------------------------------------------------------------------------- */

const offeredTo = (s: State, f: Frame) => wholePayments(s, f.seat, dueOf(s, f))

/** In the status phase planets are readied at once, so only trade goods matter. */
const isInStatus = (s: State, f: Frame): boolean => f.held === 0 && s.stack.some(({ step }) => step === 'status')

/** TE-15.21: anything but a slice is paid as usual where that costs no trade good and no specialty, and loses nothing. */
const isPlainlyUsual = (s: State, { goods, lost, planets }: WholePayment): boolean =>
  asksFew(s) &&
  s.stack.at(-2)?.step !== 'claim' &&
  goods + lost === 0 &&
  planets.every((planet) => specialtiesOf(s, planet) === 0)

/** All answers at once; only the best where nothing else would be sensible. */
function listPayments(l: Look, out: MoveList): void {
  const { s, f } = l
  const { offered, all } = offeredTo(s, f)
  const [usual] = offered
  const isForced = all === 1 || isInStatus(s, f) || (usual !== undefined && isPlainlyUsual(s, usual))
  for (let n = 1; n <= (isForced ? Math.min(1, all) : offered.length); n++) out.push(moves.number(n))
  if (isForced) return
  listPlanets(l, out)
  if (at(s.goods, f.seat) >= f.left && (f.held === 0 || canFinish(s, f.seat, dueOf(s, f), NONE))) out.push(moves.goods)
}

const payWhole: Answer = {
  kind: moves.NUMBER,
  list: listPayments,
  conditions: [[inRange('TE-15.19', one, (s, f) => offeredTo(s, f).offered.length)]],
  effect({ s, f, a: n }, emit) {
    const { planets, goods } = itemAt(offeredTo(s, f).offered, n - 1)
    f.list = planets
    complete(s, f, goods, emit)
  },
}

/** A whole payment by its number, or its first planet: then the rest is chosen part by part. */
const choosePayment = question({ answers: [payWhole, layDown, payRestInGoods], list: listPayments })

/** Without an answer nothing was due. */
export const pay: Step = {
  question: (s, f) => (asksWhole(s) && f.list.length === 0 ? choosePayment : choosePart),
  proceed: pop,
}

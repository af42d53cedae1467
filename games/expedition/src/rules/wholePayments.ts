import { at } from '@orrery/kernel'
import type { Frame, Planet, Player, State } from '../types.ts'
import { canFinish, canFinishSimply, comesBefore, type Due } from './costs.ts'
import { type Value, valueOf } from './payment.ts'
import { isReady, ownedBy, specialtiesOf } from './planets.ts'

/*
 * TE-15.19: payments that are offered whole. Of all payments with the same number of trade goods only the best is: the
 * one that loses least, with the fewest planets and specialties.
 */

export interface WholePayment {
  readonly planets: readonly Planet[]
  readonly goods: number
  /** What the planets give beyond what is due. */
  readonly lost: number
}

/** What a payment still asks for. */
export const dueOf = (s: State, f: Frame): Due => ({
  value: f.what as Value,
  left: f.left,
  parts: f.list,
  other: f.held,
  goods: at(s.goods, f.seat),
})

/** From the most valuable planet down: so every payment can be named in one way only. */
export function isInOrder(s: State, p: Player, { value, parts }: Due, planet: Planet): boolean {
  const last = parts.at(-1)
  if (last === undefined) return true
  return comesBefore(valueOf(s, p, last, value), last, valueOf(s, p, planet, value), planet)
}

export const restIsPayable = (s: State, p: Player, due: Due, planet: Planet): boolean =>
  (due.other === 0 ? canFinishSimply : canFinish)(s, p, due, planet)

/** Whether this planet can be the next part of the payment. */
export const canLayDown = (s: State, p: Player, due: Due, planet: Planet): boolean =>
  ownedBy(s, planet, p) &&
  isReady(s, planet) &&
  !due.parts.includes(planet) &&
  valueOf(s, p, planet, due.value) > 0 &&
  isInOrder(s, p, due, planet) &&
  restIsPayable(s, p, due, planet)

const canFinishInGoods = (s: State, p: Player, due: Due): boolean =>
  due.goods >= due.left && (due.other === 0 || canFinish(s, p, due, -1))

/** Every payment that neither falls short nor could do without one of its parts (TE-2.6). */
function allPayments(s: State, p: Player, due: Due, out: WholePayment[]): void {
  if (canFinishInGoods(s, p, due)) out.push({ planets: due.parts, goods: due.left, lost: 0 })
  for (let q = 0; q < s.owner.length; q++) {
    if (!canLayDown(s, p, due, q)) continue
    const left = due.left - valueOf(s, p, q, due.value)
    const parts = [...due.parts, q]
    if (left > 0) allPayments(s, p, { ...due, left, parts }, out)
    else out.push({ planets: parts, goods: 0, lost: -left })
  }
}

/** The order of payments: least lost, fewest planets, fewest specialties among them, those first on the map. */
function isBetter(s: State, a: WholePayment, b: WholePayment): boolean {
  const specialties = ({ planets }: WholePayment): number => planets.filter((q) => specialtiesOf(s, q) !== 0).length
  const by = [a.lost - b.lost, a.planets.length - b.planets.length, specialties(a) - specialties(b)]
  return (by.find((difference) => difference !== 0) ?? 0) < 0
}

/** Whether more trade goods are good for anything: fewer planets are exhausted, or less is lost. */
const isWorthIt = (dear: WholePayment, cheap: WholePayment): boolean =>
  dear.planets.length < cheap.planets.length || dear.lost < cheap.lost

/** The payments that are offered, those with the fewest trade goods first; and whether there is any other. */
export function wholePayments(s: State, p: Player, due: Due): { offered: readonly WholePayment[]; all: number } {
  const all: WholePayment[] = []
  allPayments(s, p, due, all)
  const best: WholePayment[] = []
  for (const payment of all) {
    const known = best[payment.goods]
    if (known === undefined || isBetter(s, payment, known)) best[payment.goods] = payment
  }
  const offered: WholePayment[] = []
  for (let goods = 0; goods <= at(s.goods, p); goods++) {
    const [payment, last] = [best[goods], offered.at(-1)]
    if (payment !== undefined && (last === undefined || isWorthIt(payment, last))) offered.push(payment)
  }
  return { offered, all: all.length }
}

import { add, at } from '@orrery/kernel'
import { none, numberBetween, one, question } from '../../rules/asking.ts'
import { pop } from '../../rules/frames.ts'
import type { Emit, Frame, State } from '../../types.ts'
import type { Step } from '../step.ts'
import { isFull, replenish } from '../strategy/freeTrade.ts'

const REPLENISH = 0

function trade(s: State, { seat }: Frame, choice: number, emit: Emit): void {
  const n = at(s.commodities, seat)
  pop(s)
  if (choice === REPLENISH) return replenish(s, seat, emit)
  add(s.goods, seat, n)
  s.commodities[seat] = 0
  emit?.({ kind: 'goods', player: seat, n, why: 'the frontier' })
  return undefined
}

/** TE-15.13: replenish (0), or turn the own commodities into trade goods (1). Asked where both would do something. */
const chooseTrade = question({
  isAsked: ({ s, f }) => !isFull(s, f.seat) && at(s.commodities, f.seat) > 0,
  answers: [numberBetween('TE-15.13', none, one, ({ s, f, a: choice }, emit) => trade(s, f, choice, emit))],
})

export const frontierTrade: Step = {
  question: () => chooseTrade,
  proceed: (s, f, emit) => trade(s, f, isFull(s, f.seat) ? 1 : REPLENISH, emit),
}

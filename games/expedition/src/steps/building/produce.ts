import { add, at } from '@orrery/kernel'
import { type Look, inRange, must, one, question } from '../../rules/asking.ts'
import { canSpend } from '../../rules/costs.ts'
import { pop } from '../../rules/frames.ts'
import { meansOf } from '../../rules/means.ts'
import * as moves from '../../rules/moves.ts'
import { RESOURCES } from '../../rules/payment.ts'
import { FACTORY_INFANTRY, hasEffect } from '../../rules/raceEffects.ts'
import { capacityOf, costOf } from '../../rules/structures.ts'
import { type Emit, type Frame, NONE, type Planet, type State } from '../../types.ts'
import { pushPay } from '../payment/pay.ts'
import { always, type Step } from '../step.ts'

/* TE-15.8. `list` are the docks that may still produce, one after the other; `what` is the one being paid for. */

const dockOf = (f: Frame): Planet => f.list[0] ?? NONE

const price = ({ s, f, a: n }: Look): number => costOf(s, f.seat, n)

const chooseNumber = question({
  answers: [
    {
      kind: moves.NUMBER,
      list({ s, f }, out) {
        const dock = dockOf(f)
        const means = meansOf(s, f.seat, RESOURCES)
        for (let n = 1; n <= capacityOf(s, dock); n++) if (costOf(s, f.seat, n) <= means) out.push(moves.number(n))
      },
      conditions: [
        [inRange('TE-15.8', one, (s, f) => capacityOf(s, dockOf(f)))],
        [
          must(
            'TE-15.8',
            'NOT_ENOUGH_RESOURCES',
            (l) => canSpend(l.s, l.f.seat, RESOURCES, price(l)),
            (l) => ({ need: price(l), have: meansOf(l.s, l.f.seat, RESOURCES) }),
          ),
        ],
      ],
      effect(l) {
        const { s, f } = l
        const cost = price(l)
        f.what = dockOf(f)
        f.list = f.list.slice(1)
        f.left = l.a
        if (cost > 0) pushPay(s, f.seat, RESOURCES, cost)
      },
    },
  ],
  beside: [
    always(moves.NO, ({ f }) => {
      f.list = f.list.slice(1)
    }),
  ],
})

function deliver(s: State, f: Frame, emit: Emit): void {
  add(s.infantry, f.what, f.left)
  emit?.({ kind: 'produced', player: f.seat, planet: f.what, infantry: f.left })
  if (f.left >= FACTORY_INFANTRY && hasEffect(s, f.seat, 'factories')) {
    add(s.tactic, f.seat, 1)
    emit?.({ kind: 'tokens', player: f.seat, tactic: at(s.tactic, f.seat), strategy: at(s.strategy, f.seat) })
  }
  f.what = NONE
}

export const produce: Step = {
  question: (_s, f) => (f.list.length === 0 || f.what !== NONE ? undefined : chooseNumber),
  proceed(s, f, emit) {
    if (f.what !== NONE) deliver(s, f, emit)
    else if (f.list.length > 0) f.list = f.list.slice(1)
    else pop(s)
  },
}

import { add, at, bit, of } from '@orrery/kernel'
import { must, question } from '../../rules/asking.ts'
import { pop, push } from '../../rules/frames.ts'
import { hasScored, isFulfilled } from '../../rules/holdings.ts'
import * as moves from '../../rules/moves.ts'
import { INFLUENCE, RESOURCES } from '../../rules/payment.ts'
import { ownsMecatolRex } from '../../rules/planets.ts'
import type { Emit, Objective, Player, State } from '../../types.ts'
import { pushPay } from '../payment/pay.ts'
import { type Step, stop } from '../step.ts'

/** TE-15.17: a public objective, in the status phase or at once with Imperial. */
const chooseObjective = question({
  answers: [
    {
      kind: moves.OBJECTIVE,
      candidates({ s }, out) {
        for (const o of s.publics) out.push(moves.objective(o))
      },
      conditions: [
        [
          must('TE-15.17', 'NOT_REVEALED', (l) => l.s.publics.includes(l.a)),
          must('TE-15.17', 'OBJECTIVE_SCORED', (l) => !hasScored(l.s, l.f.seat, l.a)),
        ],
        [must('TE-15.17', 'NOT_FULFILLED', (l) => isFulfilled(l.s, l.f.seat, l.a))],
      ],
      effect({ s, f, a: objective }, emit) {
        pop(s)
        score(s, f.seat, objective, emit)
      },
    },
  ],
  beside: [stop(moves.NO)],
})

/** Marks the objective and asks for what it costs. */
function score(s: State, p: Player, o: Objective, emit: Emit): void {
  const { cost } = of(s.box.objectives, o)
  s.scored[p] = at(s.scored, p) | bit(o)
  emit?.({ kind: 'scoredPublic', player: p, objective: o })
  if (cost === undefined) return
  add(s.goods, p, -(cost.goods ?? 0))
  if (cost.tokens !== undefined) push(s, 'spendTokens', p).left = cost.tokens
  const { resources = 0, influence = 0 } = cost
  if (resources > 0) pushPay(s, p, RESOURCES, resources)
  if (influence > 0) pushPay(s, p, INFLUENCE, influence).held = resources
}

export const scorePublic: Step = { question: () => chooseObjective, proceed: pop }

/** TE-15.4, Imperial: then a point for Mecatol Rex, else a secret. */
export const throne: Step = {
  proceed(s, f, emit) {
    pop(s)
    if (ownsMecatolRex(s, f.seat)) {
      add(s.points, f.seat, 1)
      emit?.({ kind: 'imperial', player: f.seat })
    } else push(s, 'drawSecret', f.seat)
  },
}

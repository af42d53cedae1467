import { add, at, bit, itemAt } from '@orrery/kernel'
import { must, question } from '../../rules/asking.ts'
import { pop, push } from '../../rules/frames.ts'
import { canScore, hasScored, isFulfilled, lastRound } from '../../rules/holdings.ts'
import { meansOf } from '../../rules/means.ts'
import * as moves from '../../rules/moves.ts'
import { INFLUENCE, RESOURCES } from '../../rules/payment.ts'
import { ownsMecatolRex } from '../../rules/planets.ts'
import { asksOnce, asksWhole } from '../../rules/whole.ts'
import { type Emit, NONE, type Objective, type Player, type State } from '../../types.ts'
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
  const { cost } = itemAt(s.ruleset.objectives, o)
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

/** What nobody misses after the status phase: planets are readied, and what is only held stays. */
function costsNothing(s: State, p: Player, o: Objective): boolean {
  const { cost } = itemAt(s.ruleset.objectives, o)
  if (cost === undefined) return true
  const { resources = 0, influence = 0, goods = 0, tokens = 0 } = cost
  if (goods + tokens > 0 || (resources > 0 && influence > 0)) return false
  return meansOf(s, p, resources > 0 ? RESOURCES : INFLUENCE) - at(s.goods, p) >= resources + influence
}

/**
 * TE-15.19: the only objective that could be scored, where scoring it costs nothing; TE-15.22: in the last round the first
 * of these, since all give the same. Else NONE.
 */
function onlyFree(s: State, p: Player): Objective {
  const open = s.publics.filter((o) => canScore(s, p, o))
  const free = open.find((o) => costsNothing(s, p, o)) ?? NONE
  return asksWhole(s) && (open.length === 1 || (asksOnce(s) && s.round >= lastRound(s))) ? free : NONE
}

export const statusPublic: Step = {
  question: (s, f) => (onlyFree(s, f.seat) === NONE ? chooseObjective : undefined),
  proceed(s, f, emit) {
    const objective = onlyFree(s, f.seat)
    pop(s)
    if (objective !== NONE) score(s, f.seat, objective, emit)
  },
}

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

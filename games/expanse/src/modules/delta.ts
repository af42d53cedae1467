import { at, only } from '@orrery/kernel'
import { RESOURCE_TOKENS } from '../data/modules.ts'
import { type Draft, withInstead } from '../rules/box.ts'
import { pop } from '../rules/frames.ts'
import * as moves from '../rules/moves.ts'
import { gain, leastTokens, mostTokens, payWith } from '../rules/points.ts'
import type { Conditions } from '../rules/refusing.ts'
import { canPromote, promote as toTheTop } from '../rules/resources.ts'
import { never, type Step } from '../steps/step.ts'

/* Resource Tokens: instead of the critical resource point, for AP, for CP, and for the Initiative (DC-D). */

/** DC-D.6: how many tokens go into a payment of `left`. */
export const payment: Step = {
  list(s, f, out) {
    for (let n = leastTokens(s, f.seat, f.left); n <= mostTokens(s, f.seat, f.left); n++) out.push(moves.number(n))
  },
  answer(s, f, m, emit) {
    pop(s)
    payWith(s, f.seat, f.left, only(m))
    emit?.({ kind: 'paid', player: f.seat, cp: f.left - only(m), tokens: only(m) })
  },
  proceed: never,
}

export const PAYMENT_CONDITIONS: { readonly [kind: number]: Conditions } = {
  [moves.NUMBER]: [
    {
      rule: 'DC-D.7',
      code: 'tooFewTokens',
      fails: (l) => l.a < leastTokens(l.s, l.f.seat, l.f.left),
      args: (l) => ({ n: leastTokens(l.s, l.f.seat, l.f.left) }),
    },
    {
      rule: 'DC-D.6',
      code: 'tooManyTokens',
      fails: (l) => l.a > mostTokens(l.s, l.f.seat, l.f.left),
      args: (l) => ({ n: mostTokens(l.s, l.f.seat, l.f.left) }),
    },
  ],
}

/** DC-D.10: the fixed moments of one's own turn at which the Initiative may be bought. */
export const promote: Step = {
  list(s, f, out) {
    if (!canPromote(s, f.seat)) return
    out.push(moves.top)
    out.push(moves.pass)
  },
  answer(s, f, m, emit) {
    pop(s)
    if (m === moves.top) toTheTop(s, f.seat, emit)
  },
  proceed: pop,
}

export const PROMOTE_CONDITIONS: { readonly [kind: number]: Conditions } = { [moves.TOP]: [], [moves.PASS]: [] }

/** DC-D.11: most tokens, second and third, ties as everywhere; nothing for none. */
export const tokenBonus: Step = {
  list() {},
  answer: never,
  proceed(s, _f, emit) {
    pop(s)
    for (let p = 0; p < s.box.players; p++) {
      const mine = at(s.resources, p)
      const higher = s.resources.filter((n) => n > mine).length
      const shared = s.resources.filter((n) => n === mine).length > 1 ? 1 : 0
      const cp = mine === 0 ? 0 : (RESOURCE_TOKENS.finalBonus[higher + shared] ?? 0)
      gain(s, p, cp)
      if (cp > 0) emit?.({ kind: 'gained', player: p, cp })
    }
  },
}

export const delta = {
  edit(box: Draft): void {
    box.resourceStart = RESOURCE_TOKENS.start
    box.resourceLimit = RESOURCE_TOKENS.max
    box.turnSteps = withInstead(box.turnSteps, 'endTurn', ['promote', 'endTurn'])
    box.scoringSteps = withInstead(box.scoringSteps, 'rocinante', ['promote', 'rocinante'])
    box.finalSteps = withInstead(box.finalSteps, 'over', ['tokenBonus', 'over'])
  },
}

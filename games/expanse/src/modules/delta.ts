import { at, ONE } from '@orrery/kernel'
import { RESOURCE_TOKENS } from '../data/modules.ts'
import { type Look, must, question } from '../rules/asking.ts'
import { type Draft, withInstead } from '../rules/box.ts'
import { pop } from '../rules/frames.ts'
import * as moves from '../rules/moves.ts'
import { gain, leastTokens, mostTokens, payWith } from '../rules/points.ts'
import { canPromote, promote as toTheTop } from '../rules/resources.ts'
import { never, type Step } from '../steps/step.ts'

/* Resource Tokens: instead of the critical resource point, for AP, for CP, and for the Initiative (DC-D). */

const least = ({ s, f }: Look): number => leastTokens(s, f.seat, f.left)
const most = ({ s, f }: Look): number => mostTokens(s, f.seat, f.left)

/** DC-D.6: how many tokens go into a payment of `left`. */
const choosePayment = question({
  answers: [
    {
      kind: moves.NUMBER,
      list(l, out) {
        for (let n = least(l); n <= most(l); n++) out.push(moves.number(n))
      },
      conditions: [
        [
          must(
            'DC-D.7',
            'tooFewTokens',
            (l) => l.a >= least(l),
            (l) => ({ n: least(l) }),
          ),
          must(
            'DC-D.6',
            'tooManyTokens',
            (l) => l.a <= most(l),
            (l) => ({ n: most(l) }),
          ),
        ],
      ],
      effect({ s, f, a: tokens }, emit) {
        pop(s)
        payWith(s, f.seat, f.left, tokens)
        emit?.({ kind: 'paid', player: f.seat, cp: f.left - tokens, tokens })
      },
    },
  ],
})

export const payment: Step = { question: () => choosePayment, proceed: never }

const buyInitiative = question({
  answers: [
    {
      kind: moves.TOP,
      candidates: ONE,
      conditions: [],
      effect({ s, f }, emit) {
        pop(s)
        toTheTop(s, f.seat, emit)
      },
    },
  ],
  beside: [{ kind: moves.PASS, candidates: ONE, conditions: [], effect: ({ s }) => pop(s) }],
})

/** DC-D.10: the fixed moments of one's own turn at which the Initiative may be bought. */
export const promote: Step = {
  question: (s, f) => (canPromote(s, f.seat) ? buyInitiative : undefined),
  proceed: pop,
}

/** DC-D.11: most tokens, second and third, ties as everywhere; nothing for none. */
export const tokenBonus: Step = {
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

import { at, type MoveList, ONE } from '@orrery/kernel'
import { CARD_AP_LIMIT } from '../../src/data/setup.ts'
import { type Answer, type Condition, type Conditions, type Look, must, question } from '../../src/rules/asking.ts'
import { pop } from '../../src/rules/frames.ts'
import * as moves from '../../src/rules/moves.ts'
import { gain } from '../../src/rules/points.ts'
import { cardPoints, isOwnCard, ownCard } from '../../src/steps/spend.ts'
import { never, type Step } from '../../src/steps/step.ts'
import type { Frame, State } from '../../src/types.ts'
import { TOKEN, token, TOP, top } from './moves.ts'
import {
  addResources,
  canPromote,
  leastTokens,
  mostTokens,
  payWith,
  promote as toTheTop,
  RESOURCE_TOKENS,
} from './rules.ts'

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

export const payment: Step = { question: choosePayment, proceed: never }

const buyInitiative = question({
  answers: [
    {
      kind: TOP,
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

/** DC-D.10: the fixed moments of a player's turn at which the Initiative may be bought. */
export const promote: Step = {
  question: (s, f) => (canPromote(s, f.seat) ? buyInitiative : undefined),
  proceed: pop,
}

/** DC-D.11: most tokens, second and third, ties as everywhere; nothing for none. */
export const tokenBonus: Step = {
  proceed(s, _f, emit) {
    pop(s)
    for (let p = 0; p < s.ruleset.players; p++) {
      const mine = at(s.resources, p)
      const higher = s.resources.filter((n) => n > mine).length
      const shared = s.resources.filter((n) => n === mine).length > 1 ? 1 : 0
      const cp = mine === 0 ? 0 : (RESOURCE_TOKENS.finalBonus[higher + shared] ?? 0)
      gain(s, p, cp)
      if (cp > 0) emit?.({ kind: 'gained', player: p, cp })
    }
  },
}

/* ---- beside what a turn offers -------------------------------------------------------------------------------------- */

/** DC-D.4, DC-D.9. */
const hasResource = (rule: string): Condition => must(rule, 'noResource', (l) => at(l.s.resources, l.f.seat) > 0)

/** DC-D.9: a token for the top of the Initiative Track. */
const promotion = (conditions: Conditions): Answer => ({
  kind: TOP,
  candidates: ONE,
  conditions: [
    [hasResource('DC-D.9')],
    ...conditions,
    [must('DC-D.9', 'onTop', (l) => l.s.initiative[0] !== l.f.seat)],
  ],
  effect: ({ s, f }, emit) => toTheTop(s, f.seat, emit),
})

/** DC-D.4, DC-D.5: a token raises the AP of a card by 1, to at most 4. */
const raise: Answer = {
  kind: TOKEN,
  candidates: ONE,
  conditions: [
    [hasResource('DC-D.4')],
    [ownCard('DC-D.5')],
    [must('DC-D.4', 'apAtLimit', (l) => cardPoints(l.s, l.f) < CARD_AP_LIMIT)],
  ],
  effect({ s, f }, emit) {
    addResources(s, f.seat, -1)
    f.held = Math.max(0, f.held) + 1
    f.left++
    emit?.({ kind: 'raised', player: f.seat, ap: cardPoints(s, f) })
  },
}

export const inTurn: readonly Answer[] = [promotion([])]
export const inSpend: readonly Answer[] = [raise, promotion([[ownCard('DC-D.10')]])]

export function listPromotion(s: State, f: Frame, out: MoveList): void {
  if (canPromote(s, f.seat)) out.push(top)
}

export function listSpending(s: State, f: Frame, out: MoveList): void {
  if (!isOwnCard(s, f) || at(s.resources, f.seat) === 0) return
  if (cardPoints(s, f) < CARD_AP_LIMIT) out.push(token)
  listPromotion(s, f, out)
}

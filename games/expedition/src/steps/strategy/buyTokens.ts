import { type Answer, must, none, numberBetween, question } from '../../rules/asking.ts'
import { pop, push } from '../../rules/frames.ts'
import { meansOf } from '../../rules/means.ts'
import * as moves from '../../rules/moves.ts'
import { INFLUENCE } from '../../rules/payment.ts'
import { asksFew } from '../../rules/whole.ts'
import { type Emit, type Frame, NONE, type State } from '../../types.ts'
import { pushPay } from '../payment/pay.ts'
import { gainTokens } from '../payment/tokens.ts'
import type { Step } from '../step.ts'

const mostOf = (s: State, f: Frame): number => Math.floor(meansOf(s, f.seat, INFLUENCE) / s.ruleset.race.prices.token)

/** The bought tokens and `left` free ones are shared out together. */
function shareOut(s: State, f: Frame, bought: number): void {
  pop(s)
  if (f.left + bought > 0) push(s, 'giveTokens', f.seat).left = f.left + bought
}

/** TE-15.4, Leadership: a command token for each 3 influence: how many, then one payment for all, for each alone would lose its excess. */
const chooseNumber = question({
  isAsked: ({ s, f }) => mostOf(s, f) > 0,
  answers: [
    numberBetween('TE-15.4', none, mostOf, ({ s, f, a: n }) => {
      shareOut(s, f, n)
      if (n === 0) return
      pushPay(s, f.seat, INFLUENCE, n * s.ruleset.race.prices.token)
    }),
  ],
})

/* In one question (TE-15.21): how many go to each pool, those beyond the free ones bought. */

const mostGained = (s: State, f: Frame): number => Math.min(moves.MOST_SWAPPED, f.left + mostOf(s, f))

type Bound = (f: Frame) => number

/** From `least` tokens on; `done` is called before they are gained. */
const sharedOut = (least: Bound, done: (s: State, f: Frame, emit: Emit) => void): Answer => ({
  kind: moves.TOKENS,
  list({ s, f }, out) {
    for (let n = least(f); n <= mostGained(s, f); n++)
      for (let strategy = 0; strategy <= n; strategy++) out.push(moves.tokens(n - strategy, strategy))
  },
  conditions: [
    [
      must(
        'TE-15.21',
        'NUMBER_RANGE',
        ({ s, f, a, b }) => a + b >= least(f) && a + b <= mostGained(s, f),
        ({ s, f }) => ({ least: least(f), most: mostGained(s, f) }),
      ),
    ],
  ],
  effect({ s, f, a, b }, emit) {
    const { seat, left } = f
    done(s, f, emit)
    gainTokens(s, seat, a, b, emit)
    if (a + b > left) pushPay(s, seat, INFLUENCE, (a + b - left) * s.ruleset.race.prices.token)
  },
})

const chooseTokens = question({ answers: [sharedOut((f) => f.left, pop)] })

/** TE-15.22: who follows says at once how many tokens they buy. */
export const followForTokens = sharedOut(
  () => 1,
  (_s, f, emit) => {
    emit?.({ kind: 'followed', player: f.seat, card: f.what })
    f.seat = NONE
  },
)

export const buyTokens: Step = {
  question: (s) => (asksFew(s) ? chooseTokens : chooseNumber),
  proceed: (s, f) => shareOut(s, f, 0),
}

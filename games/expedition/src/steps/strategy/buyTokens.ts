import { none, numberBetween, question } from '../../rules/asking.ts'
import { pop, push } from '../../rules/frames.ts'
import { meansOf } from '../../rules/means.ts'
import { INFLUENCE } from '../../rules/payment.ts'
import type { Frame, State } from '../../types.ts'
import { pushPay } from '../payment/pay.ts'
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

export const buyTokens: Step = { question: () => chooseNumber, proceed: (s, f) => shareOut(s, f, 0) }

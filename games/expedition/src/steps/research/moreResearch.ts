import { question } from '../../rules/asking.ts'
import { canSpend } from '../../rules/costs.ts'
import { pop, push } from '../../rules/frames.ts'
import * as moves from '../../rules/moves.ts'
import { RESOURCES } from '../../rules/payment.ts'
import { hasPower } from '../../rules/planets.ts'
import { anyResearch } from '../../rules/techs.ts'
import type { Player, State } from '../../types.ts'
import { pushPay } from '../payment/pay.ts'
import { always, type Step, stop } from '../step.ts'

/** What Technology's second technology costs, and that of a player who follows. */
export const MORE_RESEARCH = 6
export const FOLLOW_RESEARCH = 4

/** Specialized Compounds: a specialty planet instead of the resources. */
export const bySpecialty = (s: State, p: Player): boolean => hasPower(s, p, 'researchBySpecialty')

export function payResearch(s: State, p: Player, price: number): void {
  const f = push(s, 'research', p)
  if (bySpecialty(s, p)) f.left = price
  else pushPay(s, p, RESOURCES, price)
}

/** TE-15.4, Technology: another technology for 6 resources; `left` is the price. */
const askForMore = question({
  isAsked: ({ s, f: { seat, left } }) =>
    anyResearch(s, seat) && (canSpend(s, seat, RESOURCES, left) || bySpecialty(s, seat)),
  answers: [
    always(moves.YES, ({ s, f }) => {
      pop(s)
      payResearch(s, f.seat, f.left)
    }),
    stop(moves.NO),
  ],
})

export const moreResearch: Step = { question: () => askForMore, proceed: pop }

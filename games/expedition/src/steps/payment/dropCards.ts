import { question } from '../../rules/asking.ts'
import { discardCard, inHand, KINDS } from '../../rules/cards.ts'
import { cardInHand } from '../../rules/conditions.ts'
import { pop } from '../../rules/frames.ts'
import * as moves from '../../rules/moves.ts'
import { holdsCards, type Step } from '../step.ts'

/** Discards `left` action cards, one after the other. */
const chooseCard = question({
  isAsked: ({ f }) => f.left > 0,
  answers: [
    {
      kind: moves.DISCARD,
      list({ s, f }, out) {
        for (let k = 0; k < KINDS; k++) if (inHand(s, f.seat, k) > 0) out.push(moves.discard(k))
      },
      conditions: [[cardInHand]],
      effect({ s, f, a: card }, emit) {
        discardCard(s, f.seat, card, emit)
        f.left--
        if (f.left === 0) pop(s)
      },
    },
  ],
})

export const dropCards: Step = { question: () => chooseCard, proceed: pop, hides: holdsCards }

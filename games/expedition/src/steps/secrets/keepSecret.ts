import { question } from '../../rules/asking.ts'
import { drawSecret as drawOne, holdsSecret, SECRET_COUNT } from '../../rules/cards.ts'
import { secretHeld } from '../../rules/conditions.ts'
import { pop } from '../../rules/frames.ts'
import * as moves from '../../rules/moves.ts'
import { NONE } from '../../types.ts'
import { eachSecret } from '../payment/dropSecret.ts'
import { never, type Step } from '../step.ts'

/** TE-14.2: of the secrets dealt one is kept, the other goes back. */
const chooseSecret = question({
  answers: [
    {
      kind: moves.SECRET,
      candidates: eachSecret,
      conditions: [[secretHeld]],
      effect({ s, f, a: kept }, emit) {
        pop(s)
        for (let k = 0; k < SECRET_COUNT; k++) if (holdsSecret(s, f.seat, k) && k !== kept) s.secretAt[k] = NONE
        s.secrets[f.seat] = 1
        s.reveals++
        emit?.({ kind: 'keptSecret', player: f.seat })
      },
    },
  ],
})

export const keepSecret: Step = { question: () => chooseSecret, proceed: never }

export const drawSecret: Step = {
  proceed(s, f, emit) {
    pop(s)
    drawOne(s, f.seat, emit)
  },
}

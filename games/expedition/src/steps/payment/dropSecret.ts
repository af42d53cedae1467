import type { MoveList } from '@orrery/kernel'
import { type Look, question } from '../../rules/asking.ts'
import { discardSecret, drawSecret, SECRET_COUNT } from '../../rules/cards.ts'
import { secretHeld, secretUnscored } from '../../rules/conditions.ts'
import { pop } from '../../rules/frames.ts'
import * as moves from '../../rules/moves.ts'
import { holdsSecrets, never, type Step } from '../step.ts'

export function eachSecret(_: Look, out: MoveList): void {
  for (let k = 0; k < SECRET_COUNT; k++) out.push(moves.secret(k))
}

/** Discards an unscored secret, unseen; with `held` another one is drawn then (TE-15.11). */
const chooseSecret = question({
  answers: [
    {
      kind: moves.SECRET,
      candidates: eachSecret,
      conditions: [[secretUnscored('SECRET_SCORED')], [secretHeld]],
      effect({ s, f, a: secret }, emit) {
        pop(s)
        discardSecret(s, f.seat, secret, emit)
        if (f.held === 1) drawSecret(s, f.seat, emit)
      },
    },
  ],
})

export const dropSecret: Step = { question: () => chooseSecret, proceed: never, hides: holdsSecrets }

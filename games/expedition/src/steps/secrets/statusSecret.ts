import { of } from '@orrery/kernel'
import { must, question } from '../../rules/asking.ts'
import { secretHeld, secretUnscored } from '../../rules/conditions.ts'
import { pop, push } from '../../rules/frames.ts'
import { secretHolds } from '../../rules/holdings.ts'
import * as moves from '../../rules/moves.ts'
import { eachSecret } from '../payment/dropSecret.ts'
import { holdsSecrets, type Step } from '../step.ts'
import { noSecret, scoreIt } from './scoreSecret.ts'

/** TE-15.17 (1): at most one secret in the status phase. */
const chooseSecret = question({
  answers: [
    {
      kind: moves.SECRET,
      candidates: eachSecret,
      conditions: [
        [secretUnscored('SECRET_ALREADY_SCORED')],
        [secretHeld],
        [must('TE-15.18', 'SECRET_NOT_FULFILLED', (l) => secretHolds(l.s, l.f.seat, l.a))],
      ],
      effect({ s, f, a: secret }, emit) {
        pop(s)
        s.reveals++
        scoreIt(s, f.seat, secret, emit)
        const { discards } = of(s.box.secrets, secret)
        if (discards !== undefined) push(s, 'dropCards', f.seat).left = discards
      },
    },
    noSecret,
  ],
})

export const statusSecret: Step = {
  question: (s, f) => (holdsSecrets(s, f) ? chooseSecret : undefined),
  proceed: pop,
  hides: holdsSecrets,
}

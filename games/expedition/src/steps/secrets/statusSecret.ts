import { at, itemAt } from '@orrery/kernel'
import { must, question } from '../../rules/asking.ts'
import { holdsSecret, SECRET_COUNT } from '../../rules/cards.ts'
import { secretHeld, secretUnscored } from '../../rules/conditions.ts'
import { pop, push } from '../../rules/frames.ts'
import { secretHolds } from '../../rules/holdings.ts'
import * as moves from '../../rules/moves.ts'
import { asksFew, asksWhole } from '../../rules/whole.ts'
import type { Frame, Player, State } from '../../types.ts'
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
        const { discards } = itemAt(s.ruleset.secrets, secret)
        if (discards !== undefined) push(s, 'dropCards', f.seat).left = discards
      },
    },
    noSecret,
  ],
})

/** By what everybody knows: more than one secret to choose from (not since TE-15.21), or cards that scoring one might cost. */
const hasChoice = (s: State, p: Player): boolean =>
  (!asksFew(s) && at(s.secrets, p) > 1) ||
  s.ruleset.secrets.some(({ discards }) => discards !== undefined && at(s.cards, p) >= discards)

const asksFor = (s: State, f: Frame): boolean => holdsSecrets(s, f) && (!asksWhole(s) || hasChoice(s, f.seat))

/** TE-15.19: a single secret that is fulfilled is scored without a question. */
export const statusSecret: Step = {
  question: (s, f) => (asksFor(s, f) ? chooseSecret : undefined),
  proceed(s, f, emit) {
    pop(s)
    if (!asksWhole(s) || !holdsSecrets(s, f)) return
    // Whether one was scored or not: the moment has passed.
    s.reveals++
    for (let k = 0; k < SECRET_COUNT; k++)
      if (holdsSecret(s, f.seat, k) && secretHolds(s, f.seat, k)) return scoreIt(s, f.seat, k, emit)
  },
  hides: holdsSecrets,
}

import { at, bit, of } from '@orrery/kernel'
import { SECRET_ROWS } from '../../data/scenario.ts'
import { must, question } from '../../rules/asking.ts'
import { SCORED } from '../../rules/cards.ts'
import { secretHeld, secretUnscored } from '../../rules/conditions.ts'
import { pop, push } from '../../rules/frames.ts'
import * as moves from '../../rules/moves.ts'
import { type Emit, NONE, type Player, type Secret, type SecretMoment, type State } from '../../types.ts'
import { eachSecret } from '../payment/dropSecret.ts'
import { always, holdsSecrets, never, type Step } from '../step.ts'

const MOMENTS: readonly SecretMoment[] = ['wonInAnomaly', 'wonInHome', 'wonAgainstLeader', 'lostHome', 'lastToPass']
const momentBit = (moment: SecretMoment): number => bit(MOMENTS.indexOf(moment))

/** Asks every player who holds a secret, whichever it is (TE-13.7). */
export function pushSecretMoment(s: State, p: Player, ...moments: readonly SecretMoment[]): void {
  if (p === NONE || at(s.secrets, p) === 0 || moments.length === 0) return
  push(s, 'scoreSecret', p).what = moments.reduce((mask, moment) => mask | momentBit(moment), 0)
}

export function scoreIt(s: State, p: Player, k: Secret, emit: Emit): void {
  s.secretAt[k] = SCORED + p
  s.secrets[p] = at(s.secrets, p) - 1
  s.reveals++
  emit?.({ kind: 'scoredSecret', player: p, secret: k })
}

/** Whether the secret fits the moments of this question. */
const fitsMoment = (k: Secret, mask: number): boolean => {
  const { moment } = of(SECRET_ROWS, k)
  return moment !== undefined && (mask & momentBit(moment)) !== 0
}

/** Does not score: that too says something, namely that the question was answered. */
export const noSecret = always(moves.NO, ({ s }) => {
  pop(s)
  s.reveals++
})

/** TE-15.18: a secret that this very moment fulfils. */
const chooseSecret = question({
  answers: [
    {
      kind: moves.SECRET,
      candidates: eachSecret,
      conditions: [
        [secretUnscored('SECRET_ALREADY_SCORED')],
        [secretHeld],
        [must('TE-15.18', 'SECRET_NOT_FULFILLED', (l) => fitsMoment(l.a, l.f.what))],
      ],
      effect({ s, f, a: secret }, emit) {
        pop(s)
        s.reveals++
        scoreIt(s, f.seat, secret, emit)
      },
    },
    noSecret,
  ],
})

export const scoreSecret: Step = { question: () => chooseSecret, proceed: never, hides: holdsSecrets }

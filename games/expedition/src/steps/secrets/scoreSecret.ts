import { at, bit, itemAt } from '@orrery/kernel'
import { SECRET_ROWS } from '../../data/scenario.ts'
import { must, question } from '../../rules/asking.ts'
import { holdsSecret, SCORED, SECRET_COUNT } from '../../rules/cards.ts'
import { secretHeld, secretUnscored } from '../../rules/conditions.ts'
import { pop, push } from '../../rules/frames.ts'
import * as moves from '../../rules/moves.ts'
import { asksFew, asksWhole } from '../../rules/whole.ts'
import { type Emit, type Frame, NONE, type Player, type Secret, type SecretMoment, type State } from '../../types.ts'
import { eachSecret } from '../payment/dropSecret.ts'
import { always, holdsSecrets, type Step } from '../step.ts'

const MOMENTS: readonly SecretMoment[] = ['wonInAnomaly', 'wonInHome', 'wonAgainstLeader', 'lostHome', 'lastToPass']
const momentBit = (moment: SecretMoment): number => bit(MOMENTS.indexOf(moment))

/** Asks every player who holds a secret, whichever it is (TE-13.7). */
export function pushSecretMoment(s: State, p: Player, ...moments: readonly SecretMoment[]): void {
  if (p === NONE || at(s.secrets, p) === 0 || moments.length === 0) return
  push(s, 'scoreSecret', p).what = moments.reduce((mask, moment) => mask | momentBit(moment), 0)
}

function scoreIt(s: State, p: Player, k: Secret, emit: Emit): void {
  s.secretAt[k] = SCORED + p
  s.secrets[p] = at(s.secrets, p) - 1
  s.reveals++
  emit?.({ kind: 'scoredSecret', player: p, secret: k })
}

/** Whether the secret fits the moments of this question. */
const fitsMoment = (k: Secret, mask: number): boolean => {
  const { moment } = itemAt(SECRET_ROWS, k)
  return moment !== undefined && (mask & momentBit(moment)) !== 0
}

/** Does not score: that too says something, namely that the question was answered. */
const noSecret = always(moves.NO, ({ s }) => {
  pop(s)
  s.reveals++
})

interface Scoring {
  fits(s: State, f: Frame, k: Secret): boolean
  asks(s: State, f: Frame): boolean
  /** Nothing to score, and nobody wonders whether it was. */
  isIdle?(s: State, f: Frame): boolean
}

/** A secret that is fulfilled now: its owner is asked, or the first one is scored. */
export function scoringStep({ fits, asks, isIdle }: Scoring): Step {
  const chooseSecret = question({
    answers: [
      {
        kind: moves.SECRET,
        candidates: eachSecret,
        conditions: [
          [secretUnscored('SECRET_ALREADY_SCORED')],
          [secretHeld],
          [must('TE-15.18', 'SECRET_NOT_FULFILLED', (l) => fits(l.s, l.f, l.a))],
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
  return {
    question: (s, f) => (asks(s, f) ? chooseSecret : undefined),
    proceed(s, f, emit) {
      pop(s)
      if (isIdle?.(s, f) === true) return
      // Whether one was scored or not: the moment has passed.
      s.reveals++
      for (let k = 0; k < SECRET_COUNT; k++)
        if (holdsSecret(s, f.seat, k) && fits(s, f, k)) return scoreIt(s, f.seat, k, emit)
    },
    hides: holdsSecrets,
  }
}

/**
 * TE-15.18: a secret that this very moment fulfils. TE-15.19: a single one is scored without a question, since everybody
 * knows it is the only one; TE-15.21: any.
 */
export const scoreSecret = scoringStep({
  fits: (_, f, k) => fitsMoment(k, f.what),
  asks: (s, f) => !asksFew(s) && !(asksWhole(s) && at(s.secrets, f.seat) === 1),
})

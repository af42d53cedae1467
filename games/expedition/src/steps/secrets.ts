import { at, kindOf, of, only } from '@orrery/kernel'
import { SECRET_ROWS } from '../data/scenario.ts'
import type { Emit, Player, Secret, SecretMoment, State } from '../types.ts'
import { NONE } from '../types.ts'
import { drawSecret as drawOne, holdsSecret, SCORED, SECRET_COUNT } from '../rules/cards.ts'
import { pop, push } from '../rules/frames.ts'
import { secretHolds } from '../rules/holdings.ts'
import * as moves from '../rules/moves.ts'
import { holdsSecrets, never, silent, type Step } from './step.ts'

/* TE-15.18: secrets, kept, scored and drawn. */

const MOMENTS: readonly SecretMoment[] = ['wonInAnomaly', 'wonInHome', 'wonAgainstLeader', 'lostHome', 'lastToPass']
const momentBit = (moment: SecretMoment): number => 1 << MOMENTS.indexOf(moment)

/** Asks whoever holds a secret, whatever it is (TE-13.7). */
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
export const fits = (k: Secret, mask: number): boolean => {
  const { moment } = of(SECRET_ROWS, k)
  return moment !== undefined && (mask & momentBit(moment)) !== 0
}

export const scoreSecret: Step = {
  list(s, f, out) {
    for (let k = 0; k < SECRET_COUNT; k++) if (holdsSecret(s, f.seat, k) && fits(k, f.what)) out.push(moves.secret(k))
    out.push(moves.no)
  },
  answer(s, f, m, emit) {
    pop(s)
    s.reveals++
    if (kindOf(m) === moves.SECRET) scoreIt(s, f.seat, only(m), emit)
  },
  proceed: never,
  hides: holdsSecrets,
}

/** The secret of the status phase, at most one (TE-15.17). */
export const statusSecret: Step = {
  list(s, f, out) {
    if (at(s.secrets, f.seat) === 0) return
    for (let k = 0; k < SECRET_COUNT; k++)
      if (holdsSecret(s, f.seat, k) && secretHolds(s, f.seat, k)) out.push(moves.secret(k))
    out.push(moves.no)
  },
  answer(s, f, m, emit) {
    pop(s)
    s.reveals++
    if (kindOf(m) !== moves.SECRET) return
    scoreIt(s, f.seat, only(m), emit)
    const { discards } = of(SECRET_ROWS, only(m))
    if (discards !== undefined) push(s, 'dropCards', f.seat).left = discards
  },
  proceed: pop,
  hides: holdsSecrets,
}

/** TE-14.2: of the secrets dealt one is kept, the other goes back. */
export const keepSecret: Step = {
  list(s, f, out) {
    for (let k = 0; k < SECRET_COUNT; k++) if (holdsSecret(s, f.seat, k)) out.push(moves.secret(k))
  },
  answer(s, f, m, emit) {
    pop(s)
    for (let k = 0; k < SECRET_COUNT; k++) if (holdsSecret(s, f.seat, k) && k !== only(m)) s.secretAt[k] = NONE
    s.secrets[f.seat] = 1
    s.reveals++
    emit?.({ kind: 'keptSecret', player: f.seat })
  },
  proceed: never,
}

export const drawSecret: Step = {
  list: silent,
  answer: never,
  proceed(s, f, emit) {
    pop(s)
    drawOne(s, f.seat, emit)
  },
}

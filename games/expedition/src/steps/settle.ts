import { type Move, moveAt, of } from '@orrery/kernel'
import type { Emit, State } from '../types.ts'
import { MoveList } from '../rules/moveList.ts'
import * as moves from '../rules/moves.ts'
import { STEPS } from './index.ts'

const out = new MoveList()

/**
 * Goes on until somebody has a real choice. The answers are listed exactly once per decision and kept as the offer; a
 * single answer is no choice and is carried out, unless that would tell what the asked player holds (TE-13.7): then
 * `any`, the only answer by another name, stands beside it.
 */
export function settle(s: State, emit: Emit): void {
  for (;;) {
    out.length = 0
    const depth = s.stack.length
    if (depth === 0) break
    const f = of(s.stack, depth - 1)
    const step = STEPS[f.step]
    step.list(s, f, out)
    if (out.length === 1 && step.hides?.(s, f) === true) out.push(moves.any)
    if (out.length > 1) break
    if (out.length === 0) step.proceed(s, f, emit)
    else step.answer(s, f, out.first(), emit)
  }
  s.offer = out.copy()
}

/** Carries out an offered answer and goes on. */
export function answer(s: State, m: Move, emit: Emit): void {
  const f = of(s.stack, s.stack.length - 1)
  const chosen = m === moves.any ? moveAt(s.offer, 0) : m
  s.decisions++
  STEPS[f.step].answer(s, f, chosen, emit)
  settle(s, emit)
}

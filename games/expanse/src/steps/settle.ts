import { type Move, of } from '@orrery/kernel'
import type { Emit, State } from '../types.ts'
import { STEPS } from './index.ts'

/**
 * Goes on until somebody has a real choice. The answers are listed exactly once per decision and kept as the offer;
 * a single answer is no choice and is carried out (EX-4.6).
 */
export function settle(s: State, emit: Emit): void {
  const out = s.offer
  for (;;) {
    out.length = 0
    const depth = s.stack.length
    if (depth === 0) return
    const f = of(s.stack, depth - 1)
    const step = STEPS[f.step]
    step.list(s, f, out)
    if (out.length > 1) return
    if (out.length === 0) step.proceed(s, f, emit)
    else step.answer(s, f, of(out, 0), emit)
  }
}

/** Carries out an offered answer and goes on. */
export function answer(s: State, m: Move, emit: Emit): void {
  const f = of(s.stack, s.stack.length - 1)
  s.decisions++
  STEPS[f.step].answer(s, f, m, emit)
  settle(s, emit)
}

import { type Move, of } from '@orrery/kernel'
import { SEVERAL } from '../types.ts'
import type { Emit, Frame, State } from '../types.ts'
import { MoveList } from '../rules/moveList.ts'
import { stepOf } from './index.ts'

const out = new MoveList()

/**
 * Goes on until somebody has a real choice. The answers are listed exactly once per decision and kept as the offer;
 * a single answer is no choice and is carried out (EX-4.6), but for a secret one, which is asked for even then.
 */
export function settle(s: State, emit: Emit): void {
  for (;;) {
    out.length = 0
    const depth = s.stack.length
    if (depth === 0) break
    const f = of(s.stack, depth - 1)
    const step = stepOf(f.step)
    step.list(s, f, out)
    if (out.length > 1 || (out.length === 1 && f.seat === SEVERAL)) break
    if (out.length === 0) step.proceed(s, f, emit)
    else step.answer(s, f, out.first(), emit)
  }
  s.offer = out.copy()
}

/** Others still owe the same answer: until the last of them has given it, all answer one question. */
const waitsForOthers = (f: Frame): boolean => f.seat === SEVERAL && (f.used & (f.used - 1)) !== 0

/** Carries out an offered answer and goes on. */
export function answer(s: State, m: Move, emit: Emit): void {
  const f = of(s.stack, s.stack.length - 1)
  if (!waitsForOthers(f)) s.decisions++
  stepOf(f.step).answer(s, f, m, emit)
  settle(s, emit)
}

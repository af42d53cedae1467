import { type Answer, type Look, must, question, type Question } from '../rules/asking.ts'
import { goOn } from '../rules/frames.ts'
import * as moves from '../rules/moves.ts'
import type { Emit, Frame, Op, State } from '../types.ts'

/** One kind of icon: what it asks, or what happens by itself. */
export interface Kind {
  /** What it asks next. */
  question?(s: State, f: Frame, op: Op): Question | undefined
  /** Icons that happen by themselves; without it a void icon lapses. */
  run?(s: State, f: Frame, op: Op, emit: Emit): void
}

const skip: Answer = {
  kind: moves.SKIP,
  list({ op }, out) {
    if (!op.must) out.push(moves.skip)
  },
  conditions: [[must('HX-13.5', 'mustBeDone', (l) => !l.op.must)]],
  effect({ f, op }, emit) {
    emit?.({ kind: 'skipped', player: f.seat, icon: op.icon })
    goOn(f)
  },
}

/** What an icon asks; it may be skipped unless the icon must be done. */
export const iconQuestion = (answers: readonly Answer[], isAsked?: (l: Look) => boolean): Question =>
  question({ ...(isAsked === undefined ? {} : { isAsked }), answers, beside: [skip] })

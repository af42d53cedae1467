import { capital, countWord, type Seat } from '@orrery/kernel'
import { top } from '../src/rules/frames.ts'
import { questionOf } from '../src/steps/question.ts'
import type { View } from '../src/types.ts'
import { question } from './questions.ts'

/** The question as it stands over its answers: where all are listed below, they need not be named. */
export function asked(view: View, seat: Seat): string {
  const f = top(view)
  if (f === undefined || f.seat !== seat || questionOf(view.ruleset, f) !== 'actions') return question(view, seat)
  const left = `${capital(countWord(f.left))} ${f.left === 1 ? 'action' : 'actions'}`
  return view.seat === seat ? `${left}. Choose a hex or a piece.` : `${left} left.`
}

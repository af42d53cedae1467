import { itemAt } from '@orrery/kernel'
import { ACTION_CARD_ROWS } from '../../data/scenario.ts'
import { type Answer, type Question, question } from '../../rules/asking.ts'
import { pop } from '../../rules/frames.ts'
import type { CardOp } from '../../types.ts'
import type { Step } from '../step.ts'
import { EFFECTS } from './effects.ts'
import { TARGETS } from './targets.ts'

/* TE-15.3: a played action card: `what` is its kind. Some ask for a target, the others just happen. */

const QUESTIONS = new Map<CardOp, Question>(
  Object.entries(TARGETS).map(([op, answers]) => [op as CardOp, question({ answers: answers.map(afterPop) })]),
)

function afterPop(answer: Answer): Answer {
  return {
    ...answer,
    effect(look, emit) {
      pop(look.s)
      answer.effect(look, emit)
    },
  }
}

export const card: Step = {
  question: (_s, f) => QUESTIONS.get(itemAt(ACTION_CARD_ROWS, f.what).op),
  proceed(s, f, emit) {
    const row = itemAt(ACTION_CARD_ROWS, f.what)
    pop(s)
    EFFECTS[row.op]?.run(s, f.seat, row, emit)
  },
}

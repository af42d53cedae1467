import { itemAt, MoveList, onlyArg } from '@orrery/kernel'
import { ACTION_CARD_ROWS } from '../../data/scenario.ts'
import { type Answer, type Look, type Question, question } from '../../rules/asking.ts'
import { newFrame, pop } from '../../rules/frames.ts'
import { type CardOp, NONE, type Player, type State } from '../../types.ts'
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

/* ---- whether a card would do anything ---------------------------------------------------------------------------------- */

/* A card is judged before it is played, inside another question: so with a frame, a look and a list of their own. */
const found = new MoveList()
const frame = newFrame('card', NONE)

function isOpen(conditions: Answer['conditions'], look: Look): boolean {
  for (const group of conditions) for (const test of group) if ('holds' in test && !test.holds(look)) return false
  return true
}

function hasTarget(answers: readonly Answer[], look: Look): boolean {
  for (const answer of answers) {
    if (!('candidates' in answer) || typeof answer.candidates === 'string') continue
    found.length = 0
    answer.candidates(look, found)
    for (let i = 0; i < found.length; i++) {
      look.a = onlyArg(found.get(i))
      if (isOpen(answer.conditions, look)) return true
    }
  }
  return false
}

/** Whether playing this card would do anything. */
export function playable(s: State, p: Player, kind: number): boolean {
  const row = itemAt(ACTION_CARD_ROWS, kind)
  const answers = TARGETS[row.op]
  if (answers === undefined) return EFFECTS[row.op]?.isReady(s, p, row) ?? false
  frame.seat = p
  frame.what = kind
  return hasTarget(answers, { s, f: frame, op: undefined, a: 0, b: 0 })
}

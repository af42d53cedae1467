import type {
  Answer as AnswerOf,
  Look as LookOf,
  MoveList,
  Question as QuestionOf,
  Refusal,
  Test,
} from '@orrery/kernel'
import { questionMaker } from '@orrery/kernel'
import type { Event, Frame, Op, State } from '../types.ts'
import * as moves from './moves.ts'
import { opAt } from './programs.ts'

/* How this game asks its questions: what a condition looks at, and conditions in one line. */

export type Look = LookOf<State, Frame, Op>
export type Question = QuestionOf<State, Frame, Op, Event>
export type Answer = AnswerOf<Look, Event>
export type Condition = Test<Look>

export const question = questionMaker<State, Frame, Op, Event>((s, f) => opAt(s.ruleset, f), [])

type Args = (l: Look) => Refusal['args']

/** A condition; without it the move is refused under the rule, with the sentence of the code. */
export const must = (rule: string, code: string, holds: (l: Look) => boolean, args?: Args): Condition =>
  args === undefined ? { rule, code, holds } : { rule, code, holds, args }

export const hexArg: Args = (l) => ({ hex: l.a })
export const unitArg: Args = (l) => ({ unit: l.a })

/** Every hex of the board. */
export function eachHex({ s }: Look, out: MoveList): void {
  for (let h = 0; h < s.ruleset.cells; h++) out.push(moves.hex(h))
}

export function eachPlayer({ s }: Look, out: MoveList): void {
  for (let p = 0; p < s.ruleset.players; p++) out.push(moves.player(p))
}

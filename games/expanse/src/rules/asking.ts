import type {
  Answer as AnswerOf,
  Condition as ConditionOf,
  Conditions as ConditionsOf,
  Look as LookOf,
  Move,
  Question as QuestionOf,
  QuestionParts,
  Refusal,
} from '@orrery/kernel'
import { failedConditions, firstArg, itemAt, kindOf, onlyArg, questionMaker, secondArg } from '@orrery/kernel'
import type { Event, Frame, Op, Position, State } from '../types.ts'
import * as moves from './moves.ts'

/* How this game asks its questions: what a condition looks at, and conditions in one line. */

export type Look = LookOf<State, Frame, Op>
export type Question = QuestionOf<State, Frame, Op, Event>
export type Answer = AnswerOf<Look, Event>
export type Condition = ConditionOf<Look>
export type Conditions = ConditionsOf<Look>
export type Args = (l: Look) => Refusal['args']

/** For questions outside of effects. */
const NO_OP = {} as Op

/** The step of the program that a frame carries out. */
export const opAt = (s: Position, f: Frame): Op =>
  f.step === 'effect' ? itemAt(itemAt(s.ruleset.programs, f.program), f.pc) : NO_OP

/** Kinds of moves that name two things. */
const PAIRS: readonly number[] = [moves.MOVE, moves.CUBE, moves.FLEET]

const make = questionMaker<State, Frame, Op, Event>(opAt, PAIRS)

/** Every question of the game with its answers. */
export const QUESTIONS = new Map<Question, readonly Answer[]>()

export function question(parts: QuestionParts<Look, Event>): Question {
  const made = make(parts)
  QUESTIONS.set(made, [...parts.answers, ...(parts.beside ?? [])])
  return made
}

/** Answers of a module to a question of the base game. */
export function addAnswers(asked: Question, answers: readonly Answer[]): void {
  asked.add(answers)
  QUESTIONS.set(asked, [...(QUESTIONS.get(asked) ?? []), ...answers])
}

/** A condition; without it the move is refused under the rule, with the sentence of the code. */
export const must = (rule: string, code: string, holds: (l: Look) => boolean, args?: Args): Condition =>
  args === undefined ? { rule, code, holds } : { rule, code, holds, args }

/** Which of the two things a move names. */
export type Which = 'a' | 'b'
type Places = (l: Look, among: number) => number

const mustLie = (rule: string, code: string, places: Places, which: Which, args: Args): Condition =>
  which === 'b' ? { rule, code, places, args, of: 'b' } : { rule, code, places, args }

/** A condition about a Base, as the mask of the Bases where it holds. */
export const mustBase = (rule: string, code: string, places: Places, which: Which = 'a', more?: Args): Condition =>
  mustLie(rule, code, places, which, (l) => ({ base: l[which], ...more?.(l) }))

/** A condition about an Orbital, as the mask of the Orbitals where it holds. */
export const mustOrbital = (rule: string, code: string, places: Places, which: Which = 'a', more?: Args): Condition =>
  mustLie(rule, code, places, which, (l) => ({ orbital: l[which], ...more?.(l) }))

export const cardArg: Args = (l) => ({ card: l.a })
export const abilityArg: Args = (l) => ({ ability: l.a })
export const fleetArg: Args = (l) => ({ fleet: l.a })
export const slotArg: Args = (l) => ({ slot: l.a })
export const baseArg: Args = (l) => ({ base: l.a })
export const secondBase: Args = (l) => ({ base: l.b })
export const orbitalArg: Args = (l) => ({ orbital: l.a })
export const secondOrbital: Args = (l) => ({ orbital: l.b })
export const numberArg: Args = (l) => ({ n: l.a })
export const cubeThereArg: Args = (l) => ({ cube: l.a, base: l.b })
export const fleetThereArg: Args = (l) => ({ fleet: l.a, orbital: l.b })

/** What stands against a move, whether or not it is asked for now. */
export function failing(conditions: Conditions, s: State, f: Frame, m: Move): readonly Refusal[] {
  const isPair = PAIRS.includes(kindOf(m))
  return failedConditions(conditions, {
    s,
    f,
    op: opAt(s, f),
    a: isPair ? firstArg(m) : onlyArg(m),
    b: isPair ? secondArg(m) : 0,
  })
}

import { type Answer, must, question, type Question } from '../rules/asking.ts'
import * as moves from '../rules/moves.ts'
import type { Base, Cube, Emit, Frame, Op, Position, State } from '../types.ts'

/** A kind of effect: what it asks, what it does, and whether it could do anything, side by side. */
export interface EffectKind {
  /** What it asks next; undefined where it has nothing to ask. Without an answer the step is done or lapses. */
  readonly question: (s: State, f: Frame, op: Op) => Question | undefined
  /** Carries out what asks nobody, once, when the step has nothing to ask; then the program goes on. */
  readonly run: ((s: State, f: Frame, op: Op, emit: Emit) => void) | undefined
  /** Takes the cube that was named, once it is clear which kind it is (EX-10.9). */
  readonly take: ((s: State, f: Frame, op: Op, kind: Cube, b: Base, emit: Emit) => void) | undefined
  /** Could it change anything now, with the frame's names bound as they are? Hidden cards are never looked at. */
  readonly ready: (s: Position, f: Frame, op: Op) => boolean
}

/** All kinds have one shape, whatever they leave out. */
export const effectKind = (parts: Partial<EffectKind> & Pick<EffectKind, 'ready'>): EffectKind => ({
  question: parts.question ?? (() => undefined),
  run: parts.run,
  take: parts.take,
  ready: parts.ready,
})

/** The next step of the program. */
export function goOn(f: Frame): void {
  f.pc++
  f.left = -1
  f.held = -1
  f.used = 0
}

const stop: Answer = {
  kind: moves.STOP,
  list({ f, op }, out) {
    if (op.upTo && f.held < 0) out.push(moves.stop)
  },
  conditions: [
    [must('EX-10.1', 'mayNotStop', (l) => l.op.upTo)],
    [must('EX-10.11', 'pieceInHand', (l) => l.f.held < 0)],
  ],
  effect: ({ f }) => goOn(f),
}

/** What an effect asks; an optional part may be stopped, but not with a piece in hand. */
export const effectQuestion = (answers: readonly Answer[]): Question => question({ answers, beside: [stop] })

/** A kind of move that does not answer this question, with a better reason than that it is not asked for. */
export const neverHere = (kind: number, rule: string, code: string): Answer => ({
  kind,
  list: () => undefined,
  conditions: [[must(rule, code, () => false)]],
  effect: () => undefined,
})
export const pieceFirst = (kind: number): Answer => neverHere(kind, 'EX-10.11', 'pieceFirst')
export const pieceInHand = (kind: number): Answer => neverHere(kind, 'EX-10.11', 'pieceInHand')

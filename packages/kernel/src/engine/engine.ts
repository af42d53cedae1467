import { itemAt, lastOf, moveAt } from '../arrays.ts'
import type { Ask, Move, Refusal, Seat, Sink } from '../contract.ts'
import { MoveList } from '../moveList.ts'
import { type Look, lookFrom, Question } from './question.ts'

/** One pending question or continuation: the step it is in and the player it asks. Games add fields of their own. */
export interface AnyFrame {
  readonly step: string
  seat: number
}

export interface Stacked<F> {
  readonly stack: F[]
}

/** As much of a question as the state keeps: enough to answer it. */
export interface Answerable<S, F> {
  answer(look: Look<S, F, unknown>, m: Move, emit: unknown): void
}

/** What the engine keeps in the state of a game. */
export interface EngineState<S, F> extends Stacked<F> {
  /** What is asked now and the answers to it; derived from the stack, never saved. */
  question: Answerable<S, F> | undefined
  offer: readonly Move[]
  decisions: number
}

/** A decision point, or a stretch of play without decisions. */
export interface Step<S, F, O, E> {
  /** What is asked, or which question that is now. Without one, or with no answer to it, play proceeds by itself. */
  readonly question?: Question<S, F, O, E> | ((s: S, f: F) => Question<S, F, O, E> | undefined)
  /** Continues without an answer. */
  proceed(s: S, f: F, emit: Sink<E> | undefined): void
  /** Whether the offer depends on what others cannot see: then the player is asked even with one answer left. */
  hides?(s: S, f: F): boolean
}

/** The seat of a frame that asks several players at once and in secret. */
export const SEVERAL = -3

export interface EngineRules<S, F extends AnyFrame, O, E> {
  readonly steps: { readonly [name in F['step']]: Step<S, F, O, E> }
  /** The player in a seat and the seat of a player, where they are not the same number. */
  readonly playerIn?: (s: S, seat: Seat) => number
  readonly seatOf?: (s: S, player: number) => Seat
  /** For a frame that asks several: who still owes an answer, one bit each, and whose answer a move is. */
  readonly several?: { owing(f: F): number; answerer(s: S, m: Move): number }
  /**
   * A second name for the only answer: it is offered beside a forced answer that must stay hidden (see `Step.hides`).
   */
  readonly decoy?: Move
  readonly whenOver: Refusal
  /** Why a seat that is not asked may not answer. */
  whenNotAsked(s: S, f: F): Refusal
  /** Why a kind of move is no answer to the present question. */
  whenNotNow(s: S, f: F, m: Move): readonly Refusal[]
}

/** What the engine does for a game: its answers to the contract, and `settle` for code that builds a position. */
export interface Engine<S, E> {
  settle(s: S, emit: Sink<E> | undefined): void
  pending(s: S): readonly Ask[]
  moves(s: S, seat: Seat): readonly Move[]
  refusals(s: S, seat: Seat, m: Move): readonly Refusal[]
  apply(s: S, seat: Seat, m: Move, emit?: Sink<E>): void
}

const NO_MOVES: readonly Move[] = []

/** A step as the engine keeps it: all have the same object shape, since they are read at every decision. */
interface KnownStep<S, F, O, E> {
  readonly name: string
  /** The question of a step that always asks the same. */
  readonly always: Question<S, F, O, E> | undefined
  readonly question: ((s: S, f: F) => Question<S, F, O, E> | undefined) | undefined
  readonly proceed: Step<S, F, O, E>['proceed']
  readonly hides: NonNullable<Step<S, F, O, E>['hides']>
}

/**
 * Finds the step of a frame. Comparing names one after the other is faster than a map where the steps that come up most
 * stand first in the game's table.
 */
function finding<S, F extends AnyFrame, O, E>(
  steps: EngineRules<S, F, O, E>['steps'],
): (f: F) => KnownStep<S, F, O, E> {
  const known: KnownStep<S, F, O, E>[] = []
  const learn = (name: F['step']): KnownStep<S, F, O, E> => {
    const { question: asks, proceed, hides = () => false } = steps[name]
    const [always, question] = asks instanceof Question ? [asks] : [undefined, asks]
    const step = { name, always, question, proceed, hides }
    known.push(step)
    return step
  }
  for (const name of Object.keys(steps)) learn(name)
  return (f) => {
    for (let i = 0; i < known.length; i++) {
      const step = itemAt(known, i)
      if (step.name === f.step) return step
    }
    return learn(f.step)
  }
}

export const top = <F>(s: { readonly stack: readonly F[] }): F | undefined => lastOf(s.stack)

export function pop<F>(s: Stacked<F>): void {
  s.stack.pop()
}

/**
 * Continues until somebody has a real choice. Answers are listed exactly once per decision and kept as the offer. A
 * single answer is no choice and is carried out, unless that would give a secret away.
 */
function settling<S extends EngineState<S, F>, F extends AnyFrame, O, E>(
  stepOf: (f: F) => KnownStep<S, F, O, E>,
  decoy: Move | undefined,
): (look: Look<S, F, O>, emit: Sink<E> | undefined) => void {
  const out = new MoveList()
  return (look, emit) => {
    const { s } = look
    const { stack } = s
    let question: Question<S, F, O, E> | undefined
    for (;;) {
      out.length = 0
      if (stack.length === 0) break
      const f = itemAt(stack, stack.length - 1)
      const step = stepOf(f)
      look.f = f
      question = step.always ?? step.question?.(s, f)
      question?.list(look, out)
      if (out.length === 1 && decoy !== undefined && step.hides(s, f)) out.push(decoy)
      if (out.length > 1 || (out.length === 1 && f.seat === SEVERAL)) break
      if (out.length === 0) step.proceed(s, f, emit)
      else question?.answer(look, out.get(0), emit)
    }
    s.question = question
    s.offer = out.take()
  }
}

export function engine<S extends EngineState<S, F>, F extends AnyFrame, O, E>(
  rules: EngineRules<S, F, O, E>,
): Engine<S, E> {
  const { several, decoy } = rules
  const stepOf = finding(rules.steps)
  const playerIn = rules.playerIn ?? ((_s: S, seat: Seat) => seat)
  const seatOf = rules.seatOf ?? ((_s: S, player: number) => player)
  const owing = (f: F): number => several?.owing(f) ?? 0
  const owes = (f: F, player: number): boolean =>
    player >= 0 && (f.seat === player || (f.seat === SEVERAL && (owing(f) & (1 << player)) !== 0))
  const goOn = settling(stepOf, decoy)

  /** Others still owe an answer to the same question, which keeps its number until the last has answered. */
  const waitsForOthers = (f: F): boolean => f.seat === SEVERAL && (owing(f) & (owing(f) - 1)) !== 0

  return {
    settle(s, emit) {
      const f = top(s)
      if (f !== undefined) goOn(lookFrom(s, f), emit)
    },
    pending(s) {
      const f = top(s)
      if (f === undefined) return []
      if (f.seat !== SEVERAL) return [{ seat: seatOf(s, f.seat), decision: s.decisions }]
      const asks: Ask[] = []
      for (let player = 0; player < 31; player++)
        if (owes(f, player)) asks.push({ seat: seatOf(s, player), decision: s.decisions })
      return asks.sort((x, y) => x.seat - y.seat)
    },
    moves(s, seat) {
      const f = top(s)
      if (f === undefined || seat < 0) return NO_MOVES
      const player = playerIn(s, seat)
      if (f.seat === player) return s.offer
      return owes(f, player) ? s.offer.filter((m) => several?.answerer(s, m) === player) : NO_MOVES
    },
    refusals(s, seat, m) {
      const f = top(s)
      if (f === undefined) return [rules.whenOver]
      const player = playerIn(s, seat)
      if (!owes(f, player)) return [rules.whenNotAsked(s, f)]
      if (m === decoy && s.offer.includes(m)) return []
      const asked = f.seat === SEVERAL ? { ...f, seat: player } : f
      const { always, question } = stepOf(f)
      return (always ?? question?.(s, f))?.refusals(s, asked, m) ?? rules.whenNotNow(s, asked, m)
    },
    apply(s, _seat, m, emit) {
      const { stack } = s
      const f = itemAt(stack, stack.length - 1)
      if (!waitsForOthers(f)) s.decisions++
      const chosen = m === decoy ? moveAt(s.offer, 0) : m
      const look = lookFrom<S, F, O>(s, f)
      s.question?.answer(look, chosen, emit)
      goOn(look, emit)
    },
  }
}

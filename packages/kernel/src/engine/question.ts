import { itemAt, joined } from '../arrays.ts'
import { lowestBit } from '../masks.ts'
import type { Move, Refusal, Sink } from '../contract.ts'
import type { MoveList } from '../moveList.ts'
import { firstArg, kindOf, make0, make1, onlyArg, secondArg } from '../moves.ts'
import {
  ALL_PLACES,
  type Condition,
  type Conditions,
  checkOf,
  failedConditions,
  isPlaceTest,
  type Named,
} from './conditions.ts'

/** For an answer that names nothing. */
export const ONE = 'one'
/**
 * For answers that name a place: every place where all place tests hold. The other conditions are judged once for all
 * places, so they must not depend on the place.
 */
export const EACH_PLACE = 'each place'

/** One kind of move that answers a question. */
export type Answer<L, E> = AnswerParts<L, E> & (Judged<L> | Listed<L>)

interface AnswerParts<L, E> {
  readonly kind: number
  readonly conditions: Conditions<L>
  readonly effect: (look: L, emit: Sink<E> | undefined) => void
}

interface Judged<L> {
  /** The candidate moves, in the order of the offer; those that meet every condition are offered. */
  readonly candidates: typeof ONE | typeof EACH_PLACE | Lister<L>
}

/** For questions that come up too often to be judged move by move. */
interface Listed<L> {
  /** The moves that meet every condition; the conformance suite compares the two at every decision. */
  readonly list: Lister<L>
}

export type Lister<L> = (look: L, out: MoveList) => void

export interface QuestionParts<L, E> {
  /**
   * Whether the question is asked at all; without this, always. Judged when answers are listed, not when one is given.
   */
  readonly isAsked?: (look: L) => boolean
  /** In the order of the offer. */
  readonly answers: readonly Answer<L, E>[]
  /** Answers that are offered only beside others, never alone: stopping, declining, being done. */
  readonly beside?: readonly Answer<L, E>[]
  /** Lists all answers at once, for questions that come up too often to go through them one by one. */
  readonly list?: Lister<L>
}

/** A move as its conditions see it: the position, the frame that asks, and what the move names. */
export interface Look<S, F, O> extends Named {
  s: S
  f: F
  /** The effect that asks, where one does. */
  op: O
}

/** A look at a frame; the question that uses it fills in the rest. */
export const lookFrom = <S, F, O>(s: S, f: F): Look<S, F, O> => ({ s, f, op: undefined as O, a: 0, b: 0 })

/** How a game's questions fill in a `Look`. */
interface Sight<S, F, O> {
  readonly opOf: (s: S, f: F) => O
  /** By kind of move: whether it names two things; the others name one or nothing. */
  readonly isPair: readonly boolean[]
}

/** More kinds of moves than any game has. */
const KINDS = 256

type Effect<L, E> = AnswerParts<L, E>['effect']

/** What a player is asked: which answers are open, what each does, and why another is not open. */
export class Question<S, F, O, E> {
  readonly #opOf: (s: S, f: F) => O
  readonly #isPair: readonly boolean[]
  readonly #isAsked: ((look: Look<S, F, O>) => boolean) | undefined
  readonly #list: Lister<Look<S, F, O>>
  readonly #listBeside: Lister<Look<S, F, O>> | undefined
  readonly #effects: (Effect<Look<S, F, O>, E> | undefined)[] = []
  readonly #conditions: (Conditions<Look<S, F, O>> | undefined)[] = []

  constructor({ opOf, isPair }: Sight<S, F, O>, { isAsked, answers, beside, list }: QuestionParts<Look<S, F, O>, E>) {
    this.#opOf = opOf
    this.#isPair = isPair
    this.#isAsked = isAsked
    this.#list = list ?? inOrder(answers, isPair)
    this.#listBeside = beside === undefined ? undefined : inOrder(beside, isPair)
    this.add([...answers, ...(beside ?? [])])
  }

  /** Further kinds of moves that answer it; the question's own `list` offers them. */
  add(answers: readonly Answer<Look<S, F, O>, E>[]): void {
    for (const { kind, effect, conditions } of answers) {
      this.#effects[kind] = effect
      this.#conditions[kind] = conditions
    }
  }

  list(look: Look<S, F, O>, out: MoveList): void {
    look.op = this.#opOf(look.s, look.f)
    if (this.#isAsked !== undefined && !this.#isAsked(look)) return
    this.#list(look, out)
    if (this.#listBeside !== undefined && out.length > 0) this.#listBeside(look, out)
  }

  answer(look: Look<S, F, O>, m: Move, emit: Sink<E> | undefined): void {
    this.#effects[kindOf(m)]?.(this.#lookAt(look, m), emit)
  }

  /** Undefined for a kind of move that is no answer to this question. */
  refusals(s: S, f: F, m: Move): readonly Refusal[] | undefined {
    const conditions = this.#conditions[kindOf(m)]
    return conditions === undefined ? undefined : failedConditions(conditions, this.#lookAt(lookFrom(s, f), m))
  }

  #lookAt(look: Look<S, F, O>, m: Move): Look<S, F, O> {
    look.op = this.#opOf(look.s, look.f)
    return point(look, m, this.#isPair)
  }
}

/** Makes all questions of a game. `pairs` are the kinds of moves that name two things. */
export function questionMaker<S, F, O, E>(
  opOf: (s: S, f: F) => O,
  pairs: readonly number[],
): (parts: QuestionParts<Look<S, F, O>, E>) => Question<S, F, O, E> {
  const isPair = Array.from({ length: KINDS }, (_, kind) => pairs.includes(kind))
  return (parts) => new Question({ opOf, isPair }, parts)
}

/** Fills in what a move names. */
function point<L extends Named>(l: L, m: Move, isPair: readonly boolean[]): L {
  if (itemAt(isPair, kindOf(m))) {
    l.a = firstArg(m)
    l.b = secondArg(m)
  } else {
    l.a = onlyArg(m)
    l.b = 0
  }
  return l
}

/** One answer after the other. */
function inOrder<L extends Named, E>(answers: readonly Answer<L, E>[], isPair: readonly boolean[]): Lister<L> {
  const listers = answers.map((answer) => listerOf(answer, isPair))
  const [one] = listers
  if (one !== undefined && listers.length === 1) return one
  return (l, out) => {
    for (let i = 0; i < listers.length; i++) itemAt(listers, i)(l, out)
  }
}

type Check<L> = (l: L) => boolean

function listerOf<L extends Named, E>(answer: Answer<L, E>, isPair: readonly boolean[]): Lister<L> {
  if ('list' in answer) return answer.list
  const { kind, candidates, conditions } = answer
  const all = joined(conditions, (group) => group)
  const checks = all.map(checkOf)
  if (candidates === ONE) {
    const move = make0(kind)
    return (l, out) => {
      if (allHold(checks, l)) out.push(move)
    }
  }
  if (candidates === EACH_PLACE) {
    return (l, out) => {
      for (let open = openPlaces(all, l); open !== 0; open &= open - 1) out.push(make1(kind, lowestBit(open)))
    }
  }
  return (l, out) => {
    let end = out.length
    const start = end
    candidates(l, out)
    for (let i = start; i < out.length; i++) {
      const move = out.get(i)
      if (allHold(checks, point(l, move, isPair))) out.set(end++, move)
    }
    out.length = end
  }
}

function allHold<L>(checks: readonly Check<L>[], l: L): boolean {
  for (let i = 0; i < checks.length; i++) if (!itemAt(checks, i)(l)) return false
  return true
}

/** The places where all conditions hold, each judged only where those before it do. */
export function openPlaces<L extends Named>(conditions: readonly Condition<L>[], l: L): number {
  let open = ALL_PLACES
  for (let i = 0; i < conditions.length && open !== 0; i++) {
    const condition = itemAt(conditions, i)
    if (isPlaceTest(condition)) open &= condition.places(l, open)
    else if (!condition.holds(l)) return 0
  }
  return open
}

import { lowestBit, of } from '../arrays.ts'
import type { Move, Refusal, Sink } from '../contract.ts'
import type { MoveList } from '../moveList.ts'
import { first, kindOf, make0, make1, only, second } from '../moves.ts'
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
 * For answers that name a place: every place where all its place tests hold. Its other conditions are judged once for
 * all places, so they must not ask which place it is.
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
  /** The moves that come into question, in the order of the offer; those that meet every condition are offered. */
  readonly candidates: typeof ONE | typeof EACH_PLACE | Lister<L>
}

/** For what is asked too often to be judged move by move. */
interface Listed<L> {
  /** The moves that meet every condition; the conformance suite compares the two at every decision. */
  readonly list: Lister<L>
}

export type Lister<L> = (look: L, out: MoveList) => void

export interface QuestionParts<L, E> {
  /** Whether anybody is asked at all; without it, always. Judged when answers are listed, not when one is given. */
  readonly isAsked?: (look: L) => boolean
  /** In the order of the offer. */
  readonly answers: readonly Answer<L, E>[]
  /** Answers that are offered beside others and never alone: stopping, declining, being done. */
  readonly beside?: readonly Answer<L, E>[]
  /** Lists all answers at once, for what is asked too often to go through them one by one. */
  readonly list?: Lister<L>
}

/** What a player is asked: which answers are open, what each does, and why another is not open. */
export interface Question<S, F, E> {
  list(s: S, f: F, out: MoveList): void
  answer(s: S, f: F, m: Move, emit: Sink<E> | undefined): void
  /** Undefined for a kind of move that is no answer to this question. */
  refusals(s: S, f: F, m: Move): readonly Refusal[] | undefined
}

/** A move as its conditions look at it: the position, the frame that asks, and what the move names. */
export interface Look<S, F, O> extends Named {
  s: S
  f: F
  /** The effect that asks, where one does. */
  op: O
}

/** How the questions of one game look at a move. */
export interface Sight<S, F, O> {
  readonly opOf: (s: S, f: F) => O
  /** Kinds of moves that name two things; the others name one or nothing. */
  readonly pairs: readonly number[]
}

/** More kinds of moves than any game has. */
const KINDS = 256

/** The maker of all questions of a game. */
export function questionMaker<S, F, O, E>({
  opOf,
  pairs,
}: Sight<S, F, O>): (parts: QuestionParts<Look<S, F, O>, E>) => Question<S, F, E> {
  type L = Look<S, F, O>
  const isPair: boolean[] = []
  for (let kind = 0; kind < KINDS; kind++) isPair.push(pairs.includes(kind))
  const lookAt = (s: S, f: F): L => ({ s, f, op: opOf(s, f), a: 0, b: 0 })
  /** Fills in what a move names. */
  const point = (l: L, m: Move): L => {
    if (of(isPair, kindOf(m))) {
      l.a = first(m)
      l.b = second(m)
    } else l.a = only(m)
    return l
  }
  return ({ isAsked, answers, beside = [], list }) => {
    const effects: (Answer<L, E>['effect'] | undefined)[] = []
    const conditionsOf: (Conditions<L> | undefined)[] = []
    for (const { kind, effect, conditions } of [...answers, ...beside]) {
      effects[kind] = effect
      conditionsOf[kind] = conditions
    }
    const listAll = list ?? inOrder(answers.map((answer) => listerOf(answer, point)))
    const listBeside = beside.length === 0 ? undefined : inOrder(beside.map((answer) => listerOf(answer, point)))
    return {
      list(s, f, out) {
        const l = lookAt(s, f)
        if (isAsked !== undefined && !isAsked(l)) return
        listAll(l, out)
        if (listBeside !== undefined && out.length > 0) listBeside(l, out)
      },
      answer: (s, f, m, emit) => effects[kindOf(m)]?.(point(lookAt(s, f), m), emit),
      refusals(s, f, m) {
        const conditions = conditionsOf[kindOf(m)]
        if (conditions === undefined) return undefined
        return failedConditions(conditions, point(lookAt(s, f), m))
      },
    }
  }
}

/** One lister after the other. */
function inOrder<L>(listers: readonly Lister<L>[]): Lister<L> {
  const [one] = listers
  if (one !== undefined && listers.length === 1) return one
  return (l, out) => {
    for (let i = 0; i < listers.length; i++) of(listers, i)(l, out)
  }
}

type Check<L> = (l: L) => boolean

function listerOf<L extends Named, E>(answer: Answer<L, E>, point: (l: L, m: Move) => L): Lister<L> {
  if ('list' in answer) return answer.list
  const { kind, candidates, conditions } = answer
  const all = conditions.flat()
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
      if (allHold(checks, point(l, move))) out.set(end++, move)
    }
    out.length = end
  }
}

function allHold<L>(checks: readonly Check<L>[], l: L): boolean {
  for (let i = 0; i < checks.length; i++) if (!of(checks, i)(l)) return false
  return true
}

/** The places where all conditions hold, each judged only where those before it do. */
export function openPlaces<L extends Named>(conditions: readonly Condition<L>[], l: L): number {
  let open = ALL_PLACES
  for (let i = 0; i < conditions.length && open !== 0; i++) {
    const condition = of(conditions, i)
    if (isPlaceTest(condition)) open &= condition.places(l, open)
    else if (!condition.holds(l)) return 0
  }
  return open
}

import { type Game, itemAt, type Judge, type Move, realAt, rngFrom, type Seat, type Words } from '@orrery/kernel'
import { type Reason, reasonsFor } from './reasons.ts'
import { type Candidate, Search } from './search/search.ts'
import { type StepAhead, turnAhead } from './turn-ahead.ts'

/** A question: what the seat sees, and what it may answer. */
export interface Question<V> {
  readonly view: V
  readonly seat: Seat
  readonly offer: readonly Move[]
}

/** Left out by hints, best moves and the coach, so that a position has the same figures wherever it is looked at. */
export interface Thoroughness {
  readonly iterations?: number | undefined
  readonly seed?: string | undefined
}

/** Iterations of a hint, and of the coach for each decision. */
export const THOROUGH = 800
const SEED = 'analysis'

/** Iterations of one step. */
const AT_ONCE = 4
/** One step in this many goes to the least visited of the best moves, so that their figures can be compared. */
const FAIR = 4
/** How many moves are compared. */
const COMPARED = 3
/** Another move gets this share of the iterations when it is asked about. */
const LOOKED_AT = 1 / 4

/** What is thought of one question. The same question and thoroughness give the same answer on every machine. */
export class Analysis<S, V> {
  readonly #game: Game<S, V>
  readonly #judge: Judge<S>
  readonly #question: Question<V>
  readonly #search: Search<S, V>
  readonly #iterations: number
  #steps = 0

  constructor(
    game: Game<S, V>,
    judge: Judge<S>,
    question: Question<V>,
    { iterations = THOROUGH, seed = SEED }: Thoroughness = {},
  ) {
    this.#game = game
    this.#judge = judge
    this.#question = question
    this.#search = new Search(game, judge)
    this.#search.start(question.view, question.seat, question.offer, rngFrom(seed))
    this.#iterations = iterations
  }

  /** The number of lines of play looked at. */
  get looked(): number {
    return this.#search.iterations
  }

  /** Thinks for a moment; false when nothing is left to think about. */
  step(): boolean {
    const left = this.#iterations - this.looked
    const isFair = this.#steps++ % FAIR === FAIR - 1
    if (left > 0) this.#search.run(Math.min(AT_ONCE, left), isFair ? this.#leastKnown() : undefined)
    return left > AT_ONCE
  }

  finish(): this {
    while (this.step());
    return this
  }

  /** The moves looked at most, the one with the best chance for the seat first. */
  best(): readonly Candidate[] {
    const own = ({ chances }: Candidate): number => realAt(chances, this.#question.seat)
    const looked = this.#search.best(COMPARED).filter(({ visits }) => visits > 0)
    return looked.toSorted((a, b) => own(b) - own(a))
  }

  /**
   * What comes of that move; one that is not among the best is looked at some more first. Undefined where it was never open:
   * another seat's answer would come before it.
   */
  about(move: Move): Candidate | undefined {
    const compared = this.best().find((one) => one.move === move)
    if (compared !== undefined) return compared
    const find = (): Candidate | undefined =>
      this.#search.best(this.#question.offer.length).find((one) => one.move === move)
    if ((find()?.visits ?? 0) === 0) return undefined
    this.#search.run(Math.ceil(this.#iterations * LOOKED_AT), move)
    return find()
  }

  /** Why the one move is better than the other; nothing where what speaks for it does not show in its chance. */
  reasons(better: Move, other: Move, reason?: Words<V>['reason']): readonly Reason[] {
    const { seat } = this.#question
    const [game, judge, search] = [this.#game, this.#judge, this.#search]
    const own = (move: Move): number => realAt(this.about(move)?.chances ?? [], seat)
    const compared = { seat, better, played: other, loss: own(better) - own(other), seed: 'reasons' }
    return reasonsFor({ game, judge, search, ...(reason && { reason }) }, compared)
  }

  /** The turn that begins with that move, as its player would see it go on. */
  turn(move: Move): readonly StepAhead<V>[] {
    return turnAhead(this.#game, this.#search, this.#question.view, this.#question.seat, move)
  }

  #leastKnown(): Move {
    const best = this.#search.best(COMPARED)
    return best.reduce((least, one) => (one.visits < least.visits ? one : least), itemAt(best, 0)).move
  }
}

import {
  type GameEvent,
  type Judge,
  type LogEntry,
  type Match,
  type Move,
  realAt,
  type Seat,
  type Words,
} from '@orrery/kernel'
import { Analysis, type Thoroughness } from './analysis.ts'
import type { Reason } from './reasons.ts'
import type { StepAhead } from './turn-ahead.ts'

export interface CoachOptions<V = unknown> extends Thoroughness {
  /** Puts moves and reasons into sentences. */
  readonly words?: Partial<Pick<Words<V>, 'move' | 'reason'>>
}

/** A move with its sentence; '' without words. */
export interface SaidMove {
  readonly move: Move
  readonly text: string
}

/** One decision of a game, as the player who chose could judge it: from that seat's view, knowing nothing that came later. */
export interface Verdict {
  readonly entry: number
  readonly seat: Seat
  readonly move: Move
  /** The move as a sentence; '' without words. */
  readonly text: string
  /** The chance of winning after the move, by seat. */
  readonly chances: readonly number[]
  /** What the coach would have played, and the own chance with it. */
  readonly better: Move
  readonly betterText: string
  /** The turn that begins with it, as far as its player could see it go on; empty where nothing was better. */
  readonly betterTurn: readonly SaidMove[]
  readonly chance: number
  /** Winning chance lost by the choice; 0 where nothing was better. */
  readonly loss: number
  /** The parts of the position that the better move would have left better, and how much of the chance each gains, largest first. */
  readonly reasons: readonly Reason[]
}

/** Less is within what a small search can tell. */
export const LEAST_LOSS = 0.01

/** The choices of all players that cost most, the worst first. */
export function turningPoints<T extends Pick<Verdict, 'loss'>>(verdicts: readonly T[], count = 3): readonly T[] {
  const costly = verdicts.filter(({ loss }) => loss >= LEAST_LOSS)
  return costly.toSorted((a, b) => b.loss - a.loss).slice(0, count)
}

type Moved = LogEntry & { readonly move: string }

/** The moves of a log that were not taken back, each with the number of its entry. */
function standing(log: readonly LogEntry[]): readonly (readonly [number, Moved])[] {
  const line: (readonly [number, Moved])[] = []
  for (const [i, entry] of log.entries()) {
    if ('undo' in entry) line.splice(line.findLastIndex(([number]) => number <= entry.undo) + 1)
    else line.push([i + 1, entry])
  }
  return line
}

/**
 * Goes through a game decision by decision and thinks about each as if it had to choose there. One call of `step` is
 * one decision, so that the caller can stop, show progress and go on.
 */
export class Coach<S, V, E extends GameEvent = GameEvent> {
  readonly #judge: Judge<S>
  readonly #options: CoachOptions<V>
  readonly #line: readonly (readonly [number, Moved])[]
  readonly #now: Match<S, V, E>
  readonly #verdicts: Verdict[] = []
  #done = 0

  constructor(judge: Judge<S>, match: Match<S, V, E>, options: CoachOptions<V>) {
    this.#judge = judge
    this.#options = options
    this.#line = standing(match.record().log)
    this.#now = match.at(0)
  }

  get total(): number {
    return this.#line.length
  }

  get done(): number {
    return this.#done
  }

  /** One decision for each move that was a choice, in order. */
  get verdicts(): readonly Verdict[] {
    return this.#verdicts
  }

  turningPoints(count = 3): readonly Verdict[] {
    return turningPoints(this.#verdicts, count)
  }

  /** Thinks about the next decision; false when there is none left. */
  step(): boolean {
    const next = this.#line[this.#done]
    if (next === undefined) return false
    const [entry, moved] = next
    const seat = this.#now.sides().indexOf(moved.side)
    const offer = this.#now.offer(seat)
    const move = this.#now.game.parse(moved.move)
    const verdict = move.ok && offer.length > 1 ? this.#verdict(entry, seat, move.value, offer) : undefined
    if (verdict !== undefined) this.#verdicts.push(verdict)
    return this.#enter(moved)
  }

  /** Skips the next decision, which was judged before. */
  skip(): boolean {
    const next = this.#line[this.#done]
    return next === undefined ? false : this.#enter(next[1])
  }

  #enter(moved: Moved): boolean {
    const problem = this.#now.enter(moved)
    if (problem !== undefined) throw new Error(`${problem.at} was played and cannot be: ${problem.expected}`)
    this.#done++
    return this.#done < this.#line.length
  }

  /** None where another seat is asked at the same time, and by its answer takes the choice away. */
  #verdict(entry: number, seat: Seat, move: Move, offer: readonly Move[]): Verdict | undefined {
    const question = { view: this.#now.view(seat), seat, offer }
    const analysis = new Analysis(this.#now.game, this.#judge, question, this.#options).finish()
    const [best] = analysis.best()
    const played = analysis.about(move)
    if (played === undefined || best === undefined) return undefined
    const better = realAt(best.chances, seat) > realAt(played.chances, seat) ? best : played
    const chance = realAt(better.chances, seat)
    const loss = chance - realAt(played.chances, seat)
    const text = this.#said(seat, move)
    const betterText = better.move === move ? text : this.#said(seat, better.move)
    const isCostly = loss >= LEAST_LOSS
    const betterTurn = isCostly ? this.#told(analysis.turn(better.move)) : []
    const reasons = isCostly ? analysis.reasons(better.move, move, this.#options.words?.reason) : []
    const said = { text, betterText, betterTurn, reasons }
    return { entry, seat, move, chances: played.chances, better: better.move, chance, loss, ...said }
  }

  #told(turn: readonly StepAhead<V>[]): readonly SaidMove[] {
    const choices = turn.filter(({ isForced }) => !isForced)
    return choices.map(({ move, view }) => ({ move, text: this.#options.words?.move?.(move, view) ?? '' }))
  }

  #said(seat: Seat, move: Move): string {
    return this.#options.words?.move?.(move, this.#now.view(seat)) ?? ''
  }
}

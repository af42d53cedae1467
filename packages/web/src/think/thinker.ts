import { Analysis, type Candidate } from '@orrery/bots'
import { type AnyWords, type Json, type Move, type Pack, rngFrom, type Seat } from '@orrery/kernel'
import type { GameEntryPoints } from '@orrery/table'
import { asJson } from './as-json.ts'

/** A game and, once they are loaded, the words for its reasons. */
export interface Advised extends GameEntryPoints {
  readonly words?: Pick<AnyWords, 'reason'>
}

/** One move of a turn, and what its seat would see when it is due. */
export interface TurnStep {
  readonly move: Move
  readonly view: Json
}

/** A question to think about: what the player in that seat knows, and nothing more. */
export interface Question {
  readonly game: string
  /** What the table plays with, for a worker that has not met it. */
  readonly pack?: Pack | undefined
  readonly view: Json
  readonly seat: Seat
  readonly offer: readonly Move[]
}

/** A new question cancels the one before; so does `hush`. */
export type ToThinker =
  | { readonly t: 'think'; readonly id: number; readonly question: Question }
  | { readonly t: 'hush' }

/** What is thought so far of the question with that number. */
export interface Thought {
  readonly t: 'thought'
  readonly id: number
  /** The three best moves, best first, with everybody's chance of winning after each. */
  readonly moves: readonly Candidate[]
  /** How the turn continues after each of them, step by step: to its end for the best, a few steps for the others. */
  readonly turns: readonly (readonly TurnStep[])[]
  /** Why that move and not the next best, in sentences; known at the end. */
  readonly reasons: readonly string[]
  /** The own chance before the move; undefined where the judge knows none. */
  readonly before: number | undefined
  /** The number of simulated lines of play. */
  readonly looked: number
  readonly done: boolean
}

/** What thinking needs of the world. */
export interface Surroundings {
  post(thought: Thought): void
  /** Milliseconds since some moment. */
  now(): number
  /** Does something soon, so that a new question is heard in between. */
  later(act: () => void): void
}

const SLICE = 25
const BETWEEN_REPORTS = 150
/** The most answers that one touch can give. */
const FEW_STEPS = 3

interface Work {
  readonly id: number
  readonly analysis: Analysis<unknown, unknown>
  readonly reason: AnyWords['reason']
  readonly before: number | undefined
  reported: number
}

/** Thinks about one question at a time, in slices, and tells what it has found again and again. */
export class Thinker {
  readonly #games: readonly Advised[]
  readonly #world: Surroundings
  #work: Work | undefined
  #waiting = false

  constructor(games: readonly Advised[], world: Surroundings) {
    this.#games = games
    this.#world = world
  }

  hear(message: ToThinker): void {
    this.#work = message.t === 'think' ? this.#begin(message.id, message.question) : undefined
    this.#goOn()
  }

  #begin(id: number, { game, pack, view, seat, offer }: Question): Work | undefined {
    const entryPoints = this.#games.find((one) => one.game.id === game)
    if (entryPoints === undefined) return undefined
    if (pack !== undefined) entryPoints.game.packs?.keep(pack)
    const opened = entryPoints.game.openView(view)
    return {
      id,
      analysis: new Analysis(entryPoints.game, entryPoints.judge, { view: opened, seat, offer }),
      reason: entryPoints.words?.reason,
      before: chanceNow(entryPoints, opened, seat),
      reported: this.#world.now(),
    }
  }

  #goOn(): void {
    if (this.#work === undefined || this.#waiting) return
    this.#waiting = true
    this.#world.later(() => this.#slice())
  }

  #slice(): void {
    this.#waiting = false
    const work = this.#work
    if (work === undefined) return
    const begun = this.#world.now()
    let now = begun
    let isDone = false
    do {
      isDone = !work.analysis.step()
      now = this.#world.now()
    } while (!isDone && now - begun < SLICE)
    if (isDone || now - work.reported >= BETWEEN_REPORTS) this.#report(work, now, isDone)
    if (isDone) this.#work = undefined
    this.#goOn()
  }

  #report(work: Work, now: number, done: boolean): void {
    const { id, analysis, before } = work
    work.reported = now
    const moves = analysis.best()
    const turns = moves.map(({ move }, i) => turnOf(work, move, i === 0 ? Number.POSITIVE_INFINITY : FEW_STEPS))
    const { looked } = analysis
    const reasons = done ? reasonsOf(work, moves) : []
    this.#world.post({ t: 'thought', id, moves, turns, reasons, before, looked, done })
  }
}

/** The turn that begins with this move, no longer than that. */
function turnOf({ analysis }: Work, first: Move, most: number): readonly TurnStep[] {
  return analysis
    .turn(first)
    .slice(0, most)
    .map(({ move, view }) => ({ move, view: asJson(view) }))
}

function reasonsOf({ analysis, reason }: Work, [best, next]: readonly Candidate[]): readonly string[] {
  if (best === undefined || next === undefined || reason === undefined) return []
  return analysis.reasons(best.move, next.move, reason).map(({ text }) => text)
}

const GUESSES = 16

/** The judge's estimate of the present position, averaged over some states that agree with the view. */
function chanceNow({ game, judge }: Advised, view: unknown, seat: Seat): number | undefined {
  const { chance } = judge
  if (chance === undefined) return undefined
  const rng = rngFrom('now')
  const like = game.guess(view, seat, rng)
  const sums = game.sides(like).map(() => 0)
  for (let i = 0; i < GUESSES; i++) {
    const out: number[] = []
    chance.call(judge, game.guess(view, seat, rng), out)
    for (const [one, value] of out.entries()) sums[one] = (sums[one] ?? 0) + value / GUESSES
  }
  return (judge.forecast?.(like, sums) ?? sums)[seat]
}

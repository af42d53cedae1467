import { type Candidate, reasonsFor, Search, turnAhead } from '@orrery/bots'
import { type AnyWords, type Json, type Move, type Pack, type Rng, rngFrom, type Seat } from '@orrery/kernel'
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
  seed(): string
}

/** About as long as the strongest bot. */
const BUDGET = 3000
const SLICE = 25
const BETWEEN_REPORTS = 150
/** Between two looks at the clock. */
const AT_ONCE = 4
/** One round in this many goes to the least visited of the three moves, so that their figures can be compared. */
const FAIR = 4
const SHOWN = 3
/** A move that one touch makes is at most this many answers. */
const FEW_STEPS = 3

interface Work {
  readonly id: number
  readonly seat: Seat
  readonly entryPoints: Advised
  readonly view: unknown
  readonly search: Search<unknown, unknown>
  readonly before: number | undefined
  spent: number
  rounds: number
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
    const search = new Search(entryPoints.game, entryPoints.judge)
    const opened = entryPoints.game.openView(view)
    const rng = rngFrom(this.#world.seed())
    search.start(opened, seat, offer, rng)
    const before = chanceNow(entryPoints, opened, seat, rng)
    return { id, seat, entryPoints, view: opened, search, before, spent: 0, rounds: 0, reported: this.#world.now() }
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
    do {
      work.search.run(AT_ONCE, work.rounds++ % FAIR === FAIR - 1 ? leastKnown(work.search) : undefined)
      now = this.#world.now()
    } while (now - begun < SLICE)
    work.spent += now - begun
    const done = work.spent >= BUDGET
    if (done || now - work.reported >= BETWEEN_REPORTS) this.#report(work, now, done)
    if (done) this.#work = undefined
    this.#goOn()
  }

  #report(work: Work, now: number, done: boolean): void {
    const { id, search, seat } = work
    const own = ({ chances }: Candidate): number => chances[seat] ?? 0
    const looked = search.best(SHOWN).filter(({ visits }) => visits > 0)
    work.reported = now
    const moves = looked.toSorted((a, b) => own(b) - own(a))
    const turns = moves.map(({ move }, i) => turnOf(work, move, i === 0 ? Number.POSITIVE_INFINITY : FEW_STEPS))
    const reasons = done ? reasonsOf(work, moves) : []
    this.#world.post({ t: 'thought', id, moves, turns, reasons, before: work.before, looked: search.iterations, done })
  }
}

/** The turn that begins with this move, no longer than that. */
function turnOf({ entryPoints: { game }, view, seat, search }: Work, first: Move, most: number): readonly TurnStep[] {
  const steps = turnAhead(game, search, view, seat, first).slice(0, most)
  return steps.map((step) => ({ move: step.move, view: asJson(step.view) }))
}

function reasonsOf({ entryPoints, seat, search }: Work, [best, next]: readonly Candidate[]): readonly string[] {
  const reason = entryPoints.words?.reason
  if (best === undefined || next === undefined || reason === undefined) return []
  const loss = (best.chances[seat] ?? 0) - (next.chances[seat] ?? 0)
  const { game, judge } = entryPoints
  const compared = { seat, better: best.move, played: next.move, loss, seed: 'reasons' }
  return reasonsFor({ game, judge, search, reason }, compared).map(({ text }) => text)
}

const GUESSES = 16

/** The judge's estimate of the present position, averaged over some states that agree with the view. */
function chanceNow({ game, judge }: Advised, view: unknown, seat: Seat, rng: Rng): number | undefined {
  const { chance } = judge
  if (chance === undefined) return undefined
  const like = game.guess(view, seat, rng)
  const sums = game.sides(like).map(() => 0)
  for (let i = 0; i < GUESSES; i++) {
    const out: number[] = []
    chance.call(judge, game.guess(view, seat, rng), out)
    for (const [one, value] of out.entries()) sums[one] = (sums[one] ?? 0) + value / GUESSES
  }
  return (judge.forecast?.(like, sums) ?? sums)[seat]
}

const leastKnown = (search: Search<unknown, unknown>): Move | undefined =>
  search.best(SHOWN).reduce((least, one) => (one.visits < least.visits ? one : least)).move

import { type Candidate, Search } from '@orrery/bots'
import { type Json, type Move, rngFrom, type Seat } from '@orrery/kernel'
import type { GameDoors } from '@orrery/table'

/** A question to think about: what somebody in that seat knows, and nothing more. */
export interface Question {
  readonly game: string
  readonly view: Json
  readonly seat: Seat
  readonly offer: readonly Move[]
}

/** The next question drops the one before; `hush` drops it, too. */
export type ToThinker =
  | { readonly t: 'think'; readonly id: number; readonly question: Question }
  | { readonly t: 'hush' }

/** What is thought so far of the question with that number. */
export interface Thought {
  readonly t: 'thought'
  readonly id: number
  /** The three best moves, best first, with everybody's chance of winning after each. */
  readonly moves: readonly Candidate[]
  /** How many lines of play were looked at. */
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
/** Of so many rounds one goes to the move of the three that is known least: so the figures can be compared. */
const FAIR = 4
const SHOWN = 3

interface Work {
  readonly id: number
  readonly seat: Seat
  readonly search: Search<unknown, unknown>
  spent: number
  rounds: number
  reported: number
}

/** Thinks about one question at a time, in slices, and tells what it has found again and again. */
export class Thinker {
  readonly #games: readonly GameDoors[]
  readonly #world: Surroundings
  #work: Work | undefined
  #waiting = false

  constructor(games: readonly GameDoors[], world: Surroundings) {
    this.#games = games
    this.#world = world
  }

  hear(message: ToThinker): void {
    this.#work = message.t === 'think' ? this.#begin(message.id, message.question) : undefined
    this.#goOn()
  }

  #begin(id: number, { game, view, seat, offer }: Question): Work | undefined {
    const doors = this.#games.find((one) => one.game.id === game)
    if (doors === undefined) return undefined
    const search = new Search(doors.game, doors.judge)
    search.start(doors.game.openView(view), seat, offer, rngFrom(this.#world.seed()))
    return { id, seat, search, spent: 0, rounds: 0, reported: this.#world.now() }
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
    this.#world.post({ t: 'thought', id, moves, looked: search.iterations, done })
  }
}

const leastKnown = (search: Search<unknown, unknown>): Move | undefined =>
  search.best(SHOWN).reduce((least, one) => (one.visits < least.visits ? one : least)).move

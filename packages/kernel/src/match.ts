import type {
  Ask,
  Game,
  GameEvent,
  Json,
  Move,
  Outcome,
  Pack,
  Problem,
  RecordStart,
  Refusal,
  Seat,
} from './contract.ts'
import type { GameRecord, LogEntry } from './record.ts'
import { packNamed } from './packs.ts'
import { fail, ok, type Result } from './result.ts'
import { stateHash } from './text.ts'
import { isBarrier } from './wouldCommit.ts'

interface Setting {
  readonly options: Json
  /** The players' names, for the record only. */
  readonly names?: readonly string[] | undefined
}

export interface TableOptions extends Setting {
  readonly seats: number
  /** Drawn by the host process with at least 128 random bits; nobody else knows it before the game is over. */
  readonly seed: string
}

/** An event as one seat sees it: the `part`-th thing it learned from that entry of the log. No pair comes twice. */
export interface Seen<E> {
  readonly entry: number
  readonly part: number
  readonly event: E
}

export interface Played {
  /** The number of the move in the log; `events(seat, entry)` returns what each seat learned from it. */
  readonly entry: number
}

export interface NotPlayed {
  /** `stale`: the question is no longer asked; look again and answer the new one. */
  readonly reason: 'stale' | 'refused' | 'over'
  readonly refusals: readonly Refusal[]
}

export interface Undone {
  readonly entry: number
  /** The game is back where it was after this entry; 0 is the very start. */
  readonly to: number
}

/** `free` back to the last information barrier; past it only with the agreement of the table. */
export type UndoRight = 'free' | 'agreement' | 'none'

interface Origin extends Setting {
  readonly seats: number
  readonly start: RecordStart
}

/** A move that was not taken back. */
export interface StandingMove {
  readonly entry: number
  readonly seat: Seat
  /** It is a barrier: something secret was chosen or shown, or the game ended. */
  readonly commits: boolean
}

interface MatchEntry<S, E> extends StandingMove {
  readonly move: Move
  readonly events: readonly E[]
  /** The state after it, kept for every few dozenth move of the line: from there the moves after it are played again. */
  snapshot?: S
}

/** A legal move, already played on a copy of the state; valid while the match is still in that state. */
interface Prepared<S, E> {
  readonly from: S
  readonly to: S
  readonly logged: { readonly side: string; readonly move: string }
  readonly step: MatchEntry<S, E>
}

/** A question asked again after an undo is a new question and must not reuse a number. */
const DECISIONS_PER_UNDO = 1_000_000

/** Moves of the line from one snapshot to the next. */
const SNAPSHOT_EVERY = 32

const maySee = (event: GameEvent, seat: Seat): boolean => event.only === undefined || event.only.includes(seat)

/** Who else learned of a secret is itself a secret. */
function withoutAudience<E extends GameEvent>(event: E): E {
  if (event.only === undefined) return event
  return Object.fromEntries(Object.entries(event).filter(([key]) => key !== 'only')) as unknown as E
}

/**
 * The one authority over a running game. Every transport (hot-seat, worker, server, command line, fuzzer) drives this
 * object: it alone holds the state, keeps the log, refuses what the rules refuse and decides what may be taken back. A
 * player, person or bot, gets `pending`, and `view`, `offer`, `refusals` and `events` of its own seat, nothing else.
 * `record`, `position`, `hash`, `snapshot` and `at` contain every secret: they are for the host process and for tests.
 */
export class Match<S, V, E extends GameEvent = GameEvent> {
  readonly game: Game<S, V, E>
  readonly #origin: Origin
  readonly #start: S
  readonly #log: LogEntry[] = []
  /** The moves of the log that were not taken back: the state is the start with these applied. */
  readonly #line: MatchEntry<S, E>[] = []
  /** Every move of the log by its entry, those that were taken back too. */
  readonly #steps = new Map<number, MatchEntry<S, E>>()
  #state: S
  #prepared: Prepared<S, E> | undefined
  #undos = 0

  private constructor(game: Game<S, V, E>, origin: Origin, start: S) {
    this.game = game
    this.#origin = origin
    this.#start = start
    this.#state = game.clone(start)
  }

  static start<S, V, E extends GameEvent>(game: Game<S, V, E>, table: TableOptions): Result<Match<S, V, E>, Problem> {
    const { options, seats, seed, names } = table
    const { min, max } = game.seats
    if (!Number.isInteger(seats) || seats < min || seats > max) {
      return fail({ at: `seats ${seats}`, expected: min === max ? `${min}` : `${min} to ${max}` })
    }
    const state = game.setup(options, seats, seed)
    if (!state.ok) return state
    const full = game.fullOptions(options, seats)
    return ok(new Match(game, { options: full, names, seats, start: { seed } }, state.value))
  }

  static fromPosition<S, V, E extends GameEvent>(
    game: Game<S, V, E>,
    position: Json,
    { options, names }: Setting = { options: null },
  ): Result<Match<S, V, E>, Problem> {
    const state = game.position.read(position)
    if (!state.ok) return state
    const seats = game.sides(state.value).length
    const start = { position: game.position.write(state.value) }
    return ok(new Match(game, { options, names, seats, start }, state.value))
  }

  get seats(): number {
    return this.#origin.seats
  }

  /** How many entries the log has. */
  get length(): number {
    return this.#log.length
  }

  sides(): readonly string[] {
    return this.game.sides(this.#state)
  }

  /** The seats that owe an answer. Decision numbers belong to the match: an undo never reuses one. */
  pending(): readonly Ask[] {
    const before = this.#undos * DECISIONS_PER_UNDO
    return this.game.pending(this.#state).map((ask) => ({ ...ask, decision: before + ask.decision }))
  }

  /** From a clone, because a view may share arrays with the state it was made from. */
  view(seat: Seat): V {
    return this.game.view(this.snapshot(), seat)
  }

  /** The same without a copy, for code that reads it at once and neither changes nor keeps any part of it. */
  look(seat: Seat): V {
    return this.game.view(this.#state, seat)
  }

  offer(seat: Seat): readonly Move[] {
    return this.game.moves(this.#state, seat).slice()
  }

  refusals(seat: Seat, move: Move): readonly Refusal[] {
    return this.game.refusals(this.#state, seat, move)
  }

  outcome(): Outcome | undefined {
    return this.game.outcome(this.#state)
  }

  /** The moves that were not taken back, oldest first. */
  get standing(): readonly StandingMove[] {
    return this.#line
  }

  /**
   * Judges a move and plays it on a copy of the state, without changing the match: `play` or `enter` of the same move
   * adopts that copy. With a decision number, an answer to an older question is stale.
   */
  prepare(seat: Seat, move: Move, decision?: number): NotPlayed | undefined {
    if (this.outcome() !== undefined) return { reason: 'over', refusals: [] }
    const ask = this.pending().find((asked) => asked.seat === seat)
    if (decision !== undefined && decision !== ask?.decision) return { reason: 'stale', refusals: [] }
    const ready = this.#ready()
    if (ready?.step.seat === seat && ready.step.move === move) return undefined
    const refusals = this.refusals(seat, move)
    if (ask === undefined || refusals.length > 0) return { reason: 'refused', refusals }
    this.#prepared = this.#tryOut(seat, move)
    return undefined
  }

  /** Applies a legal move. With a decision number, an answer to an older question is not applied. */
  play(seat: Seat, move: Move, decision?: number): Result<Played, NotPlayed> {
    const problem = this.prepare(seat, move, decision)
    if (problem !== undefined) return fail(problem)
    this.#takePrepared()
    return ok({ entry: this.length })
  }

  /**
   * Barriers are: something was revealed since, another seat acted since, or the game is over and all secrets are out.
   */
  canUndo(seat: Seat): UndoRight {
    const mine = this.#lastOf(seat)
    if (mine === undefined) return 'none'
    return mine === this.#line.at(-1) && !mine.commits ? 'free' : 'agreement'
  }

  /**
   * Goes back to before the seat's last move; called again, it goes further back. `agreed` when the other players
   * agree, or nobody has to be asked (hot-seat, bots).
   */
  undo(seat: Seat, { agreed = false }: { readonly agreed?: boolean } = {}): Result<Undone, 'nothing' | 'barrier'> {
    const mine = this.#lastOf(seat)
    if (mine === undefined) return fail('nothing')
    if (!agreed && this.canUndo(seat) !== 'free') return fail('barrier')
    const to = this.#line[this.#line.indexOf(mine) - 1]?.entry ?? 0
    this.#undoTo(seat, to)
    return ok({ entry: this.length, to })
  }

  /**
   * What the seat has learned, in order, starting with that entry of the log. Moves that were taken back are left out:
   * callers that store events drop those of entries after `Undone.to`, or ask again from the start.
   */
  events(seat: Seat, fromEntry = 1): readonly Seen<E>[] {
    const first = this.#line.findLastIndex(({ entry }) => entry < fromEntry) + 1
    return this.#line.slice(first).flatMap(({ entry, events }) => {
      const mine = events.filter((event) => maySee(event, seat))
      return mine.map((event, part) => ({ entry, part, event: withoutAudience(event) }))
    })
  }

  /**
   * Enters the next entry of a stored log, checked as if it were played now; returns the problem if it cannot come
   * next.
   */
  enter(entry: LogEntry): Problem | undefined {
    const at = `entry ${this.length + 1}`
    const sides = this.sides()
    const seat = sides.indexOf(entry.side)
    if (seat < 0) return { at: `${at}, "${entry.side}"`, expected: `one of ${sides.join(', ')}` }
    if ('undo' in entry) {
      if (entry.undo !== 0 && !this.#line.some((step) => step.entry === entry.undo)) {
        return { at: `${at}, "undo ${entry.undo}"`, expected: 'a move that was not taken back, or 0' }
      }
      this.#undoTo(seat, entry.undo)
      return undefined
    }
    const logged = this.#ready()?.logged
    if (logged?.side === entry.side && logged.move === entry.move) {
      this.#takePrepared()
      return undefined
    }
    const move = this.game.parse(entry.move)
    if (!move.ok) return { at: `${at}, ${move.error.at}`, expected: move.error.expected }
    const played = this.play(seat, move.value)
    return played.ok ? undefined : { at: `${at}, "${entry.side} ${entry.move}"`, expected: whyNot(played.error) }
  }

  /** The pack the match is played with; undefined without one. */
  get pack(): Pack | undefined {
    const { options, start } = this.#origin
    return this.game.packs?.find(packNamed(options) || packNamed('position' in start ? start.position : null))
  }

  record(): GameRecord {
    const { options, names, seats, start } = this.#origin
    const { pack } = this
    return {
      format: 'orrery-record',
      version: 1,
      game: this.game.id,
      rulesVersion: this.game.rulesVersion,
      seats,
      options,
      ...(pack === undefined ? {} : { pack }),
      start,
      ...(names === undefined ? {} : { names }),
      log: this.#log.slice(),
      finished: this.outcome() !== undefined,
      hash: this.hash(),
    }
  }

  position(): Json {
    return this.game.position.write(this.snapshot())
  }

  hash(): string {
    return stateHash(this.game, this.#state)
  }

  snapshot(): S {
    return this.game.clone(this.#state)
  }

  /** Another match with the first n entries of the log. They were judged when they were entered, and are not judged again. */
  at(n: number): Match<S, V, E> {
    const past = new Match(this.game, this.#origin, this.#start)
    for (const [i, entry] of this.#log.slice(0, Math.max(0, n)).entries()) past.#recall(entry, this.#steps.get(i + 1))
    past.#state = past.#stateOfLine()
    return past
  }

  #recall(entry: LogEntry, step: MatchEntry<S, E> | undefined): void {
    this.#log.push(entry)
    if ('undo' in entry) return this.#cutLine(entry.undo)
    if (step === undefined) throw new Error(`entry ${this.length} has no move`)
    this.#steps.set(step.entry, step)
    this.#line.push(step)
  }

  #lastOf(seat: Seat): MatchEntry<S, E> | undefined {
    return this.#line.findLast((step) => step.seat === seat)
  }

  #sideOf(seat: Seat): string {
    return this.sides()[seat] ?? `seat ${seat}`
  }

  #ready(): Prepared<S, E> | undefined {
    return this.#prepared?.from === this.#state ? this.#prepared : undefined
  }

  /**
   * Works on a clone that replaces the state only when everything succeeded: a bug in a rule must not leave half a move
   * behind.
   */
  #tryOut(seat: Seat, move: Move): Prepared<S, E> {
    const { game } = this
    const from = this.#state
    const to = this.snapshot()
    const events: E[] = []
    game.apply(to, seat, move, (event) => events.push(event))
    const commits = isBarrier(game, game.reveals(from), to)
    const logged = { side: this.#sideOf(seat), move: game.print(move) }
    return { from, to, logged, step: { entry: this.length + 1, seat, move, commits, events } }
  }

  #takePrepared(): void {
    const ready = this.#ready()
    if (ready === undefined) throw new Error('no move is prepared')
    this.#log.push(ready.logged)
    this.#line.push(ready.step)
    this.#steps.set(ready.step.entry, ready.step)
    this.#state = ready.to
    // A state is replaced and never changed, so it is kept without a copy.
    if (this.#line.length % SNAPSHOT_EVERY === 0) ready.step.snapshot = ready.to
    this.#prepared = undefined
  }

  #undoTo(seat: Seat, to: number): void {
    this.#log.push({ side: this.#sideOf(seat), undo: to })
    this.#cutLine(to)
    this.#state = this.#stateOfLine()
  }

  #cutLine(to: number): void {
    this.#line.splice(this.#line.findLastIndex((step) => step.entry <= to) + 1)
    this.#undos++
  }

  /** From the last snapshot on the line, or from the start. */
  #stateOfLine(): S {
    const last = this.#line.findLastIndex((step) => step.snapshot !== undefined)
    const state = this.game.clone(this.#line[last]?.snapshot ?? this.#start)
    for (const step of this.#line.slice(last + 1)) this.game.apply(state, step.seat, step.move)
    return state
  }
}

function whyNot({ reason, refusals }: NotPlayed): string {
  if (reason === 'over') return 'the last line: the game is over'
  const why = refusals.map(({ rule, code }) => `rule ${rule} (${code})`).join(', ')
  return `a legal move; ${why === '' ? 'this seat is not asked' : `refused by ${why}`}`
}

import type { Id } from './ids.ts'
import type { Result } from './result.ts'
import type { Rng } from './rng.ts'

/** A place at the table, counted clockwise from 0. */
export type Seat = Id<'Seat'>

/** A spectator, who sees what is public and nothing more. */
export const OBSERVER: Seat = -1

declare const moveBrand: unique symbol
/** A move is one small integer made by a game's move table; it needs no state to be read (see moves.ts). */
export type Move = number & { readonly [moveBrand]: true }

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** Why outside input cannot be used: where, and what was expected there. */
export interface Problem {
  readonly at: string
  readonly expected: string
}

/** One failed condition of an illegal move. `code` chooses the sentence, `args` are the names in it. */
export interface Refusal {
  readonly rule: string
  readonly code: string
  readonly args: { readonly [name: string]: number | string }
}

/** What happened, as data that shares nothing with the state. `only` limits the audience: without it, everybody. */
export interface GameEvent {
  readonly kind: string
  readonly only?: readonly Seat[]
}

export type Sink<E> = (event: E) => void

/** A seat that owes an answer. The decision number, below a million, names the question: older answers are stale. */
export interface Ask {
  readonly seat: Seat
  readonly decision: number
  /** Others are asked at the same time, and this answer would cancel their question: a bot lets people answer first. */
  readonly patient?: true
}

export interface Outcome {
  readonly scores: readonly number[]
  /** Seats that won; more than one only where the rules allow a shared victory. */
  readonly winners: readonly Seat[]
  /** The winners are partners: each has won in full, not a share of a victory. */
  readonly together?: true
}

/** The seat's share of a victory. */
export function victoryOf({ winners, together }: Outcome, seat: Seat): number {
  if (!winners.includes(seat)) return 0
  return together === true ? 1 : 1 / winners.length
}

/** One option of a table, as the lobby and the command line ask for it. */
export interface OptionField {
  readonly name: string
  readonly title: string
  readonly kind: 'one' | 'many' | 'flag'
  readonly choices: readonly string[]
  /** Options of one group are shown together under its name. */
  readonly group?: string
  /** What the sources say instead, or that they say nothing. */
  readonly source?: string
  /** Kept for games of older rules: shown where such a game has it, never offered for a new table. */
  readonly retired?: true
}

/** Where a game starts: dealt from a seed, or from a position. */
export type RecordStart = { readonly seed: string } | { readonly position: Json }

/** How a game began, which records, journals and branches keep. */
export interface Beginning {
  readonly options: Json
  readonly start: RecordStart
}

/** The same beginning under the next version of the rules, with options that preserve what that version changed. */
export type Upgrade = (old: Beginning) => Beginning

/*
 * A pack replaces part of a game's delivered content at one table. It is a JSON object with the game's id, a name, a
 * version, and sections (cards, charts ...). A section holds rows by id, and a row holds fields by name; only what
 * differs from the delivered content has to be listed. Options, views and positions refer to a pack by its hash.
 */
export interface Pack {
  readonly game: string
  readonly name: string
  readonly version: string
  readonly [section: string]: Json
}

/** One field of a row, or a whole row that has no fields, whose value differs from the delivered one. */
export interface Difference {
  readonly section: string
  readonly row: string
  /** '' where the row itself is the value. */
  readonly field: string
  /** Undefined if the delivered content has no such value. */
  readonly was: Json | undefined
  readonly now: Json
}

/** The packs of one game that this process knows, by hash (packs.ts). */
export interface Packs {
  /** The content of the game without a pack: rows by section and id. */
  readonly delivered: object
  /**
   * Keeps a pack and returns its hash. It is not checked here: pass only what a reader of the game's `input` has
   * accepted.
   */
  keep(pack: Pack): string
  /** The pack as it was kept; undefined where this process does not know it. */
  find(hash: string): Pack | undefined
  /** How the pack of this hash differs from the delivered content. */
  differences(hash: string): readonly Difference[]
  /** How the second pack differs from the first, or from the delivered content where there is no first. */
  between(before: Pack | undefined, pack: Pack): readonly Difference[]
  /** All delivered content as a pack: games with it have the same hashes as games without a pack. */
  whole(name: string, version: string): Pack
}

/** One kind of hidden thing; `vary` changes only this, and only in ways the seat cannot notice. */
export interface HiddenThing<S> {
  readonly name: string
  vary(s: S, seat: Seat, rng: Rng): S
}

/**
 * A game is a value and four questions: who decides now, what may they choose, what happens then, what may each
 * seat see. Everything else (bots, server, page, referee, replay, coach, fuzzer) only asks those questions.
 */
export interface Game<S, V, E extends GameEvent = GameEvent> {
  readonly id: string
  readonly title: string
  readonly seats: { readonly min: number; readonly max: number }
  readonly rulesVersion: number
  /** By older version: the upgrade to the next one. Games older than the first upgrade are refused. */
  readonly upgrades?: { readonly [rulesVersion: number]: Upgrade }
  /** No game is longer than this many moves; the conformance suite holds every game to it. */
  readonly longest: number

  readonly options: readonly OptionField[]
  /** The packs that options may name by hash; without this the game has no packs. */
  readonly packs?: Packs
  /**
   * The name of the side each seat plays in this state (a faction, a colour). Names are unique: records refer to seats
   * by them.
   */
  sides(s: S): readonly string[]
  /**
   * Seats with the same number win and lose together and sit evenly round the table; without this everybody plays
   * alone.
   */
  team?(s: S, seat: Seat): number
  /** All sides for this number of seats, which a table may ask for by name. */
  sidesFor(seats: number): readonly string[]
  setup(options: Json, seats: number, seed: string): Result<S, Problem>
  /** The options with every default written out, so that a record states everything it was played with. */
  fullOptions(options: Json, seats: number): Json

  /** Seats that owe an answer now; none when the game is over. */
  pending(s: S): readonly Ask[]
  /** Every legal move of that seat in stable order; two or more, or none when it is not asked. Never keep the array. */
  moves(s: S, seat: Seat): readonly Move[]
  /** Every failed condition; empty exactly when the move is legal. */
  refusals(s: S, seat: Seat, m: Move): readonly Refusal[]
  /** The finite universe of moves for this table. */
  universe(s: S): readonly Move[]
  /** Makes a legal move in place, on a state the caller owns. */
  apply(s: S, seat: Seat, m: Move, sink?: Sink<E>): void
  outcome(s: S): Outcome | undefined
  clone(s: S): S

  view(s: S, seat: Seat): V
  /** Restores a view that was sent as JSON. It is not checked: pass only what `view` returned. */
  openView(json: Json): V
  /** A full state that agrees with this view. */
  guess(v: V, seat: Seat, rng: Rng): S
  readonly hidden: readonly HiddenThing<S>[]
  /** How often something secret was chosen or shown so far: undo is free back to the last increase. */
  reveals(s: S): number

  print(m: Move): string
  /** Moves enter from outside only as their line of text. */
  parse(text: unknown): Result<Move, Problem>
  readonly position: { write(s: S): Json; read(json: Json): Result<S, Problem> }
  /** Conservation check: every piece that is not in exactly one place, in words for a developer; empty when sound. */
  faults(s: S): readonly string[]
}

/** A state, view or event of some game when it does not matter which: only ever handed back to the same game. */
export type AnyGame = Game<unknown, unknown>

/** A piece of a terminal line: its words, and the tone they are shown in (a side, a heading, dim). */
export interface Span {
  readonly text: string
  readonly tone?: string
}
export type Line = readonly Span[]

/** A game's second entry point: sentences. Pure; used by the terminal, the page and the server's log. */
export interface Words<V, E extends GameEvent = GameEvent> {
  question(v: V, seat: Seat): string
  move(m: Move, v: V): string
  /** What happened; `you` is the reader's seat ("You take a card."), and without it everybody is named. */
  event(e: E, v: V, you?: Seat): string
  refusal(r: Refusal, v: V): string
  /**
   * Why one position is better for the seat than the other in that part of the judge's estimate: what the player would
   * have had ("You would be first on Europa and Titan."). '' where there is nothing to say.
   */
  reason?(part: string, better: V, played: V, seat: Seat): string
  /** The table as lines of text. */
  board(v: V): readonly Line[]
  /** Further pages a player can ask for by name, such as `score` or `cards`. */
  readonly pages: { readonly [name: string]: { readonly about: string; lines(v: V): readonly Line[] } }
  /** A colour for each tone the lines use, as red, green and blue. */
  readonly tones: { readonly [tone: string]: readonly [number, number, number] }
}

export type AnyWords = Words<unknown>

/** The third entry point: what a search needs to know about a game beyond its rules. */
export interface Judge<S> {
  /** How good the state is for each seat; larger is better, comparable between seats. */
  value(s: S, seat: Seat): number
  /**
   * The chance of winning by seat, written into `out`. The sides add up to one, and partners have the same chance.
   * Without this a search uses the values.
   */
  chance?(s: S, out: number[]): void
  /** Calibrates the chances a search found from this state; without it they are shown as they are. */
  forecast?(s: S, chances: readonly number[]): readonly number[]
  /** What the state is worth to a seat against the others, part by part; a coach bases its reasons on these parts. */
  parts?(s: S, seat: Seat): { readonly [part: string]: number }
  /** Moves of an offer that a search expands per visit; more where the choice among many places matters. */
  readonly width?: number
  /** Whether it judges this game as well within a turn as between turns; else a search looks to the end of a turn. */
  evenInTurn?(s: S): boolean
}

export type AnyJudge = Judge<unknown>

/** Something worth counting over many games, in the players' words. */
export type Note =
  /** A seat did something with a thing: took a card, used its event, claimed a slice. */
  | { readonly kind: 'use'; readonly shelf: string; readonly how: string; readonly thing: string; readonly seat: Seat }
  /** The score of every seat at a named moment; of several notes on one moment the first counts. */
  | { readonly kind: 'scores'; readonly of: string; readonly when: string; readonly scores: readonly number[] }
  /** One more turn or round; `number` where the state counts them itself. */
  | { readonly kind: 'beat'; readonly of: string; readonly number?: number }
  /** In which of several ways the game ended. */
  | { readonly kind: 'ending'; readonly how: string }

/** Bounds for a share: of one thing, or of all in a table (Sides, Seats, Order of play, Habits, Endings, a shelf). */
export interface Gate {
  readonly of: string
  readonly thing?: string
  readonly from: number
  readonly to: number
}

/** What a balance report needs to know about a game beyond its rules. */
export interface Ledger<S, E extends GameEvent = GameEvent> {
  /** A choice of an option in words; a side is a choice of `seating`. */
  title(option: string, choice: string): string
  /** Who begins, from a fresh state. */
  begins(s: S): Seat
  /** What to count when this event happens in this state. */
  notes(e: E, s: S): readonly Note[]
  /** The gates for this number of sides. */
  gates(sides: number): readonly Gate[]
  /** What the question is about that this move answers, where questions are counted. */
  question?(s: S, seat: Seat, move: Move): Asked
}

/** A question by its kind; `theme` names what several kinds have in common. */
export interface Asked {
  readonly kind: string
  readonly theme?: string
}

export type AnyLedger = Ledger<unknown>

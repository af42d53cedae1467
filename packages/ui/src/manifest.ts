import type {
  AnyGame,
  AnyJudge,
  AnyLearning,
  AnyLedger,
  AnyWords,
  Json,
  PackInput,
  PackWords,
  Problem,
  PuzzleLibrary,
  Refusal,
  Result,
  Sources,
} from '@orrery/kernel'
import type { Book } from './book.ts'
import type { AnyEntryPoint, Part } from './entry-point.ts'
import type { Lesson } from './lesson.ts'
import type { PackEditor } from './pack-editor.ts'
import type { PageProps, SharedSetup } from './shared-table.ts'

/**
 * A game before it is loaded, and how to load the rest. `games/<id>/manifest.ts` exports one as `manifest` and
 * `games/registry.ts` lists it; the terminal, the server and the page take everything from there. A manifest loads
 * nothing by itself. Where an optional property is missing the game lacks that ability, and nobody is offered it.
 */
export interface Manifest {
  /** The name of its folder, or of its part of one. */
  readonly id: string
  readonly title: string
  /** One or two sentences for the start page. */
  readonly about: string
  readonly seats: { readonly min: number; readonly max: number }
  /** Seats at a table created with one click; the fewest by default. */
  readonly quickSeats?: number
  /** The place on the start page, the lowest first, which is also the default game; games without one come last. */
  readonly order?: number
  /** Its tables have no clock. */
  readonly untimed?: true

  rules(): Promise<{ readonly game: AnyGame }>
  /**
   * `ledger`: what a balance report counts. `sources`: what of its data is printed and what is ours. `packs`: what packs
   * say.
   */
  words(): Promise<{
    readonly words: AnyWords
    readonly ledger?: AnyLedger
    readonly sources?: Sources
    readonly packs?: PackWords
  }>
  /** What comes from outside: packs, which are checked here and nowhere else. */
  input?(): Promise<{ readonly packs: PackInput }>
  /** How its packs are edited in the page. */
  packEditor?(): Promise<{ readonly packEditor: PackEditor }>
  /**
   * Bots, hints and the coach. `hand`: the judge made by hand, where `judge` has learned. `learning`: what it learns by.
   * `habits`: judges with other preferences, for a balance report.
   */
  bot?(): Promise<{
    readonly judge: AnyJudge
    readonly hand?: AnyJudge
    readonly learning?: AnyLearning
    readonly habits?: { readonly [name: string]: AnyJudge }
  }>
  /** How the game looks; without it the page does not show the game. */
  web?(): Promise<{ readonly entryPoint: AnyEntryPoint }>
  /** The drawing on the start page. */
  picture?(): Promise<{ readonly Picture: Part<object> }>
  book?(): Promise<{ readonly book: Book }>
  /** The numbered rules as Markdown: the reference behind the rulebook. */
  rulebook?(): Promise<{ readonly default: string }>
  /** A lesson for people who play it for the first time. */
  lesson?(): Promise<{ readonly lesson: Lesson }>
  /** Positions with one best turn, made by `orrery puzzles mine`. */
  puzzles?(): Promise<{ readonly puzzles: PuzzleLibrary }>
  /** Pages of its own beside the tables. */
  readonly pages?: readonly GamePage[]
  /** What `orrery bench` measures beside the game at every number of seats. */
  bench?(): Promise<Bench>
  /** Its tables are shared by people, have no bots, and are shown by this page of the house. */
  readonly tablePage?: string
  /** How people speak to its tables at the terminal (`orrery referee`). */
  speech?(): Promise<{ readonly speech: Speech }>
}

/** A page a game brings along: it stands at `/path`, is linked from the start page, and works without a network. */
export interface GamePage {
  readonly path: string
  readonly title: string
  load(): Promise<Part<PageProps>>
}

export interface Bench {
  readonly tables?: readonly BenchTable[]
  /** Single questions whose cost is worth knowing. */
  readonly costs?: { readonly [name: string]: { ask(s: unknown): unknown } }
}

interface BenchTable {
  readonly name: string
  readonly seats: number
  readonly options: { readonly [name: string]: Json }
}

/** How people speak to a table in a terminal: by name, several lines of the game in one breath. */
export interface Speech {
  /** What can be typed after a player's name, and every path of a correction with an example. */
  readonly usages: readonly string[]
  readonly paths: readonly string[]
  /** Ids of the factions that may sit at a table. */
  readonly factions: readonly string[]
  /** A set-up to begin with, as a file would hold it. */
  readonly sample: string
  /** A file: a set-up, or a table that was kept, as options and what was said. */
  open(text: string): Result<SharedSetup, Refusal>
  /** What a typed line means at this table: lines of one seat, and a note for people. */
  read(line: string, view: unknown): Result<SpokenLines, Problem | Refusal>
  /** The table as a file that `open` reads. */
  text(view: unknown): string
  /** What was accepted about the set-up but should be said. */
  notes(view: unknown): readonly string[]
}

export interface SpokenLines {
  readonly seat: number
  readonly lines: readonly string[]
  readonly note: string
}

import type {
  AnyGame,
  AnyJudge,
  AnyLedger,
  AnyWords,
  Json,
  Line,
  PackInput,
  PackWords,
  Problem,
  Refusal,
  Result,
  Sources,
} from '@orrery/kernel'
import type { Book } from './book.ts'
import type { AnyDoor, Part } from './door.ts'
import type { Lesson } from './lesson.ts'
import type { PackEditor } from './pack-editor.ts'

/**
 * A game before it is loaded, and how to load the rest. `games/<id>/manifest.ts` exports one as `manifest` and
 * `games/registry.ts` lists it; the terminal, the server and the page take everything from there. A manifest loads
 * nothing by itself. Where an optional property is missing the game lacks that ability, and nobody is offered it.
 */
export interface Manifest {
  /** The name of its folder. */
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
  /** Bots, hints and the coach. `habits`: judges with other preferences, for a balance report. */
  bot?(): Promise<{ readonly judge: AnyJudge; readonly habits?: { readonly [name: string]: AnyJudge } }>
  /** How the game looks; without it the page does not show the game. */
  web?(): Promise<{ readonly door: AnyDoor }>
  /** The drawing on the start page. */
  picture?(): Promise<{ readonly Picture: Part<object> }>
  book?(): Promise<{ readonly book: Book }>
  /** The numbered rules as Markdown: the reference behind the rulebook. */
  rulebook?(): Promise<{ readonly default: string }>
  /** A lesson for whoever plays it for the first time. */
  lesson?(): Promise<{ readonly lesson: Lesson }>
  /** Pages of its own beside the tables. */
  readonly pages?: readonly GamePage[]
  /** What `orrery bench` measures beside the game at every number of seats. */
  bench?(): Promise<Bench>
  /** A referee for a live table at the terminal. */
  referee?(): Promise<{ readonly referee: Referee }>
}

/** A page a game brings along: it stands at `/path`, is linked from the start page, and works without a network. */
export interface GamePage {
  readonly path: string
  readonly title: string
  load(): Promise<Part<object>>
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

/** Its tables and commands are only ever handed back to it. */
export interface Referee {
  /** How commands are written. */
  readonly usages: readonly string[]
  readonly tones: AnyWords['tones']
  open(text: string): Result<unknown, Refusal>
  /** The table as text that `open` reads. */
  text(table: unknown): string
  /** A command as text or JSON. */
  read(line: string): Result<unknown, Problem>
  say(table: unknown, command: unknown): Result<unknown, Refusal>
  undo(table: unknown, steps: number): Result<unknown, Refusal>
  redo(table: unknown, steps: number): Result<unknown, Refusal>
  notes(table: unknown): readonly string[]
  question(table: unknown): string
  board(table: unknown): readonly Line[]
  log(table: unknown): readonly string[]
  /** The last line of the log. */
  told(table: unknown): string
  refusal(refusal: Refusal): string
}

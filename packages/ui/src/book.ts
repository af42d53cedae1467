import { type Game, type GameEvent, type Json, OBSERVER } from '@orrery/kernel'
import type { Part, TableProps } from './entry-point.ts'

/**
 * A rulebook for players. `games/<id>/book/index.ts` exports one as `book`, with the chapters of book.md beside it (see
 * book-text.ts); the numbered rules of RULES.md stand behind it as the reference. Texts know two marks: `**strong**`, and `[words](chapter)` for a link to another chapter.
 */
export interface Book {
  /** "Play in two minutes": six pictures on one screen. */
  readonly brief: readonly Glance[]
  readonly chapters: readonly Chapter[]
  /** Headings, numbered rules, and tables by their first column, that only engineers need: the reference leaves them out. */
  readonly omitted: readonly string[]
}

export interface Glance {
  readonly title: string
  /** Two sentences at most. */
  readonly text: string
  readonly Picture: Part<object>
}

export interface Chapter {
  readonly id: string
  readonly title: string
  /** The heading it stands under in the contents, where it is not part of the game proper. */
  readonly part?: string
  /** One or two sentences that say it all. */
  readonly lead: string
  readonly paragraphs: readonly Paragraph[]
}

export interface Paragraph {
  readonly text: string
  /** Numbered rules, and ids of cards and the like, that are explained here: their links lead to this paragraph. */
  readonly explains: readonly string[]
  /** Drawn below it by the parts of the board. */
  readonly example?: Example
}

export interface Example {
  readonly caption: string
  readonly Picture: Part<object>
}

/** A paragraph and what it explains, in one line. */
export const paragraph = (text: string, explains: readonly string[] = [], example?: Example): Paragraph => ({
  text,
  explains,
  ...(example !== undefined && { example }),
})

const broken = (why: string, what: unknown): Error =>
  new Error(`An example of the rulebook ${why}: ${JSON.stringify(what)}`)

/** Plays a line for the seat that is asked; throws if the rules refuse it. */
function play<S, V, E extends GameEvent>(game: Game<S, V, E>, s: S, line: string): void {
  const move = game.parse(line)
  const seat = game.pending(s)[0]?.seat
  if (!move.ok || seat === undefined) throw broken('plays what is no move', line)
  const refusals = game.refusals(s, seat, move.value)
  if (refusals.length > 0) throw broken(`plays ${line}, which is refused`, refusals)
  game.apply(s, seat, move.value)
}

/** What a seat sees of a position, after some lines of play: drawn from what the rules make of it, so it cannot be wrong. */
export function viewOf<S, V, E extends GameEvent>(
  game: Game<S, V, E>,
  position: Json,
  lines: readonly string[] = [],
  seat = 0,
): V {
  const read = game.position.read(position)
  if (!read.ok) throw broken('is no position', read.error)
  for (const line of lines) play(game, read.value, line)
  return game.openView(JSON.parse(JSON.stringify(game.view(read.value, seat))) as Json)
}

const nothing = (): void => {}

/** A table that is only looked at, for drawing parts of it in the rulebook. */
export const stillTable = <V>(view: V, more: Partial<TableProps<V>> = {}): TableProps<V> => ({
  view,
  seat: OBSERVER,
  names: [],
  lit: new Set(),
  selected: undefined,
  pointed: undefined,
  staged: [],
  last: [],
  scoreNow: false,
  phone: false,
  touch: nothing,
  drag: nothing,
  point: nothing,
  ...more,
})

import type { GameEvent, Json, Move, Packs, Seat, Seen, Words } from '@orrery/kernel'
import type { ReactNode } from 'react'
import type { MovedTable, SceneStep, TurnMark, TurnStep } from './scene.ts'

/**
 * A thing on the table that can be pointed at, named by its game: `base:ceres`, `card:3`. The page never reads it, but
 * finds the thing by it: whatever is drawn for a target carries `data-target={target}`, and notes stand beside it.
 */
export type Target = string

/** A component. Written as a method, so that a game's own entry point is also an entry point of any game. */
export type Part<P> = { draw(props: P): ReactNode }['draw']

/** What a touch on a thing means now. */
export type Meaning =
  /** Exactly one move; `next` are those the same touch has said already, played when the table asks for them. */
  | { readonly kind: 'choose'; readonly move: Move; readonly next?: readonly Move[] }
  /** Moves begin here, or at what lies under it: `target` is picked up, what may follow glows. */
  | { readonly kind: 'select'; readonly target: Target }
  /** Several are meant: a small menu beside the thing. `picks`: some go on with a second touch, and it is picked up. */
  | { readonly kind: 'ask'; readonly options: readonly MenuOption[]; readonly picks?: Target }
  /** Put down what was picked up. */
  | { readonly kind: 'drop' }
  /** Cannot be chosen: the move a player would have meant, for which the table says why not. */
  | { readonly kind: 'refused'; readonly move: Move }
  /** Nothing to say: it has no part in any move (a note may still explain it). */
  | { readonly kind: 'idle' }

/** One of several things a touch can mean: a move, and the moves that it says already for the questions to come. */
export interface MenuOption {
  readonly move: Move
  readonly next?: readonly Move[]
}

/** The menu at a thing: a heading, a row for each option, and what should be known before choosing. */
export interface Menu {
  readonly title: string
  readonly rows: readonly { readonly label: string; readonly note?: string; readonly mark?: ReactNode }[]
  readonly more?: string
}

/** One way of making a move by hand: touch any of `at`, then any of `to` where the first touch does not say it all. */
export interface Way {
  readonly at: readonly Target[]
  readonly to?: readonly Target[]
  /** Moves that these touches say as well, played when the table asks for them. */
  readonly next?: readonly Move[]
  /** Does not glow; a touch asks before it is played, even where nothing else is meant. */
  readonly quiet?: true
}

/** How a move reads in the list beside the board: the heading it stands under and the words on its button. */
export interface ChoiceWords
  extends Pick<ChoiceGroup, 'letter' | 'title' | 'folded'>, Pick<Choice, 'label' | 'note' | 'about' | 'main'> {}

/** A heading with its choices, as they stand beside the board; groups and items are in board order. */
export interface ChoiceGroup {
  /** A letter that jumps to the group by keyboard; '' for none. The page numbers groups that would share one. */
  readonly letter: string
  readonly title: string
  /** The things its moves begin at: while one is picked up this group comes first, and the others like it step back. */
  readonly from?: readonly Target[]
  /** Shown as one button that opens its choices, or plays the only one: for what is rather touched on the table. */
  readonly folded?: true | undefined
  readonly items: readonly Choice[]
}

export interface Choice {
  readonly move: Move
  /** Short, read under the group's title: "Ceres". */
  readonly label: string
  /** A word at the end of a long button, such as its price. */
  readonly note?: string
  /** What it means, in a sentence below the label, where no card on the table says it. */
  readonly about?: string
  /** What glows while it is pointed at. */
  readonly target?: Target
  /** Ends something, or takes the main way on: drawn as the strong button. */
  readonly main?: boolean
}

/** What a phone's one button says about the card in the middle of the shelf: its move, or why it has none. */
export interface CardButton {
  readonly label: string
  readonly move?: Move
}

/**
 * A sign on a thing: what decided the game, what was played and what would have been better, or a step of a hint. Things
 * are drawn with it by `Thing` and `Chip`, in the same way in every game.
 */
export interface Sign {
  readonly kind: 'decisive' | 'played' | 'better' | 'step'
  /** On a pill, or the number of the step; '' for a rim alone. */
  readonly text: string
}

export interface Signs {
  readonly on: ReadonlyMap<Target, Sign>
  /** Everything without a sign steps back. */
  readonly dims?: true
}

/** Why a game ended as it did, told to one seat. */
export interface Verdict {
  /** One sentence: "The Final Scoring decided it: 53 points for Ann, 23 for you." */
  readonly reason: string
  /** At most three, the weightiest first. */
  readonly causes: readonly Cause[]
}

export interface Cause {
  readonly title: string
  readonly text: string
  /** Where it can be seen. */
  readonly at: readonly Target[]
}

/** What every part of a table is drawn from. All of it is one seat's knowledge. */
export interface TableProps<V> {
  readonly view: V
  /** Whose eyes; OBSERVER for somebody who watches. */
  readonly seat: Seat
  /** Names of the people and bots by seat. */
  readonly names: readonly string[]
  /** Things that may be touched to some effect now, and the one that is picked up. */
  readonly lit: ReadonlySet<Target>
  readonly selected: Target | undefined
  /** What a choice beside the board points at. */
  readonly pointed: Target | undefined
  /** The thing whose touch was refused, while the note that says why stands beside it. */
  readonly refused?: Target | undefined
  readonly signs?: Signs | undefined
  /** Events of the seat's own moves that may still be taken back freely, oldest first. */
  readonly staged: readonly Seen<GameEvent>[]
  /** Events of the last move, for its trail. */
  readonly last: readonly Seen<GameEvent>[]
  /** Everything the seat was told so far, oldest first: what the log is made of. For marks such as "used in II". */
  readonly told?: readonly Seen<GameEvent>[]
  /** The game has ended, also while its end is being revealed and the view is still the one before it. */
  readonly ended?: boolean
  /** What the others did since the seat's own move, for the board to mark by `TurnMarks`. */
  readonly marks?: readonly TurnMark[] | undefined
  /** The scene that is shown now; the view is that of its step. */
  readonly scene?: ScenePlaying<V> | undefined
  /** The switch "score now". */
  readonly scoreNow: boolean
  readonly phone: boolean
  touch(target: Target): void
  /** A piece was dragged from one thing to another. */
  drag(from: Target, to: Target): void
  /** Shows what `explain` of the entry point says about a thing; undefined hides it. The element is where the note stands. */
  point(target: Target | undefined, element?: Element): void
}

export interface SentenceProps {
  readonly text: string
  readonly you?: string | undefined
}

/** What the panel of one seat is drawn from. */
export interface SeatProps<V> extends TableProps<V> {
  readonly of: Seat
  readonly active: boolean
  /** The seat's clock, drawn by the page, to stand beside the sitter's name; nothing where there is none. */
  readonly clock?: ReactNode
}

/**
 * Something worth seeing step by step before the table shows where it ended: a scoring, a chain reaction. The page plays
 * it, skips, pauses and shows it again; the game says what each step shows.
 */
export interface Scene<V> {
  /** "Third Scoring". */
  readonly title: string
  readonly steps: readonly SceneStep<V>[]
  /** The button at the end, where it is not "Go on". */
  readonly ending?: string
  /** Takes the place of the cards. */
  readonly Shelf?: Part<TableProps<V>>
  /** Below the headline; `wide` scenes take the whole column beside the board. */
  readonly Panel?: Part<TableProps<V>>
  readonly wide?: true
  /** What the game's board draws over itself; only the game reads it. */
  readonly Over?: unknown
}

/** A scene while it is shown. */
export interface ScenePlaying<V> {
  readonly scene: Scene<V>
  readonly step: SceneStep<V>
  /** The number of the step, from 0. */
  readonly at: number
}

/** Makes the scene of a move. What draws it may be loaded first. */
export type SceneMaker<V, E extends GameEvent = GameEvent> = {
  make(moved: MovedTable<V, E>): Promise<Scene<V> | undefined>
}['make']

/** The numbers of one moment for the chart after the game. */
export interface Standing {
  readonly scores: readonly number[]
  /** A mark on the chart ("II"), or ''. */
  readonly mark: string
}

/**
 * The fourth entry point of a game: how it looks. `web/index.ts` exports it as `entryPoint`; the page loads it only when a table
 * is opened, and knows nothing else of a game's look.
 */
export interface WebEntryPoint<V, E extends GameEvent = GameEvent> {
  readonly id: string
  /** The board is about as high as it is wide: the seats stand beside it, not above. */
  readonly square?: true
  /** The sentences of the game; what draws a table as text stays with the terminal. */
  readonly words: Pick<Words<V, E>, 'question' | 'move' | 'event' | 'refusal' | 'tones'>
  open(json: Json): V
  /** The packs that this page has met: a view of a table with one opens only after it was kept. */
  readonly packs?: Packs
  print(move: Move): string
  /** The moves open to the seat of this view. */
  offer(view: V): readonly Move[]

  /** The colours that fill what belongs to a side, in the order of the sides: hatched where a person asks for patterns. */
  readonly colours: readonly string[]
  /** A side's glyph (shape and colour) beside its name; `name` is what a sentence calls it. */
  readonly SideMark: Part<{ readonly side: string; readonly size?: number }>
  /** A sentence with sides' names in their colours and shapes; `you` is the side that it calls "You". */
  readonly Sentence: Part<SentenceProps>

  /** The panel of one seat; the page lays them out and marks whose turn it is. */
  readonly Seat: Part<SeatProps<V>>
  /** A seat in very little room (phone). */
  readonly SeatChip: Part<SeatProps<V>>
  readonly Board: Part<TableProps<V>>
  /** What lies beside the board: cards, a market. */
  readonly Shelf: Part<TableProps<V>>
  /** Progress of the game: rounds, tracks, decks. */
  readonly Status: Part<TableProps<V>>
  /** What wins and what gives points, where a game shows it all the time: with the seats, on a phone over the board. */
  readonly Goal?: Part<TableProps<V>>
  /** The same in one line, for the top bar of a small screen, which has no room for `Status`. */
  readonly Brief?: Part<TableProps<V>>
  /** What a scoring now would give, when the switch is on; undefined where a game has none. */
  readonly ScoreNow?: Part<TableProps<V>>
  /** What the seat has to spend in the present question ("2 of 4 AP" as pips); nothing when there is none. */
  readonly Purse?: Part<TableProps<V>>
  /** Under the question: what the answer in hand would do, and how to turn it; nothing when there is none. */
  readonly Guide?: Part<TableProps<V>>

  /** How to show what a move did, step by step, before the table goes on; undefined for most moves. */
  scene?(events: readonly Seen<E>[]): SceneMaker<V, E> | undefined
  /** What a move did, as rows and marks of its player's turn; what changed is said where the table before is known. */
  steps?(moved: Pick<MovedTable<V, E>, 'events' | 'after'> & { readonly before?: V | undefined }): readonly TurnStep[]
  /** The colour of a seat's side. */
  colour?(view: V, seat: Seat): string

  /** What the side of a seat is called by now, where sides are chosen in the game; `SideMark` and `tones` know it. */
  side?(view: V, seat: Seat): string
  /** The seats in the order in which their panels stand. */
  order(view: V): readonly Seat[]
  /** How a move is made on the table, the usual way first; none for a move that stands only in the list. */
  ways(move: Move, view: V): readonly Way[]
  /** What lies under a thing, or in it: a touch that is of no use to the thing itself goes there. */
  under?(view: V, target: Target): readonly Target[]
  /** The move a player probably meant by touching something that leads to none of the offered moves. */
  meant(view: V, selected: Target | undefined, touched: Target): Move | undefined
  choice(move: Move, view: V): ChoiceWords
  /** A step of a hint in words, where its place is lit and numbered on the board; '' for one that is left out. */
  hint?(move: Move, view: V): string
  /** The button for a card that is swiped to the middle on a phone; nothing for what is no such card, or not asked about. */
  cardButton?(view: V, target: Target): CardButton | undefined
  /** The menu where a touch means several things; without it, the moves in words. */
  menu?(view: V, touched: Target, options: readonly MenuOption[]): Menu
  /**
   * What a move would waste, in a sentence: it changes nothing, costs a life, or leaves actions unused. By the rules and
   * this view alone. The player is asked once before such a move is made.
   */
  waste?(move: Move, view: V): string | undefined
  /** The order in which moves stand in the list. */
  compare(a: Move, b: Move): number
  /** What a thing is and what it would do: "who would score this and how much". */
  explain(view: V, target: Target): ReactNode
  /** Where the rulebook explains a thing: a rule, or the id of a card or the like. */
  explainedAt?(view: V, target: Target): string | undefined
  /** A short name for a provisional choice ("Fleet, Earth to Ceres"); undefined for what need not be shown. */
  staged(event: E, view: V): string | undefined
  /** Scores at this moment, if the events of one move changed the chart. */
  standing(view: V): Standing
  /** Why the game ended as it did, for a seat or for somebody who watches; `told` is everything they were told. */
  verdict?(view: V, told: readonly Seen<E>[], seat: Seat): Verdict | undefined
  /** The game is won or lost; there are no points. */
  readonly unscored?: true
  /** A few words on the moment for the top bar ("Turn 23"); '' for none. */
  moment?(view: V): string
  /** What a choice of a table's options is called and does; where it is silent the page shows the choice's own name. */
  option?(field: string, choice: string): { readonly title: string; readonly about: string } | undefined
}

/** An entry point when it does not matter whose: its views and events are only ever handed back to it. */
export type AnyEntryPoint = WebEntryPoint<unknown>

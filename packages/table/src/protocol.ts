import type { GameEvent, Json, Outcome, Pack, Refusal, Seat, Seen, UndoRight } from '@orrery/kernel'

/* Messages between a page and a table, the same through a socket and a worker's port. */

/** Who sits in a seat: a person, nobody yet, or a bot. */
export type Sitter =
  /** `for` names the person it is reserved for. */
  | { readonly kind: 'open'; readonly for?: string }
  | { readonly kind: 'person'; readonly name: string }
  | { readonly kind: 'bot'; readonly level: string }

/**
 * How long a seat may think, in milliseconds; when the time is up a bot plays for the seat. A turn lasts from the first
 * question to a seat until it owes no more answers: `each` is for a whole turn, `perMove` is added after it.
 */
export type Clock =
  | { readonly kind: 'none' }
  | { readonly kind: 'move'; readonly each: number }
  | { readonly kind: 'budget'; readonly start: number; readonly perMove: number }

/** Who answers for a seat: its own person, everybody at the table and the host, or only the host. */
export type Answers = 'own' | 'anyone' | 'host'

/** What a table is made with. */
export interface Setting {
  readonly game: string
  readonly options: Json
  readonly seats: number
  readonly clock: Clock
  /** `own` where nothing is said. */
  readonly answers?: Answers
  /** It begins with open seats; they are taken, left and taken over at any time. */
  readonly joining?: 'anytime'
  /** Anyone who may answer may undo whatever was done last, and redo it, without asking. */
  readonly undo?: 'open'
}

export type Stage = 'gathering' | 'playing' | 'over'

export interface SeatInfo {
  /** The side it plays, by the game's own name; '' while the table gathers and sides are not drawn. */
  readonly side: string
  readonly sitter: Sitter
  /** The level of the bot that plays for a person who ran out of time or left; '' while the person plays. */
  readonly stoodInBy: string
  readonly online: boolean
  /** The host does not let them speak. */
  readonly muted?: true
}

/** What somebody at a shared table has in hand, as their page puts it, so that all can follow. It is in no journal. */
export interface Shown {
  readonly name: string
  readonly text: string
}

export interface SeatClock {
  /** Time left when the update was sent. */
  readonly left: number
  readonly runs: boolean
}

/**
 * Something that happened at the table, as one seat may know it. `seq` numbers the table's whole journal without gaps;
 * a seat may not see every number.
 */
export type News<E extends GameEvent = GameEvent> = { readonly seq: number; readonly at: number } & (
  | { readonly kind: 'sat'; readonly seat: Seat; readonly sitter: Sitter }
  | { readonly kind: 'began' }
  | {
      readonly kind: 'moved'
      readonly seat: Seat
      readonly entry: number
      readonly events: readonly Seen<E>[]
      /** Who answered for the seat. */
      readonly by?: string
      /** Made together with the move before it. */
      readonly follows?: true
    }
  /** The game is back where it was after entry `to`: drop events of later entries. */
  | { readonly kind: 'undone'; readonly seat: Seat; readonly entry: number; readonly to: number; readonly by?: string }
  | { readonly kind: 'answers'; readonly who: Answers }
  | { readonly kind: 'undoAsked'; readonly seat: Seat }
  | { readonly kind: 'undoAnswered'; readonly seat: Seat; readonly yes: boolean }
  | { readonly kind: 'outOfTime'; readonly seat: Seat; readonly level: string }
  /** A seat's own player left the game to a bot. */
  | { readonly kind: 'left'; readonly seat: Seat; readonly level: string }
  /** A seat's own player is back and plays on. */
  | { readonly kind: 'back'; readonly seat: Seat }
  | { readonly kind: 'said'; readonly name: string; readonly seat: Seat; readonly text: string }
  /** The host mutes the person in that seat, or ends it. */
  | { readonly kind: 'muted'; readonly seat: Seat; readonly yes: boolean }
  /** A seat's words for the seed of the game. */
  | { readonly kind: 'words'; readonly seat: Seat; readonly text: string }
  /** The same people meet again at that table. */
  | { readonly kind: 'rematch'; readonly seat: Seat; readonly table: string }
)

/** How the deal of a fair game can be checked (docs/fair.md). */
export interface Fair {
  /** The hash of the server's secret. */
  readonly commitment: string
  /** What each seat added to the seed, by seat; '' where nothing was added. */
  readonly words: readonly string[]
  /** The whole seed, once the game is over; '' before. */
  readonly seed: string
}

/** Everything a page needs to draw the table for one seat, or for a spectator (OBSERVER). */
export interface Update {
  readonly t: 'update'
  readonly table: string
  /** The last number of the journal included here. */
  readonly seq: number
  readonly setting: Setting
  /** The pack the table is played with; only in the first update that a page gets. */
  readonly pack?: Pack
  readonly stage: Stage
  readonly seats: readonly SeatInfo[]
  /** The seat this was made for. */
  readonly you: Seat
  /** All your seats: several where friends share one screen. Each seat gets its own news. */
  readonly yours: readonly Seat[]
  /** Whether you made the table and may fill its seats and start it. */
  readonly host: boolean
  /** The number of entries in the game's log, which identifies a position. */
  readonly entries: number
  /** The seat's view as the game's `view` wrote it, with its open moves as `offer`; null while the table gathers. */
  readonly view: Json
  /** The question you owe an answer to. */
  readonly decision: number | null
  /** Seats that owe an answer; one that might let the others answer first comes last. */
  readonly waiting: readonly Seat[]
  /** Who may answer for a seat now, and whether you may do so for any. */
  readonly answers: Answers
  readonly mayAnswer: boolean
  readonly undo: UndoRight
  /** Whether something that was undone can be brought back. */
  readonly redo: boolean
  /** People who look on without a seat. */
  readonly watchers: number
  /** What the others have in hand; only where people answer for each other, and there is something. */
  readonly shown?: readonly Shown[]
  /** Entries of your moves that you can still undo freely, oldest first. */
  readonly staged: readonly number[]
  /** Seats whose people must agree to an undo past the barrier, away or not; none where only bots or one person play. */
  readonly mustAgree: readonly Seat[]
  /** Somebody asks to undo past the barrier, and these seats have not answered yet. */
  readonly undoAsked: { readonly seat: Seat; readonly missing: readonly Seat[] } | null
  readonly clocks: readonly SeatClock[]
  /** Seats of people who owe an answer and have been away for long: you may let a bot play for them. */
  readonly longAway: readonly Seat[]
  readonly outcome: Outcome | null
  /** Null where the seed was chosen in another way. */
  readonly fair: Fair | null
  /** The table of the rematch; '' while nobody asked for one. */
  readonly rematch: string
  /** Everything since the number the page said it had, nothing twice. */
  readonly news: readonly News[]
}

/**
 * Every request has its own key, made by the page: sent twice, it is answered twice and carried out once. `seat` says
 * which of your seats speaks, if you have several; by default the one that is asked, or for `undo` the one that moved
 * last.
 */
export type Request = { readonly key: string; readonly seat?: Seat } &
  /**
   * A move that others would have to agree to undo is answered `confirm` until it is sent as `confirmed`; sent as
   * `careful`, so is every move that cannot be undone freely. A move that `follows` was made by the same touch as the
   * one before it: one undo takes both back.
   */
  (
    | {
        readonly t: 'move'
        readonly decision: number
        readonly move: string
        readonly confirmed?: true
        readonly careful?: true
        readonly follows?: true
        /** Further moves of the same seat, carried out with the first one, or none of them is. */
        readonly more?: readonly string[]
        /** A line of chat beside it. */
        readonly note?: string
      }
    /**
     * Free back to the barrier. Past it every other person is asked (nobody where only bots or one person play), and
     * nothing can be undone while a bot plays for one of them. Where undo is open, `to` is the entry to go back to.
     */
    | { readonly t: 'undo'; readonly to?: number }
    /** Brings back what was undone last, where undo is open. */
    | { readonly t: 'redo' }
    /** The host says who may answer for a seat. */
    | { readonly t: 'answers'; readonly who: Answers }
    | { readonly t: 'answerUndo'; readonly yes: boolean }
    | { readonly t: 'say'; readonly text: string }
    /** What you have in hand, for all to see, where you may answer for the others; '' once it is put down. */
    | { readonly t: 'show'; readonly text: string }
    /** A bot plays for you until you say `back` or open the table again. */
    | { readonly t: 'leave' }
    | { readonly t: 'back' }
    /** A bot plays for somebody in `longAway` until they open the table again. */
    | { readonly t: 'standIn'; readonly for: Seat }
    /** Asks why this move is not open. */
    | { readonly t: 'why'; readonly move: string }
    /** The seat's own view after that entry of the log, and what it learned from that entry. */
    | { readonly t: 'at'; readonly entry: number }
  )

/** `confirm`: nothing is wrong, but the player should be asked first; the same key may be sent again. */
export type No = 'confirm' | 'stale' | 'refused' | 'over' | 'nothing' | 'barrier' | 'bad' | 'notYours' | 'busy'

export type Reply = { readonly t: 'reply'; readonly key: string } & (
  | { readonly ok: true; readonly seq: number }
  | { readonly ok: true; readonly refusals: readonly Refusal[] }
  /** `waiting` are the seats that owed an answer then. */
  | {
      readonly ok: true
      readonly entry: number
      readonly view: Json
      readonly events: readonly Seen<GameEvent>[]
      readonly waiting: readonly Seat[]
    }
  /** `say` is a sentence for the player: what is wrong and what to do. */
  | { readonly ok: false; readonly no: No; readonly say: string; readonly refusals: readonly Refusal[] }
)

export type FromTable = Update | Reply

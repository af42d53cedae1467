import type { Json, Outcome, Pack, Seat } from '@orrery/kernel'
import type { Past } from './past.ts'
import type { SeatInfo, Setting, Stage } from './protocol.ts'
import type { Settings } from './settings.ts'
import type { Study } from './study.ts'

/*
 * What a page asks the server for besides the socket. Everything is JSON. A visitor is known by a cookie that the first
 * answer sets; seats belong to that person, the link of a table only leads to it.
 *
 *   GET  /api/me                       -> Me
 *   PUT  /api/me                Name   -> Me
 *   PUT  /api/me/settings  Partial<Settings> -> Me       replaces all of them; what is left out is at its default
 *   GET  /api/me/data                  -> MyData         everything that is stored of one
 *   POST /api/me/delete         Gone   -> { tables }     name and chat leave the journals, seats go to bots
 *   POST /api/me/code           {}     -> MyDevice       for another device, where it is claimed
 *   POST /api/me/claim          Claim  -> {}             this device is that person from now on
 *   GET  /api/address                  -> { address }    where phones on the same network reach the server, or ''
 *   GET  /api/packs                    -> readonly Pack[] that the server offers for its tables
 *   GET  /api/tables                   -> MyGames
 *   POST /api/tables            Lay    -> TableFacts     begins at once when no seat is open
 *   GET  /api/tables/ID                -> TableFacts     for everybody who has the link /t/ID
 *   POST /api/tables/ID/sit     Sit    -> TableFacts     begins when it was the last open seat
 *   POST /api/tables/ID/stand   {}     -> TableFacts     gives the seat up again, while the table gathers
 *   POST /api/tables/ID/words AddWords -> TableFacts     one's own words for the seed, while the table gathers
 *   POST /api/tables/ID/bot     PutBot -> TableFacts     the host only; begins when it was the last open seat
 *   POST /api/tables/ID/host  Moderate -> TableFacts     the host only: frees a seat, mutes, blocks
 *   POST /api/tables/ID/start   {}     -> TableFacts     the host only; open seats are taken by bots
 *   POST /api/tables/ID/rematch {}     -> TableFacts     its players only: the table where they meet again, and one's seat there
 *   GET  /api/tables/ID/record         -> text/plain     the record of a finished game, as a file
 *   POST /api/tables/ID/study   {}     -> StudyFacts     the coach goes through a finished game, or goes on with it
 *   GET  /api/tables/ID/study?since=N  -> StudyFacts     how far it is, and what it found after entry N
 *   POST /api/tables/ID/study/stop {}  -> StudyFacts     its players and the host only; what it found so far is kept
 *   WS   /api/tables/ID/socket?since=SEQ                 a Update at once, then Request in, Reply and Update out;
 *                                                        with &changes, Changed in place of every further Update
 *
 * A refusal has a status of 400 and above and the body Refused. A table that was begun under other rules than those of
 * today is kept and not opened: everything about it is refused with 410. A socket is closed with 4404 where there is no
 * such table, with 4410 where there is one of other rules, with 4409 where too many are open already, with 4429 where the page sends too much or reads too little, and
 * with 1012 when the server restarts. An answer of the server never holds a secret of a game
 * that is not over.
 */

export interface Me {
  /** '' until a name was given. */
  readonly name: string
  /** As last stored; empty at first. */
  readonly settings: Partial<Settings>
}

/** Everything that is stored of a person. */
export interface MyData extends Omit<Me, 'settings'> {
  readonly settings: Json
  readonly tables: readonly {
    readonly table: string
    readonly game: string
    readonly created: number
    readonly stage: Stage
    /** Whether the person made the table. */
    readonly host: boolean
    readonly moves: number
    readonly said: readonly Said[]
  }[]
}

/** A line of chat, and when it was said. */
export interface Said {
  readonly at: number
  readonly text: string
}

/** Says that somebody means it. */
export interface Gone {
  readonly gone: true
}

/** A code that makes another device one's own, once and for a few minutes. */
export interface Claim {
  readonly code: string
}

export interface MyDevice extends Claim {
  readonly minutes: number
}

export interface Name {
  readonly name: string
}

/** Who gets a seat: the host, anybody with the link, or a bot of that level. */
export type SeatWish =
  | { readonly kind: 'me' }
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly level: string }

export interface Lay {
  readonly setting: Setting
  readonly seats: readonly SeatWish[]
  /** The pack that the options name; it may be left out where the server offers it. */
  readonly pack?: Pack
  /** What was done at this table on a device, before it went online. */
  readonly past?: Past
}

export interface Sit {
  readonly seat: Seat
  /** Words of one's own for the seed of the game. */
  readonly words?: string
}

/** Words of one's own for the seed of the game, instead of any said before. */
export interface AddWords {
  readonly words: string
}

export interface PutBot {
  readonly seat: Seat
  readonly level: string
}

/** A table as its link shows it, before one sits down. */
export interface TableFacts {
  /** Names the table in the link /t/ID. */
  readonly id: string
  readonly setting: Setting
  readonly stage: Stage
  readonly seats: readonly SeatInfo[]
  /** Your seat, or OBSERVER. */
  readonly you: Seat
  readonly host: boolean
  /** The name of the person who made the table. */
  readonly hostName: string
  readonly created: number
}

export interface MyGame extends TableFacts {
  /** When something last happened there. */
  readonly updated: number
  /** Whether you owe an answer (or, as host of a gathering table, could start it). */
  readonly yourTurn: boolean
  /** Your question, or whom the table waits for, or how it ended: one sentence. */
  readonly says: string
  /** Seats that owe an answer. */
  readonly waiting: readonly Seat[]
  readonly outcome: Outcome | null
}

/**
 * Games that wait for you first, then other running ones, then those still gathering, then finished ones; newest first.
 */
export interface MyGames {
  readonly games: readonly MyGame[]
  /** How many stored games cannot be opened: they began under other rules, or are damaged. */
  readonly closed: number
}

/** Queued, running, left before the end (stopped or failed), complete. */
export type StudyState = 'none' | 'waiting' | 'working' | 'stopped' | 'done'

/** How far the coach is with a game. */
export interface StudyWork {
  readonly state: StudyState
  /** Games ahead of this one in the queue. */
  readonly ahead: number
  /** Only the judgements that are new; null while there are none at all. */
  readonly study: Study | null
}

export interface StudyFacts extends StudyWork {
  /** Whether the viewer may stop it. */
  readonly mayStop: boolean
}

/** A sentence for the player: what is wrong and what to do. */
export interface Refused {
  readonly say: string
}

/** Whether the server can do its work. */
export type Health = { readonly ok: true } | { readonly ok: false; readonly why: string }

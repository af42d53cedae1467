import type { GameEvent, Json, Refusal, Seat } from '@orrery/kernel'

/*
 * A table that people share, as a game's own page sees it: on this device alone, or online with everybody who has the
 * link. What is said at it goes through the same table, journal and server as the moves of every other game.
 */

export interface SharedSeat {
  /** The person who sits there, '' for an open seat. */
  readonly name: string
  readonly isHere: boolean
}

/** One line of what happened: a touch with all its events, or a line of chat. */
export interface SharedLine {
  readonly number: number
  readonly at: number
  /** The last entry of the game's log before it: where an undo of it leads. */
  readonly before: number
  readonly seat: Seat
  /** The name of the person who entered it for the seat; '' for its own person. */
  readonly by: string
  readonly events: readonly GameEvent[]
  /** Of a line of chat. */
  readonly text: string
}

export interface SharedMoment {
  readonly view: Json
  readonly log: readonly SharedLine[]
  readonly seats: readonly SharedSeat[]
  readonly you: Seat
  readonly isHost: boolean
  /** Only looking on. */
  readonly isStill: boolean
  readonly answers: 'own' | 'anyone' | 'host'
  readonly watchers: number
  /** What others have in hand, as their pages showed it. */
  readonly shown: readonly { readonly name: string; readonly text: string }[]
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly isOver: boolean
  /** The connection was lost; what is said meanwhile waits. */
  readonly isLost: boolean
  /** How many things were said that the table has not answered yet. */
  readonly waiting: number
  /** This device has no room for the table. */
  readonly isUnkept: boolean
}

/** Nothing where it was done; the refusals of the rules, or a sentence. */
export type Answered = readonly Refusal[] | string | undefined

export interface SharedTable {
  readonly where: 'here' | 'online'
  readonly id: string
  /** Undefined until the table has answered for the first time. */
  moment(): SharedMoment | undefined
  /** Why it cannot be opened; '' while it can. */
  problem(): string
  listen(heard: () => void): () => void
  /** Lines of one seat, carried out together or not at all, and a note beside them. */
  enter(seat: Seat, lines: readonly string[], note?: string): Promise<Answered>
  say(text: string): Promise<Answered>
  /** Shows the others what this screen has in hand; '' for nothing. */
  show(text: string): void
  undo(to?: number): Promise<Answered>
  redo(): Promise<Answered>
  allow(who: 'anyone' | 'host'): Promise<Answered>
  sit(seat: Seat): Promise<Answered>
  stand(): Promise<Answered>
  close(): void
}

/** A table that is to be laid: its options, what the seats are called, and what was said at it before. */
export interface SharedSetup {
  readonly options: Json
  readonly names: readonly string[]
  readonly said: readonly { readonly seat: Seat; readonly line: string; readonly follows?: true }[]
  readonly answers?: 'anyone' | 'host'
}

export interface SharedTables {
  /** Returns the id of the new table. */
  lay(where: 'here' | 'online', setup: SharedSetup): Promise<string>
  open(where: 'here' | 'online', id: string): SharedTable
  /** The tables of this device, the newest first, with how long ago something happened there. */
  here(): readonly { readonly id: string; readonly names: readonly string[]; readonly updated: string }[]
  forget(id: string): void
  /** Moves a table of this device to the server with all that was said at it, and returns its id there. */
  putOnline(id: string, answers: 'anyone' | 'host'): Promise<string>
  /** The address that others open, which phones on the same network can reach. */
  invitation(id: string): Promise<string>
  /** The modules of a QR code with its quiet zone, row by row. */
  code(text: string): Promise<readonly (readonly boolean[])[]>
  /** The player's name at online tables, and how to change it. */
  readonly name: string
  rename(name: string): Promise<void>
}

/** What a page of a game gets. */
export interface PageProps {
  /** Tables of the game whose id is given, shared by people. */
  tables(game: string): SharedTables
}

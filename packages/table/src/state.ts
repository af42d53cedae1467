import { DEFAULT_LEVEL, type Level, levelNames } from '@orrery/bots'
import {
  type AnyGame,
  type Ask,
  commitmentOf,
  type Json,
  OBSERVER,
  type Pack,
  problemText,
  type Seat,
  type StandingMove,
} from '@orrery/kernel'
import { type AnyMatch, beginMatch } from './begin.ts'
import { Clocks } from './clocks.ts'
import type { Deed, Entry, Head } from './journal.ts'
import type { Answers, Setting, Sitter, Stage } from './protocol.ts'
import { type MoveDeed, Together } from './together.ts'

/** A seat and who answers for it. */
export interface Place {
  readonly sitter: Sitter
  /** The person who sits there, or for whom the open seat is reserved; '' for the others. */
  readonly person: string
  /** The level of the bot that plays for the person. */
  readonly stoodInBy: string
}

interface UndoRequest {
  readonly seat: Seat
  readonly missing: readonly Seat[]
}

const OPEN: Place = { sitter: { kind: 'open' }, person: '', stoodInBy: '' }

export const nameOf = (sitter: Sitter): string => {
  if (sitter.kind === 'person') return sitter.name
  return sitter.kind === 'bot' ? `${sitter.level} (bot)` : ''
}

/** The host may speak at a table without a seat. */
export const speakerName = ({ places }: Pick<TableState, 'places'>, seat: Seat): string =>
  seat === OBSERVER ? 'Host' : nameOf(places[seat]?.sitter ?? { kind: 'open' })

/** Views may hold what cannot be sent as it is, such as shared tables that serialise as a key. */
export const travelled = (view: unknown): Json => JSON.parse(JSON.stringify(view)) as Json

const isBotOf = (sitter: Sitter, level: Level): boolean => sitter.kind === 'bot' && sitter.level === level

/** The seats the table waits for; those that might let the others answer first come last. */
export const waitingFor = (asks: readonly Ask[]): readonly Seat[] =>
  asks.toSorted((a, b) => Number(a.patient === true) - Number(b.patient === true)).map(({ seat }) => seat)

/** A table as the fold of its journal. What may be appended is decided in decide.ts and arrange.ts. */
export class TableState {
  readonly game: AnyGame
  readonly head: Head
  readonly #entries: Entry[] = []
  /** By person and key: the entry a request led to. */
  readonly #done = new Map<string, number>()
  readonly #places: Place[]
  readonly #clocks: Clocks
  /** How many entries besides moves each person wrote. */
  readonly #written = new Map<string, number>()
  /** Moves made by the same touch as the move before them, by entry of the match. */
  readonly #followers = new Set<number>()
  readonly #together: Together
  #setting: Setting
  #match: AnyMatch | undefined
  #asked: UndoRequest | undefined
  #rematch = ''
  #secret = ''
  #commitment: string | undefined
  readonly #muted = new Set<string>()
  readonly #blocked = new Set<string>()
  /** The entry of the match at which a seat last went to somebody else. */
  #handedOver = 0
  readonly #words: string[]
  #pack: Pack | undefined

  constructor(game: AnyGame, head: Head) {
    this.game = game
    this.head = head
    this.#setting = head.setting
    this.#together = new Together(head.setting)
    this.#places = Array.from({ length: head.setting.seats }, () => OPEN)
    this.#words = Array.from({ length: head.setting.seats }, () => '')
    this.#clocks = new Clocks(head.setting.clock, head.setting.seats)
  }

  /** The number of the last entry. */
  get seq(): number {
    return this.#entries.length
  }

  get entries(): readonly Entry[] {
    return this.#entries
  }

  get places(): readonly Place[] {
    return this.#places
  }

  get clocks(): Clocks {
    return this.#clocks
  }

  /** What it is played with; a game of older rules has options that preserve them. */
  get setting(): Setting {
    return this.#setting
  }

  /** Undefined while the table gathers. */
  get match(): AnyMatch | undefined {
    return this.#match
  }

  get answers(): Answers {
    return this.#together.answers
  }

  /** Whether the person may answer for every seat, not only for their own. */
  mayAnswer(person: string): boolean {
    const isHost = person !== '' && person === this.head.host
    return this.#together.mayAnswer({ isHost, isSeated: this.seatsOf(person).length > 0 })
  }

  /** Whatever was done last can be undone by anyone who may answer. */
  get isUndoOpen(): boolean {
    return this.#together.isUndoOpen
  }

  /** The moves that a redo would bring back; none where nothing was undone, or something else was done since. */
  get undone(): readonly MoveDeed[] {
    return this.#together.undone
  }

  get asked(): UndoRequest | undefined {
    return this.#asked
  }

  /** The table of the rematch; '' while there is none. */
  get rematch(): string {
    return this.#rematch
  }

  /** The server's part of a fair seed; '' where there is none. It leaves the host only after the game. */
  get secret(): string {
    return this.#secret
  }

  /** The hash of the secret, which everybody may know. */
  get commitment(): string {
    return (this.#commitment ??= commitmentOf(this.#secret))
  }

  /** What each seat added to the seed. */
  get words(): readonly string[] {
    return this.#words
  }

  /** Whether the host keeps them from speaking. */
  isMuted(person: string): boolean {
    return this.#muted.has(person) || this.#blocked.has(person)
  }

  isBlocked(person: string): boolean {
    return this.#blocked.has(person)
  }

  /** Nothing before this entry can be taken back: a person who has left their seat since can no longer agree. */
  get handedOver(): number {
    return this.#handedOver
  }

  /** The pack it is played with, if any. */
  get pack(): Pack | undefined {
    return this.#pack
  }

  get stage(): Stage {
    if (this.#match === undefined) return 'gathering'
    return this.#match.outcome() === undefined ? 'playing' : 'over'
  }

  pending(): readonly Ask[] {
    return this.#match?.pending() ?? []
  }

  seatsOf(person: string): readonly Seat[] {
    const isTheirs = (place: Place): boolean => place.sitter.kind !== 'open' && place.person === person
    return person === '' ? [] : this.#places.flatMap((place, seat) => (isTheirs(place) ? [seat] : []))
  }

  /** The level of bots that take open seats or play for absent people: the best one sitting here. */
  get level(): Level {
    return levelNames.findLast((level) => this.#places.some(({ sitter }) => isBotOf(sitter, level))) ?? DEFAULT_LEVEL
  }

  /** The bot that answers for a seat now, '' when a person does. */
  botIn(seat: Seat): string {
    const place = this.#places[seat] ?? OPEN
    return place.sitter.kind === 'bot' ? place.sitter.level : place.stoodInBy
  }

  /**
   * Seats of all other people: each of them must agree before the seat undoes past the barrier. A bot that stands in
   * for somebody cannot agree for them, or one could look ahead and play again from where they left.
   */
  mustAgree(seat: Seat): readonly Seat[] {
    const own = this.#places[seat]?.person ?? ''
    return this.#places.flatMap(({ sitter, person }, other) =>
      sitter.kind === 'person' && other !== seat && person !== own ? [other] : [],
    )
  }

  /** Whether bots play for every seat of that person. */
  isAway(seat: Seat): boolean {
    const person = this.#places[seat]?.person ?? ''
    return person !== '' && this.seatsOf(person).every((own) => this.botIn(own) !== '')
  }

  /** The seat's moves that can be undone freely, oldest first. */
  staged(seat: Seat): readonly number[] {
    if (this.stage !== 'playing') return []
    const moves = this.#moves
    const barrier = moves.findLastIndex((move) => move.seat !== seat || move.commits)
    return moves.slice(barrier + 1).map(({ entry }) => entry)
  }

  /** The one of these seats that moved last: friends at one screen undo what was done last there. */
  lastToMove(seats: readonly Seat[]): Seat | undefined {
    return this.#moves.findLast(({ seat }) => seats.includes(seat))?.seat
  }

  /**
   * The entry the game goes back to when the seat undoes its last move; undefined when it has none. Moves of one touch
   * are undone together, up to a barrier between them.
   */
  undoTo(seat: Seat): number | undefined {
    const moves = this.#moves
    let first = moves.findLastIndex((move) => move.seat === seat)
    if (first < 0) return undefined
    for (;;) {
      const [before, move] = [moves[first - 1], moves[first]]
      if (before?.seat !== seat || before.commits || move === undefined || !this.#followers.has(move.entry)) break
      first--
    }
    return moves[first - 1]?.entry ?? 0
  }

  /** How many entries besides moves the person wrote: the rules bound the number of moves, nothing bounds these. */
  writtenBy(person: string): number {
    return this.#written.get(person) ?? 0
  }

  /** The seat that moved last, and the entry before everything its last touch did. */
  get lastTouch(): { readonly seat: Seat; readonly to: number } | undefined {
    const seat = this.#moves.at(-1)?.seat
    const to = seat === undefined ? undefined : this.undoTo(seat)
    return seat === undefined || to === undefined ? undefined : { seat, to }
  }

  /** The entry that an earlier request with this key led to. */
  doneBy(person: string, key: string): number | undefined {
    return this.#done.get(`${person}/${key}`)
  }

  /** The next entries of the journal as they would be written. Their times never go back, whatever a clock does. */
  next(now: number, by: string, key: string, deeds: readonly Deed[]): readonly Entry[] {
    const at = Math.max(now, this.#entries.at(-1)?.at ?? 0)
    return deeds.map((deed, i) => ({ seq: this.seq + 1 + i, at, by, key: i === 0 ? key : '', deed }))
  }

  /** Folds an entry in. It was decided here or comes from the store: an impossible one is a bug. */
  enter(entry: Entry): void {
    if (entry.seq !== this.seq + 1) throw new Error(`entry ${entry.seq} cannot follow entry ${this.seq}`)
    this.#fold(entry)
    this.#entries.push(entry)
    if (entry.deed.kind !== 'move') this.#written.set(entry.by, this.writtenBy(entry.by) + 1)
    if (entry.key !== '') this.#done.set(`${entry.by}/${entry.key}`, entry.seq)
    this.#clocks.turn(entry.at, this.#thinking(), entry.deed.kind === 'undo' ? 'takenBack' : 'on')
  }

  #fold({ deed }: Entry): void {
    switch (deed.kind) {
      case 'said':
        return
      case 'pack':
        this.game.packs?.keep(deed.pack)
        this.#pack = deed.pack
        return
      case 'muted':
        if (deed.yes) this.#muted.add(deed.person)
        else this.#muted.delete(deed.person)
        return
      case 'blocked':
        this.#blocked.add(deed.person)
        return
      case 'sealed':
        this.#secret = deed.secret
        return
      case 'words':
        this.#words[deed.seat] = deed.text
        return
      case 'sat':
        this.#handedOver = this.#match?.length ?? 0
        this.#asked = undefined
        // The words of a fair deal belong to the person, not to the seat.
        this.#words[deed.seat] = ''
        this.#places[deed.seat] = { sitter: deed.sitter, person: deed.person, stoodInBy: '' }
        return
      case 'began':
        return this.#begin(deed)
      case 'move':
        this.#move(deed.seat, deed.move)
        if (deed.follows === true) this.#followers.add(this.#running().length)
        this.#together.keepMove(deed, this.#running().length)
        return
      case 'undo':
        this.#together.keepUndone(this.#moves, deed.to)
        return this.#undo(deed.seat, deed.to)
      case 'answers':
        this.#together.answers = deed.who
        return
      case 'undoAsked':
        this.#asked = { seat: deed.seat, missing: this.mustAgree(deed.seat) }
        return
      case 'undoAnswered':
        this.#asked = deed.yes ? this.#askedWithout(deed.seat) : undefined
        return
      case 'outOfTime':
      case 'left':
        this.#standIn(deed.seat, deed.level)
        this.#asked = undefined
        return
      case 'back':
        this.#standIn(deed.seat, '')
        this.#clocks.refresh(deed.seat)
        return
      case 'rematch':
        this.#rematch = deed.table
    }
  }

  #begin(deed: Extract<Deed, { readonly kind: 'began' }>): void {
    const names = this.#places.map(({ sitter }) => nameOf(sitter))
    const { match, setting } = beginMatch(this.game, this.head.setting, names, deed)
    this.#match = match
    this.#setting = setting
  }

  #move(seat: Seat, line: string): void {
    const match = this.#running()
    const problem = match.enter({ side: match.sides()[seat] ?? '', move: line })
    if (problem !== undefined) throw new Error(problemText(problem))
    this.#asked = undefined
  }

  #undo(seat: Seat, to: number): void {
    const match = this.#running()
    const problem = match.enter({ side: match.sides()[seat] ?? '', undo: to })
    if (problem !== undefined) throw new Error(problemText(problem))
    this.#asked = undefined
  }

  get #moves(): readonly StandingMove[] {
    return this.#match?.standing ?? []
  }

  #running(): AnyMatch {
    if (this.#match === undefined) throw new Error('the game has not begun')
    return this.#match
  }

  #standIn(seat: Seat, level: string): void {
    const place = this.#places[seat]
    if (place !== undefined) this.#places[seat] = { ...place, stoodInBy: level }
  }

  /** A person answers once for all their seats. */
  #askedWithout(seat: Seat): UndoRequest | undefined {
    if (this.#asked === undefined) return undefined
    const person = this.#places[seat]?.person
    const missing = this.#asked.missing.filter((other) => this.#places[other]?.person !== person)
    return { seat: this.#asked.seat, missing }
  }

  /** Seats whose clock runs: those of people who owe an answer. */
  #thinking(): readonly Seat[] {
    return this.pending().flatMap(({ seat }) => (this.botIn(seat) === '' ? [seat] : []))
  }
}

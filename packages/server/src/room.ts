import { createHash } from 'node:crypto'
import type { LoadedGame } from '@orrery/games'
import { fail, type Move, OBSERVER, ok, type Result } from '@orrery/kernel'
import {
  type Arranged,
  type Entry,
  type FromTable,
  type Owed,
  owed,
  patientUntil,
  type Reply,
  type Request,
  Table,
  type Task,
  taskFor,
} from '@orrery/table'
import type { Store, StoredTable } from './store/store.ts'

/** Somebody at the other end of a socket. */
export interface Guest {
  /** '' for a visitor without a person: they can only watch. */
  readonly person: string
  /** The last journal entry sent to them. */
  told: number
  /** They have not read what they were sent; once they have, one situation tells them everything since. */
  readonly isBehind: boolean
  send(message: FromTable): void
  /** Sends them away; they come back by themselves and find the table as it is then. */
  restart(): void
}

/** What a room needs from the server. */
export interface House {
  readonly store: Store
  now(): number
  /** On behalf of whoever made the table. */
  think(task: Task, host: string): Promise<Move>
  onEntries(entries: readonly Entry[]): void
  onError(error: unknown): void
}

/** Milliseconds before a bot whose answer could not be stored is asked again. */
const RETRY = 1000

interface Change<T> {
  readonly entries: readonly Entry[]
  readonly result: T
}

/**
 * One table that is open on this machine: its journal in memory, its visitors, its bots. Changes are made one after the
 * other: decided, stored, folded in, then broadcast. If another machine was faster, the new entries are read and the
 * change is decided again.
 */
export class Room {
  readonly stored: StoredTable
  readonly served: LoadedGame
  readonly #house: House
  readonly #guests = new Set<Guest>()
  /** Answers that bots are computing. */
  readonly #thinking = new Set<string>()
  readonly table: Table
  /** When somebody last needed it. */
  usedAt = 0
  #outlook = ''
  #queue: Promise<unknown> = Promise.resolve()

  private constructor(house: House, served: LoadedGame, stored: StoredTable) {
    this.#house = house
    this.served = served
    this.stored = stored
    this.table = new Table(served.game, stored)
  }

  static async open(house: House, served: LoadedGame, stored: StoredTable): Promise<Room> {
    const room = new Room(house, served, stored)
    await room.#readOn()
    await room.#noteOutlook()
    room.#wakeBots()
    return room
  }

  /** Nobody watches and no bot is thinking: the room can be closed and reopened from the store. */
  get isIdle(): boolean {
    return this.#guests.size === 0 && this.#thinking.size === 0
  }

  isOnline = (person: string): boolean => {
    for (const guest of this.#guests) if (guest.person === person) return true
    return false
  }

  /**
   * Opening the table takes the seat back from a bot; a mere reconnect does not. If that cannot be stored, the visitor
   * is turned away.
   */
  async enter(guest: Guest): Promise<void> {
    const wasOnline = this.isOnline(guest.person)
    const yours = guest.told === 0 ? this.table.seatsOf(guest.person) : []
    const away = yours.filter((seat) => this.table.places[seat]?.stoodInBy !== '')
    for (const seat of away) await this.request({ t: 'back', key: `back/${this.table.seq}`, seat }, guest.person)
    this.#guests.add(guest)
    this.#tell(guest)
    if (!wasOnline && this.#isNoticed(guest)) this.#tellOthers(guest)
  }

  /** For somebody who was behind and has read everything. */
  catchUp(guest: Guest): void {
    if (this.#guests.has(guest)) this.#tell(guest)
  }

  /** The journal was changed behind this room: everybody comes in again. */
  dissolve(): void {
    for (const guest of this.#guests) guest.restart()
  }

  leave(guest: Guest): void {
    this.#guests.delete(guest)
    if (!this.isOnline(guest.person) && this.#isNoticed(guest)) this.#tellOthers(guest)
  }

  /** Whether the others are told that they come or go: people who play, and where seats can be taken at any time everybody. */
  #isNoticed({ person }: Guest): boolean {
    return this.table.head.setting.joining === 'anytime' || this.table.seatsOf(person).length > 0
  }

  /** Resolves when everything the reply promises is stored; `told` gets the reply just before the news goes out. */
  request(request: Request, person: string, told?: (reply: Reply) => void): Promise<Reply> {
    return this.#change((now) => {
      const { entries, reply } = this.table.decide(request, person, now, this.isOnline)
      return { entries, result: reply }
    }, told)
  }

  async arrange(make: (table: Table, now: number) => Arranged): Promise<Result<Table, string>> {
    const refused = await this.#change((now) => {
      const arranged = make(this.table, now)
      return arranged.ok ? { entries: arranged.value, result: undefined } : { entries: [], result: arranged.error }
    })
    return refused === undefined ? ok(this.table) : fail(refused)
  }

  /** Resolves when everything in progress is done. */
  settled(): Promise<unknown> {
    return this.#queue
  }

  checkClocks(): Promise<void> {
    const checked = this.#change((now) => ({ entries: this.table.decideClocks(now), result: undefined }))
    return checked.then(() => this.#wakeBots())
  }

  #change<T>(make: (now: number) => Change<T>, told?: (result: T) => void): Promise<T> {
    const turn = this.#queue.then(() => this.#changeNow(make, told))
    this.#queue = turn.catch(() => undefined)
    return turn
  }

  async #changeNow<T>(make: (now: number) => Change<T>, told?: (result: T) => void): Promise<T> {
    const { entries, result } = make(this.#house.now())
    if (entries.length > 0 && !(await this.#house.store.append(this.stored.id, entries))) {
      await this.#readOn()
      await this.#changed()
      return this.#changeNow(make, told)
    }
    for (const entry of entries) this.table.enter(entry)
    this.#house.onEntries(entries)
    told?.(result)
    if (entries.length > 0) await this.#changed()
    return result
  }

  async #changed(): Promise<void> {
    for (const guest of this.#guests) this.#tell(guest)
    this.#wakeBots()
    await this.#noteOutlook()
  }

  async #readOn(): Promise<void> {
    for (const entry of await this.#house.store.journal(this.stored.id, this.table.seq)) this.table.enter(entry)
  }

  async #noteOutlook(): Promise<void> {
    const dues = [this.table.clocks.due(), patientUntil(this.table)].filter((due) => due !== undefined)
    const outlook = { stage: this.table.stage, due: dues.length === 0 ? undefined : Math.min(...dues) }
    const text = JSON.stringify(outlook)
    if (text === this.#outlook) return
    try {
      await this.#house.store.note(this.stored.id, outlook)
      this.#outlook = text
    } catch (error) {
      // The journal is what counts; the next change updates the stored outlook.
      this.#house.onError(error)
    }
  }

  #tell(guest: Guest): void {
    if (guest.isBehind) return
    const { person, told: since } = guest
    const seat = this.table.seatsOf(person)[0] ?? OBSERVER
    guest.told = this.table.seq
    const eyes = { person, seat, since, now: this.#house.now(), isOnline: this.isOnline, watchers: this.#watchers() }
    guest.send(this.table.situation(eyes))
  }

  /** People without a seat; whoever made the table does not count. */
  #watchers(): number {
    const isWatcher = ({ person }: Guest): boolean =>
      person !== this.stored.host && this.table.seatsOf(person).length === 0
    return [...this.#guests].filter(isWatcher).length
  }

  #tellOthers(but: Guest): void {
    for (const guest of this.#guests) if (guest !== but) this.#tell(guest)
  }

  /** A decision number is answered only once, so asking again after a restart does no harm. */
  #wakeBots(): void {
    for (const answer of owed(this.table, this.#house.now())) {
      const key = `${answer.seat}/${answer.decision}/${answer.level}`
      if (this.#thinking.has(key)) continue
      this.#thinking.add(key)
      void this.#bot(answer, key)
    }
  }

  async #bot(answer: Owed, key: string): Promise<void> {
    let pause = 0
    try {
      const move = await this.#house.think(taskFor(this.table, answer, this.#botSeed(answer)), this.stored.host)
      await this.#change((now) => ({ entries: this.table.decideBot(answer, move, now), result: undefined }))
    } catch (error) {
      this.#house.onError(error)
      pause = RETRY
    }
    this.#thinking.delete(key)
    setTimeout(() => this.#wakeBots(), pause).unref()
  }

  /** Derived from the game's own seed by a one-way hash. */
  #botSeed({ seat, decision }: Owed): string {
    const began = this.table.entries.find(({ deed }) => deed.kind === 'began')?.deed
    const start = began?.kind === 'began' ? JSON.stringify(began.start) : ''
    return createHash('sha256').update(`${start}/${seat}/${decision}`).digest('hex')
  }
}

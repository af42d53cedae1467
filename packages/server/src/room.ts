import { createHash } from 'node:crypto'
import type { LoadedGame } from '@orrery/games'
import { fail, type Move, OBSERVER, ok, type Result } from '@orrery/kernel'
import {
  type Arranged,
  type Entry,
  type LiveUpdate,
  type Owed,
  owed,
  patientUntil,
  type Reply,
  type Request,
  Table,
  type Task,
  taskFor,
} from '@orrery/table'
import { catchingBreath } from './breath.ts'
import { fingerprintOf } from './fingerprint.ts'
import type { Presence } from './presence.ts'
import { AT_ONCE, type Outlook, type Store, type StoredTable } from './store/store.ts'

/** Somebody at the other end of a socket. */
export interface Guest {
  /** '' for a visitor without a person: they can only watch. */
  readonly person: string
  /** The last journal entry sent to them. */
  told: number
  /** They have not read what they were sent; once they have, one update tells them everything since. */
  readonly isBehind: boolean
  update(update: LiveUpdate): void
  /** Sends them away; they come back by themselves and find the table as it is then. */
  restart(): void
}

/** What a room needs from the server. */
export interface House {
  readonly store: Store
  readonly append: Store['append']
  /** Whether bots move and clocks are watched in this process; if not, others do it. */
  readonly works: boolean
  now(): number
  /** On behalf of the host. */
  think(task: Task, host: string): Promise<Move>
  /** Whether this process may do the table's work; if so, nobody else does it until the next outlook is noted. */
  hold(table: string): Promise<boolean>
  /** What it waits for, so that some process acts when it is time. */
  note(outlook: Outlook): void
  /** Something was stored; `look`: more than new entries. */
  publish(table: string, seq: number, look?: boolean): void
  readonly presence: Pick<Presence, 'enter' | 'leave' | 'elsewhere' | 'show' | 'shown' | 'forget' | 'read'>
  onEntries(entries: readonly Entry[]): void
  onError(error: unknown): void
}

/** Entries from one fingerprint of a game to the next while it is open. */
const MARK_EVERY = 50

/** Milliseconds before a bot whose answer could not be stored is asked again. */
const RETRY = 1000

interface Change<T> {
  readonly entries: readonly Entry[]
  readonly result: T
  /** Nothing comes of it, perhaps because another process has stored something that was not read here yet. */
  readonly isRefused?: boolean
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
  /** Requests that wait or are under way. */
  #busy = 0
  /** The update that is due: for everybody, or only for those who lack the last entry. */
  #telling: 'all' | 'late' | undefined
  #isRetired = false
  /** The entry of the last fingerprint. */
  #markedAt = 0
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
    // Tables that began together do not all get their fingerprints at the same moment.
    room.#markedAt = room.table.seq - 1 - Math.floor(Math.random() * MARK_EVERY)
    return room
  }

  /** Whether other processes may change the table. */
  get #isShared(): boolean {
    return this.#house.store.feed !== undefined
  }

  /** Nobody watches, nothing is under way and no bot is thinking: the room can be closed and reopened from the store. */
  get isIdle(): boolean {
    return this.#guests.size === 0 && this.#thinking.size === 0 && this.#busy === 0
  }

  isOnline = (person: string): boolean => {
    for (const guest of this.#guests) if (guest.person === person) return true
    return this.#elsewhere().includes(person)
  }

  /**
   * Opening the table takes the seat back from a bot; a mere reconnect does not. If that cannot be stored, the visitor
   * is turned away.
   */
  async enter(guest: Guest): Promise<void> {
    if (this.#isShared && guest.told > this.table.seq) await this.hear(guest.told)
    const wasOnline = this.isOnline(guest.person)
    const yours = guest.told === 0 ? this.table.seatsOf(guest.person) : []
    const away = yours.filter((seat) => this.table.places[seat]?.stoodInBy !== '')
    for (const seat of away) await this.request({ t: 'back', key: `back/${this.table.seq}`, seat }, guest.person)
    if (this.#isRetired) return guest.restart()
    this.#guests.add(guest)
    this.#house.presence.enter(this.stored.id, guest.person)
    this.#tell([guest])
    if (!wasOnline && this.#isNoticed(guest)) this.#tell(Array.from(this.#guests).filter((one) => one !== guest))
  }

  /** For somebody who was behind and has read everything, or who has just made a move. */
  catchUp(guest: Guest): void {
    if (this.#guests.has(guest)) this.#tell([guest])
  }

  /** Another room takes its place: bots that still think here are not listened to. */
  retire(): void {
    this.#isRetired = true
  }

  /** The journal was changed behind this room: everybody comes in again. */
  dissolve(): void {
    for (const guest of this.#guests) guest.restart()
  }

  leave(guest: Guest): void {
    if (!this.#guests.delete(guest)) return
    this.#house.presence.leave(this.stored.id, guest.person)
    if (!this.isOnline(guest.person) && this.#isNoticed(guest)) this.tellAll()
  }

  /** Whether the others see this guest come and go: players do, and everybody where seats can be taken at any time. */
  #isNoticed({ person }: Guest): boolean {
    return this.table.head.setting.joining === 'anytime' || this.table.seatsOf(person).length > 0
  }

  /** Resolves when everything the reply promises is stored; `told` gets the reply before the news goes out. */
  async request(request: Request, person: string, told?: (reply: Reply) => void): Promise<Reply> {
    const reply = await this.#change((now) => {
      const { entries, reply } = this.table.decide(request, person, now, this.isOnline)
      return { entries, result: reply, isRefused: !reply.ok }
    }, told)
    if (request.t === 'show' && reply.ok) {
      this.#house.presence.show(this.stored.id, person, request.text)
      this.tellAll()
    }
    return reply
  }

  async arrange(make: (table: Table, now: number) => Arranged): Promise<Result<Table, string>> {
    const refused = await this.#change((now) => {
      const arranged = make(this.table, now)
      return arranged.ok
        ? { entries: arranged.value, result: undefined }
        : { entries: [], result: arranged.error, isRefused: true }
    })
    return refused === undefined ? ok(this.table) : fail(refused)
  }

  /** Resolves when everything in progress is done. */
  settled(): Promise<unknown> {
    return this.#queue
  }

  /** Before it is closed: a new version will compare what the game came to. */
  async keepFingerprint(): Promise<void> {
    const { stage, seq } = this.table
    if (stage !== 'playing' || seq === this.#markedAt) return
    this.#markedAt = seq
    await this.#house.store.keepFingerprint(this.stored.id, JSON.stringify(fingerprintOf(this.table)))
  }

  /** Does what is due here: seats run out of time, bots move. */
  async attend(): Promise<void> {
    await this.#change((now) => ({ entries: this.table.decideClocks(now), result: undefined }))
    await this.#lookAhead()
  }

  /** Reads what other processes have stored, if they have. */
  async hear(seq: number): Promise<void> {
    if (seq <= this.table.seq) return
    await this.#inTurn(async () => {
      if (await this.#readOn()) this.#tellSoon('late')
    })
    if (this.#house.works) await this.#wakeBots()
  }

  #change<T>(make: (now: number) => Change<T>, told?: (result: T) => void): Promise<T> {
    return this.#inTurn(() => this.#changeNow(make, told))
  }

  #inTurn<T>(act: () => Promise<T>): Promise<T> {
    this.#busy++
    const turn = this.#queue.then(act).finally(() => void this.#busy--)
    this.#queue = turn.catch(() => undefined)
    return turn
  }

  async #changeNow<T>(make: (now: number) => Change<T>, told?: (result: T) => void): Promise<T> {
    const now = this.#house.now()
    const { entries, result, isRefused = false } = make(now)
    const isLate = entries.length > 0 && !(await this.#house.append(this.stored.id, entries, now))
    if ((isLate || (isRefused && this.#isShared)) && (await this.#readOn())) {
      this.#tellSoon('late')
      return this.#changeNow(make, told)
    }
    if (isLate) throw new Error(`entry ${this.table.seq + 1} is taken, and is not there`)
    for (const entry of entries) this.table.enter(entry)
    this.#house.onEntries(entries)
    told?.(result)
    if (entries.length > 0) {
      this.#tellSoon('late')
      if (this.table.seq - this.#markedAt >= MARK_EVERY) void this.keepFingerprint().catch(this.#house.onError)
      void this.#lookAhead().catch((error: unknown) => this.#house.onError(error))
    }
    return result
  }

  /** Everybody here gets an update: somebody came or went, or has something else in hand. */
  tellAll(): void {
    this.#tellSoon('all')
  }

  /**
   * Those who are to hear of it hear after the replies to everything that was stored in the same commit, and once where
   * more than one thing has happened by then.
   */
  #tellSoon(whom: 'all' | 'late'): void {
    if (this.#telling === undefined) setImmediate(() => this.#tellNow())
    this.#telling = whom === 'all' ? whom : (this.#telling ?? whom)
  }

  #tellNow(): void {
    const whom = this.#telling
    this.#telling = undefined
    if (whom === undefined) return
    try {
      this.#tell(Array.from(this.#guests).filter(({ told }) => whom === 'all' || told < this.table.seq))
    } catch (error) {
      this.#house.onError(error)
    }
  }

  /** Returns whether there was anything new. A long journal lets others have their turn in between. */
  async #readOn(): Promise<boolean> {
    const before = this.table.seq
    const breath = catchingBreath()
    for (const entry of await this.#house.store.journal(this.stored.id, before)) {
      this.table.enter(entry)
      await breath()
    }
    return this.table.seq > before
  }

  /** After every change: the next bot or clock is started, here or in another process. */
  async #lookAhead(): Promise<void> {
    if (this.#isRetired) return
    const { id } = this.stored
    const { stage, seq, clocks } = this.table
    const isOwed = this.#owed().length > 0
    this.#house.publish(id, seq)
    if (isOwed && this.#house.works && (await this.#wakeBots())) return
    const dues = [isOwed ? AT_ONCE : undefined, clocks.due(), patientUntil(this.table)].filter(
      (due) => due !== undefined,
    )
    this.#house.note({ table: id, seq, stage, due: dues.length === 0 ? undefined : Math.min(...dues) })
  }

  #tell(guests: readonly Guest[]): void {
    const { now, presence } = this.#house
    const shown = presence.shown(this.stored.id)
    const company = { now: now(), isOnline: this.isOnline, watchers: this.#watchers(), shown }
    const updateFor = this.table.updatesFor(company)
    for (const guest of guests) {
      if (guest.isBehind) continue
      const { person, told: since } = guest
      guest.told = this.table.seq
      guest.update(updateFor({ person, seat: this.table.seatsOf(person)[0] ?? OBSERVER, since }))
    }
  }

  /** Spectators: people without a seat, the host aside. */
  #watchers(): number {
    const isWatcher = (person: string): boolean =>
      person !== this.stored.host && this.table.seatsOf(person).length === 0
    const here = Array.from(this.#guests, ({ person }) => person)
    return [...here, ...this.#elsewhere()].filter(isWatcher).length
  }

  /** People who are at this table on other servers. */
  #elsewhere(): readonly string[] {
    return this.#house.presence.elsewhere(this.stored.id)
  }

  #owed(): readonly Owed[] {
    return owed(this.table, this.#house.now())
  }

  /**
   * A decision number is answered only once, so asking again after a restart, or asking twice, does no harm. False when
   * there is nothing to do, or another process does it.
   */
  async #wakeBots(): Promise<boolean> {
    if (this.#isRetired || this.#owed().length === 0 || !(await this.#house.hold(this.stored.id))) return false
    for (const answer of this.#owed()) {
      const key = `${answer.seat}/${answer.decision}/${answer.level}`
      if (this.#thinking.has(key)) continue
      this.#thinking.add(key)
      void this.#bot(answer, key)
    }
    return true
  }

  async #bot(answer: Owed, key: string): Promise<void> {
    let pause = 0
    try {
      const move = await this.#house.think(taskFor(this.table, answer, this.#botSeed(answer)), this.stored.host)
      await this.#change((now) => ({
        entries: this.#isRetired ? [] : this.table.decideBot(answer, move, now),
        result: undefined,
      }))
    } catch (error) {
      this.#house.onError(error)
      pause = RETRY
    }
    this.#thinking.delete(key)
    setTimeout(() => void this.#lookAhead().catch((error: unknown) => this.#house.onError(error)), pause).unref()
  }

  /** Derived from the game's own seed by a one-way hash. */
  #botSeed({ seat, decision }: Owed): string {
    const began = this.table.entries.find(({ deed }) => deed.kind === 'began')?.deed
    const start = began?.kind === 'began' ? JSON.stringify(began.start) : ''
    return createHash('sha256').update(`${start}/${seat}/${decision}`).digest('hex')
  }
}

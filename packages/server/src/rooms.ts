import { loadGameOf } from '@orrery/games'
import { type Entry, type Head, OtherRules } from '@orrery/table'
import { Refusing } from './refusing.ts'
import { type House, Room } from './room.ts'
import type { Change } from './store/store.ts'

/** Milliseconds after which an unused table is closed; sooner above this number of open tables. */
const IDLE_TIME = 60_000
const OPEN_ROOMS = 200
/** Milliseconds before a table that failed to open is tried again, and one with another version of the rules. */
const TRY_AGAIN = 10_000
const TRY_MUCH_LATER = 3_600_000

/** The rooms that are open on this machine: a cache of the store, most recently used last. */
export class Rooms {
  readonly #house: House
  readonly #open = new Map<string, Promise<Room | undefined>>()
  /** Tables of other rules, with the reason, so that they are not read again and again. */
  readonly #refused = new Map<string, Refusing>()

  constructor(house: House) {
    this.#house = house
  }

  get size(): number {
    return this.#open.size
  }

  /** Undefined for an unknown table. */
  async find(id: string): Promise<Room | undefined> {
    const refused = this.#refused.get(id)
    if (refused !== undefined) throw refused
    const opening = this.#open.get(id) ?? this.#load(id)
    this.#open.delete(id)
    this.#open.set(id, opening)
    try {
      const room = await opening
      if (room === undefined) this.#open.delete(id)
      else room.usedAt = this.#house.now()
      return room
    } catch (error) {
      this.#open.delete(id)
      throw error
    }
  }

  async lay(head: Head, entries: readonly Entry[]): Promise<Room | undefined> {
    await this.#house.store.addTable(head, entries, this.#house.now())
    const room = await this.find(head.id)
    void this.attend(head.id)
    return room
  }

  /** Those that can be opened; one that cannot does not hide the others (its own link says why). */
  async findAll(ids: readonly string[]): Promise<readonly Room[]> {
    const found = await Promise.all(
      ids.map((id) =>
        this.#findAny(id).catch((error: unknown) => {
          this.#house.onError(error)
          return undefined
        }),
      ),
    )
    return found.filter((room) => room !== undefined)
  }

  async #findAny(id: string): Promise<Room | undefined> {
    try {
      return await this.find(id)
    } catch (error) {
      if (error instanceof Refusing) return undefined
      throw error
    }
  }

  /** Closes a room whose journal was changed in the store; it is opened again when it is needed. */
  async reload(id: string): Promise<void> {
    const opening = this.#open.get(id)
    this.#open.delete(id)
    const room = await opening?.catch(() => undefined)
    room?.retire()
    await room?.settled()
    room?.dissolve()
    await this.attend(id)
  }

  /** For a table whose entries were replaced in the store, or that was deleted: every process opens it again. */
  async replaced(id: string): Promise<void> {
    this.#house.publish(id, 0, true)
    await this.reload(id)
  }

  /** Does what is due at the table. One that cannot be opened holds up no other. */
  async attend(id: string): Promise<void> {
    try {
      await (await this.find(id))?.attend()
    } catch (error) {
      const isRefused = error instanceof Refusing
      if (!isRefused) this.#house.onError(error)
      await this.#house.store.jobs.put(id, 'play', this.#house.now() + (isRefused ? TRY_MUCH_LATER : TRY_AGAIN))
    }
  }

  /** Other processes have stored something. */
  async hear(changes: readonly Change[]): Promise<void> {
    const toLook = changes.filter(({ table, look }) => look && this.#open.has(table)).map(({ table }) => table)
    if (toLook.length > 0) await this.#lookAgain(toLook)
    await this.#readOn(changes)
  }

  async #readOn(changes: readonly Pick<Change, 'table' | 'seq'>[]): Promise<void> {
    for (const { table, seq } of changes) {
      const opening = this.#open.get(table)
      if (opening === undefined) continue
      try {
        await (await opening)?.hear(seq)
      } catch (error) {
        this.#house.onError(error)
      }
    }
  }

  /** Reads what was missed while nobody could tell us. */
  catchUp(): Promise<void> {
    return this.#lookAgain([...this.#open.keys()])
  }

  async #lookAgain(tables: readonly string[]): Promise<void> {
    try {
      const progress = await this.#house.store.progress(tables)
      const known = new Map(progress.map((one) => [one.table, one.edition]))
      for (const table of tables) {
        const room = await this.#open.get(table)?.catch(() => undefined)
        if (room !== undefined && room.stored.edition !== known.get(table)) await this.reload(table)
      }
      await this.#readOn(progress)
      for (const table of await this.#house.presence.read(tables)) (await this.#open.get(table))?.tellAll()
    } catch (error) {
      this.#house.onError(error)
    }
  }

  /** Resolves when everything in progress is done. */
  async settled(): Promise<void> {
    for (const opening of this.#open.values()) {
      const room = await opening.catch(() => undefined)
      await room?.settled()
      await room?.keepFingerprint().catch(this.#house.onError)
    }
  }

  /** Closes what nobody needs. */
  async closeIdle(): Promise<void> {
    const now = this.#house.now()
    for (const [id, opening] of this.#open) {
      const room = await opening.catch(() => undefined)
      const isCrowded = this.#open.size > OPEN_ROOMS
      if (room === undefined) this.#open.delete(id)
      else if (room.isIdle && (isCrowded || room.usedAt < now - IDLE_TIME)) {
        this.#open.delete(id)
        this.#house.presence.forget(id)
        await room.keepFingerprint().catch(this.#house.onError)
      }
    }
  }

  async #load(id: string): Promise<Room | undefined> {
    const stored = await this.#house.store.table(id)
    const served = await loadGameOf(stored?.setting.game ?? '')
    if (stored === undefined || served === undefined) return undefined
    try {
      await this.#house.presence.read([id])
      return await Room.open(this.#house, served, stored)
    } catch (error) {
      if (!(error instanceof OtherRules)) throw error
      const what = 'It is kept as it is; create a new table to play.'
      const refused = new Refusing(410, `This table cannot be opened: ${error.message}. ${what}`)
      this.#refused.set(id, refused)
      throw refused
    }
  }
}

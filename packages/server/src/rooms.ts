import { loadGameOf } from '@orrery/games'
import { type Entry, type Head, OtherRules } from '@orrery/table'
import { Refusing } from './refusing.ts'
import { type House, Room } from './room.ts'

/** Above this number of open tables, those that nobody has watched or joined for a while are closed. */
const OPEN_ROOMS = 200
const IDLE_TIME = 60_000

/** The rooms that are open on this machine: a cache of the store, most recently used last. */
export class Rooms {
  readonly #house: House
  readonly #open = new Map<string, Promise<Room | undefined>>()
  /** Tables of other rules, with the reason, so that they are not read again and again. */
  readonly #refused = new Map<string, Refusing>()
  #checking: Promise<void> | undefined

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
    } finally {
      void this.#closeIdle()
    }
  }

  async lay(head: Head, entries: readonly Entry[]): Promise<Room | undefined> {
    await this.#house.store.addTable(head, entries, this.#house.now())
    return this.find(head.id)
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
    await room?.settled()
    room?.dissolve()
  }

  /** After a start: bots that owe answers move, and clocks go on. */
  async resume(): Promise<void> {
    await this.#each(await this.#house.store.unfinished(), () => Promise.resolve())
  }

  /** One table that cannot be opened does not hold up the next. */
  async #each(ids: readonly string[], act: (room: Room) => Promise<void>): Promise<void> {
    for (const id of ids) {
      try {
        const room = await this.#findAny(id)
        if (room !== undefined) await act(room)
      } catch (error) {
        this.#house.onError(error)
      }
    }
  }

  /** One check at a time, however long it takes. */
  checkClocks(): void {
    this.#checking ??= this.#checkAll().finally(() => void (this.#checking = undefined))
  }

  /** Resolves when everything in progress is done. */
  async settled(): Promise<void> {
    await this.#checking
    for (const opening of this.#open.values()) await (await opening.catch(() => undefined))?.settled()
  }

  async #checkAll(): Promise<void> {
    try {
      await this.#each(await this.#house.store.due(this.#house.now()), (room) => room.checkClocks())
    } catch (error) {
      this.#house.onError(error)
    }
  }

  async #load(id: string): Promise<Room | undefined> {
    const stored = await this.#house.store.table(id)
    const served = await loadGameOf(stored?.setting.game ?? '')
    if (stored === undefined || served === undefined) return undefined
    try {
      return await Room.open(this.#house, served, stored)
    } catch (error) {
      if (!(error instanceof OtherRules)) throw error
      const what = 'It is kept as it is; create a new table to play.'
      const refused = new Refusing(410, `This table cannot be opened: ${error.message}. ${what}`)
      this.#refused.set(id, refused)
      throw refused
    }
  }

  async #closeIdle(): Promise<void> {
    for (const [id, opening] of this.#open) {
      if (this.#open.size <= OPEN_ROOMS) return
      const room = await opening.catch(() => undefined)
      if (room === undefined || (room.isIdle && room.usedAt < this.#house.now() - IDLE_TIME)) this.#open.delete(id)
    }
  }
}

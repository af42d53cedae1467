import type { Company, Store } from './store/store.ts'

/** Milliseconds in which comings and goings are collected; then one transaction stores them. */
const COLLECT = 50
/** Milliseconds after which people of a server that does not say so any more are gone. */
const LEASE = 15_000

interface PresenceHouse {
  readonly store: Store
  /** The name of this process. */
  readonly holder: string
  now(): number
  onError(error: unknown): void
}

/** Who is at the tables, here and on other servers that share the store. */
export class Presence {
  readonly #house: PresenceHouse
  readonly #here = new Map<string, string[]>()
  readonly #elsewhere = new Map<string, readonly Company[]>()
  /** What people here have in hand, by table and person. */
  readonly #shown = new Map<string, Map<string, string>>()
  /** Tables whose people have changed here since that was stored. */
  #changed = new Set<string>()
  #timer: NodeJS.Timeout | undefined
  #writing: Promise<void> = Promise.resolve()

  constructor(house: PresenceHouse) {
    this.#house = house
  }

  /** Somebody opens a socket; '' for somebody unknown. */
  enter(table: string, person: string): void {
    const people = this.#here.get(table)
    if (people === undefined) this.#here.set(table, [person])
    else people.push(person)
    this.#note(table)
  }

  leave(table: string, person: string): void {
    const people = this.#here.get(table) ?? []
    people.splice(people.indexOf(person), 1)
    if (people.length === 0) this.#here.delete(table)
    if (!people.includes(person)) this.#putDown(table, person)
    this.#note(table)
  }

  /** Somebody here has something in hand; '' once it is put down. */
  show(table: string, person: string, text: string): void {
    if (text === '') this.#putDown(table, person)
    else this.#shown.set(table, (this.#shown.get(table) ?? new Map<string, string>()).set(person, text))
    this.#note(table)
  }

  /** What people at the table have in hand, here and elsewhere. */
  shown(table: string): ReadonlyMap<string, string> {
    const elsewhere = (this.#elsewhere.get(table) ?? []).flatMap(({ shown }) => shown)
    return new Map([...elsewhere, ...(this.#shown.get(table) ?? [])])
  }

  /** The people at the table on other servers, as last read: an id for each socket. */
  elsewhere(table: string): readonly string[] {
    return (this.#elsewhere.get(table) ?? []).flatMap(({ people }) => people)
  }

  forget(table: string): void {
    this.#elsewhere.delete(table)
  }

  /** Reads who is elsewhere; returns the tables where somebody came or went, or has something else in hand. */
  async read(tables: readonly string[]): Promise<readonly string[]> {
    const { store, holder, now } = this.#house
    if (store.feed === undefined) return []
    const found = Map.groupBy(await store.presence.elsewhere(holder, tables, now()), ({ table }) => table)
    return tables.filter((table) => {
      const companies = found.get(table) ?? []
      const isSame = JSON.stringify(companies) === JSON.stringify(this.#elsewhere.get(table) ?? [])
      if (companies.length === 0) this.#elsewhere.delete(table)
      else this.#elsewhere.set(table, companies)
      return !isSame
    })
  }

  /** Called now and then, so that others know that this server is still there. */
  async keep(): Promise<void> {
    const { store, holder, now } = this.#house
    await this.#flush()
    const kept = await store.presence.keep(holder, now(), now() + LEASE)
    // The database was away for longer than our word counts.
    if (kept < this.#here.size) for (const table of this.#here.keys()) this.#note(table)
  }

  async close(): Promise<void> {
    clearTimeout(this.#timer)
    await this.#writing
    if (this.#house.store.feed !== undefined) await this.#house.store.presence.leave(this.#house.holder)
  }

  #putDown(table: string, person: string): void {
    const shown = this.#shown.get(table)
    shown?.delete(person)
    if (shown?.size === 0) this.#shown.delete(table)
  }

  #note(table: string): void {
    if (this.#house.store.feed === undefined) return
    this.#changed.add(table)
    this.#timer ??= setTimeout(() => void this.#flush().catch(this.#house.onError), COLLECT)
  }

  #flush(): Promise<void> {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#writing = this.#writing.catch(() => undefined).then(() => this.#write())
    return this.#writing
  }

  async #write(): Promise<void> {
    const { store, holder, now } = this.#house
    const tables = [...this.#changed]
    if (tables.length === 0) return
    this.#changed = new Set()
    const companies = tables.map((table): Company => ({
      table,
      people: [...(this.#here.get(table) ?? [])],
      shown: [...(this.#shown.get(table) ?? [])],
    }))
    await store.presence.put(holder, companies, now() + LEASE)
    for (const table of tables) store.feed?.publish({ table, seq: 0, job: false, look: true })
  }
}

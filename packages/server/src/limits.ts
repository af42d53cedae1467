/** What one person, or one address, may have at a time. */
export interface Limits {
  /** Tables that a person made and whose game is not over. */
  readonly tables: number
  /** Of these, the ones at which nobody sits but bots. */
  readonly botTables: number
  /** Games of one person, and of one address, that wait for the coach. */
  readonly studies: number
  readonly studiesOfAddress: number
  /** Open sockets of one person, and of everybody at one address. */
  readonly sockets: number
  readonly socketsOfAddress: number
}

export const LIMITS: Limits = {
  tables: 100,
  botTables: 10,
  studies: 3,
  studiesOfAddress: 10,
  sockets: 40,
  socketsOfAddress: 400,
}

/** Counts what is open, by name. */
export class Tally {
  readonly #counts = new Map<string, number>()

  of(name: string): number {
    return this.#counts.get(name) ?? 0
  }

  /** One more of each. */
  add(...names: readonly string[]): void {
    for (const name of names) this.#counts.set(name, this.of(name) + 1)
  }

  remove(...names: readonly string[]): void {
    for (const name of names) {
      if (this.of(name) > 1) this.#counts.set(name, this.of(name) - 1)
      else this.#counts.delete(name)
    }
  }
}

/** Values by key; above `most` of them the least recently used one is dropped. */
export class RecentMap<T> {
  readonly #most: number
  readonly #values = new Map<string, T>()

  constructor(most: number) {
    this.#most = most
  }

  get(key: string): T | undefined {
    const value = this.#values.get(key)
    if (value !== undefined) this.set(key, value)
    return value
  }

  set(key: string, value: T): void {
    this.#values.delete(key)
    this.#values.set(key, value)
    const [oldest] = this.#values.keys()
    if (this.#values.size > this.#most && oldest !== undefined) this.#values.delete(oldest)
  }

  /** The value of this key, made where there is none. */
  getOrMake(key: string, make: () => T): T {
    const known = this.get(key)
    if (known !== undefined) return known
    const value = make()
    this.set(key, value)
    return value
  }
}

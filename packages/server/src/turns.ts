/** Whose work it is. Somebody without a name of their own is told apart by their address only. */
export interface Share {
  readonly person: string
  readonly address: string
}

interface Waiting<T> {
  readonly share: Share
  readonly item: T
}

/** When an address and a person were last served; 0 for never. */
type Served = Map<string, number>

/** Addresses and persons that are remembered; the oldest are forgotten, which only brings them to the front once. */
const MOST_REMEMBERED = 10_000

/**
 * Work that waits for its turn. Addresses take turns, and so do the people of one address: whoever was served longest ago
 * is next, however much the others have queued. The work of one person is done in order.
 */
export class Turns<T> {
  #waiting: Waiting<T>[] = []
  readonly #served: Served = new Map()
  #count = 0

  get size(): number {
    return this.#waiting.length
  }

  add(share: Share, item: T): void {
    this.#waiting.push({ share, item })
  }

  /** The next one, unless its address is `isFull`. */
  take(isFull: (address: string) => boolean = () => false): Waiting<T> | undefined {
    const next = nextOf(
      this.#waiting.filter(({ share }) => !isFull(share.address)),
      this.#served,
    )
    if (next === undefined) return undefined
    this.#waiting.splice(this.#waiting.indexOf(next), 1)
    this.#count = serve(this.#served, next.share, this.#count)
    return next
  }

  /** Everything that waits, in the order it will be taken as things are. */
  order(): readonly T[] {
    const [left, served, order] = [this.#waiting.slice(), new Map(this.#served), [] as T[]]
    let count = this.#count
    for (let next = nextOf(left, served); next !== undefined; next = nextOf(left, served)) {
      left.splice(left.indexOf(next), 1)
      count = serve(served, next.share, count)
      order.push(next.item)
    }
    return order
  }

  remove(item: T): void {
    this.#waiting = this.#waiting.filter((waiting) => waiting.item !== item)
  }

  /** How much of this person, or of this address, is waiting. */
  countOf(isTheirs: (share: Share) => boolean): number {
    return this.#waiting.filter(({ share }) => isTheirs(share)).length
  }

  clear(): void {
    this.#waiting = []
  }
}

const addressKey = ({ address }: Share): string => `at ${address}`
const personKey = ({ address, person }: Share): string => `${person} at ${address}`

function nextOf<T>(waiting: readonly Waiting<T>[], served: Served): Waiting<T> | undefined {
  const last = (key: string): number => served.get(key) ?? 0
  return waiting.reduce<Waiting<T> | undefined>((best, one) => {
    if (best === undefined) return one
    const byAddress = last(addressKey(one.share)) - last(addressKey(best.share))
    return (byAddress || last(personKey(one.share)) - last(personKey(best.share))) < 0 ? one : best
  }, undefined)
}

function serve(served: Served, share: Share, before: number): number {
  for (const key of [addressKey(share), personKey(share)]) {
    served.delete(key)
    served.set(key, before + 1)
  }
  for (const [oldest] of served) {
    if (served.size <= MOST_REMEMBERED) break
    served.delete(oldest)
  }
  return before + 1
}

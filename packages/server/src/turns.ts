/** Whose work it is. Visitors without a person of their own are distinguished by their address only. */
export interface Share {
  readonly person: string
  readonly address: string
}

interface Waiting<T> {
  readonly share: Share
  readonly item: T
}

/** The most names kept. A name that was dropped moves to the front of the queue once, which does no harm. */
const MOST_REMEMBERED = 10_000

/**
 * How much each name has used. The clock of a group is the usage of the name served last; newcomers start there, so that
 * nobody saves up turns.
 */
class Usage {
  readonly #used: Map<string, number>
  readonly #clocks: Map<string, number>

  constructor(used: Iterable<[string, number]> = [], clocks: Iterable<[string, number]> = []) {
    this.#used = new Map(used)
    this.#clocks = new Map(clocks)
  }

  copy(): Usage {
    return new Usage(this.#used, this.#clocks)
  }

  of(group: string, name: string): number {
    return Math.max(this.#used.get(name) ?? 0, this.#clocks.get(group) ?? 0)
  }

  serve(group: string, name: string): void {
    const used = this.of(group, name)
    remember(this.#clocks, group, used)
    remember(this.#used, name, used + 1)
  }

  charge(name: string, cost: number): void {
    remember(this.#used, name, (this.#used.get(name) ?? 0) + cost)
  }
}

function remember(names: Map<string, number>, name: string, value: number): void {
  names.delete(name)
  names.set(name, value)
  for (const [oldest] of names) {
    if (names.size <= MOST_REMEMBERED) return
    names.delete(oldest)
  }
}

/**
 * A fair queue. Addresses take turns, and so do the people of one address: the one who has used least is next, however
 * much the others have queued. The work of one person is done in order.
 */
export class Turns<T> {
  #waiting: Waiting<T>[] = []
  readonly #usage = new Usage()

  get size(): number {
    return this.#waiting.length
  }

  add(share: Share, item: T): void {
    this.#waiting.push({ share, item })
  }

  /** The next one, unless its address is `isFull`. */
  take(isFull: (address: string) => boolean = () => false): Waiting<T> | undefined {
    const open = this.#waiting.filter(({ share }) => !isFull(share.address))
    const next = nextOf(open, this.#usage)
    if (next !== undefined) this.remove(next.item)
    return next
  }

  /** What was taken took this much besides the turn itself, such as milliseconds. */
  charge(share: Share, cost: number): void {
    this.#usage.charge(addressKey(share), cost)
    this.#usage.charge(personKey(share), cost)
  }

  /** Everything that waits, in the order it will be taken as things are. */
  order(): readonly T[] {
    const [left, usage, order] = [this.#waiting.slice(), this.#usage.copy(), [] as T[]]
    for (let next = nextOf(left, usage); next !== undefined; next = nextOf(left, usage)) {
      left.splice(left.indexOf(next), 1)
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

const EVERYBODY = ''
const addressKey = ({ address }: Share): string => `at ${address}`
const personKey = ({ address, person }: Share): string => `${person} at ${address}`

/** The next one, which is noted as served. */
function nextOf<T>(waiting: readonly Waiting<T>[], usage: Usage): Waiting<T> | undefined {
  const byAddress = (share: Share): number => usage.of(EVERYBODY, addressKey(share))
  const byPerson = (share: Share): number => usage.of(addressKey(share), personKey(share))
  const next = waiting.reduce<Waiting<T> | undefined>((best, one) => {
    if (best === undefined) return one
    const less = byAddress(one.share) - byAddress(best.share) || byPerson(one.share) - byPerson(best.share)
    return less < 0 ? one : best
  }, undefined)
  if (next === undefined) return undefined
  usage.serve(EVERYBODY, addressKey(next.share))
  usage.serve(addressKey(next.share), personKey(next.share))
  return next
}

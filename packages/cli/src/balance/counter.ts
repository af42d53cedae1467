import { type Share, share } from '../statistics.ts'

export interface Row extends Share {
  readonly thing: string
  /** How many seats (or games) it was counted in. */
  readonly n: number
  readonly sides: readonly SideRow[]
}

interface SideRow extends Share {
  readonly side: string
  readonly n: number
}

export interface Counted {
  readonly name: string
  readonly how: string
  readonly rows: readonly Row[]
}

interface Count {
  n: number
  wins: number
}

interface Thing extends Count {
  readonly sides: Map<string, Count>
}

const add = (count: Count, won: number): void => {
  count.n++
  count.wins += won
}

const shareOf = ({ n, wins }: Count): Share & { readonly n: number } => ({ n, ...share(wins, n) })

/** Counts who won with what, by table, way of use and thing; everything stays in the order in which it first came. */
export class Counter {
  readonly #tables = new Map<string, { name: string; how: string; things: Map<string, Thing> }>()

  add(where: { readonly name: string; readonly how: string; readonly thing: string }, side: string, won: number): void {
    const { name, how, thing } = where
    const key = `${name}\n${how}`
    const table = this.#tables.get(key) ?? { name, how, things: new Map<string, Thing>() }
    this.#tables.set(key, table)
    const count = table.things.get(thing) ?? { n: 0, wins: 0, sides: new Map<string, Count>() }
    table.things.set(thing, count)
    add(count, won)
    const ofSide = count.sides.get(side) ?? { n: 0, wins: 0 }
    count.sides.set(side, ofSide)
    add(ofSide, won)
  }

  tables(): readonly Counted[] {
    return [...this.#tables.values()].map(({ name, how, things }) => ({
      name,
      how,
      rows: [...things].map(([thing, count]) => ({
        thing,
        ...shareOf(count),
        sides: [...count.sides].map(([side, ofSide]) => ({ side, ...shareOf(ofSide) })),
      })),
    }))
  }
}

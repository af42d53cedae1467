import { type Move, moveAt, realAt, type Seat } from '@orrery/kernel'
import type { Tree } from './tree.ts'

/** A move that was seldom looked at gets the benefit of the doubt: so much, less with every look. */
const DOUBT = 0.5
const MOST_SEATS = 8

/**
 * How well each move did on a first look, wherever in the tree it was: what was good in one position is likely good in the
 * next. So a search that takes up only some moves of an offer takes up the promising ones.
 */
export class Habits {
  readonly #places = new Map<number, number>()
  #sums: number[] = []
  #looks: number[] = []
  readonly #scores: number[] = []

  clear(): void {
    this.#places.clear()
    this.#sums = []
    this.#looks = []
  }

  /** How each new edge of a node compares with the others looked at beside it, from 0 to 1. */
  note(tree: Tree, seat: Seat, firstNew: number): void {
    let low = Infinity
    let high = -Infinity
    for (let edge = firstNew; edge < tree.edges; edge++) {
      const mean = tree.mean(edge, seat)
      if (mean < low) low = mean
      if (mean > high) high = mean
    }
    if (high <= low) return
    for (let edge = firstNew; edge < tree.edges; edge++) {
      const place = this.#placeOf(tree.move[edge] as Move, seat)
      this.#sums[place] = realAt(this.#sums, place) + (tree.mean(edge, seat) - low) / (high - low)
      this.#looks[place] = realAt(this.#looks, place) + 1
    }
  }

  /** Keeps the `count` most promising moves of a list, best first. */
  bestFirst(moves: Move[], seat: Seat, count: number): void {
    if (moves.length <= count) return
    const scores = this.#scores
    for (let i = 0; i < moves.length; i++) scores[i] = this.#scoreOf(moveAt(moves, i), seat)
    for (let i = 0; i < count; i++) {
      let best = i
      for (let j = i + 1; j < moves.length; j++) if (realAt(scores, j) > realAt(scores, best)) best = j
      const move = moveAt(moves, best)
      moves[best] = moveAt(moves, i)
      scores[best] = realAt(scores, i)
      moves[i] = move
    }
    moves.length = count
  }

  #scoreOf(move: Move, seat: Seat): number {
    const place = this.#places.get(move * MOST_SEATS + seat)
    if (place === undefined) return 1
    const looks = realAt(this.#looks, place)
    return realAt(this.#sums, place) / looks + DOUBT / looks
  }

  #placeOf(move: Move, seat: Seat): number {
    const key = move * MOST_SEATS + seat
    const known = this.#places.get(key)
    if (known !== undefined) return known
    const place = this.#places.size
    this.#places.set(key, place)
    this.#sums.push(0)
    this.#looks.push(0)
    return place
  }
}

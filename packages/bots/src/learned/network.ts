import { at, itemAt } from '@orrery/kernel'
import type { InputList } from './inputs.ts'

/** How many inputs a network reads (Features), and how many units its two hidden layers have. */
export interface Shape {
  readonly table: number
  readonly seat: number
  readonly first: number
  readonly second: number
}

/** What a network says of a seat: how likely it wins against the others, and by how much it leads in the end. */
export const HEADS = 2

/** Where each part of a network begins in its one list of numbers. */
export interface Layout {
  /** Rows of `first` numbers, one for each input of the table. */
  readonly table: number
  /**
   * Rows of `2 * first + HEADS`: what an input of a seat adds to its own units, to those of every other seat, and
   * directly to its heads.
   */
  readonly seat: number
  readonly firstBias: number
  /** Rows of `second`, one for each unit of the first layer. */
  readonly second: number
  readonly secondBias: number
  /** Rows of `second`, one for each head. */
  readonly heads: number
  readonly length: number
}

const seatWidth = (first: number): number => 2 * first + HEADS

export function layoutOf({ table, seat, first, second }: Shape): Layout {
  const seatRows = table * first
  const firstBias = seatRows + seat * seatWidth(first)
  const secondRows = firstBias + first
  const secondBias = secondRows + second * first
  const heads = secondBias + second
  return {
    table: 0,
    seat: seatRows,
    firstBias,
    second: secondRows,
    secondBias,
    heads,
    length: heads + HEADS * second,
  }
}

const MOST_SEATS = 8
/** Binary digits of a weight after the point: few enough that sums of weights are exact. */
const DIGITS = 12

/** Adds a row of weights times a factor to sums. Four at a time takes half the time of one by one. */
function addRow(sums: Float64Array, from: number, end: number, weights: Float32Array, row: number, x: number): void {
  let to = from
  let w = row
  for (const last = end - 3; to < last; to += 4, w += 4) {
    sums[to] = (sums[to] as number) + (weights[w] as number) * x
    sums[to + 1] = (sums[to + 1] as number) + (weights[w + 1] as number) * x
    sums[to + 2] = (sums[to + 2] as number) + (weights[w + 2] as number) * x
    sums[to + 3] = (sums[to + 3] as number) + (weights[w + 3] as number) * x
  }
  for (; to < end; to++, w++) sums[to] = (sums[to] as number) + (weights[w] as number) * x
}

/** The inputs of the table or of one seat as they were read last, and what they add up to. */
class Group {
  readonly values: Float32Array
  readonly sums: Float64Array
  readonly #seen: Int32Array
  #active = new Int32Array(0)
  #count = 0
  #reading = 0

  constructor(inputs: number, width: number) {
    this.values = new Float32Array(inputs)
    this.sums = new Float64Array(width)
    this.#seen = new Int32Array(inputs)
  }

  clear(): void {
    this.values.fill(0)
    this.sums.fill(0)
    this.#count = 0
  }

  /** Adds only what differs from the state read before, which is little as a rule, and says whether anything does. */
  read({ index, value }: InputList, from: number, to: number, weights: Float32Array, rows: number): boolean {
    const { values } = this
    const seen = this.#seen
    let differs = false
    const reading = ++this.#reading
    for (let i = from; i < to; i++) {
      const input = index[i] as number
      const x = value[i] as number
      seen[input] = reading
      const change = x - (values[input] as number)
      if (change === 0) continue
      differs = true
      values[input] = x
      this.#add(weights, rows, input, change)
    }
    for (let i = 0; i < this.#count; i++) {
      const input = this.#active[i] as number
      if (seen[input] === reading) continue
      differs = true
      this.#add(weights, rows, input, -(values[input] as number))
      values[input] = 0
    }
    this.#keep(index, from, to)
    return differs
  }

  #add(weights: Float32Array, rows: number, input: number, change: number): void {
    const { sums } = this
    addRow(sums, 0, sums.length, weights, rows + input * sums.length, change)
  }

  #keep(index: Int32Array, from: number, to: number): void {
    if (this.#active.length < to - from) this.#active = new Int32Array(2 * (to - from))
    for (let i = from; i < to; i++) this.#active[i - from] = index[i] as number
    this.#count = to - from
  }
}

/**
 * A small network that judges every seat alike: its first layer adds up what the table, the seat's own inputs and those
 * of all others contribute, a second one follows, and the seat's inputs also reach the heads directly. Nothing is
 * allocated while it thinks; the units of the last state stay readable for training.
 */
export class Network {
  readonly shape: Shape
  readonly layout: Layout
  readonly weights: Float32Array
  /** By seat: units of the first layer, of the second, and the heads. */
  readonly first: Float64Array
  readonly second: Float64Array
  readonly heads: Float64Array
  readonly #table: Group
  readonly #seats: readonly Group[]
  /** Seats and sureness of the state that `heads` are of. */
  #judged = 0
  #sureness = 0

  constructor(shape: Shape, weights = new Float32Array(layoutOf(shape).length)) {
    this.shape = shape
    this.layout = layoutOf(shape)
    this.weights = weights
    this.first = new Float64Array(MOST_SEATS * shape.first)
    this.second = new Float64Array(MOST_SEATS * shape.second)
    this.heads = new Float64Array(MOST_SEATS * HEADS)
    this.#table = new Group(shape.table, shape.first)
    this.#seats = Array.from({ length: MOST_SEATS }, () => new Group(shape.seat, seatWidth(shape.first)))
  }

  /**
   * Rounds the weights of the first layer. Its sums are then exact, so what the network says of a state does not depend on the
   * states it read before.
   */
  round(): this {
    const { weights, layout } = this
    for (let i = 0; i < layout.firstBias; i++)
      weights[i] = Math.round((weights[i] as number) * 2 ** DIGITS) / 2 ** DIGITS
    this.forget()
    return this
  }

  /** Weights have changed, so nothing that was added up holds. */
  forget(): void {
    this.#table.clear()
    for (const seat of this.#seats) seat.clear()
    this.#judged = 0
  }

  /** Reads the inputs of a state; then `heads` says what it thinks of each seat. */
  read(inputs: InputList): void {
    const { weights, layout } = this
    const { ends } = inputs
    const seats = ends.length - 1
    let differs = this.#table.read(inputs, 0, at(ends, 0), weights, layout.table) || seats !== this.#judged
    for (let seat = 0; seat < seats; seat++)
      if (itemAt(this.#seats, seat).read(inputs, at(ends, seat), at(ends, seat + 1), weights, layout.seat))
        differs = true
    if (!differs && inputs.sureness === this.#sureness) return
    this.#judged = seats
    this.#sureness = inputs.sureness
    for (let seat = 0; seat < seats; seat++) this.#judge(seat, seats, inputs.sureness)
  }

  /** The first layer of a seat. */
  #addUp(seat: number, seats: number): void {
    const { weights, layout, first } = this
    const width = this.shape.first
    const from = seat * width
    const shared = this.#table.sums
    const own = itemAt(this.#seats, seat).sums
    for (let j = 0; j < width; j++)
      first[from + j] = (weights[layout.firstBias + j] as number) + (shared[j] as number) + (own[j] as number)
    for (let other = 0; other < seats; other++) {
      if (other === seat) continue
      const { sums } = itemAt(this.#seats, other)
      for (let j = 0; j < width; j++) first[from + j] = (first[from + j] as number) + (sums[width + j] as number)
    }
  }

  #judge(seat: number, seats: number, sureness: number): void {
    const { weights, layout, first, second, heads } = this
    const width = this.shape.first
    const units = this.shape.second
    const from = seat * units
    this.#addUp(seat, seats)
    for (let k = 0; k < units; k++) second[from + k] = weights[layout.secondBias + k] as number
    for (let j = 0; j < width; j++) {
      const unit = first[seat * width + j] as number
      if (unit <= 0) {
        first[seat * width + j] = 0
        continue
      }
      addRow(second, from, from + units, weights, layout.second + j * units, unit)
    }
    const { sums } = itemAt(this.#seats, seat)
    let win = sums[2 * width] as number
    let lead = sums[2 * width + 1] as number
    for (let k = 0; k < units; k++) {
      const unit = second[from + k] as number
      if (unit <= 0) {
        second[from + k] = 0
        continue
      }
      win += (weights[layout.heads + k] as number) * unit
      lead += (weights[layout.heads + units + k] as number) * unit
    }
    heads[seat * HEADS] = win * sureness
    heads[seat * HEADS + 1] = lead
  }
}

/** Where the direct weight of a seat's input for winning lies. */
export const directOf = ({ layout, shape }: Network, input: number): number =>
  layout.seat + input * seatWidth(shape.first) + 2 * shape.first

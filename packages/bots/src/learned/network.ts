import { at } from '@orrery/kernel'
import type { InputList } from './inputs.ts'

/** How many inputs a network reads (Features), and how many units its two hidden layers have, multiples of 8. */
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
  /** Rows of `2 * first`: what an input of a seat adds to its own units, then to those of every other seat. */
  readonly seat: number
  readonly firstBias: number
  /** Rows of `first`, one for each unit of the second layer. */
  readonly second: number
  readonly secondBias: number
  /** Rows of `second`, one for each head; then what each input of a seat adds to the heads directly. */
  readonly heads: number
  readonly direct: number
  readonly length: number
}

export function layoutOf({ table, seat, first, second }: Shape): Layout {
  const seatRows = table * first
  const firstBias = seatRows + seat * 2 * first
  const secondRows = firstBias + first
  const secondBias = secondRows + second * first
  const heads = secondBias + second
  const direct = heads + HEADS * second
  return {
    table: 0,
    seat: seatRows,
    firstBias,
    second: secondRows,
    secondBias,
    heads,
    direct,
    length: direct + seat * HEADS,
  }
}

const MOST_SEATS = 8

/**
 * A small network that judges every seat alike: its first layer adds up what the table, the seat's own inputs and those of all
 * others contribute, a second one follows, and the seat's inputs also reach the heads directly. Nothing is allocated
 * while it thinks; the units of the last state stay readable for whoever trains it.
 */
export class Network {
  readonly shape: Shape
  readonly layout: Layout
  readonly weights: Float32Array
  /** By seat: units of the first layer, of the second, and the heads. */
  readonly first: Float32Array
  readonly second: Float32Array
  readonly heads: Float32Array
  readonly #shared: Float32Array
  readonly #sums: Float32Array

  constructor(shape: Shape, weights = new Float32Array(layoutOf(shape).length)) {
    this.shape = shape
    this.layout = layoutOf(shape)
    this.weights = weights
    this.first = new Float32Array(MOST_SEATS * shape.first)
    this.second = new Float32Array(MOST_SEATS * shape.second)
    this.heads = new Float32Array(MOST_SEATS * HEADS)
    this.#shared = new Float32Array(shape.first)
    this.#sums = new Float32Array(MOST_SEATS * 2 * shape.first)
  }

  /** Reads the inputs of a state; then `heads` says what it thinks of each seat. */
  read(inputs: InputList): void {
    const seats = inputs.ends.length - 1
    this.#readTable(inputs)
    for (let seat = 0; seat < seats; seat++) this.#readSeat(inputs, seat)
    for (let seat = 0; seat < seats; seat++) this.#judge(seat, seats)
  }

  #readTable(inputs: InputList): void {
    const { weights, layout, shape } = this
    const shared = this.#shared
    addRows(weights, layout.table, shape.first, inputs, 0, at(inputs.ends, 0), shared, 0)
    for (let j = 0; j < shape.first; j++) shared[j] = (shared[j] as number) + (weights[layout.firstBias + j] as number)
  }

  #readSeat(inputs: InputList, seat: number): void {
    const { weights, layout, heads } = this
    const { index, value, ends } = inputs
    const width = 2 * this.shape.first
    addRows(weights, layout.seat, width, inputs, at(ends, seat), at(ends, seat + 1), this.#sums, seat * width)
    let win = 0
    let lead = 0
    for (let i = at(ends, seat); i < at(ends, seat + 1); i++) {
      const direct = layout.direct + (index[i] as number) * HEADS
      win += (weights[direct] as number) * (value[i] as number)
      lead += (weights[direct + 1] as number) * (value[i] as number)
    }
    heads[seat * HEADS] = win
    heads[seat * HEADS + 1] = lead
  }

  #judge(seat: number, seats: number): void {
    const { weights, layout, first, second, heads } = this
    const width = this.shape.first
    const units = this.shape.second
    const sums = this.#sums
    const own = seat * width
    for (let j = 0; j < width; j++) {
      let sum = (this.#shared[j] as number) + (sums[seat * 2 * width + j] as number)
      for (let other = 0; other < seats; other++)
        if (other !== seat) sum += sums[other * 2 * width + width + j] as number
      first[own + j] = sum > 0 ? sum : 0
    }
    let win = heads[seat * HEADS] as number
    let lead = heads[seat * HEADS + 1] as number
    for (let k = 0; k < units; k++) {
      const row = layout.second + k * width
      let sum = weights[layout.secondBias + k] as number
      for (let j = 0; j < width; j++) sum += (weights[row + j] as number) * (first[own + j] as number)
      const unit = sum > 0 ? sum : 0
      second[seat * units + k] = unit
      win += (weights[layout.heads + k] as number) * unit
      lead += (weights[layout.heads + units + k] as number) * unit
    }
    heads[seat * HEADS] = win
    heads[seat * HEADS + 1] = lead
  }
}

/** Units that are added up together: as many as a processor keeps at hand. */
const LANES = 8

/** Adds up the rows of the inputs `from` to `to`, each times its value, into `out`. */
function addRows(
  weights: Float32Array,
  rows: number,
  width: number,
  { index, value }: InputList,
  from: number,
  to: number,
  out: Float32Array,
  start: number,
): void {
  for (let lane = 0; lane < width; lane += LANES) {
    let a = 0
    let b = 0
    let c = 0
    let d = 0
    let e = 0
    let f = 0
    let g = 0
    let h = 0
    for (let i = from; i < to; i++) {
      const w = rows + (index[i] as number) * width + lane
      const x = value[i] as number
      a += (weights[w] as number) * x
      b += (weights[w + 1] as number) * x
      c += (weights[w + 2] as number) * x
      d += (weights[w + 3] as number) * x
      e += (weights[w + 4] as number) * x
      f += (weights[w + 5] as number) * x
      g += (weights[w + 6] as number) * x
      h += (weights[w + 7] as number) * x
    }
    const o = start + lane
    out[o] = a
    out[o + 1] = b
    out[o + 2] = c
    out[o + 3] = d
    out[o + 4] = e
    out[o + 5] = f
    out[o + 6] = g
    out[o + 7] = h
  }
}

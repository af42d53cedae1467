import { at, realAt } from '@orrery/kernel'
import type { InputList } from '../learned/inputs.ts'
import { chancesFrom } from '../learned/judge.ts'
import { HEADS, type Network } from '../learned/network.ts'
import type { Sample } from './sample.ts'

/** The lead in the end counts so much beside who won. */
const LEAD_WEIGHT = 0.3
/** How slowly the mean square of a weight's gradients is forgotten, and what it is before there are any. */
const MEMORY = 0.999
const FIRST_SQUARE = 0.01
const TINY = 1e-8

/** Fits a network to samples, one after the other, by gradient descent with a step size of its own for every weight. */
export class Fitting {
  readonly #network: Network
  readonly #squares: Float32Array
  readonly #headErrors: Float32Array
  readonly #secondErrors: Float32Array
  /** Errors of the first layer by seat, and for the inputs that all seats share. */
  readonly #firstErrors: Float32Array
  readonly #sharedErrors: Float32Array
  readonly #row: Float32Array
  readonly #chances: number[] = []
  #rate = 0

  constructor(network: Network) {
    const { first, second } = network.shape
    const seats = network.first.length / first
    this.#network = network
    this.#squares = new Float32Array(network.weights.length).fill(FIRST_SQUARE)
    this.#headErrors = new Float32Array(seats * HEADS)
    this.#secondErrors = new Float32Array(second)
    this.#firstErrors = new Float32Array(seats * first)
    this.#sharedErrors = new Float32Array(first)
    this.#row = new Float32Array(2 * first + HEADS)
  }

  /** The mean log loss of a network's chances over samples. */
  loss(samples: readonly Sample[]): number {
    let sum = 0
    for (const sample of samples) sum += this.#lossOf(sample)
    return sum / samples.length
  }

  #lossOf({ inputs, teams, chances }: Sample): number {
    this.#network.read(inputs as InputList)
    chancesFrom(this.#network, teams, this.#chances)
    let loss = 0
    for (let seat = 0; seat < teams.length; seat++) {
      if (teams.indexOf(at(teams, seat)) !== seat) continue
      loss -= (chances[seat] as number) * Math.log(Math.max(TINY, realAt(this.#chances, seat)))
    }
    return loss
  }

  /** One step toward what the sample says. */
  learn({ inputs, teams, chances, leads }: Sample, rate: number): void {
    const network = this.#network
    const seats = teams.length
    this.#rate = rate
    network.read(inputs as InputList)
    chancesFrom(network, teams, this.#chances)
    for (let seat = 0; seat < seats; seat++) {
      const error = realAt(this.#chances, seat) - (chances[seat] as number)
      const lead = (network.heads[seat * HEADS + 1] as number) - (leads[seat] as number)
      this.#headErrors[seat * HEADS] = error * inputs.sureness
      this.#headErrors[seat * HEADS + 1] = lead * LEAD_WEIGHT
    }
    for (let seat = 0; seat < seats; seat++) this.#errorsOf(seat)
    for (let seat = 0; seat < seats; seat++) this.#changeUpper(seat)
    this.#changeFirst(inputs as InputList, seats)
    network.forget()
  }

  /** What each unit of the first layer should change by, before any weight does. */
  #errorsOf(seat: number): void {
    const { weights, layout, shape, first, second } = this.#network
    const errors = this.#secondErrors
    const win = this.#headErrors[seat * HEADS] as number
    const lead = this.#headErrors[seat * HEADS + 1] as number
    for (let k = 0; k < shape.second; k++) {
      const back =
        win * (weights[layout.heads + k] as number) + lead * (weights[layout.heads + shape.second + k] as number)
      errors[k] = (second[seat * shape.second + k] as number) > 0 ? back : 0
    }
    for (let j = 0; j < shape.first; j++) {
      let sum = 0
      if ((first[seat * shape.first + j] as number) > 0)
        for (let k = 0; k < shape.second; k++)
          sum += (errors[k] as number) * (weights[layout.second + j * shape.second + k] as number)
      this.#firstErrors[seat * shape.first + j] = sum
    }
  }

  /** The heads and the second layer. */
  #changeUpper(seat: number): void {
    const { weights, layout, shape, first, second } = this.#network
    const win = this.#headErrors[seat * HEADS] as number
    const lead = this.#headErrors[seat * HEADS + 1] as number
    for (let k = 0; k < shape.second; k++) {
      const unit = second[seat * shape.second + k] as number
      if (unit <= 0) continue
      const toWin = layout.heads + k
      const toLead = toWin + shape.second
      const error = win * (weights[toWin] as number) + lead * (weights[toLead] as number)
      this.#change(toWin, win * unit)
      this.#change(toLead, lead * unit)
      this.#change(layout.secondBias + k, error)
      for (let j = 0; j < shape.first; j++) {
        const below = first[seat * shape.first + j] as number
        if (below > 0) this.#change(layout.second + j * shape.second + k, error * below)
      }
    }
  }

  /** The rows of the inputs that were there. */
  #changeFirst({ index, value, ends }: InputList, seats: number): void {
    const { layout, shape } = this.#network
    const width = shape.first
    const shared = this.#sharedErrors
    const errors = this.#firstErrors
    for (let j = 0; j < width; j++) {
      let sum = 0
      for (let seat = 0; seat < seats; seat++) sum += errors[seat * width + j] as number
      shared[j] = sum
      this.#change(layout.firstBias + j, sum)
    }
    for (let i = 0; i < at(ends, 0); i++) {
      const row = layout.table + (index[i] as number) * width
      for (let j = 0; j < width; j++) this.#change(row + j, (shared[j] as number) * (value[i] as number))
    }
    for (let seat = 0; seat < seats; seat++) {
      for (let j = 0; j < width; j++) {
        const own = errors[seat * width + j] as number
        this.#row[j] = own
        this.#row[width + j] = (shared[j] as number) - own
      }
      for (let head = 0; head < HEADS; head++)
        this.#row[2 * width + head] = this.#headErrors[seat * HEADS + head] as number
      for (let i = at(ends, seat); i < at(ends, seat + 1); i++)
        this.#changeSeatInput(index[i] as number, value[i] as number)
    }
  }

  #changeSeatInput(input: number, x: number): void {
    const width = this.#row.length
    const row = this.#network.layout.seat + input * width
    for (let j = 0; j < width; j++) this.#change(row + j, (this.#row[j] as number) * x)
  }

  #change(i: number, gradient: number): void {
    if (gradient === 0) return
    const square = MEMORY * (this.#squares[i] as number) + (1 - MEMORY) * gradient * gradient
    this.#squares[i] = square
    const weights = this.#network.weights
    weights[i] = (weights[i] as number) - (this.#rate * gradient) / Math.sqrt(square + TINY)
  }
}

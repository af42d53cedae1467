import type { Inputs } from '@orrery/kernel'

const FIRST_ROOM = 512

/** The inputs of one state, group after group: the table's, then each seat's. Made once and written over and over. */
export class InputList implements Inputs {
  index = new Int32Array(FIRST_ROOM)
  value = new Float32Array(FIRST_ROOM)
  length = 0
  /** Where each group ends. */
  readonly ends: number[] = []

  clear(): void {
    this.length = 0
    this.ends.length = 0
  }

  add(input: number, value: number): void {
    const i = this.length++
    if (i === this.index.length) this.#grow()
    this.index[i] = input
    this.value[i] = value
  }

  end(): void {
    this.ends.push(this.length)
  }

  #grow(): void {
    const { index, value } = this
    this.index = new Int32Array(index.length * 2)
    this.index.set(index)
    this.value = new Float32Array(value.length * 2)
    this.value.set(value)
  }
}

import type { Features, Inputs } from '@orrery/kernel'

const FIRST_ROOM = 512

/** The inputs of one state, group after group: the table's, then each seat's. Made once and written over and over. */
export class InputList implements Inputs {
  index = new Int32Array(FIRST_ROOM)
  value = new Float32Array(FIRST_ROOM)
  length = 0
  /** What the network says of the state counts so much. */
  sureness = 1
  /** Where each group ends. */
  readonly ends: number[] = []

  clear(): void {
    this.length = 0
    this.ends.length = 0
  }

  /** Reads a state. */
  read<S>(features: Features<S>, s: S): void {
    this.clear()
    this.sureness = features.sureness?.(s) ?? 1
    features.write(s, this)
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

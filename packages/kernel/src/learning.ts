import type { Json } from './contract.ts'
import type { Rng } from './rng.ts'

/* The part of a game's bot entry point from which a network learns (packages/bots/src/learned). */

/** Where a game writes what a learned judge reads of a state: numbered inputs, those of the table first. */
export interface Inputs {
  add(input: number, value: number): void
  /** The inputs of the table, or of one seat, are complete. */
  end(): void
}

/** What a learned judge reads of a state. All seats have the same inputs, each written as that seat would see itself. */
export interface Features<S> {
  /** Weights name the version they were trained with; a changed meaning of an input needs a new one. */
  readonly version: number
  /** How many inputs the table has, and how many each seat. */
  readonly table: number
  readonly seat: number
  /** The inputs of the table, then those of every seat in order. An order that is still to be drawn is not among them. */
  write(s: S, inputs: Inputs): void
  /** The input of a seat by which a new network begins: its chance grows with e to the power of it. */
  readonly prior?: number
  /**
   * A network's numbers are multiplied by this, 1 without it. Early in a long game two moves hardly differ in their chances:
   * less than the chance in the games it learned from has left in the weights, unless both are scaled down together.
   */
  sureness?(s: S): number
  /** Whether what was learned holds for this state; without it always. A pack may have changed what cards do. */
  fits?(s: S): boolean
}

/** A trained network as it is stored, and what it belongs to: with other rules or features it is not used. */
export interface Weights {
  readonly rules: number
  readonly features: number
  /** The numbers of seats it was trained for. */
  readonly seats: readonly number[]
  /** Units of its two hidden layers. */
  readonly first: number
  readonly second: number
  readonly data: string
}

/** What a learned judge is made from: what it reads, at which tables it learns, and what was learned. */
export interface Learning<S> {
  readonly features: Features<S>
  /** The options of one more table to learn at. */
  tableFor(seats: number, rng: Rng): Json
  readonly weights: readonly Weights[]
  /** Shown by matches: its networks judge as well within a turn as between turns. */
  readonly evenInTurn?: true
}

export type AnyLearning = Learning<unknown>

import type { PartName } from './parts.ts'

/*
 * What the parts of a position are worth, as logarithms of the odds of winning: fitted to who won games of bots, around
 * what a player would guess.
 */

/** Worth of a part, whatever the number of players. */
export const WORTH: { readonly [part in PartName]: number } = {
  ways: 0.03,
  life: 0.03,
  frail: -2.2,
  tired: 0.05,
  income: 0.3,
  hexilum: 0.08,
  cards: 0.1,
  ready: 0.1,
  board: 0.06,
  reserve: 0.02,
  ship: 0.0,
  firm: 0.4,
}

/** The race for the pattern is told by how many actions a side will be short of it after its next ones. */
export const KNOTS: readonly number[] = [-1, 0, 0.4, 1, 2, 3, 4, 5, 7]
/** By the number of living players, by how many turns come before the side's next actions, by those knots. */
export const RACE: readonly (readonly (readonly number[])[])[] = [
  [],
  [],
  [
    [5, 4, 0.7, 0.3, 0.1, -0.1, -0.2, -0.3, -0.4],
    [0.9, 0.5, 0.2, 0.1, 0, -0.1, -0.2, -0.3, -0.4],
  ],
  [
    [5, 4, 1, 0.6, 0.3, 0, -0.3, -0.6, -1],
    [2, 1.6, 0.9, 0.6, 0.3, 0, -0.3, -0.6, -1],
    [1.5, 1.2, 0.8, 0.5, 0.3, 0, -0.3, -0.6, -1],
  ],
  [
    [5, 4, 1, 0.6, 0.3, 0, -0.3, -0.6, -1],
    [2, 1.6, 0.9, 0.6, 0.3, 0, -0.3, -0.6, -1],
    [1.5, 1.2, 0.8, 0.5, 0.3, 0, -0.3, -0.6, -1],
    [1.2, 1, 0.7, 0.4, 0.2, 0, -0.3, -0.6, -1],
  ],
]

import type { PartName } from './parts.ts'

/*
 * What the parts of a position are worth, as logarithms of the odds of winning: fitted to who won games of bots, around
 * what a player would guess. Cards and hexilum are worth little while they are held, or a bot would keep them: their
 * worth shows in the hexes they win.
 */

/** Worth of a part for two sides still in the game, and for more. */
export const WORTH: { readonly [part in PartName]: readonly [two: number, more: number] } = {
  ways: [-0.01, 0.1],
  life: [0.03, 0.02],
  frail: [-2.3, -1.6],
  tired: [0.26, 0.15],
  income: [0.3, 0.15],
  hexilum: [0.01, 0.01],
  cards: [0.02, 0.02],
  ready: [0.02, 0.02],
  board: [0.07, 0.09],
  reserve: [0.04, 0],
  ship: [0.02, 0],
  firm: [0.15, 0.4],
}

/** The race for the pattern is valued by the actions a side will still need after its next ones. */
export const KNOTS: readonly number[] = [-1, 0, 0.4, 1, 2, 3, 4, 5, 7]
/** By the number of sides still in the game, by how many turns come before the side's next actions, by those knots. */
export const RACE: readonly (readonly (readonly number[])[])[] = [
  [],
  [],
  [
    [5, 4, 1.05, 0.8, 0.3, 0, -0.1, -0.25, -0.5],
    [1.05, 0.7, 0.08, 0, -0.2, -0.27, -0.35, -0.4, -0.7],
  ],
  [
    [5, 4, 1.15, 0.7, 0.45, 0.1, -0.1, -0.5, -0.8],
    [2, 1.6, 0.8, 0.6, 0.2, -0.1, -0.3, -0.5, -0.8],
    [1.5, 1.15, 0.5, 0.3, 0.1, -0.2, -0.3, -0.6, -0.9],
  ],
  [
    [5, 4, 1.05, 0.95, 0.55, 0.15, 0, -0.25, -0.7],
    [2.1, 1.5, 0.85, 0.7, 0.45, 0, -0.25, -0.45, -0.8],
    [1.35, 1.15, 0.65, 0.45, 0.25, 0, -0.4, -0.55, -1.05],
    [1.05, 0.8, 0.45, 0.1, 0, -0.15, -0.6, -0.85, -1.2],
  ],
]

/** Scale from worths to log odds: for two sides, and for more. */
export const TRUST: readonly [two: number, more: number] = [1.15, 1]

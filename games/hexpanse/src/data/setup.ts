import type { BoardRow, ModeRow, SetupRows } from '../types.ts'

/* Boards, modes and the constants of the game. Marks as in RULES.md: [B] rulebook, [I] inferred, [H] house. */

/** HX-4.1, HX-4.3. Use by players [I], radius and hexilum hexes [H]. */
export const BOARD_ROWS: readonly BoardRow[] = [
  { id: 'B37', radius: 3, cells: 37, hexilum: [[2, 0], [2, -2], [0, -2], [-2, 0], [-2, 2], [0, 2]] },
  { id: 'B61', radius: 4, cells: 61, hexilum: [[2, 0], [2, -2], [0, -2], [-2, 0], [-2, 2], [0, 2]] },
  { id: 'B91', radius: 5, cells: 91, hexilum: [[2, 0], [2, -2], [0, -2], [-2, 0], [-2, 2], [0, 2], [4, -2], [2, 2], [-2, 4], [-4, 2], [-2, -2], [2, -4]] },
]

/** HX-3.1, HX-3.2, HX-3.3 [B]. */
export const MODE_ROWS: readonly ModeRow[] = [
  { id: 'seaman', normal: 12, minor: 0, secret: false },
  { id: 'captain', normal: 9, minor: 3, secret: false },
  { id: 'admiral', normal: 9, minor: 3, secret: true },
]

/**
 * HX-8.1 [B], HX-8.4 [H]; HX-5.3, HX-7.9, HX-21.2 [B]: what the next level costs is its own number; HX-4.4 [I]; HX-16.9 [H].
 */
export const NUMBERS: SetupRows = {
  life: { start: 6, most: 12 },
  income: { start: 1, most: 4 },
  hexilum: { entry: 1 },
  exhaustion: { round: 21, step: 5 },
}
/** HX-8.4. */
export const LIFE_TO_PAY = 2
/** HX-6.3, HX-2.7 [B]; HX-10.2 [I]. */
export const ACTIONS_PER_TURN = 2
export const MARKET = 5
/** HX-11.5 [H]: two cards with two extras each. */
export const MOST_EXTRA = 4
export const BASES = 5
/** HX-16.2 [B]. */
export const PATTERN_CELLS = 9

import type { MapRow } from '../types.ts'

/*
 * The four maps of the scenario (TE-14.7), in the community's map string. Home slots are given to the seats clockwise
 * as they stand in `homes`; `start` is the tile of the seat's start system. A seam joins hexes that do not touch.
 */
export const MAP_ROWS: { readonly [seats: number]: MapRow } = {
  3: { text: '{112} 106 74 70 27 71 31 0 46 49 21 0 47 50 63 0 48 77 61 -1 -1 -1 39 -1 -1 -1 -1 -1 40 -1 -1 -1 -1 -1 43 -1 -1', homes: [[0, -2], [2, 0], [-2, 2]], start: ['61', '21', '63'], seam: [] },
  4: { text: '{112} 64 44 50 26 45 77 39 34 33 43 71 107 40 72 28 80 36 27 -1 46 0 101 -1 -1 19 0 47 -1 48 0 21 -1 -1 63 0 49', homes: [[2, -3], [2, 1], [-2, 3], [-2, -1]], start: ['101', '19', '21', '63'], seam: [] },
  5: { text: '{112} 72 74 37 31 27 -1 30 77 70 44 38 78 35 45 28 114 -1 -1 0 46 101 0 47 22 0 48 63 0 49 19 0 50 -1 -1 -1 21', homes: [[0, -3], [3, -3], [3, 0], [0, 3], [-3, 3]], start: ['21', '101', '22', '63', '19'], seam: [[[-3, 2], [-1, -2]], [[-2, 1], [-1, -2]], [[-2, 1], [0, -2]], [[-2, 1], [0, -1]], [[-1, 1], [0, -1]]] },
  6: { text: '{112} 107 27 74 72 31 34 71 78 28 44 33 41 108 45 30 42 38 114 0 46 21 0 47 101 0 48 63 0 49 19 0 50 22 0 77 61', homes: [[0, -3], [3, -3], [3, 0], [0, 3], [-3, 3], [-3, 0]], start: ['61', '21', '101', '63', '19', '22'], seam: [] },
}

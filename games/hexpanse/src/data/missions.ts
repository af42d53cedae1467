import type { MissionRow } from '../types.ts'

/** HX-2.4: nine cells each, valid anywhere under the six rotations; every pattern is its own mirror image. */
export const MISSION_ROWS: readonly MissionRow[] = [
  { id: 'P01', name: 'Haloborn', shape: 'ring with a gap', cells: [[0, 0], [0, 1], [0, 2], [1, -1], [1, 2], [2, -2], [2, 1], [3, -2], [3, -1]], provenance: { name: 'house', cells: 'house' } },
  { id: 'P02', name: 'Trivane', shape: 'trident', cells: [[0, 0], [0, 1], [1, -2], [1, -1], [1, 1], [2, -3], [2, -1], [3, -3], [3, -1]], provenance: { name: 'house', cells: 'house' } },
  { id: 'P03', name: 'Sandglass', shape: 'hourglass', cells: [[0, 0], [0, 1], [1, -2], [1, -1], [1, 0], [1, 1], [2, -3], [2, -2], [3, -3]], provenance: { name: 'house', cells: 'house' } },
  { id: 'P04', name: 'Talonis', shape: 'claw', cells: [[0, 0], [0, 1], [0, 2], [1, -1], [1, 1], [2, -2], [2, -1], [2, 1], [3, -1]], provenance: { name: 'house', cells: 'house' } },
  { id: 'P05', name: 'Crossmark', shape: 'double cross', cells: [[0, 0], [0, 1], [1, -2], [1, -1], [1, 0], [2, -3], [2, -2], [2, 0], [3, -2]], provenance: { name: 'house', cells: 'house' } },
  { id: 'P06', name: 'Serpentis', shape: 'double chevron', cells: [[0, 0], [0, 1], [1, -2], [1, 0], [1, 1], [2, -3], [2, -2], [2, -1], [3, -3]], provenance: { name: 'house', cells: 'house' } },
  { id: 'P07', name: 'Longwall', shape: 'double line 5-4', cells: [[0, 0], [0, 1], [1, 0], [1, 1], [2, 0], [2, 1], [3, 0], [3, 1], [4, 0]], provenance: { name: 'house', cells: 'house' } },
  { id: 'P08', name: 'Caltra', shape: 'spiked bar', cells: [[0, 0], [0, 1], [1, -1], [1, 0], [2, 0], [2, 1], [3, -1], [3, 0], [4, 0]], provenance: { name: 'house', cells: 'house' } },
  { id: 'P09', name: 'Two Sisters', shape: 'two linked triangles', cells: [[0, 0], [0, 1], [0, 2], [1, -1], [1, 1], [2, -2], [3, -2], [3, -1], [4, -2]], provenance: { name: 'house', cells: 'house' } },
  { id: 'P10', name: 'Anchorfall', shape: 'anchor', cells: [[0, 0], [0, 1], [0, 2], [1, -1], [1, 0], [1, 1], [1, 2], [2, -2], [2, 2]], provenance: { name: 'house', cells: 'house' } },
  { id: 'P11', name: 'Scarab Prime', shape: 'beetle', cells: [[0, 0], [0, 1], [1, -2], [1, -1], [2, -1], [2, 1], [3, -1], [3, 0], [4, -2]], provenance: { name: 'house', cells: 'house' } },
  { id: 'P12', name: 'Open Haven', shape: 'bracket', cells: [[0, 0], [0, 1], [0, 2], [1, -1], [1, 2], [2, -2], [2, 2], [3, -2], [4, -2]], provenance: { name: 'house', cells: 'house' } },
]

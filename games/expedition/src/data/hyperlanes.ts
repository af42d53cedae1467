/*
 * Hyperlane tiles: the pairs of edges that each side connects, unturned. Edges count 0 to 5 clockwise from the north; a
 * tile that is turned by r sixths adds r to each. Provenance: the hyperlanes table of the AsyncTI4 bot; that no lane of the
 * printed five-player map ends nowhere is a test.
 */
export type Lane = readonly [number, number]

export const HYPERLANE_COURSES: { readonly [tile: string]: readonly Lane[] } = {
  '83A': [[1, 4]],
  '83B': [[0, 2], [0, 3], [3, 5]],
  '84A': [[2, 5]],
  '84B': [[0, 3], [0, 4], [1, 3]],
  '85A': [[1, 5]],
  '85B': [[0, 2], [0, 3], [3, 5]],
  '86A': [[1, 5]],
  '86B': [[0, 3], [0, 4], [1, 3]],
  '87A': [[0, 2], [2, 4], [2, 5]],
  '87B': [[0, 2], [0, 3]],
  '88A': [[0, 4], [1, 4], [2, 4]],
  '88B': [[0, 2], [0, 3], [3, 5]],
  '89A': [[0, 2], [0, 4], [2, 4]],
  '89B': [[0, 3], [0, 4]],
  '90A': [[1, 5], [2, 4]],
  '90B': [[0, 3], [0, 4]],
  '91A': [[0, 3], [0, 4], [1, 3]],
  '91B': [[0, 2], [0, 3]],
}

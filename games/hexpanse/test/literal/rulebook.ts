/* A second reading of the rulebook's sentence about patterns, written without a line of the engine: slow and plain. */

/** A hex by its two coordinates, written `q,r`. */
export type HexName = string
export type Cell = readonly [q: number, r: number]

export const nameOf = ([q, r]: Cell): HexName => `${q},${r}`

/** A turn of the whole picture by 60 degrees about its middle. */
const turned = ([q, r]: Cell): Cell => [-r + 0, q + r]

export function turnedBy(shape: readonly Cell[], turns: number): readonly Cell[] {
  let cells = shape
  for (let i = 0; i < turns; i++) cells = cells.map(turned)
  return cells
}

/** All hexes of a board whose edge is `radius` steps from its middle. */
export function boardOf(radius: number): Cell[] {
  const cells: Cell[] = []
  for (let q = -radius; q <= radius; q++)
    for (let r = -radius; r <= radius; r++) if (Math.abs(q + r) <= radius) cells.push([q, r])
  return cells
}

/** "A player manages to build the pattern on the mission card": somewhere on the board, in one of six directions. */
export function hasPattern(units: ReadonlySet<HexName>, shape: readonly Cell[], radius: number): boolean {
  const board = boardOf(radius)
  const [first = [0, 0]] = shape
  for (let turns = 0; turns < 6; turns++) {
    const picture = turnedBy(shape, turns)
    const [begin = first] = picture
    for (const [q, r] of board) {
      if (picture.every((cell) => units.has(nameOf([cell[0] - begin[0] + q, cell[1] - begin[1] + r])))) return true
    }
  }
  return false
}

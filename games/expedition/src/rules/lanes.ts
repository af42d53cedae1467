import { HYPERLANE_COURSES, type Lane } from '../data/hyperlanes.ts'
import type { Cell, Hex } from './mapString.ts'

/* TE-18.12: systems that hyperlanes connect are adjacent for all purposes (living rules reference 6.4). */

/** The neighbouring hexes by edge, clockwise from the north. */
const EDGES: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
]
const SIXTHS = EDGES.length
const DEGREES = 60

/** How far an entry is turned, in sixths: `85A1` and `85a60` say the same. */
const turnOf = (text: string): number => (text.length > 1 ? Number(text) / DEGREES : Number(text))

/** The lanes of a hyperlane entry, turned as it says. */
export function lanesOf(entry: string): readonly Lane[] {
  const [, tile = '', turn = ''] = /^(\d+[ab])(\d*)$/i.exec(entry) ?? []
  const by = turnOf(turn)
  return (HYPERLANE_COURSES[tile.toUpperCase()] ?? []).map(([a, b]) => [(a + by) % SIXTHS, (b + by) % SIXTHS])
}

const keyOf = ({ q, r }: Hex): string => `${q},${r}`
const beyond = ({ q, r }: Hex, edge: number): Hex => {
  const [dq, dr] = EDGES[edge] ?? [0, 0]
  return { q: q + dq, r: r + dr }
}

/** A pair of hexes as the map's seams are written. */
export type HexPair = readonly [readonly [number, number], readonly [number, number]]

/** Where each lane that starts at this system leads, over as many tiles as it takes. */
function endsFrom(start: Hex, lanes: ReadonlyMap<string, readonly Lane[]>): Hex[] {
  const ends: Hex[] = []
  const seen = new Set<string>()
  const ways = EDGES.map((_, edge) => ({ hex: beyond(start, edge), from: (edge + SIXTHS / 2) % SIXTHS }))
  for (let way = ways.pop(); way !== undefined; way = ways.pop()) {
    const { hex, from } = way
    const here = lanes.get(keyOf(hex))
    if (here === undefined || seen.has(`${keyOf(hex)}:${from}`)) continue
    seen.add(`${keyOf(hex)}:${from}`)
    for (const lane of here) {
      if (!lane.includes(from)) continue
      const out = lane[0] === from ? lane[1] : lane[0]
      const next = beyond(hex, out)
      if (lanes.has(keyOf(next))) ways.push({ hex: next, from: (out + SIXTHS / 2) % SIXTHS })
      else ends.push(next)
    }
  }
  return ends
}

/** The pairs of hexes that the map's hyperlanes connect. */
export function lanePairs(cells: readonly Cell[]): HexPair[] {
  const lanes = new Map(
    cells.filter((cell) => cell.kind === 'hyperlane').map((cell) => [keyOf(cell), lanesOf(cell.entry)]),
  )
  if (lanes.size === 0) return []
  return cells
    .filter((cell) => cell.kind !== 'hyperlane')
    .flatMap((cell) =>
      endsFrom(cell, lanes).map((end): HexPair => [
        [cell.q, cell.r],
        [end.q, end.r],
      ]),
    )
}

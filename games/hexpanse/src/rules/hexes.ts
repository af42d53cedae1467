import { at, bit, bitCountOfThree, joined, listOf } from '@orrery/kernel'
import { type Axial, DIRECTIONS, type Hex, HEXES, NONE } from '../types.ts'

/* HX-1.1, HX-1.2, HX-1.3, HX-1.4: axial coordinates, neighbours, rotation, distance. */

/** E, SE, SW, W, NW, NE: each is the one before turned by 60 degrees clockwise. */
const WAYS: readonly Axial[] = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
]

const RADIUS = 5

/** Once, 60 degrees clockwise. */
const turned = ([q, r]: Axial): Axial => [0 - r, q + r]

/** Under each of the six rotations. */
export function rotations(offset: Axial): readonly Axial[] {
  const all: Axial[] = []
  for (let k = 0, at = offset; k < DIRECTIONS; k++, at = turned(at)) all.push(at)
  return all
}

/** A ring, clockwise from its hex in the east. */
function ring(distance: number): Axial[] {
  if (distance === 0) return [[0, 0]]
  const all: Axial[] = []
  let [q, r]: Axial = [distance, 0]
  for (let side = 0; side < DIRECTIONS; side++) {
    const [dq, dr] = WAYS[(side + 2) % DIRECTIONS] as Axial
    for (let i = 0; i < distance; i++, q += dq, r += dr) all.push([q, r])
  }
  return all
}

/** Every hex of the largest board, ring by ring: a smaller board is a beginning of this list. */
const PLACES: readonly Axial[] = Array.from({ length: RADIUS + 1 }, (_, distance) => ring(distance)).flat()

export const Q: readonly number[] = PLACES.map(([q]) => q)
export const R: readonly number[] = PLACES.map(([, r]) => r)

/** Coordinates may leave the board by as much as a formula reaches. */
const MARGIN = 2 * RADIUS
const WIDTH = 2 * MARGIN + 1
const NUMBERS: readonly Hex[] = Array.from({ length: WIDTH * WIDTH }, (_, i) => {
  const q = Math.floor(i / WIDTH) - MARGIN
  const r = (i % WIDTH) - MARGIN
  return PLACES.findIndex((place) => place[0] === q && place[1] === r)
})

/** The hex at these coordinates, NONE where the largest board has none. */
export const hexAt = (q: number, r: number): Hex =>
  Math.abs(q) > MARGIN || Math.abs(r) > MARGIN ? NONE : at(NUMBERS, (q + MARGIN) * WIDTH + r + MARGIN)

export const distanceOf = (h: Hex): number =>
  Math.max(Math.abs(at(Q, h)), Math.abs(at(R, h)), Math.abs(at(Q, h) + at(R, h)))

const NEIGHBOURS: readonly Hex[] = joined(PLACES, ([q, r]) => WAYS.map(([dq, dr]) => hexAt(q + dq, r + dr)))

/** The neighbour in a direction on the largest board; on a smaller one it may lie outside. */
export const neighbour = (h: Hex, direction: number): Hex => at(NEIGHBOURS, h * DIRECTIONS + direction)

/** All neighbours on the largest board. */
export const neighbours = (h: Hex): Hex[] =>
  Array.from({ length: DIRECTIONS }, (_, d) => neighbour(h, d)).filter((n) => n !== NONE)

/* Sets of hexes: three words of 31 bits, so that every word is a small number. */

export const WORDS = 3
const BITS = 31
const WORD_OF: readonly number[] = Array.from({ length: HEXES }, (_, h) => Math.floor(h / BITS))
const BIT_OF: readonly number[] = Array.from({ length: HEXES }, (_, h) => bit(h % BITS))
export const wordOf = (h: Hex): number => at(WORD_OF, h)
export const bitOf = (h: Hex): number => at(BIT_OF, h)

/** The hex of the lowest bit of a word. */
export const lowestHex = (word: number, mask: number): Hex => word * BITS + 31 - Math.clz32(mask & -mask)

/** The hexes around each hex of the largest board, as three words. */
const AROUND: readonly number[] = listOf(HEXES * WORDS, (i) =>
  neighbours(Math.floor(i / WORDS)).reduce((mask, h) => (wordOf(h) === i % WORDS ? mask | bitOf(h) : mask), 0),
)

export const isAdjacent = (a: Hex, b: Hex): boolean => (at(AROUND, a * WORDS + wordOf(b)) & bitOf(b)) !== 0

/** How many of the hexes of three words are next to this one. */
export const countAround = (h: Hex, x: number, y: number, z: number): number =>
  bitCountOfThree(at(AROUND, h * WORDS) & x, at(AROUND, h * WORDS + 1) & y, at(AROUND, h * WORDS + 2) & z)

import { itemAt } from '@orrery/kernel'
import { PATTERN_CELLS } from '../data/setup.ts'
import { type Axial, DIRECTIONS, type Hex, HEXES, type MissionRow, NONE, type Pattern } from '../types.ts'
import { bitOf, hexAt, Q, R, rotations, wordOf, WORDS } from './hexes.ts'

/* HX-16.2: a mission can be built anywhere on the board under the six rotations; nothing is worked out in play. */

/** The nine hexes with the first cell on `anchor`, or none where one of them is off the board. */
function cellsFrom(shape: readonly Axial[], anchor: Hex, cells: number): Hex[] {
  const [first = [0, 0]] = shape
  const hexes = shape.map(([q, r]) => hexAt((Q[anchor] ?? 0) + q - first[0], (R[anchor] ?? 0) + r - first[1]))
  return hexes.every((h) => h !== NONE && h < cells) ? hexes : []
}

const maskOf = (hexes: readonly Hex[]): number[] => {
  const words = Array.from({ length: WORDS }, () => 0)
  for (const h of hexes) words[wordOf(h)] = (words[wordOf(h)] ?? 0) | bitOf(h)
  return words
}

/** Every different set of hexes once: a pattern that looks the same after a turn is not counted twice. */
export function patternOf(shape: readonly Axial[], cells: number): Pattern {
  const seen = new Set<string>()
  const hexes: Hex[] = []
  const turns: number[] = []
  const words: number[] = []
  const through: number[][] = Array.from({ length: HEXES }, () => [])
  const turnedCells = shape.map(rotations)
  for (let k = 0; k < DIRECTIONS; k++) {
    const turnedShape = turnedCells.map((all) => itemAt(all, k))
    for (let anchor = 0; anchor < cells; anchor++) {
      const found = cellsFrom(turnedShape, anchor, cells)
      const mask = maskOf(found)
      if (found.length < PATTERN_CELLS || seen.has(mask.join())) continue
      seen.add(mask.join())
      for (const h of found) through[h]?.push(words.length)
      hexes.push(...found)
      turns.push(k)
      words.push(...mask)
    }
  }
  return { count: turns.length, cells: hexes, rotations: turns, words, through }
}

/** By the cells of a mission, which rows of different packs share: its ways on boards of each size. */
const made = new WeakMap<readonly Axial[], Map<number, Pattern>>()

function patternFor({ cells: shape }: MissionRow, cells: number): Pattern {
  const sizes = made.get(shape) ?? new Map<number, Pattern>()
  const pattern = sizes.get(cells) ?? patternOf(shape, cells)
  sizes.set(cells, pattern)
  made.set(shape, sizes)
  return pattern
}

/** All missions on a board of this size. */
export const patternsFor = (missions: readonly MissionRow[], cells: number): readonly Pattern[] =>
  missions.map((row) => patternFor(row, cells))

/** The same shape moved so that its smallest cell comes first. */
function inPlace(cells: readonly Axial[]): string {
  const sorted = cells.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
  const [q, r] = sorted[0] ?? [0, 0]
  return sorted.map((cell) => `${cell[0] - q},${cell[1] - r}`).join(' ')
}

/** One name for a shape under all six rotations. */
export function shapeName(cells: readonly Axial[]): string {
  const turns = cells.map(rotations)
  const names = Array.from({ length: DIRECTIONS }, (_, k) => inPlace(turns.map((all) => itemAt(all, k))))
  return itemAt(names.toSorted(), 0)
}

export const cellsOf = (pattern: Pattern, way: number): readonly Hex[] =>
  pattern.cells.slice(way * PATTERN_CELLS, (way + 1) * PATTERN_CELLS)

/**
 * The way of building the pattern that these hexes complete and that needs `h`, or NONE. Only ways through the hex just
 * filled are checked: no other can have become complete.
 */
export function completedBy(pattern: Pattern, held: readonly number[], h: Hex): number {
  const { words } = pattern
  const a = held[0] as number
  const b = held[1] as number
  const c = held[2] as number
  const through = itemAt(pattern.through, h)
  for (let i = 0; i < through.length; i++) {
    const w = through[i] as number
    const x = words[w] as number
    if ((a & x) !== x) continue
    const y = words[w + 1] as number
    const z = words[w + 2] as number
    if ((b & y) === y && (c & z) === z) return w / WORDS
  }
  return NONE
}

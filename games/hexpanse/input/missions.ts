import { of, type Problem } from '@orrery/kernel'
import { rotations } from '../src/rules/hexes.ts'
import { patternOf } from '../src/rules/patterns.ts'
import { type Axial, DIRECTIONS, type Tables } from '../src/types.ts'

/* Missions: nine different cells that fit the smallest board, and a shape that no other mission has. */

/** The same shape moved so that its smallest cell comes first. */
function inPlace(cells: readonly Axial[]): string {
  const sorted = cells.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])
  const [q, r] = sorted[0] ?? [0, 0]
  return sorted.map((cell) => `${cell[0] - q},${cell[1] - r}`).join(' ')
}

/** One name for a shape under all six rotations. */
export function shapeName(cells: readonly Axial[]): string {
  const turns = cells.map(rotations)
  const names = Array.from({ length: DIRECTIONS }, (_, k) => inPlace(turns.map((all) => of(all, k))))
  return of(names.toSorted(), 0)
}

export function missionProblems({ missions, boards }: Tables, id: string): readonly Problem[] {
  const row = missions[id]
  if (row === undefined) return []
  const at = `missions.${id}.cells`
  const { cells } = row
  const twice = cells.findIndex((cell, i) => cells.findIndex((one) => String(one) === String(cell)) < i)
  if (twice >= 0) return [{ at: `${at}[${twice}]`, expected: 'nine different cells' }]
  const tight = Object.values(boards).find((board) => patternOf(cells, board.cells).count === 0)
  if (tight !== undefined) return [{ at, expected: `a shape that fits the board of ${tight.cells} hexes` }]
  const name = shapeName(cells)
  const other = Object.values(missions).find((one) => one.id !== id && shapeName(one.cells) === name)
  return other === undefined ? [] : [{ at, expected: `a shape that no other mission has; ${other.id} has it too` }]
}

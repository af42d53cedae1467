import type { Problem } from '@orrery/kernel'
import { patternOf, shapeName } from '../src/rules/patterns.ts'
import type { Tables } from '../src/types.ts'

/* Missions: nine different cells that fit the smallest board, and a shape that no other mission has. */

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

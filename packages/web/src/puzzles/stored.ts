import { readJsonInput } from '@orrery/input'
import * as z from 'zod/mini'
import { keep, recalled } from '../parts/storage.ts'

/* Which puzzles a person has solved. Stored in this browser only. */

/** Solved without help, or looked up. */
export type PuzzleMark = 'solved' | 'shown'

const keyOf = (game: string): string => `orrery.puzzles.${game}`
const schema = z.record(z.string(), z.literal(['solved', 'shown']))

export function puzzleMarks(game: string): { readonly [id: string]: PuzzleMark } {
  const read = readJsonInput(schema, recalled(keyOf(game)) ?? '{}')
  return read.ok ? read.value : {}
}

/** The first mark stays: what was looked up is not solved afterwards. */
export function storeMark(game: string, id: string, mark: PuzzleMark): boolean {
  return keep(keyOf(game), JSON.stringify({ [id]: mark, ...puzzleMarks(game) }))
}

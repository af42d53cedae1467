import { existsSync, mkdirSync, renameSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readInput } from '@orrery/input'
import { type AnyGame, problemText, type PuzzleFile } from '@orrery/kernel'
import * as z from 'zod/mini'
import { readJsonFile, reason, writeText } from '../files.ts'
import { UsageError } from '../usage.ts'

const count = z.int().check(z.minimum(0))
const schema = z.object({
  game: z.string(),
  rules: count,
  mined: z.record(z.string(), count),
  checked: z.exactOptional(z.record(z.string(), count)),
  puzzles: z.array(
    z.object({
      id: z.string(),
      seat: count,
      position: z.json(),
      steps: z.array(z.object({ chances: z.array(z.tuple([z.string(), count])), right: count })),
      turn: z.array(z.string()),
      difficulty: z.literal([1, 2, 3]),
      reasons: z.array(z.string()),
      theme: z.string(),
    }),
  ),
})

/** Where the puzzles of a game are kept. */
export const ownFile = (game: string): string =>
  fileURLToPath(new URL(`../../../../games/${game}/puzzles/puzzles.json`, import.meta.url))

/** The puzzles of a file; none where there is no such file yet. */
export function readPuzzles(file: string, { id, title, rulesVersion }: AnyGame): PuzzleFile {
  if (!existsSync(file)) return { game: id, rules: rulesVersion, mined: {}, puzzles: [] }
  const read = readInput(schema, readJsonFile(file))
  if (!read.ok) throw new UsageError(`${file} holds no puzzles: at ${problemText(read.error)}.`)
  if (read.value.game !== id) throw new UsageError(`${file} holds puzzles of ${read.value.game}, not of ${title}.`)
  return read.value
}

/** A line for each puzzle, so that a change of one is a change of one line. Stopped half-way, the old file stays whole. */
export function writePuzzles(file: string, { puzzles, ...head }: PuzzleFile): void {
  const lines = puzzles.map((puzzle) => JSON.stringify(puzzle)).join(',\n')
  const text = `${JSON.stringify(head).slice(0, -1)},"puzzles":[\n${lines}\n]}\n`
  try {
    mkdirSync(dirname(file), { recursive: true })
  } catch (error) {
    throw new UsageError(`${file} cannot be written: ${reason(error)}.`)
  }
  writeText(`${file}.part`, text)
  renameSync(`${file}.part`, file)
}

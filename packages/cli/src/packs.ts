import type { Manifest } from '@orrery/games'
import {
  type AnyGame,
  fail,
  type GameRecord,
  isPack,
  type Json,
  ok,
  type Pack,
  type PackInput,
  type PackProblem,
  packProblemText,
  type Packs,
  type PackWords,
  type Result,
} from '@orrery/kernel'
import { readJsonFile, readRecordFile } from './files.ts'
import { UsageError } from './usage.ts'

/** What a game does with packs. */
export interface PackRoom {
  readonly game: AnyGame
  readonly shelf: Packs
  readonly input: PackInput
  readonly words: PackWords
}

export interface OpenedPack {
  readonly room: PackRoom
  readonly pack: Pack
}

export const problemLine = (file: string, problem: PackProblem): string => `${file}: ${packProblemText(problem)}`

/** The packs of a game, or a sentence that it has none. */
export async function packRoom({ title, rules, input, words }: Manifest): Promise<PackRoom> {
  const [{ game }, read, told] = await Promise.all([rules(), input?.(), words()])
  if (game.packs === undefined || read === undefined || told.packs === undefined)
    throw new UsageError(`${title} is played as delivered: it has no packs.`)
  return { game, shelf: game.packs, input: read.packs, words: told.packs }
}

const problem = (at: string, found: string, expected: string): Result<never, readonly PackProblem[]> =>
  fail([{ at, found, expected }])

/** A pack from outside, checked; everything that is wrong with it otherwise. */
async function readPack(games: readonly Manifest[], json: Json): Promise<Result<OpenedPack, readonly PackProblem[]>> {
  if (!isPack(json)) return problem('', typeof json, 'an object with "game", "name" and "version"')
  const manifest = games.find(({ id }) => id === json.game)
  if (manifest === undefined)
    return problem('game', JSON.stringify(json.game), `one of ${games.map(({ id }) => id).join(', ')}`)
  const room = await packRoom(manifest)
  const read = room.input.read(json)
  return read.ok ? ok({ room, pack: read.value }) : read
}

export const readPackFile = (
  games: readonly Manifest[],
  file: string,
): Promise<Result<OpenedPack, readonly PackProblem[]>> => readPack(games, readJsonFile(file))

/** A pack to play with. Throws with the first thing that is wrong with it. */
export async function openPackFile(games: readonly Manifest[], file: string): Promise<Pack> {
  return mustOpen(file, await readPackFile(games, file))
}

function mustOpen(file: string, read: Result<OpenedPack, readonly PackProblem[]>): Pack {
  if (read.ok) return read.value.pack
  const [first] = read.error
  const more = read.error.length > 1 ? ` (and ${read.error.length - 1} more: see orrery pack check)` : ''
  throw new UsageError(`${first === undefined ? file : problemLine(file, first)}${more}.`)
}

/** A record from outside, its pack checked. */
export async function openRecordFile(games: readonly Manifest[], file: string): Promise<GameRecord> {
  const record = readRecordFile(file)
  if (record.pack !== undefined) mustOpen(`${file}, its pack`, await readPack(games, record.pack))
  return record
}

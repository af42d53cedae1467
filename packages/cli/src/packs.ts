import type { Manifest } from '@orrery/games'
import { isPack, type Pack, type PackInput, type PackProblem, type PackWords } from '@orrery/kernel'
import { readJsonFile } from './files.ts'
import { chooseGame } from './table.ts'
import type { GameEntry } from './registry.ts'
import { UsageError } from './usage.ts'

/** A game and what it does with packs. */
export interface PackRoom extends GameEntry {
  readonly shelf: NonNullable<GameEntry['game']['packs']>
  readonly input: PackInput
  readonly packWords: PackWords
}

export const problemLine = (file: string, { at, found, expected }: PackProblem): string =>
  `${file}: ${at === '' ? 'the whole' : at}: found ${found}, expected ${expected}`

/** The game of that name with its packs, or a sentence that it has none. */
export async function packRoom(games: readonly Manifest[], name: string | undefined): Promise<PackRoom> {
  const entry = await chooseGame(games, name)
  const manifest = games.find(({ id }) => id === entry.game.id)
  const [input, words] = await Promise.all([manifest?.input?.(), manifest?.words()])
  const { packs: shelf } = entry.game
  if (shelf === undefined || input === undefined || words?.packs === undefined)
    throw new UsageError(`${entry.game.title} is played as delivered: it has no packs.`)
  return { ...entry, shelf, input: input.packs, packWords: words.packs }
}

/** The pack in a file, checked; everything that is wrong with it otherwise. */
export async function readPackFile(
  games: readonly Manifest[],
  file: string,
): Promise<{ readonly room: PackRoom; readonly pack: Pack } | { readonly problems: readonly PackProblem[] }> {
  const json = readJsonFile(file)
  if (!isPack(json))
    return { problems: [{ at: '', found: typeof json, expected: 'an object with "game", "name" and "version"' }] }
  if (!games.some(({ id }) => id === json.game))
    return {
      problems: [
        { at: 'game', found: JSON.stringify(json.game), expected: `one of ${games.map(({ id }) => id).join(', ')}` },
      ],
    }
  const room = await packRoom(games, json.game)
  const read = room.input.read(json)
  return read.ok ? { room, pack: read.value } : { problems: read.error }
}

/** A pack that a table is to be played with, kept so that options can name it; the first problem is told. */
export async function takePack(
  games: readonly Manifest[],
  file: string,
): Promise<{ readonly game: string; readonly hash: string }> {
  const read = await readPackFile(games, file)
  if ('pack' in read) return { game: read.pack.game, hash: read.room.shelf.keep(read.pack) }
  const [first] = read.problems
  const more = read.problems.length - 1
  throw new UsageError(
    `${first === undefined ? file : problemLine(file, first)}${more === 0 ? '' : ` (and ${more} more: orrery pack check ${file})`}.`,
  )
}

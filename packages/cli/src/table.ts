import { randomBytes } from 'node:crypto'
import type { Manifest } from '@orrery/games'
import { type AnyGame, itemAt, type Json, type OptionField, problemText } from '@orrery/kernel'
import { type Args, oneOf } from './flags.ts'
import { openPackFile } from './packs.ts'
import { type GameEntry, loadEntry } from './registry.ts'
import { anyOf, UsageError } from './usage.ts'

export type Options = { readonly [name: string]: Json }

/** The game with that name, or the first one. */
export function manifestOf(games: readonly Manifest[], name = games[0]?.id ?? ''): Manifest {
  const ids = games.map(({ id }) => id)
  return itemAt(games, ids.indexOf(oneOf('game', name, ids)))
}

export const chooseGame = (games: readonly Manifest[], name?: string): Promise<GameEntry> =>
  loadEntry(manifestOf(games, name))

/** The game that is asked for, with the pack that is to be played with. */
export async function chooseTable(args: Args, games: readonly Manifest[]): Promise<GameEntry> {
  const file = args.text('pack')
  if (file === undefined) return chooseGame(games, args.text('game'))
  const pack = await openPackFile(games, file)
  const entry = await chooseGame(games, args.text('game') ?? pack.game)
  if (entry.game.id !== pack.game)
    throw new UsageError(`${file} is a pack of ${pack.game}: leave --game out, or say --game ${pack.game}.`)
  return { ...entry, pack }
}

export function chooseSeats(args: Args, game: AnyGame): number {
  const { min, max } = game.seats
  const seats = args.has('seats') ? args.number('seats') : min
  if (seats >= min && seats <= max) return seats
  throw new UsageError(`${game.title} is for ${min} to ${max} seats: --seats ${seats} is not possible.`)
}

/** 128 bits, as a person can copy them. */
export const chooseSeed = (args: Args): string => args.text('seed') ?? randomBytes(16).toString('hex')

export function readOptions(args: Args, { game, pack }: GameEntry): Options {
  const options: Record<string, Json> = {}
  if (pack !== undefined && game.packs !== undefined) options['pack'] = game.packs.keep(pack)
  const modules = args.text('modules')
  for (const line of [...args.list('set'), ...(modules === undefined ? [] : [`modules=${modules}`])]) {
    const cut = line.indexOf('=')
    const name = cut < 0 ? line : line.slice(0, cut)
    const field = game.options.find((candidate) => candidate.name === name)
    if (field === undefined) throw new UsageError(unknownOption(game, name))
    options[name] = readOption(field, cut < 0 ? undefined : line.slice(cut + 1))
  }
  return options
}

function unknownOption(game: AnyGame, name: string): string {
  const names = game.options.map((field) => field.name)
  if (names.length === 0) return `${game.title} has no options, so --set ${name} cannot be set.`
  return `${game.title} has no option "${name}": --set knows ${anyOf(names)}.`
}

/** Whether the value is allowed is for the game's own setup to say; here it only gets its shape. */
function readOption(field: OptionField, text: string | undefined): Json {
  const choices = field.choices.length === 0 ? 'VALUE' : field.choices.join('|')
  if (field.kind === 'flag') {
    if (text === undefined) return true
    return oneOf(`value for ${field.name}`, text, ['yes', 'no', 'true', 'false']).match(/yes|true/) !== null
  }
  if (text === undefined) throw new UsageError(`--set ${field.name} needs a value: --set ${field.name}=${choices}.`)
  if (field.kind === 'one') return text
  return text.split(',').filter((word) => word !== '')
}

/** A fresh state, or the game's objection to the options as a sentence. */
export function layTable(game: AnyGame, options: Options, seats: number, seed: string): unknown {
  const laid = game.setup(options, seats, seed)
  if (laid.ok) return laid.value
  throw new UsageError(`${game.title} cannot be set up like this: ${problemText(laid.error)}.`)
}

/** By seat, the number of its team; where there are none everybody plays alone. */
export const teamsOf = (game: AnyGame, s: unknown, seats: number): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => game.team?.(s, seat) ?? seat)

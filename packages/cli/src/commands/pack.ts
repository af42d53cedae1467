import { fingerprint, type Pack, type PackProblem, packHash, type ToldDifference } from '@orrery/kernel'
import type { Command, World } from '../command.ts'
import { writeText } from '../files.ts'
import type { Args } from '../flags.ts'
import { type OpenedPack, packRoom, problemLine, readPackFile } from '../packs.ts'
import { manifestOf } from '../table.ts'
import { BAD_USAGE, UsageError } from '../usage.ts'

const VERBS = { check, new: create, diff, text } as const

export const pack: Command = {
  name: 'pack',
  about: 'check, make, compare and read packs: content of your own for a game',
  takes: 'check FILE | new --from house | diff FILE [FILE] | text FILE',
  flags: {
    game: { kind: 'text', value: 'NAME', about: 'which game, for pack new' },
    from: { kind: 'choice', value: 'WHAT', choices: ['house'], preset: 'house', about: 'what a new pack holds' },
    out: { kind: 'text', value: 'FILE', about: 'write the new pack into this file' },
    json: { kind: 'switch', about: 'one JSON object' },
  },
  notes: [
    'pack check tells everything that is wrong, each with its path; the exit code is 2 then.',
    'pack new --from house writes the whole game as delivered: change what your copy has otherwise.',
    'pack diff compares a pack with what is delivered, or with another pack.',
    'docs/packs tells how to make one.',
  ],
  examples: [
    'pack new --from house --out mine.json',
    'pack check mine.json',
    'pack diff mine.json',
    'pack text mine.json',
  ],
  async run(args, world) {
    const [verb = '', ...rest] = args.words
    const known = Object.keys(VERBS).find((name): name is keyof typeof VERBS => name === verb)
    if (known === undefined)
      throw new UsageError(`Say what to do: orrery pack ${Object.keys(VERBS).join(', orrery pack ')}.`)
    return VERBS[known](args, rest, world)
  },
}

function tellProblems(args: Args, { out, err }: World, file: string, problems: readonly PackProblem[]): number {
  if (args.has('json')) out.write(`${JSON.stringify({ ok: false, file, problems })}\n`)
  else for (const problem of problems) err.write(`${problemLine(file, problem)}\n`)
  return BAD_USAGE
}

async function opened(args: Args, world: World, file: string): Promise<OpenedPack | number> {
  const read = await readPackFile(world.games, file)
  return read.ok ? read.value : tellProblems(args, world, file, read.error)
}

async function check(args: Args, rest: readonly string[], world: World): Promise<number> {
  const read = await opened(args, world, args.only('a pack', rest))
  if (typeof read === 'number') return read
  const { room, pack } = read
  const hash = room.shelf.keep(pack)
  const { name, version } = pack
  const count = room.shelf.differences(hash).length
  const text = `${name} ${version} for ${room.game.title}: ${count} ${count === 1 ? 'difference' : 'differences'}, fingerprint ${fingerprint(hash)}.`
  world.out.write(
    `${args.has('json') ? JSON.stringify({ ok: true, game: pack.game, name, version, hash, differences: count }) : text}\n`,
  )
  return 0
}

async function create(args: Args, rest: readonly string[], world: World): Promise<number> {
  if (rest[0] !== undefined) throw new UsageError(`pack new takes flags only, not "${rest[0]}".`)
  const room = await packRoom(manifestOf(world.games, args.text('game')))
  const text = `${JSON.stringify(room.shelf.whole('As delivered', `rules ${room.game.rulesVersion}`), undefined, 2)}\n`
  const file = args.text('out')
  if (file === undefined) world.out.write(text)
  else writeText(file, text)
  return 0
}

async function diff(args: Args, rest: readonly string[], world: World): Promise<number> {
  const [first, second, more] = rest
  if (first === undefined || more !== undefined) throw new UsageError('pack diff takes one pack, or two.')
  const read = await opened(args, world, second ?? first)
  if (typeof read === 'number') return read
  const before = second === undefined ? undefined : await opened(args, world, first)
  if (typeof before === 'number') return before
  if (before !== undefined && before.pack.game !== read.pack.game)
    throw new UsageError(`${first} and ${second ?? ''} are packs of different games.`)
  const told = differing(read, before?.pack)
  if (args.has('json')) world.out.write(`${JSON.stringify({ hash: packHash(read.pack), differences: told })}\n`)
  else world.out.write(told.length === 0 ? 'Nothing differs.\n' : `${told.map(differenceText).join('\n')}\n`)
  return 0
}

/** Against what is delivered, or against what is played with another pack. */
function differing({ room, pack }: OpenedPack, before: Pack | undefined): readonly ToldDifference[] {
  return room.shelf.between(before, pack).map((one) => room.words.difference(one, pack))
}

const differenceText = ({ section, row, field, was, now }: ToldDifference): string =>
  `${[section, row, field].filter((part) => part !== '').join(', ')}\n  - ${was}\n  + ${now}`

async function text(args: Args, rest: readonly string[], world: World): Promise<number> {
  const read = await opened(args, world, args.only('a pack', rest))
  if (typeof read === 'number') return read
  const lines = read.room.words.text(read.pack)
  if (args.has('json')) {
    world.out.write(`${JSON.stringify(lines)}\n`)
    return 0
  }
  let section = ''
  for (const line of lines) {
    if (line.section !== section) world.out.write(`${section === '' ? '' : '\n'}${line.section.toUpperCase()}\n`)
    section = line.section
    world.out.write(`${line.row}: ${line.text}\n`)
  }
  return 0
}

import type { Command } from '../command.ts'
import type { Used } from '../load/figures.ts'
import type { LoadResult } from '../load/run.ts'
import { manifestOf } from '../table.ts'
import { tidy } from '../statistics.ts'
import { tableText } from '../terminal.ts'
import { FOUND_WRONG, messageOf, UsageError } from '../usage.ts'

/** Seconds for which the bare sockets are measured, at most. */
const BARE_SECONDS = 10

export const load: Command = {
  name: 'load',
  about: 'play many games on a running server, and measure it',
  flags: {
    url: {
      kind: 'list',
      value: 'ADDRESS',
      about: 'the server, such as http://127.0.0.1:8080; given again, servers that share a database',
    },
    game: { kind: 'text', value: 'NAME', about: 'which game (the first)' },
    tables: { kind: 'count', max: 100_000, preset: 250, about: 'how many tables' },
    seats: { kind: 'count', max: 99, preset: 4, about: 'how many play at each' },
    'moves-per-second': {
      kind: 'count',
      min: 0,
      max: 1_000_000,
      preset: 200,
      about: 'moves of all tables together; 0 for as many as it takes',
    },
    seconds: { kind: 'count', max: 86_400, preset: 60, about: 'how long' },
    metrics: {
      kind: 'list',
      value: 'ADDRESS',
      about: 'where each server has its figures, for memory and processor time (its own address)',
    },
    json: { kind: 'switch', about: 'the result as JSON' },
  },
  notes: [
    'Start the server with --rate 0: all players come from one address.',
    'wsP50 and wsP99 are those of bare sockets with messages of the same size on this machine, measured right after.',
    'commitsPerSecond is what a bare file does in a second here. Times are in milliseconds, memory in MB.',
    'cpuPerMove is the processor time of all servers for one move, while playing.',
    'It ends with 1 if a move was lost or an error happened.',
  ],
  examples: [
    'load --url http://127.0.0.1:8080',
    'load --url http://127.0.0.1:8080 --tables 20 --moves-per-second 0 --json',
  ],
  async run(args, world) {
    args.none()
    const urls = readUrls(args.list('url'))
    const options = {
      urls,
      game: (await manifestOf(world.games, args.text('game') ?? world.games[0]?.id ?? '').rules()).game,
      tables: args.number('tables'),
      seats: args.number('seats'),
      movesPerSecond: args.number('moves-per-second'),
      seconds: args.number('seconds'),
    }
    const given = args.list('metrics')
    const { figuresAt, readUsed } = await import('../load/figures.ts')
    const figures = (given.length > 0 ? given : urls).map(figuresAt)
    const read = (): Promise<Used | Error> => readUsed(figures).catch(toError)
    // Nobody wants to hear after a long run that what they asked for is missing.
    if (given.length > 0) mustBeRead(await read())
    const { runLoad } = await import('../load/run.ts')
    const say = (text: string): void => void world.err.write(`${text}\n`)
    let before: Used | Error = new Error('nothing was played')
    const onPlay = async (): Promise<void> => void (before = await read())
    const { messageBytes, ...result } = await runLoad(options, say, onPlay).catch((error: unknown) => {
      throw new UsageError(`The server at ${urls.join(' and ')} could not be loaded: ${messageOf(error)}.`)
    })
    const used = usedFor(result.sent, before, await read())
    if (used instanceof Error) say(`memory and cpuPerMove are unknown: ${used.message}; say --metrics`)
    const { memory, cpuPerMove } = used instanceof Error ? { memory: null, cpuPerMove: null } : used
    const bare = await measureBare(options, result, messageBytes)
    const all = { ...result, ...bare, memory, cpuPerMove }
    if (args.has('json')) world.out.write(`${JSON.stringify(all)}\n`)
    else
      world.out.write(`${tableText(Object.entries(all).map(([name, value]) => [name, String(value ?? 'unknown')]))}\n`)
    return result.lost === 0 && result.errors === 0 ? 0 : FOUND_WRONG
  },
}

async function measureBare(
  { tables, seats, seconds }: { readonly tables: number; readonly seats: number; readonly seconds: number },
  { movesPerSecond }: Pick<LoadResult, 'movesPerSecond'>,
  bytes: number,
): Promise<{ readonly wsP50: number; readonly wsP99: number; readonly commitsPerSecond: number }> {
  const [{ runBare }, { commitsPerSecond }] = await Promise.all([
    import('../load/bare.ts'),
    import('../load/commits.ts'),
  ])
  const bare = await runBare({
    groups: tables,
    size: seats,
    perSecond: Math.max(1, movesPerSecond),
    seconds: Math.min(seconds, BARE_SECONDS),
    bytes: Math.max(100, bytes),
  })
  return { ...bare, commitsPerSecond: commitsPerSecond() }
}

function readUrls(texts: readonly string[]): readonly string[] {
  const urls = texts.map((text) => URL.parse(text))
  const good = urls.flatMap((url) => (url !== null && /^https?:$/.test(url.protocol) ? [url.origin] : []))
  if (good.length > 0 && good.length === texts.length) return good
  throw new UsageError('load needs the address of a server: say --url http://127.0.0.1:8080.')
}

const toError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)))

function mustBeRead(used: Used | Error): void {
  if (used instanceof Error) throw new UsageError(`${used.message}: start it with --metrics-port and name that port.`)
}

function usedFor(
  moves: number,
  before: Used | Error,
  after: Used | Error,
): { readonly memory: number; readonly cpuPerMove: number } | Error {
  if (before instanceof Error) return before
  if (after instanceof Error) return after
  return { memory: after.memory, cpuPerMove: tidy((1000 * (after.cpu - before.cpu)) / moves) }
}

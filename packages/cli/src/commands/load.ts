import type { Command } from '../command.ts'
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
      about: 'the figures of each server, for what it takes (ADDRESS/metrics)',
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
    const { runLoad } = await import('../load/run.ts')
    const given = args.list('metrics')
    const figures = given.length > 0 ? given : urls.map((url) => `${url}/metrics`)
    let before = NOTHING_USED
    const { messageBytes, ...result } = await runLoad(
      options,
      (text) => void world.err.write(`${text}\n`),
      async () => void (before = await usedBy(figures)),
    ).catch((error: unknown) => {
      throw new UsageError(`The server at ${urls.join(' and ')} could not be loaded: ${messageOf(error)}.`)
    })
    const { memory, cpu } = await usedBy(figures)
    const cpuPerMove = cpu === null || before.cpu === null ? null : tidy((1000 * (cpu - before.cpu)) / result.sent)
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

/** What servers take together: memory in MB and processor time in seconds, null where one of them does not tell. */
interface Used {
  readonly memory: number | null
  readonly cpu: number | null
}

const NOTHING_USED: Used = { memory: null, cpu: null }

async function usedBy(figures: readonly string[]): Promise<Used> {
  try {
    const texts = await Promise.all(figures.map(async (url) => (await fetch(url)).text()))
    const sum = (name: string): number =>
      texts.reduce((all, text) => all + Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1]), 0)
    const [memory, cpu] = [sum('process_resident_memory_bytes'), sum('process_cpu_seconds_total')]
    return Number.isNaN(memory + cpu) ? NOTHING_USED : { memory: Math.round(memory / 1e6), cpu }
  } catch {
    return NOTHING_USED
  }
}

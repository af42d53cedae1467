import type { Command } from '../command.ts'
import type { LoadResult } from '../load/run.ts'
import { manifestOf } from '../table.ts'
import { tableText } from '../terminal.ts'
import { FOUND_WRONG, messageOf, UsageError } from '../usage.ts'

/** Seconds for which the bare sockets are measured, at most. */
const BARE_SECONDS = 10

export const load: Command = {
  name: 'load',
  about: 'play many games on a running server, and measure it',
  flags: {
    url: { kind: 'text', value: 'ADDRESS', about: 'the server, such as http://127.0.0.1:8080' },
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
    metrics: { kind: 'text', value: 'ADDRESS', about: "the server's figures, for its memory (ADDRESS/metrics)" },
    json: { kind: 'switch', about: 'the result as JSON' },
  },
  notes: [
    'Start the server with --rate 0: all players come from one address.',
    'wsP50 and wsP99 are those of bare sockets with messages of the same size on this machine, measured right after.',
    'commitsPerSecond is what a bare file does in a second here. Times are in milliseconds, memory in MB.',
    'It ends with 1 if a move was lost or an error happened.',
  ],
  examples: [
    'load --url http://127.0.0.1:8080',
    'load --url http://127.0.0.1:8080 --tables 20 --moves-per-second 0 --json',
  ],
  async run(args, world) {
    args.none()
    const url = readUrl(args.text('url'))
    const options = {
      url,
      game: (await manifestOf(world.games, args.text('game') ?? world.games[0]?.id ?? '').rules()).game,
      tables: args.number('tables'),
      seats: args.number('seats'),
      movesPerSecond: args.number('moves-per-second'),
      seconds: args.number('seconds'),
    }
    const { runLoad } = await import('../load/run.ts')
    const { messageBytes, ...result } = await runLoad(options, (text) => void world.err.write(`${text}\n`)).catch(
      (error: unknown) => {
        throw new UsageError(`The server at ${url} could not be loaded: ${messageOf(error)}.`)
      },
    )
    const memory = await memoryOf(args.text('metrics') ?? `${url}/metrics`)
    const bare = await measureBare(options, result, messageBytes)
    const all = { ...result, ...bare, memory }
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

function readUrl(text: string | undefined): string {
  const url = URL.parse(text ?? '')
  if (url !== null && /^https?:$/.test(url.protocol)) return url.origin
  throw new UsageError('load needs the address of a server: say --url http://127.0.0.1:8080.')
}

/** In MB, where the server tells it. */
async function memoryOf(url: string): Promise<number | null> {
  try {
    const found = /^process_resident_memory_bytes (\S+)/m.exec(await (await fetch(url)).text())
    return found === null ? null : Math.round(Number(found[1]) / 1e6)
  } catch {
    return null
  }
}

import { resolve } from 'node:path'
import type { Server } from '@orrery/server'
import { browse } from '../browse.ts'
import type { Command, World } from '../command.ts'
import type { Args } from '../flags.ts'
import { buildPage, PAGE } from '../page.ts'
import { messageOf, UsageError } from '../usage.ts'

const DEFAULT_PORT = 8080
/** So many ports after the default one are tried when it is taken. */
const PORTS = 20
const LOGS = ['silent', 'error', 'warn', 'info']

export const serve: Command = {
  name: 'serve',
  about: 'serve the table in the browser',
  flags: {
    port: { kind: 'text', value: 'N', about: `where to listen (${DEFAULT_PORT}, or the next free one)` },
    host: { kind: 'text', value: 'ADDRESS', about: 'which address to listen at (127.0.0.1); 0.0.0.0 for all' },
    data: { kind: 'text', value: 'FOLDER', about: 'where games are kept (ORRERY_DATA, or .data in the repository)' },
    page: { kind: 'text', value: 'FOLDER', about: 'a page that is already built, instead of building it' },
    seed: { kind: 'text', value: 'TEXT', about: 'the seed of every game, for tests; else each gets 128 random bits' },
    rate: { kind: 'text', value: 'N', about: 'requests a minute from one address (600); 0 for no limit' },
    think: { kind: 'text', value: 'MS', about: 'how long a bot may think before it is stopped (10000)' },
    coach: { kind: 'text', value: 'N', about: 'how much the coach thinks about a decision, in iterations (400)' },
    open: { kind: 'switch', about: 'open it in your browser, as npm start does' },
    log: { kind: 'text', value: 'LEVEL', about: `what is told on stderr: ${LOGS.join(', ')} (warn)` },
  },
  notes: ['Everything is in one file in the data folder. Stop it with Ctrl+C; games go on when it is started again.'],
  examples: ['serve', 'serve --port 9000 --host 0.0.0.0 --data /var/lib/orrery'],
  async run(args, world) {
    args.none()
    const given = args.text('page')
    const page = given === undefined ? PAGE : resolve(given)
    if (given === undefined) await buildPage(world.err)
    const server = await open(args, world, page)
    const address = await listen(args, server)
    world.out.write(`Orrery is at ${address}\n`)
    if (args.has('open')) browse(address, world.env)
    await stopped()
    await server.close()
    return 0
  },
}

async function open(args: Args, world: World, page: string): Promise<Server> {
  const folder = resolve(args.text('data') ?? world.env['ORRERY_DATA'] ?? `${import.meta.dirname}/../../../../.data`)
  const log = args.text('log') ?? 'warn'
  if (!LOGS.includes(log)) throw new UsageError(`--log must be one of ${LOGS.join(', ')}, not "${log}".`)
  const seed = args.text('seed')
  const rate = args.count('rate', 600, { min: 0 })
  const botLimit = args.count('think', 10_000)
  const coach = args.has('coach') ? { coach: args.count('coach', 1) } : {}
  // Loaded here, so that the other commands need not wait for it.
  const { createServer, openSqlite } = await import('@orrery/server')
  try {
    const store = await openSqlite(folder)
    return await createServer({ store, page, rate, botLimit, log, ...coach, ...(seed === undefined ? {} : { seed }) })
  } catch (error) {
    throw new UsageError(`The data in ${folder} cannot be opened: ${messageOf(error)}.`)
  }
}

/** A port that was asked for is used or it is an error; the default gives way to the next free one. */
async function listen(args: Args, server: Server): Promise<string> {
  const asked = args.has('port')
  const first = args.count('port', DEFAULT_PORT, { min: 0, max: 65_535 })
  const host = args.text('host') ?? '127.0.0.1'
  for (let port = first; ; port++) {
    try {
      return await server.listen(port, host)
    } catch (error) {
      const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
      if (taken && !asked && port < first + PORTS) continue
      await server.close()
      const why = taken ? 'something else listens there; say another --port' : messageOf(error)
      throw new UsageError(`The server cannot listen at ${host}:${port}: ${why}.`)
    }
  }
}

function stopped(): Promise<void> {
  const { promise, resolve: stop } = Promise.withResolvers<void>()
  process.once('SIGINT', () => stop())
  process.once('SIGTERM', () => stop())
  return promise
}

import { statSync } from 'node:fs'
import { type NetworkInterfaceInfo, networkInterfaces } from 'node:os'
import { resolve } from 'node:path'
import type { Pack } from '@orrery/kernel'
import { setTimeout } from 'node:timers/promises'
import type { Server, ServerOptions } from '@orrery/server'
import { openInBrowser } from '../browse.ts'
import type { Command, World } from '../command.ts'
import type { Args } from '../flags.ts'
import { buildPage, PAGE } from '../page.ts'
import { openPackFile } from '../packs.ts'
import { LOG, WORK_FLAGS } from '../shared-flags.ts'
import { stopped } from '../stopped.ts'
import { databaseUrl, type Place, STORE_FLAGS, takePlace } from '../store.ts'
import { manifestOf } from '../table.ts'
import { messageOf, UsageError } from '../usage.ts'

/** How many ports after the default one are tried when it is taken. */
const PORTS = 20
/** A stop that takes longer, in milliseconds, is not waited for: everything acknowledged is on the disk. */
const LONGEST_STOP = 4500

export const serve: Command = {
  name: 'serve',
  about: 'serve the table in the browser',
  flags: {
    port: { kind: 'count', min: 0, max: 65_535, preset: 8080, about: 'where to listen' },
    host: { kind: 'text', value: 'ADDRESS', about: 'which address to listen at (127.0.0.1); 0.0.0.0 for all' },
    lan: { kind: 'switch', about: 'listen on the home network; invitations carry an address that phones reach' },
    ...STORE_FLAGS,
    page: { kind: 'text', value: 'FOLDER', about: 'a page that is already built, instead of building it' },
    pack: { kind: 'list', value: 'FILE', about: 'a pack that is offered for new tables; may be given again' },
    seed: { kind: 'text', value: 'TEXT', about: 'the seed of every game, for tests; else each gets 128 random bits' },
    rate: {
      kind: 'count',
      min: 0,
      max: 1_000_000,
      preset: 600,
      about: 'requests a minute from one address (no limit with 0)',
    },
    ...WORK_FLAGS,
    'no-work': { kind: 'switch', about: 'leave bots, clocks and the coach to orrery worker (with DATABASE_URL)' },
    'expire-days': {
      kind: 'count',
      min: 0,
      max: 100_000,
      preset: 0,
      about:
        'delete unfinished tables without activity, and people without a table, after this many days (never with 0)',
    },
    'trust-proxy': {
      kind: 'text',
      value: 'ADDRESSES',
      about: 'proxies whose X-Forwarded headers count, such as loopback or 10.0.0.0/8 (none)',
    },
    'metrics-port': {
      kind: 'count',
      min: 0,
      max: 65_535,
      about: 'a port of this machine for the figures (/metrics); or a token in ORRERY_METRICS_TOKEN',
    },
    open: { kind: 'switch', about: 'open it in your browser, as npm start does' },
    log: LOG,
  },
  notes: [
    'Without --port, the next free port is used when the default one is taken.',
    'All games are in one file in the data folder, and one server at a time may use the folder.',
    'With DATABASE_URL=postgres://... they are in that database, and any number of servers and workers may use it.',
    'Stop it with Ctrl+C; games go on when it is started again.',
  ],
  examples: ['serve', 'serve --lan', 'serve --port 9000 --host 0.0.0.0 --data /var/lib/orrery'],
  async run(args, world) {
    args.none()
    const page = readPage(args)
    const packs = await offeredPacks(args, world)
    if (args.has('no-work') && databaseUrl(args, world) === undefined)
      throw new UsageError('--no-work needs workers, and they need a database to share: set DATABASE_URL.')
    const place = await takePlace(args, world)
    try {
      if (page === undefined) await buildPage(world.err)
      const lan = args.has('lan') ? lanAddress(networkInterfaces()) : undefined
      if (args.has('lan') && lan === undefined)
        throw new UsageError('This machine is in no home network: connect it, or leave --lan out.')
      const server = await open(args, world, { place, page: page ?? PAGE, packs, lan })
      const address = await listen(args, server)
      place.announce(address)
      // Before the address is printed: a script that reads it may stop the server right away.
      const stop = stopped()
      world.out.write(`Orrery is at ${address}\n`)
      if (lan !== undefined) world.out.write(`Phones in the same network: http://${lan}:${new URL(address).port}\n`)
      if (args.has('open')) openInBrowser(address, world.env)
      await stop
      await Promise.race([server.close(), setTimeout(LONGEST_STOP, undefined, { ref: false }).then(endNow)])
    } finally {
      place.release()
    }
    return 0
  },
}

/** Addresses of home networks: what a router gives to its own devices. */
const PRIVATE = /^(?:192\.168\.|10\.|172\.(?:1[6-9]|2\d|3[01])\.)/

/** The address that phones at home reach: a private one if there is one, else any that is not this machine's own. */
export function lanAddress(nets: {
  readonly [name: string]: readonly NetworkInterfaceInfo[] | undefined
}): string | undefined {
  const all = Object.values(nets).flatMap((net) => net ?? [])
  const outside = all.filter(({ family, internal }) => family === 'IPv4' && !internal).map(({ address }) => address)
  return outside.find((address) => PRIVATE.test(address)) ?? outside[0]
}

function readPage(args: Args): string | undefined {
  const given = args.text('page')
  if (given === undefined) return undefined
  const page = resolve(given)
  if (statSync(page, { throwIfNoEntry: false })?.isDirectory() === true) return page
  throw new UsageError(`--page must be the folder of a built page, and ${page} is not a folder.`)
}

/** Kept as well, so that a table may name one without sending it. */
async function offeredPacks(args: Args, { games }: World): Promise<readonly Pack[]> {
  const packs = await Promise.all(args.list('pack').map((file) => openPackFile(games, file)))
  for (const pack of packs) (await manifestOf(games, pack.game).rules()).game.packs?.keep(pack)
  return packs
}

/** Who may read the figures, if anybody may. */
function metricsAccess(args: Args, { env }: World): ServerOptions['metrics'] {
  const token = env['ORRERY_METRICS_TOKEN'] ?? ''
  if (args.has('metrics-port')) return { port: args.number('metrics-port') }
  return token === '' ? undefined : { token }
}

interface Places {
  readonly place: Place
  readonly page: string
  readonly packs: readonly Pack[]
  /** The address of this machine in the home network, if it is to be said. */
  readonly lan: string | undefined
}

async function open(args: Args, world: World, { place, page, packs, lan }: Places): Promise<Server> {
  const { createServer } = await import('@orrery/server')
  const seed = args.text('seed')
  const trustProxy = args.text('trust-proxy')
  const metrics = metricsAccess(args, world)
  const options = {
    page,
    packs,
    rate: args.number('rate'),
    botLimit: args.number('think'),
    botScale: args.number('scale'),
    coach: args.number('coach'),
    log: args.choice('log'),
    expireDays: args.number('expire-days'),
    ...(seed === undefined ? {} : { seed }),
    ...(trustProxy === undefined ? {} : { trustProxy }),
    ...(metrics === undefined ? {} : { metrics }),
    ...(lan === undefined ? {} : { lan }),
  }
  const store = await place.open()
  try {
    return await createServer({ store, works: !args.has('no-work'), ...options })
  } catch (error) {
    await store.close()
    throw new UsageError(`The server cannot start, check --trust-proxy and --metrics-port: ${messageOf(error)}.`)
  }
}

/** A port that was asked for is used or it is an error; the default gives way to the next free one. */
async function listen(args: Args, server: Server): Promise<string> {
  const asked = args.has('port')
  const first = args.number('port')
  const host = args.text('host') ?? (args.has('lan') ? '0.0.0.0' : '127.0.0.1')
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

const endNow = (): void => process.exit(0)

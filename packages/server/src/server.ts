import type { IncomingMessage } from 'node:http'
import cookie from '@fastify/cookie'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import websocket from '@fastify/websocket'
import type { Pack } from '@orrery/kernel'
import type { Refused } from '@orrery/table'
import fastify, { type FastifyError, type FastifyInstance } from 'fastify'
import { LIMITS, type Limits } from './limits.ts'
import { HealthCheck } from './health.ts'
import { Looks } from './looks.ts'
import type { Metrics } from './metrics.ts'
import { metricsRoute, type MetricsAccess, openMetricsPort } from './metrics-access.ts'
import { guardChanges, isOwnOrigin } from './origin.ts'
import { page } from './page.ts'
import { People } from './people.ts'
import { Refusing } from './refusing.ts'
import type { Rooms } from './rooms.ts'
import { routes } from './routes.ts'
import type { Services } from './services.ts'
import { closeSockets, type SocketOptions, sockets } from './socket.ts'
import type { Share } from './turns.ts'
import { openWork, type WorkOptions } from './work.ts'

export interface ServerOptions extends WorkOptions {
  /** The folder of the built page. */
  readonly page: string
  /** The seed of every game, for tests; otherwise each game gets a fair one (docs/fair.md). */
  readonly seed?: string
  /** API requests per minute and address; 0 switches off this limit and that of sockets. */
  readonly rate?: number
  /** 'silent', 'error', 'warn', 'info'. Only what is this server's own fault is logged as an error. */
  readonly log?: string
  readonly logTo?: { write(line: string): void }
  /** How long a request may take to arrive, in milliseconds. */
  readonly bodyTimeout?: number
  /** Proxies whose word on addresses and hosts counts: addresses or networks, or 'loopback'; nobody's without it. */
  readonly trustProxy?: string
  /** Days after which unfinished tables where nothing happens, and people without a table, are deleted; 0 for never. */
  readonly expireDays?: number
  /** Other bounds than the usual ones. */
  readonly limits?: Partial<Limits>
  /** Who may read the figures; nobody without it. */
  readonly metrics?: MetricsAccess
  /** Packs that new tables may be played with, already checked. */
  readonly packs?: readonly Pack[]
  /** Where phones on the same network reach it, without its port; known to pages that are open on this machine. */
  readonly lan?: string
  /** Whether bots, clocks and the coach are served here too; otherwise processes that do so must share the store. */
  readonly works?: boolean
  /** Another budget for looking back than the usual one. */
  readonly looks?: Looks
  now?(): number
}

export interface Server {
  /** Listens and returns its address. */
  listen(port: number, host: string): Promise<string>
  /** Where the figures are, if they have a port of their own. */
  readonly metricsAddress: string
  close(): Promise<void>
}

const LARGEST_BODY = 64 * 1024
const LARGEST_MESSAGE = 16 * 1024
/** In bytes. */
const WORTH_COMPRESSING = 8192

/** One origin for everything, nothing inline. */
const POLICY = {
  defaultSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'self'"],
  frameAncestors: ["'none'"],
}

export async function createServer(options: ServerOptions): Promise<Server> {
  const { store, rate = 600, trustProxy, works = true, now = Date.now } = options
  const app = listener(options)
  const onError = (error: unknown): void => app.log.error(error)
  const people = new People(store, now)
  const limits = { ...LIMITS, ...(rate === 0 ? { socketsOfAddress: Infinity } : {}), ...options.limits }
  const shareOf = (host: string): Share => people.shareOf(host)
  const work = openWork(options, { works, limits, log: app.log, now, shareOf })
  const { metrics, tables, studies } = work
  let lanAddress = ''
  const services: Services = {
    store,
    rooms: tables.rooms,
    studies,
    people,
    limits,
    looks: options.looks ?? new Looks(),
    packs: options.packs ?? [],
    address: () => lanAddress,
    now,
    seed: options.seed ?? '',
  }

  guardChanges(app, trustProxy !== undefined)
  await plugins(app, options)
  errors(app, metrics)
  routes(app, services)
  sockets(app, services, socketOptions(metrics, rate > 0, onError))
  const health = new HealthCheck({ store, holder: tables.holder, now, onError })
  healthRoute(app, health)
  metricsRoute(app, metrics, options.metrics)
  await page(app, options.page, async (table) => (await store.table(table))?.setting.game)

  const figures = await openMetricsPort(metrics, options.metrics)
  const expiry = expiring(options, tables.rooms, onError)
  app.addHook('onClose', async () => {
    clearInterval(expiry)
    figures?.close()
    await work.close()
  })
  return {
    metricsAddress: figures?.address ?? '',
    async listen(port, host) {
      const listening = await app.listen({ port, host })
      if (options.lan !== undefined) lanAddress = `http://${options.lan}:${new URL(listening).port}`
      await work.start()
      void health.look().catch(onError)
      return listening
    },
    close: () => app.close(),
  }
}

function socketOptions(metrics: Metrics, limited: boolean, onError: (error: unknown) => void): SocketOptions {
  const { moveTimer, socketOpened: onOpen, socketClosed: onClose } = metrics
  return { limited, onError, moveTimer, onOpen, onClose }
}

function healthRoute(app: FastifyInstance, health: HealthCheck): void {
  app.get('/healthz', async (_, reply) => {
    const found = await health.tell()
    return reply.code(found.ok ? 200 : 503).send(found)
  })
}

const DAY = 24 * 3_600_000
const HOUR = 3_600_000
/** Tables and people that are deleted in one go. */
const EXPIRE_AT_ONCE = 200

/** Looks for what has expired now and every hour. */
function expiring(
  { store, expireDays = 0, now = Date.now }: ServerOptions,
  rooms: Rooms,
  onError: (error: unknown) => void,
): NodeJS.Timeout | undefined {
  if (expireDays === 0) return undefined
  const look = (): void => {
    const found = store.expire(now() - expireDays * DAY, EXPIRE_AT_ONCE)
    void found.then(({ tables }) => Promise.all(tables.map((id) => rooms.replaced(id)))).catch(onError)
  }
  look()
  return setInterval(look, HOUR)
}

function listener({
  log = 'warn',
  logTo = process.stderr,
  bodyTimeout = 10_000,
  trustProxy,
}: ServerOptions): FastifyInstance {
  return fastify({
    logger: { level: log, stream: logTo },
    bodyLimit: LARGEST_BODY,
    forceCloseConnections: true,
    requestTimeout: bodyTimeout,
    http: { headersTimeout: bodyTimeout, connectionsCheckingInterval: bodyTimeout / 4 },
    trustProxy: trustProxy ?? false,
  })
}

async function plugins(app: FastifyInstance, { rate = 600, trustProxy }: ServerOptions): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: POLICY },
    // A TLS proxy in front adds this itself; on plain http it would lock people out.
    strictTransportSecurity: false,
  })
  if (rate > 0) {
    await app.register(rateLimit, {
      max: rate,
      timeWindow: '1 minute',
      // The page is a handful of files that browsers cache; the API is what costs.
      allowList: ({ url }) => !url.startsWith('/api/'),
      errorResponseBuilder: (_, { after }) => new Refusing(429, `That is a lot at once: try again in ${after}.`),
    })
  }
  await app.register(cookie)
  await app.register(websocket, {
    options: {
      maxPayload: LARGEST_MESSAGE,
      // Each message by itself: a window that is kept for every socket would cost more memory than it saves traffic.
      perMessageDeflate: {
        threshold: WORTH_COMPRESSING,
        serverNoContextTakeover: true,
        clientNoContextTakeover: true,
      },
      verifyClient: ({ req }: { req: IncomingMessage }) => isOwnOrigin(req.headers, trustProxy !== undefined),
    },
    preClose: (done) => closeSockets(app, done),
    // What a client sends or breaks is not our error.
    errorHandler: (error, socket, { log }) => {
      log.info(error)
      socket.terminate()
    },
  })
}

/** Our words for requests that Fastify could not read. */
const SAYS: { readonly [code: string]: string } = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'That is too large: send less.',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'Send JSON, with the content type application/json.',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'The body is empty: send a JSON object.',
  FST_ERR_CTP_INVALID_JSON_BODY: 'Invalid request: expected JSON.',
}

/** Every refusal is a sentence; our own errors are logged and not shown. */
function errors(app: FastifyInstance, metrics: Metrics): void {
  app.setErrorHandler((error: FastifyError | Refusing, _, reply) => {
    const status = error instanceof Refusing ? error.status : (error.statusCode ?? 500)
    if (status >= 500) app.log.error(error)
    const said = error instanceof Refusing ? error.message : SAYS[error.code]
    const refused: Refused = {
      say: said ?? (status >= 500 ? 'Something went wrong here: try again.' : 'This request cannot be read: check it.'),
    }
    return reply.code(status).send(refused)
  })
  app.addHook('onResponse', async (_, reply) => metrics.request(reply.statusCode))
}

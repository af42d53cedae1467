import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { games, loadGameOf } from '@orrery/games'
import {
  type FromTable,
  type Lay,
  type News,
  offeredLines,
  type Reply,
  type Request,
  type SeatWish,
  type TableFacts,
  type Update,
} from '@orrery/table'
import { createServer, openSqlite, type Server, type ServerOptions, type Store } from '../src/index.ts'

export const folder = (): string => mkdtempSync(join(tmpdir(), 'orrery-'))
export const remove = (path: string): void =>
  rmSync(path, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 })

/** A clock that goes when it is told to. */
class Clock {
  now = 1_700_000_000_000
  read = (): number => this.now
}

/** A server on a port of its own, with a data folder that outlives it. */
export class TestServer {
  readonly data: string
  readonly clock = new Clock()
  address = ''
  #server: Server | undefined
  #store: Store | undefined

  constructor(data = folder()) {
    this.data = data
  }

  static async start(options: Partial<ServerOptions> = {}, data?: string): Promise<TestServer> {
    const server = new TestServer(data)
    await server.start(options)
    return server
  }

  async start(options: Partial<ServerOptions> = {}): Promise<void> {
    this.#store = options.store ?? (await openSqlite(this.data))
    const fixed = {
      store: this.#store,
      page: join(this.data, 'page'),
      rate: 0,
      tick: 20,
      log: 'silent',
      now: this.clock.read,
      metrics: { port: 0 },
    }
    this.#server = await createServer({ ...fixed, ...options })
    this.address = await this.#server.listen(0, '127.0.0.1')
  }

  /** What it has opened. */
  get store(): Store {
    if (this.#store === undefined) throw new Error('not started yet')
    return this.#store
  }

  /** The text of /metrics, on a port of its own. */
  async figures(): Promise<string> {
    return (await fetch(`${this.#server?.metricsAddress}/metrics`)).text()
  }

  async stop(): Promise<void> {
    await this.#server?.close()
    this.#server = undefined
  }

  /** Stops it and forgets everything. */
  async end(): Promise<void> {
    await this.stop()
    remove(this.data)
  }
}

export interface Answer<T> {
  readonly status: number
  readonly body: T
  readonly headers: Headers
}

/** Somebody with a browser: keeps its cookie and comes from nowhere else. */
export class Visitor {
  readonly #server: { readonly address: string }
  readonly #from: { readonly [header: string]: string }
  cookie = ''

  /** `address` is where they come from; it needs a server that trusts what a proxy says. */
  constructor(server: { readonly address: string }, address?: string) {
    this.#server = server
    this.#from = address === undefined ? {} : { 'x-forwarded-for': address }
  }

  async ask<T>(method: string, path: string, body?: unknown): Promise<Answer<T>> {
    const type = body === undefined ? {} : { 'content-type': 'application/json' }
    const sent = body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }
    const headers = { ...type, ...this.#from, cookie: this.cookie }
    const answer = await fetch(this.#server.address + path, { method, headers, ...sent })
    const cookie = answer.headers.get('set-cookie')
    if (cookie !== null) this.cookie = cookie.split(';')[0] ?? ''
    const text = await answer.text()
    const isJson = answer.headers.get('content-type')?.startsWith('application/json') === true
    return { status: answer.status, body: (isJson ? JSON.parse(text) : text) as T, headers: answer.headers }
  }

  async called(name: string): Promise<this> {
    await this.ask('PUT', '/api/me', { name })
    return this
  }

  async lay(seats: readonly SeatWish[], setting: Partial<Lay['setting']> = {}): Promise<TableFacts> {
    const full = { game: 'expanse', options: {}, seats: seats.length, clock: { kind: 'none' }, ...setting }
    const { status, body } = await this.ask<TableFacts>('POST', '/api/tables', { setting: full, seats })
    if (status !== 201) throw new Error(JSON.stringify(body))
    return body
  }

  open(id: string, since = 0): Wire {
    const url = `${this.#server.address.replace('http', 'ws')}/api/tables/${id}/socket?since=${since}`
    return new Wire(url, { ...this.#from, cookie: this.cookie })
  }
}

const loaded = await Promise.all(games.map(({ id }) => loadGameOf(id)))

/** The open moves as lines of text. */
export function offered(update: Update): readonly string[] {
  const game = loaded.find((one) => one?.game.id === update.setting.game)?.game
  return game === undefined ? [] : offeredLines(game, update)
}

/** An update with its open moves as lines. */
export type Told = Update & { readonly offer: readonly string[] }

interface Watch {
  readonly holds: () => boolean
  done(): void
}

/** One socket: everything that came, in order. */
export class Wire {
  readonly #socket: WebSocket
  readonly #watches = new Set<Watch>()
  readonly traffic: string[] = []
  readonly news: News[] = []
  readonly replies = new Map<string, Reply>()
  closed: number | undefined
  #update: Told | undefined
  #keys = 0

  constructor(url: string, headers: { readonly [header: string]: string }) {
    this.#socket = new WebSocket(url, { headers })
    this.#socket.addEventListener('message', ({ data }) => this.#hear(String(data)))
    this.#socket.addEventListener('close', ({ code }) => {
      this.closed = code
      this.#look()
    })
  }

  get now(): Told {
    if (this.#update === undefined) throw new Error('nothing was told yet')
    return this.#update
  }

  #hear(text: string): void {
    this.traffic.push(text)
    const message = JSON.parse(text) as FromTable
    if (message.t === 'reply') this.replies.set(message.key, message)
    else {
      this.#update = { ...message, offer: offered(message) }
      this.news.push(...message.news)
    }
    this.#look()
  }

  #look(): void {
    for (const watch of this.#watches) if (watch.holds()) watch.done()
  }

  /** Waits until it is so; a socket that closes before is an error. */
  async until(holds: (now: Told) => boolean): Promise<Told> {
    const isSo = (): boolean => this.#update !== undefined && holds(this.#update)
    await this.#wait(() => isSo() || this.closed !== undefined)
    if (!isSo()) throw new Error(`the socket closed with ${this.closed}`)
    return this.now
  }

  async untilClosed(): Promise<number> {
    await this.#wait(() => this.closed !== undefined)
    return this.closed ?? 0
  }

  async #wait(holds: () => boolean): Promise<void> {
    if (holds()) return
    const { promise, resolve } = Promise.withResolvers<void>()
    const watch = { holds, done: resolve }
    this.#watches.add(watch)
    await promise
    this.#watches.delete(watch)
  }

  opened(): Promise<Told> {
    return this.until(() => true)
  }

  send(text: string): void {
    this.#socket.send(text)
  }

  async ask(
    wish: Request extends infer R ? (R extends Request ? Omit<R, 'key'> : never) : never,
    key = '',
  ): Promise<Reply> {
    const used = key === '' ? `key ${++this.#keys} ${Math.random()}` : key
    await this.opened()
    this.replies.delete(used)
    this.send(JSON.stringify({ ...wish, key: used }))
    await this.#wait(() => this.replies.has(used) || this.closed !== undefined)
    const reply = this.replies.get(used)
    if (reply === undefined) throw new Error('the socket closed before the reply')
    return reply
  }

  /** Answers the question that is asked, confirmed, by the first choice or the one that is found, and waits for what follows. */
  async move(find: (move: string) => boolean = () => true): Promise<Reply> {
    const { decision, offer } = await this.until((now) => now.decision !== null)
    const move = offer.find((one) => find(one)) ?? ''
    const reply = await this.ask({ t: 'move', decision: decision ?? -1, move, confirmed: true })
    if (reply.ok && 'seq' in reply) await this.until(({ seq }) => seq >= reply.seq)
    return reply
  }

  untilReplies(count: number): Promise<void> {
    return this.#wait(() => this.replies.size >= count)
  }

  close(): Promise<number> {
    this.#socket.close()
    return this.untilClosed()
  }
}

export const me: SeatWish = { kind: 'me' }
export const open: SeatWish = { kind: 'open' }
export const bot = (level: string): SeatWish => ({ kind: 'bot', level })

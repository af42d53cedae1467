import { randomUUID } from 'node:crypto'
import type { Socket } from 'node:net'
import type { LiveUpdate, Reply } from '@orrery/table'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { WebSocket } from 'ws'
import { keyOf, readRequest, readSince } from './check.ts'
import { CLOSE_SLOW, Outbox } from './outbox.ts'
import { NOBODY } from './people.ts'
import { Refusing } from './refusing.ts'
import type { Guest, Room } from './room.ts'
import { Tally } from './limits.ts'
import type { Services } from './services.ts'

/** Rate limit of one socket: the burst, and the requests per second. */
const BURST = 60
const PER_SECOND = 30
const HEARTBEAT = 30_000

const CLOSE_NOT_FOUND = 4404
const CLOSE_OTHER_RULES = 4410
const CLOSE_BAD = 4400
const CLOSE_TOO_MANY = 4409
/** "Service restart" in the list of codes. */
const CLOSE_RESTART = 1012

type Opened = FastifyRequest<{ Params: { id: string }; Querystring: { since?: string; changes?: string } }>

export interface SocketOptions {
  /** Whether the rate limit applies. */
  readonly limited: boolean
  /** Begins to measure a move; what it returns ends that. */
  moveTimer(): () => void
  onOpen(): void
  onClose(): void
  onError(error: unknown): void
}

/** How long clients may take to say goodbye when the server ends, in milliseconds. */
const GOODBYE = 1000

/** Tells every page that the server restarts, and waits only briefly for those that do not answer. */
export function closeSockets({ websocketServer }: FastifyInstance, done: () => void): void {
  const { clients } = websocketServer
  for (const client of clients) client.close(CLOSE_RESTART, 'the server restarts')
  const giveUp = setTimeout(() => {
    for (const client of clients) client.terminate()
  }, GOODBYE)
  websocketServer.close(() => {
    clearTimeout(giveUp)
    done()
  })
}

export function sockets(app: FastifyInstance, services: Services, options: SocketOptions): void {
  const open = new Tally()
  app.get('/api/tables/:id/socket', { websocket: true }, (socket: WebSocket, request: Opened) => {
    new Connection(socket, services, options, { request, open }).open(request)
  })
}

interface Arrival {
  readonly request: Opened
  /** Open sockets of everybody, by address and by person. */
  readonly open: Tally
}

/** One socket at one table, from its first message to its last. */
class Connection implements Guest {
  readonly #socket: WebSocket
  /** What is under the socket. */
  readonly #wire: Socket
  readonly #services: Services
  readonly #options: SocketOptions
  readonly #outbox: Outbox
  /** Where sockets are counted, and under which names this one is. */
  readonly #tally: Tally
  readonly #countedAs: string[] = []
  /** Messages that arrive before the table is found wait for it. */
  #ready: Promise<Room | undefined> = Promise.resolve(undefined)
  #budget = BURST
  #budgetAt = 0
  /** For budgets: this socket, and the person or address behind it. */
  readonly #name = `socket ${randomUUID()}`
  #who = ''
  person = NOBODY.id
  told = 0

  constructor(socket: WebSocket, services: Services, options: SocketOptions, { request, open }: Arrival) {
    this.#socket = socket
    this.#wire = request.socket
    this.#services = services
    this.#options = options
    this.#tally = open
    const changes = request.query.changes !== undefined
    this.#outbox = new Outbox(socket, () => void this.#ready.then((room) => room?.catchUp(this)), { changes })
  }

  get isBehind(): boolean {
    return this.#outbox.isBehind
  }

  open(request: Opened): void {
    this.#options.onOpen()
    this.#ready = this.#enter(request)
    this.#ready.catch((error: unknown) => {
      if (error instanceof Refusing) return this.#close(CLOSE_OTHER_RULES, 'begun under other rules')
      this.#options.onError(error)
      return this.#close(1011, 'try again')
    })
    this.#socket.on('message', (data: Buffer, isBinary: boolean) => void this.#hear(isBinary ? '' : data.toString()))
    this.#socket.on('error', () => this.#socket.terminate())
    const beat = this.#heartbeat()
    this.#socket.on('close', () => {
      clearInterval(beat)
      this.#outbox.close()
      this.#tally.remove(...this.#countedAs)
      this.#options.onClose()
      void this.#ready.then((room) => room?.leave(this)).catch(() => undefined)
    })
  }

  send(reply: Reply): void {
    this.#outbox.send(reply)
  }

  update(update: LiveUpdate): void {
    this.#outbox.update(update)
  }

  restart(): void {
    this.#close(CLOSE_RESTART, 'the table was changed')
  }

  async #enter(request: Opened): Promise<Room | undefined> {
    const since = readSince(request.query.since)
    if (!since.ok) return this.#close(CLOSE_BAD, 'since must be a number of the journal')
    const { people, limits } = this.#services
    if (!this.#count(`at ${request.ip}`, limits.socketsOfAddress)) return undefined
    this.person = (await people.known(request)).id
    if (this.person !== NOBODY.id && !this.#count(`by ${this.person}`, limits.sockets)) return undefined
    this.#who = this.person === NOBODY.id ? `at ${request.ip}` : `by ${this.person}`
    const room = await this.#services.rooms.find(request.params.id)
    if (room === undefined) return this.#close(CLOSE_NOT_FOUND, 'there is no such table')
    this.told = since.value
    await room.enter(this)
    return room
  }

  async #hear(text: string): Promise<void> {
    if (this.#isTooMuch()) return this.#no(text, 'busy', 'That is a lot at once: wait a second and send it again.')
    const request = readRequest(text)
    if (!request.ok) return this.#no(text, 'bad', request.error)
    try {
      const room = await this.#ready
      const done = request.value.t === 'move' ? this.#options.moveTimer() : undefined
      const ask = async (): Promise<true> => {
        await room?.request(request.value, this.person, (reply) => {
          this.#inOneWrite(() => {
            this.send(reply)
            if (reply.ok && 'seq' in reply) room.catchUp(this)
          })
          done?.()
        })
        return true
      }
      const isLook = request.value.t === 'at'
      const isDone = isLook ? await this.#services.looks.take([this.#name, this.#who], ask) : await ask()
      if (isDone === undefined) this.#no(text, 'busy', 'That is a lot of looking back: wait a second and go on.')
    } catch (error) {
      this.#options.onError(error)
      this.#no(text, 'busy', 'This could not be stored: send it again in a moment.')
    }
  }

  /** A write is what costs most of a short message. */
  #inOneWrite(send: () => void): void {
    this.#wire.cork()
    try {
      send()
    } finally {
      this.#wire.uncork()
    }
  }

  /** Whether there may be one more; otherwise the socket is closed. */
  #count(name: string, most: number): boolean {
    if (this.#socket.readyState !== this.#socket.OPEN) return false
    if (this.#tally.of(name) >= most) {
      this.#close(CLOSE_TOO_MANY, 'too many tables are open here')
      return false
    }
    this.#tally.add(name)
    this.#countedAs.push(name)
    return true
  }

  #no(text: string, no: 'bad' | 'busy', say: string): void {
    const reply: Reply = { t: 'reply', key: keyOf(text), ok: false, no, say, refusals: [] }
    this.send(reply)
  }

  #close(code: number, why: string): undefined {
    this.#socket.close(code, why)
  }

  /** A token bucket; a client that keeps emptying it is cut off. */
  #isTooMuch(): boolean {
    if (!this.#options.limited) return false
    const now = performance.now()
    this.#budget = Math.min(BURST, this.#budget + ((now - this.#budgetAt) / 1000) * PER_SECOND)
    this.#budgetAt = now
    this.#budget--
    if (this.#budget < -BURST) this.#close(CLOSE_SLOW, 'too many requests')
    return this.#budget < 0
  }

  /** Notices dead connections, so that others see who is really there. */
  #heartbeat(): NodeJS.Timeout {
    let isAlive = true
    this.#socket.on('pong', () => void (isAlive = true))
    return setInterval(() => {
      if (!isAlive) return this.#socket.terminate()
      isAlive = false
      this.#socket.ping()
    }, HEARTBEAT).unref()
  }
}

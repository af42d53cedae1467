import { type Changed, changedUpdate, type FromTable, type Reply, type Update } from '@orrery/table'
import { noteCommitment } from '../fair/seen.ts'
import { api } from './api.ts'
import { type Listener, newKey, type TableLink, type Wish } from './link.ts'
import { Waiting } from './waiting.ts'

const FIRST_PAUSE = 200
const LONGEST_PAUSE = 4000
/** How often a visible page checks its connection, and how long it waits for an answer. */
const CHECK_EVERY = 30_000
const SILENCE = 5000
/** Close code for a table that does not exist: reconnecting would not help. */
const NO_SUCH_TABLE = 4404
const OTHER_RULES = 4410
/** Close code when the person or the address has reached its limit of sockets. */
const TOO_MANY = 4409
/** Close code of a server that restarts. */
const RESTARTING = 1012

/** A table on the server. It reconnects by itself and resends what was not answered. */
export class SocketLink implements TableLink {
  readonly #id: string
  readonly #listener: Listener
  readonly #waiting = new Waiting()
  #socket: WebSocket | undefined
  #seq = 0
  /** The last update on this connection. */
  #last: Update | undefined
  #pause = FIRST_PAUSE
  /** Why there is no connection, until there is one again. */
  #outage: 'lost' | 'restarting' = 'lost'
  #timer: ReturnType<typeof setTimeout> | undefined
  #silence: ReturnType<typeof setTimeout> | undefined
  readonly #checks: ReturnType<typeof setInterval>
  #closed = false

  constructor(id: string, listener: Listener) {
    this.#id = id
    this.#listener = listener
    this.#connect()
    this.#checks = setInterval(this.#check, CHECK_EVERY)
    addEventListener('online', this.#check)
    document.addEventListener('visibilitychange', this.#check)
  }

  ask(wish: Wish): Promise<Reply> {
    return this.#waiting.expect(wish, (request) => this.#send(request))
  }

  record(): Promise<string> {
    return api.record(this.#id)
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    clearTimeout(this.#silence)
    clearInterval(this.#checks)
    removeEventListener('online', this.#check)
    document.removeEventListener('visibilitychange', this.#check)
    this.#socket?.close()
  }

  #send(request: object): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return
    this.#socket.send(JSON.stringify(request))
    this.#listen()
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(
      `${scheme}://${location.host}/api/tables/${this.#id}/socket?since=${this.#seq}&changes`,
    )
    this.#socket = socket
    this.#last = undefined
    socket.addEventListener('open', () => this.#opened(socket))
    socket.addEventListener('message', ({ data }) => {
      if (socket === this.#socket) this.#heard(JSON.parse(String(data)) as FromTable | Changed)
    })
    socket.addEventListener('close', ({ code }) => this.#dropped(socket, code))
  }

  #opened(socket: WebSocket): void {
    this.#pause = FIRST_PAUSE
    for (const request of this.#waiting.all()) socket.send(JSON.stringify(request))
  }

  #heard(heard: FromTable | Changed): void {
    if (this.#closed) return
    this.#isHeard()
    const message = this.#whole(heard)
    if (message === undefined) return
    if (message.t === 'reply') return this.#waiting.answered(message)
    this.#seq = message.seq
    this.#outage = 'lost'
    if (message.fair !== null) noteCommitment(this.#id, message.fair.commitment)
    this.#listener.line('open')
    this.#listener.update(message)
  }

  /** An update that came as what has changed since the last one is put together again. */
  #whole(heard: FromTable | Changed): FromTable | undefined {
    if (heard.t === 'reply') return heard
    if (heard.t === 'update') this.#last = heard
    else if (this.#last !== undefined) this.#last = changedUpdate(this.#last, heard)
    return this.#last
  }

  #dropped(socket: WebSocket, code: number): void {
    if (this.#closed || socket !== this.#socket) return
    this.#isHeard()
    if (code === NO_SUCH_TABLE) return this.#end('gone')
    if (code === OTHER_RULES) return this.#end('old')
    if (code === TOO_MANY) return this.#end('crowded')
    if (code === RESTARTING) this.#outage = 'restarting'
    this.#listener.line(this.#outage)
    this.#timer = setTimeout(() => this.#connect(), this.#pause)
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE)
  }

  #end(line: 'gone' | 'old' | 'crowded'): void {
    this.close()
    this.#listener.line(line)
  }

  /**
   * After a sleep, or behind a router that dropped it, a connection may be dead without either end noticing. This sends
   * the cheapest request there is, why the empty move is not open, and waits for any answer.
   */
  readonly #check = (): void => {
    if (document.hidden) return
    if (this.#socket?.readyState === WebSocket.CLOSED) return this.#again()
    this.#send({ t: 'why', move: '', key: newKey() })
    this.#listen()
  }

  #listen(): void {
    this.#silence ??= setTimeout(() => {
      this.#isHeard()
      this.#listener.line('lost')
      this.#socket?.close()
      this.#again()
    }, SILENCE)
  }

  #isHeard(): void {
    clearTimeout(this.#silence)
    this.#silence = undefined
  }

  #again(): void {
    clearTimeout(this.#timer)
    this.#pause = FIRST_PAUSE
    this.#connect()
  }
}

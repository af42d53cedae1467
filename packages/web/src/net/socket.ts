import type { FromTable, Reply } from '@orrery/table'
import { api } from './api.ts'
import type { Listener, TableLink, Wish } from './link.ts'
import { Waiting } from './waiting.ts'

const FIRST_PAUSE = 200
const LONGEST_PAUSE = 4000
/** The server closes so when there is no such table: coming back would not help. */
const NO_SUCH_TABLE = 4404
const OTHER_RULES = 4410

/** A table on the server. A broken connection is tried again by itself, and what was not answered is sent again. */
export class SocketLink implements TableLink {
  readonly #id: string
  readonly #listener: Listener
  readonly #waiting = new Waiting()
  #socket: WebSocket | undefined
  #seq = 0
  #pause = FIRST_PAUSE
  #timer: ReturnType<typeof setTimeout> | undefined
  #closed = false

  constructor(id: string, listener: Listener) {
    this.#id = id
    this.#listener = listener
    this.#connect()
    addEventListener('online', this.#hurry)
  }

  ask(wish: Wish): Promise<Reply> {
    return this.#waiting.expect(wish, (request) => {
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(request))
    })
  }

  record(): Promise<string> {
    return api.record(this.#id)
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#timer)
    removeEventListener('online', this.#hurry)
    this.#socket?.close()
  }

  #connect(): void {
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.#id}/socket?since=${this.#seq}`)
    this.#socket = socket
    socket.addEventListener('open', () => this.#opened(socket))
    socket.addEventListener('message', ({ data }) => this.#heard(JSON.parse(String(data)) as FromTable))
    socket.addEventListener('close', ({ code }) => this.#dropped(socket, code))
  }

  #opened(socket: WebSocket): void {
    this.#pause = FIRST_PAUSE
    for (const request of this.#waiting.all()) socket.send(JSON.stringify(request))
  }

  #heard(message: FromTable): void {
    if (this.#closed) return
    if (message.t === 'reply') return this.#waiting.answered(message)
    this.#seq = message.seq
    this.#listener.line('open')
    this.#listener.situation(message)
  }

  #dropped(socket: WebSocket, code: number): void {
    if (this.#closed || socket !== this.#socket) return
    if (code === NO_SUCH_TABLE) return this.#listener.line('gone')
    if (code === OTHER_RULES) return this.#listener.line('old')
    this.#listener.line('lost')
    this.#timer = setTimeout(() => this.#connect(), this.#pause)
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE)
  }

  readonly #hurry = (): void => {
    if (this.#socket?.readyState !== WebSocket.CLOSED) return
    clearTimeout(this.#timer)
    this.#pause = FIRST_PAUSE
    this.#connect()
  }
}

import type { Reply, Update } from '@orrery/table'
import { WebSocket } from 'ws'

/** What a load run counts. */
export interface Tally {
  sent: number
  acknowledged: number
  errors: number
  /** Milliseconds from a move to its acknowledgement. */
  readonly latencies: number[]
  /** What was heard: messages and their bytes. */
  messages: number
  bytes: number
}

export const newTally = (): Tally => ({ sent: 0, acknowledged: 0, errors: 0, latencies: [], messages: 0, bytes: 0 })

/** One player with a socket at one table, who answers when told to. */
export class Player {
  readonly #socket: WebSocket
  readonly #tally: Tally
  readonly #onChange: () => void
  #now: Update | undefined
  #sent: { readonly key: string; readonly at: number } | undefined
  #keys = 0
  #isClosing = false

  constructor(url: string, cookie: string, tally: Tally, onChange: () => void) {
    this.#tally = tally
    this.#onChange = onChange
    this.#socket = new WebSocket(url, { headers: { cookie }, perMessageDeflate: false })
    this.#socket.on('message', (data: Buffer) => this.#hear(data))
    this.#socket.on('error', () => void tally.errors++)
    this.#socket.on('close', () => {
      if (!this.#isClosing) tally.errors++
    })
  }

  get isOver(): boolean {
    return this.#now?.stage === 'over'
  }

  /** Asked a question, and not waiting for a reply. */
  get isReady(): boolean {
    return this.#sent === undefined && this.#now !== undefined && this.#now.decision !== null
  }

  get isWaiting(): boolean {
    return this.#sent !== undefined
  }

  move(): void {
    if (this.#now === undefined || this.#now.decision === null) return
    const { decision, offer } = this.#now
    const move = offer[Math.floor(Math.random() * offer.length)] ?? ''
    const key = `m${this.#keys++}`
    this.#sent = { key, at: performance.now() }
    this.#tally.sent++
    this.#socket.send(JSON.stringify({ t: 'move', key, decision, move, confirmed: true }))
  }

  close(): void {
    this.#isClosing = true
    this.#socket.close()
  }

  #hear(data: Buffer): void {
    this.#tally.messages++
    this.#tally.bytes += data.length
    const message = JSON.parse(data.toString()) as Update | Reply
    if (message.t !== 'reply') this.#now = message
    else if (message.key === this.#sent?.key) {
      if (message.ok) {
        this.#tally.acknowledged++
        this.#tally.latencies.push(performance.now() - this.#sent.at)
      } else this.#tally.errors++
      this.#sent = undefined
      // Until the news comes, the old question must not be answered again.
      if (message.ok && 'seq' in message && (this.#now?.seq ?? 0) < message.seq) this.#now = undefined
    }
    this.#onChange()
  }
}

import type { AnyGame } from '@orrery/kernel'
import { type Changed, changedUpdate, offeredLines, type Reply, type Update } from '@orrery/table'
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

/** Where a player sits, and who they are. */
interface Way {
  readonly game: AnyGame
  readonly url: string
  readonly cookie: string
}

/** One player with a socket at one table, who answers when told to. Like a page, it is sent what has changed. */
export class Player {
  readonly #game: AnyGame
  readonly #socket: WebSocket
  readonly #tally: Tally
  readonly #onChange: () => void
  /** The last update, and the same while its question may be answered. */
  #told: Update | undefined
  #now: Update | undefined
  #sent: { readonly key: string; readonly at: number } | undefined
  #keys = 0
  #isClosing = false

  constructor({ game, url, cookie }: Way, tally: Tally, onChange: () => void) {
    this.#game = game
    this.#tally = tally
    this.#onChange = onChange
    this.#socket = new WebSocket(`${url}?changes`, { headers: { cookie }, perMessageDeflate: false })
    this.#socket.on('message', (data: Buffer) => this.#hear(data))
    this.#socket.on('error', () => {
      if (!this.#isClosing) tally.errors++
    })
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
    const { decision } = this.#now
    const offer = offeredLines(this.#game, this.#now)
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
    const message = JSON.parse(data.toString()) as Update | Changed | Reply
    if (message.t === 'update') this.#told = message
    if (message.t === 'changed' && this.#told !== undefined) this.#told = changedUpdate(this.#told, message)
    if (message.t !== 'reply') this.#now = this.#told
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

import type { Entry, Reply, Update } from '@orrery/table'
import { expect } from 'vitest'
import { offered, type Visitor } from './world.ts'

/** Where to connect now: it may be another machine each time. */
interface Place {
  readonly address: string
}

/**
 * A page at a table: it plays whenever it is asked, and when the line breaks it comes back by itself, from the last
 * number it has, and sends again what was not answered.
 */
export class Page {
  readonly #visitor: Visitor
  readonly #id: string
  readonly #place: Place
  #socket: WebSocket | undefined
  #last: Update | undefined
  #sent: { readonly key: string; readonly text: string } | undefined
  #keys = 0
  #stopped = false
  /** Keys that were acknowledged, and the number each was promised. */
  readonly acknowledged = new Map<string, number>()
  /** Every number of the journal this page was told, in order. */
  readonly told: number[] = []
  readonly keys: string[] = []
  readonly problems: string[] = []
  over = false
  onSend = (): void => undefined
  onOver = (): void => undefined

  constructor(visitor: Visitor, id: string, place: Place) {
    this.#visitor = visitor
    this.#id = id
    this.#place = place
  }

  open(): void {
    if (this.#stopped) return
    const url = `${this.#place.address.replace('http', 'ws')}/api/tables/${this.#id}/socket?since=${this.#last?.seq ?? 0}`
    const socket = new WebSocket(url, { headers: { cookie: this.#visitor.cookie } })
    this.#socket = socket
    socket.addEventListener('message', ({ data: text }) => this.#hear(JSON.parse(String(text)) as Update | Reply))
    socket.addEventListener('error', () => undefined)
    socket.addEventListener('close', () => setTimeout(() => this.open(), 20))
  }

  stop(): void {
    this.#stopped = true
    this.#socket?.close()
  }

  get isAnswered(): boolean {
    return this.#sent === undefined
  }

  #hear(message: Update | Reply): void {
    if (message.t === 'reply') return this.#replied(message)
    this.#last = message
    this.told.push(...message.news.map(({ seq }) => seq))
    this.over = message.stage === 'over'
    if (this.over) this.onOver()
    if (this.#sent !== undefined) return this.#send()
    this.#answer(message)
  }

  #answer(update: Update): void {
    const { decision } = update
    if (decision === null) return
    const offer = offered(update)
    const key = `${this.#visitor.cookie.slice(-6)} ${this.#keys++}`
    const move = offer[this.#keys % offer.length] ?? ''
    this.keys.push(key)
    this.#sent = { key, text: JSON.stringify({ t: 'move', key, decision, move, confirmed: true }) }
    this.#send()
  }

  #send(): void {
    if (this.#sent === undefined || this.#socket?.readyState !== WebSocket.OPEN) return
    this.#socket.send(this.#sent.text)
    this.onSend()
  }

  /** The store was away: what could not be stored is sent again. */
  #again(key: string): void {
    if (this.#sent?.key === key) this.#send()
  }

  #replied(reply: Reply): void {
    if (reply.key !== this.#sent?.key) return
    if (!reply.ok && reply.no === 'busy') return void setTimeout(() => this.#again(reply.key), 50)
    this.#sent = undefined
    if (!reply.ok) this.problems.push(`${reply.key}: ${reply.say}`)
    else if ('seq' in reply) this.acknowledged.set(reply.key, reply.seq)
    // To what was sent again nothing may follow: then the next question is already here.
    if (reply.ok && 'seq' in reply && this.#last !== undefined && this.#last.seq >= reply.seq) this.#answer(this.#last)
  }
}

/** What was acknowledged is there, what was not is there at most once, and everybody was told everything once, in order. */
export function expectNothingLost(journal: readonly Entry[], pages: readonly Page[]): void {
  expect(journal.map(({ seq }) => seq)).toEqual(journal.map((_, i) => i + 1))
  const moves = journal.filter(({ deed, key }) => deed.kind === 'move' && key !== '')
  for (const page of pages) {
    expect(page.problems).toEqual([])
    for (const [key, seq] of page.acknowledged) expect(journal[seq - 1]?.key).toBe(key)
    for (const key of page.keys) expect(moves.filter((entry) => entry.key === key).length).toBeLessThanOrEqual(1)
    // The first entry may be the table's own, which is no news to anybody.
    const [first = 1] = page.told
    expect(first).toBeLessThanOrEqual(2)
    expect(page.told).toEqual(page.told.map((_, i) => first + i))
    expect(page.told.length).toBeLessThanOrEqual(journal.length)
  }
  expect(moves.length).toBe(new Set(moves.map(({ key }) => key)).size)
}

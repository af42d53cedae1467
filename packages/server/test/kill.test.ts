import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import type { Reply, Situation, TableFacts } from '@orrery/table'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSqlite } from '../src/index.ts'
import { folder, me, open, remove, Visitor } from './world.ts'

const ROUNDS = 20
const TABLES = 3
const MAIN = resolve(import.meta.dirname, '../../cli/src/main.ts')

const data = folder()
const place = { address: '' }
let port = 0
let child: ChildProcess | undefined

/** The real program in a process of its own, always at the same port. */
async function start(): Promise<void> {
  const flags = ['--port', String(port), '--data', join(data, 'data'), '--page', data, '--rate', '0', '--log', 'error']
  const env = { ...process.env, NODE_COMPILE_CACHE: join(data, 'cache') }
  child = spawn(process.execPath, [MAIN, 'serve', ...flags], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  if (child.stdout === null) throw new Error('no output')
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  place.address = /http:\S+/.exec(line.toString())?.[0] ?? ''
  port = Number(new URL(place.address).port)
}

async function kill(): Promise<void> {
  if (child === undefined) return
  const exit = once(child, 'exit')
  child.kill('SIGKILL')
  await exit
  child = undefined
}

const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

/**
 * A page at a table: it plays whenever it is asked, and when the line breaks it comes back by itself, from the last
 * number it has, and sends again what was not answered.
 */
class Page {
  readonly #visitor: Visitor
  readonly #id: string
  #socket: WebSocket | undefined
  #last: Situation | undefined
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

  constructor(visitor: Visitor, id: string) {
    this.#visitor = visitor
    this.#id = id
  }

  open(): void {
    if (this.#stopped) return
    const url = `${place.address.replace('http', 'ws')}/api/tables/${this.#id}/socket?since=${this.#last?.seq ?? 0}`
    const socket = new WebSocket(url, { headers: { cookie: this.#visitor.cookie } })
    this.#socket = socket
    socket.addEventListener('message', ({ data: text }) => this.#hear(JSON.parse(String(text)) as Situation | Reply))
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

  #hear(message: Situation | Reply): void {
    if (message.t === 'reply') return this.#replied(message)
    this.#last = message
    this.told.push(...message.news.map(({ seq }) => seq))
    this.over = message.stage === 'over'
    if (this.#sent !== undefined) return this.#send()
    this.#answer(message)
  }

  #answer({ decision, offer }: Situation): void {
    if (decision === null) return
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

  #replied(reply: Reply): void {
    if (reply.key !== this.#sent?.key) return
    this.#sent = undefined
    if (!reply.ok) this.problems.push(`${reply.key}: ${reply.say}`)
    else if ('seq' in reply) this.acknowledged.set(reply.key, reply.seq)
    // To what was sent again nothing may follow: then the next question is already here.
    if (reply.ok && 'seq' in reply && this.#last !== undefined && this.#last.seq >= reply.seq) this.#answer(this.#last)
  }
}

async function lay(): Promise<{ id: string; pages: Page[] }> {
  const [ann, ben] = [new Visitor(place), new Visitor(place)]
  const { id } = await ann.lay([me, open])
  await ben.ask<TableFacts>('POST', `/api/tables/${id}/sit`, { seat: 1 })
  return { id, pages: [new Page(ann, id), new Page(ben, id)] }
}

describe('kill -9', () => {
  beforeAll(start)
  afterAll(async () => {
    await kill()
    remove(data)
  })

  it(`${ROUNDS} times under traffic: what was acknowledged is there, what was not is there at most once`, async () => {
    const tables = await Promise.all(Array.from({ length: TABLES }, lay))
    const pages = tables.flatMap((table) => table.pages)
    for (const page of pages) page.open()
    let inFlight = 0

    for (let round = 0; round < ROUNDS; round++) {
      const { promise: sent, resolve: onSend } = Promise.withResolvers<void>()
      const before = pages.reduce((sum, page) => sum + page.acknowledged.size, 0)
      // Some traffic first, then the blow within 0 to 50 ms of a move being sent.
      for (const page of pages) {
        page.onSend = () => {
          if (pages.reduce((sum, one) => sum + one.acknowledged.size, 0) > before + 2) onSend()
        }
      }
      await sent
      await sleep((round * 50) / (ROUNDS - 1))
      await kill()
      inFlight += pages.filter((page) => !page.isAnswered).length
      await start()
    }
    for (const page of pages) page.onSend = () => undefined
    const goal = pages.map((page) => page.acknowledged.size + 2)
    while (!pages.every((page, i) => page.over || page.acknowledged.size >= (goal[i] ?? 0))) await sleep(20)
    for (const page of pages) page.stop()
    await kill()

    const store = await openSqlite(join(data, 'data'))
    for (const { id, pages: two } of tables) {
      const journal = await store.journal(id, 0)
      expect(journal.map(({ seq }) => seq)).toEqual(journal.map((_, i) => i + 1))
      const moves = journal.filter(({ deed }) => deed.kind === 'move')
      for (const page of two) {
        expect(page.problems).toEqual([])
        for (const [key, seq] of page.acknowledged) expect(journal[seq - 1]?.key).toBe(key)
        for (const key of page.keys) expect(moves.filter((entry) => entry.key === key).length).toBeLessThanOrEqual(1)
        expect(page.told).toEqual(page.told.map((_, i) => i + 1))
        expect(page.told.length).toBeLessThanOrEqual(journal.length)
      }
      expect(moves.length).toBe(new Set(moves.map(({ key }) => key)).size)
    }
    await store.close()
    expect(inFlight).toBeGreaterThan(0)
  }, 300_000)
})

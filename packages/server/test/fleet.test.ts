import { readRecord, replay } from '@orrery/kernel'
import { game } from '@orrery/expanse'
import type { TableFacts } from '@orrery/table'
import { isLong, sampleSize } from '@orrery/testkit'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPostgres } from '../src/index.ts'
import { Line, Machine } from './fleet.ts'
import { expectNothingLost, Page } from './page-player.ts'
import { missing, Postgres } from './postgres.ts'
import { bot, folder, me, open, remove, Visitor, type Wire } from './world.ts'

const WEB = sampleSize(2, 3)
const WORKERS = sampleSize(1, 2)
const GAMES = sampleSize(2, 100)
/** Milliseconds from one kill to the next. */
const PAUSE = 2000

const silent = (): void => undefined

/** Web nodes and workers on one PostgreSQL; between the first node and the database there is a line that can be cut. */
describe.skipIf(missing !== '')('many machines on one database', () => {
  const data = folder()
  let postgres: Postgres
  let line: Line
  let url = ''
  const web: Machine[] = []
  const workers: Machine[] = []

  beforeAll(async () => {
    postgres = await Postgres.start()
    line = await Line.to(postgres.port)
    url = await postgres.database()
    const through = url.replace(String(postgres.port), String(line.port))
    for (let i = 0; i < WEB; i++) web.push(new Machine('serve', data, { DATABASE_URL: i === 0 ? through : url }))
    for (let i = 0; i < WORKERS; i++) workers.push(new Machine('worker', data, { DATABASE_URL: url }))
    await Promise.all([...web.map((one) => one.start('--no-work')), ...workers.map((one) => one.start())])
  })
  afterAll(async () => {
    await Promise.all([...web, ...workers].map((one) => one.end()))
    line.close()
    await postgres.stop()
    remove(data)
  })

  /** Each page begins at one node, and when that is gone tries the next. */
  function roaming(first: number): { readonly address: string } {
    let turn = first
    return {
      get address() {
        const up = web.filter((node) => node.isUp)
        return up[turn++ % up.length]?.address ?? 'http://127.0.0.1:1'
      },
    }
  }

  const at = (i: number): Machine => {
    const found = web[i]
    if (found === undefined) throw new Error(`no node ${i}`)
    return found
  }

  /** Ann at one node, Ben at another, and a bot that a worker moves. */
  async function lay(i: number): Promise<{ id: string; pages: Page[] }> {
    const [here, there] = [at(i % WEB), at((i + 1) % WEB)]
    const [ann, ben] = [new Visitor(here), new Visitor(there)]
    const { id } = await ann.lay([me, open, bot('random')])
    const sat = await ben.ask<TableFacts>('POST', `/api/tables/${id}/sit`, { seat: 1 })
    expect(sat.status).toBe(200)
    return { id, pages: [new Page(ann, id, roaming(i)), new Page(ben, id, roaming(i + 1))] }
  }

  async function kill(machine: Machine, ...flags: readonly string[]): Promise<void> {
    await machine.end()
    await machine.start(...flags)
  }

  /** One blow of each kind. */
  const BLOWS: readonly (() => Promise<void>)[] = [
    () => kill(at(1), '--no-work'),
    () => kill(workers[0] ?? at(1)),
    async () => line.cut(),
    async () => {
      line.silence(true)
      await sleep(500)
      line.silence(false)
    },
    async () => {
      await postgres.kill()
      await postgres.run()
    },
    () => kill(at(0), '--no-work'),
  ]

  it('loses no move and makes none twice, whoever is killed or cut off; all nodes show the same game', async () => {
    const tables = await Promise.all(Array.from({ length: GAMES }, (_, i) => lay(i)))
    const pages = tables.flatMap((table) => table.pages)
    for (const page of pages) page.open()
    const acknowledged = (): number => pages.reduce((sum, page) => sum + page.acknowledged.size, 0)
    const isOver = (): boolean => pages.every((page) => page.over)
    for (let i = 0; i < BLOWS.length || (isLong() && !isOver()); i++) {
      const before = acknowledged()
      await expect.poll(() => acknowledged() > before + 4 || isOver()).toBe(true)
      await BLOWS[i % BLOWS.length]?.()
      if (isLong()) await sleep(PAUSE)
    }
    await expect.poll(isOver, { timeout: 600_000, interval: 50 }).toBe(true)
    for (const page of pages) page.stop()

    const store = await openPostgres(url, silent)
    for (const { id, pages: two } of tables) {
      expectNothingLost(await store.journal(id, 0), two)
      const records = new Set<string>()
      for (const node of web) records.add((await new Visitor(node).ask<string>('GET', `/api/tables/${id}/record`)).body)
      expect(records.size).toBe(1)
      const record = readRecord([...records].join(''))
      expect(record.ok && replay(game, record.value).ok).toBe(true)
    }
    expect(await store.damages()).toEqual([])
    await store.close()
  })

  it('lets one of two nodes that race for a decision have it', async () => {
    const ann = new Visitor(at(0))
    const elsewhere = new Visitor(at(1))
    for (let left = sampleSize(5, 200); left > 0;) {
      const { id } = await ann.lay([me, bot('random')])
      elsewhere.cookie = ann.cookie
      const wires = [ann.open(id), elsewhere.open(id)]
      for (; left > 0 && (await race(wires)); left--);
      for (const wire of wires) await wire.close()
    }
  })

  /** Both answer the same question, each in its own way: one of them is heard. Says whether there was a question left. */
  async function race(wires: readonly Wire[]): Promise<boolean> {
    const asked = await Promise.all(
      wires.map((wire) => wire.until(({ decision, stage }) => decision !== null || stage === 'over')),
    )
    if (asked.some(({ stage }) => stage === 'over')) return false
    const decision = Math.max(...asked.map((now) => now.decision ?? -1))
    await Promise.all(wires.map((wire) => wire.until((now) => now.decision === decision)))
    const replies = await Promise.all(
      wires.map((wire, i) => {
        const { offer } = wire.now
        const move = offer[i % offer.length] ?? ''
        return wire.ask({ t: 'move', decision, move, confirmed: true })
      }),
    )
    expect(replies.filter(({ ok }) => ok)).toHaveLength(1)
    const seq = Math.max(...replies.map((reply) => (reply.ok && 'seq' in reply ? reply.seq : 0)))
    await Promise.all(wires.map((wire) => wire.until((now) => now.seq >= seq)))
    return true
  }
})

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join, resolve } from 'node:path'
import type { TableFacts } from '@orrery/table'
import { sampleSize } from '@orrery/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSqlite } from '../src/index.ts'
import { expectNothingLost, Page } from './page-player.ts'
import { folder, me, open, remove, Visitor } from './world.ts'

/** KILLS=1000 npm test -- packages/server/test/kill.test.ts */
const ROUNDS = Number(process.env['KILLS'] ?? sampleSize(3, 20))
const HOUR = 3_600_000
const TABLES = 3
const MAIN = resolve(import.meta.dirname, '../../cli/src/main.ts')

const data = folder()
const place = { address: '' }
let port = 0
let child: ChildProcess | undefined

/** The real program in a process of its own, always at the same port. */
async function start(): Promise<void> {
  const flags = ['--port', String(port), '--data', join(data, 'data'), '--page', data, '--rate', '0', '--log', 'error']
  child = spawn(process.execPath, [MAIN, 'serve', ...flags], { stdio: ['ignore', 'pipe', 'inherit'] })
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

async function lay(): Promise<{ id: string; pages: Page[] }> {
  const [ann, ben] = [new Visitor(place), new Visitor(place)]
  const { id } = await ann.lay([me, open])
  await ben.ask<TableFacts>('POST', `/api/tables/${id}/sit`, { seat: 1 })
  return { id, pages: [new Page(ann, id, place), new Page(ben, id, place)] }
}

/** Two people at a table of their own, who play. */
async function begin(): Promise<{ id: string; pages: Page[] }> {
  const table = await lay()
  for (const page of table.pages) page.open()
  return table
}

describe('kill -9', () => {
  beforeAll(start)
  afterAll(async () => {
    await kill()
    remove(data)
  })

  it(
    `${ROUNDS} times under traffic: what was acknowledged is there, what was not is there at most once`,
    { timeout: 6 * HOUR },
    async () => {
      const tables = await Promise.all(Array.from({ length: TABLES }, begin))
      const done: typeof tables = []
      let inFlight = 0

      for (let round = 0; round < ROUNDS; round++) {
        for (const [i, table] of tables.entries()) {
          if (!table.pages.some((page) => page.over)) continue
          done.push(table)
          tables[i] = await begin()
        }
        const pages = tables.flatMap((table) => table.pages)
        const { promise: sent, resolve: onSend } = Promise.withResolvers<void>()
        const before = pages.reduce((sum, page) => sum + page.acknowledged.size, 0)
        // Some traffic first, then the blow within 0 to 50 ms of a move being sent.
        for (const page of pages) {
          page.onSend = () => {
            if (pages.reduce((sum, one) => sum + one.acknowledged.size, 0) > before + 2) onSend()
          }
          page.onOver = onSend
        }
        await sent
        await sleep(((round * 7) % 20) * 2.5)
        await kill()
        inFlight += pages.filter((page) => !page.isAnswered).length
        await start()
      }
      const pages = tables.flatMap((table) => table.pages)
      for (const page of pages) page.onSend = () => undefined
      const goal = pages.map((page) => page.acknowledged.size + 2)
      while (!pages.every((page, i) => page.over || page.acknowledged.size >= (goal[i] ?? 0))) await sleep(20)
      for (const page of [...done, ...tables].flatMap((table) => table.pages)) page.stop()
      await kill()

      const store = await openSqlite(join(data, 'data'))
      for (const { id, pages: two } of [...done, ...tables]) {
        expectNothingLost(await store.journal(id, 0), two)
      }
      await store.close()
      expect(inFlight).toBeGreaterThan(0)
    },
  )
})

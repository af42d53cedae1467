import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { games } from '@orrery/games'
import { createServer, openSqlite, type Server } from '@orrery/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocketServer } from 'ws'
import { runLoad } from '../src/load/run.ts'
import { pebbles } from './pebbles.ts'
import { folder, hear, isOneSentence } from './world.ts'

let server: Server
let url: string

beforeAll(async () => {
  const data = folder()
  const store = await openSqlite(data)
  server = await createServer({ store, page: data, rate: 0, log: 'silent', metrics: { port: 0 } })
  url = await server.listen(0, '127.0.0.1')
})
afterAll(() => server.close())

const small = ['--tables', '2', '--seats', '2', '--moves-per-second', '50', '--seconds', '1']

describe('orrery load', () => {
  it.each(['', '/metrics'])('tells memory and processor time from the figures at ADDRESS%s', async (path) => {
    const argv = ['load', '--url', url, '--metrics', `${server.metricsAddress}${path}`, ...small, '--json']
    const { code, out, err } = await hear(argv, { games })
    expect([code, err.trim().split('\n').at(-1)]).toEqual([0, 'playing for 1 s'])
    const result = JSON.parse(out) as { readonly [key: string]: number | null }
    expect(result).toMatchObject({ lost: 0, errors: 0 })
    expect(result['sent']).toBeGreaterThan(0)
    expect(result['memory']).toBeGreaterThan(10)
    expect(result['cpuPerMove']).toBeGreaterThan(0)
  })

  it('says so when a server keeps its figures to itself', async () => {
    const { code, out, err } = await hear(['load', '--url', url, ...small, '--json'], { games })
    expect(code).toBe(0)
    expect(JSON.parse(out)).toMatchObject({ memory: null, cpuPerMove: null })
    expect(err).toContain(`memory and cpuPerMove are unknown: ${url}/metrics answered 404; say --metrics`)
  })

  it('does not start when the metrics cannot be read', async () => {
    const { code, err } = await hear(['load', '--url', url, '--metrics', `${url}/metrics`, ...small], { games })
    expect(code).toBe(2)
    expect(err).toContain('/metrics answered 404: start it with --metrics-port')
    expect(isOneSentence(err)).toBe(true)
  })
})

/** Milliseconds in which games are played, and after which a server says that a table is created. */
const [PLAYS, SLOW] = [200, 600]

interface EndingServer {
  readonly url: string
  /** How many tables it has created. */
  readonly created: () => number
  readonly sockets: WebSocketServer
  close(): void
}

/** A server where every game is over at once, and all tables but the first take long to create. */
async function endingServer(): Promise<EndingServer> {
  let [asked, created] = [0, 0]
  const http = createHttpServer((_, response) => {
    void sleep(asked++ === 0 ? 0 : SLOW).then(() => response.end(JSON.stringify({ id: `T${++created}` })))
  })
  const sockets = new WebSocketServer({ server: http })
  sockets.on('connection', (socket) => socket.send(JSON.stringify({ t: 'update', stage: 'over', decision: 1, seq: 1 })))
  http.listen(0, '127.0.0.1')
  await once(http, 'listening')
  const close = (): void => {
    sockets.close()
    http.close()
  }
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`
  return { url, created: () => created, sockets, close }
}

describe('a load run that ends', () => {
  it('waits for tables that are being created and closes them: their sockets would keep the process alive', async () => {
    const { url: ending, created, sockets, close } = await endingServer()
    const pace = { tables: 1, seats: 1, movesPerSecond: 50, seconds: PLAYS / 1000 }
    const nothing = async (): Promise<void> => undefined
    await runLoad({ urls: [ending], game: pebbles.game, ...pace }, () => undefined, nothing)
    expect(created()).toBe(2)
    await expect.poll(() => sockets.clients.size).toBe(0)
    close()
  })
})

import { games } from '@orrery/games'
import { createServer, openSqlite, type Server } from '@orrery/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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

  it('does not begin without figures it was told to read', async () => {
    const { code, err } = await hear(['load', '--url', url, '--metrics', `${url}/metrics`, ...small], { games })
    expect(code).toBe(2)
    expect(err).toContain('/metrics answered 404: start it with --metrics-port')
    expect(isOneSentence(err)).toBe(true)
  })
})

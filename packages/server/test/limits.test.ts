import { once } from 'node:events'
import { connect } from 'node:net'
import type { Me, Refused } from '@orrery/table'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { me, open, TestServer, Visitor } from './world.ts'

let server: TestServer
const logged: string[] = []

beforeAll(async () => {
  const logTo = { write: (line: string): void => void logged.push(line) }
  server = await TestServer.start({ seed: 'limits', log: 'error', logTo, bodyTimeout: 200 })
})
afterAll(() => server.end())

const visitor = (): Visitor => new Visitor(server)
const setting = { game: 'expanse', options: {}, seats: 2, clock: { kind: 'none' } }
const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth)

async function refused(method: string, path: string, body: string): Promise<string> {
  const answer = await visitor().ask<Refused>(method, path, body)
  expect(answer.status).toBe(400)
  return answer.body.say
}

describe('what is sent has bounds', () => {
  const laid = (options: string, pack = ''): string =>
    `{"setting":${JSON.stringify(setting).replace('{},', `${options},`)},"seats":[{"kind":"me"},{"kind":"open"}]${pack}}`

  it('options that are nested 6,000 deep are refused', async () => {
    const say = await refused('POST', '/api/tables', laid(`{"modules":${nested(6000)}}`))
    expect(say).toBe('Invalid request: expected JSON that is nested at most 64 deep.')
  })

  it('so is a pack', async () => {
    expect(await refused('POST', '/api/tables', laid('{}', `,"pack":${nested(6000)}`))).toMatch(/at most 64 deep/)
  })

  it('a list of 7,000 modules is refused, and so is anything else of that size', async () => {
    const many = JSON.stringify({ modules: Array.from({ length: 7000 }, () => 'all') })
    expect(await refused('POST', '/api/tables', laid(many))).toBe(
      'Invalid request: setting.options: expected at most 4096 characters of JSON.',
    )
  })

  it('a message that is nested too deep is answered, and the socket stays open', async () => {
    const ann = visitor()
    const { id } = await ann.lay([me, open])
    const wire = ann.open(id)
    await wire.opened()
    wire.send(`{"t":"at","key":"deep","entry":${nested(6000)}}`)
    await wire.untilReplies(1)
    expect(wire.replies.get('deep')).toMatchObject({ ok: false, no: 'bad' })
    expect(wire.closed).toBe(undefined)
    await wire.close()
  })
})

describe('a request that changes something', () => {
  const post = (headers: { [name: string]: string }, body: string | undefined): Promise<Response> =>
    fetch(`${server.address}/api/tables/nowhere/start`, {
      method: 'POST',
      headers,
      ...(body === undefined ? {} : { body }),
    })

  it.each<[string, { [name: string]: string }, string | undefined]>([
    ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'a=b'],
    ['plain text', { 'content-type': 'text/plain' }, '{}'],
    ['nothing', {}, undefined],
  ])('is refused as %s: only JSON counts', async (_, headers, body) => {
    const answer = await post(headers, body)
    expect(answer.status).toBe(415)
    expect(((await answer.json()) as Refused).say).toMatch(/^Send JSON/)
  })

  it('is refused from a page of another site', async () => {
    const json = { 'content-type': 'application/json' }
    const foreign = await post({ ...json, origin: 'https://evil.example' }, '{}')
    expect(foreign.status).toBe(403)
    expect(((await foreign.json()) as Refused).say).toMatch(/another site/)
    expect((await post({ ...json, origin: 'null' }, '{}')).status).toBe(403)
    expect((await post({ ...json, origin: server.address }, '{}')).status).toBe(404)
  })

  it('does not stay open for ever while its body trickles in', async () => {
    const { hostname, port } = new URL(server.address)
    const socket = connect(Number(port), hostname)
    socket.write(
      'POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{',
    )
    const [answer] = (await once(socket, 'data')) as [Buffer]
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 408 /)
    socket.destroy()
  })
})

describe('a name', () => {
  it.each([
    'greedy (bot)',
    'Legend (Bot)',
    'Ann [bot]',
    'bot',
    'The Bot',
    'legend (b0t)',
    'Ann (вот playing)',
    'Ａ (ｂｏｔ)',
    'b o t',
  ])('that pretends to be a bot is refused: %s', async (name) => {
    expect(await refused('PUT', '/api/me', JSON.stringify({ name }))).toMatch(/a name that no bot could have/)
  })

  it.each(['Abbot', 'Bottom', 'Robot Jones', 'Botond', 'Anna Botha'])(
    'that only has these letters is fine: %s',
    async (name) => {
      expect((await visitor().ask<Me>('PUT', '/api/me', { name })).body.name).toBe(name)
    },
  )
})

describe('the figures', () => {
  it('are nowhere on the public address without a token', async () => {
    expect((await visitor().ask('GET', '/metrics')).status).toBe(404)
  })

  it('are behind a token where there is one', async () => {
    const other = await TestServer.start({ metrics: { token: 'open sesame' } })
    const ask = (headers: { [name: string]: string }): Promise<Response> =>
      fetch(`${other.address}/metrics`, { headers })
    expect((await ask({})).status).toBe(401)
    expect((await ask({ authorization: 'Bearer open' })).status).toBe(401)
    const answer = await ask({ authorization: 'Bearer open sesame' })
    expect(await answer.text()).toContain('orrery_open_tables 0')
    await other.end()
  })

  it('are on a port of their own where there is one', async () => {
    expect(await server.figures()).toMatch(/^orrery_open_tables \d+$/m)
  })
})

describe('an address', () => {
  const statuses = async (other: TestServer): Promise<number[]> => {
    const all: number[] = []
    for (const n of [1, 2, 3]) {
      const headers = { 'x-forwarded-for': `10.0.0.${n}` }
      all.push((await fetch(`${other.address}/api/packs`, { headers })).status)
    }
    return all
  }

  it('is not what a header says', async () => {
    const other = await TestServer.start({ rate: 2 })
    expect(await statuses(other)).toEqual([200, 200, 429])
    await other.end()
  })

  it('is what the header of a trusted proxy says', async () => {
    const other = await TestServer.start({ rate: 2, trustProxy: 'loopback' })
    expect(await statuses(other)).toEqual([200, 200, 200])
    await other.end()
  })
})

describe('the log', () => {
  it('has nothing at error level that others caused', async () => {
    const ann = visitor()
    const { id } = await ann.lay([me, open])
    const wire = ann.open(id)
    await wire.opened()
    wire.send('x'.repeat(200_000))
    expect(await wire.untilClosed()).toBe(1009)
    const { hostname, port } = new URL(server.address)
    for (const bytes of ['GET / HTTP/9.9\r\n\r\n', 'POST /api/tables HTTP/1.1\r\ncontent-length: 9\r\n\r\n']) {
      const socket = connect(Number(port), hostname)
      socket.write(bytes)
      await once(socket, 'data')
      socket.destroy()
    }
    await visitor().ask('POST', '/api/tables', '{"__proto__":{}}')
    await visitor().ask('GET', '/api/tables/%ff')
    expect(logged).toEqual([])
  })
})

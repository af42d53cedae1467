import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TestServer, Visitor } from './world.ts'

const INDEX = '<!doctype html><title>Orrery</title>'
const PRELOADS = {
  '': { always: ['assets/main-3f2a.js'] },
  t: {
    always: ['assets/main-3f2a.js', 'assets/table-77.css'],
    expanse: ['assets/expanse-1.js'],
    other: ['assets/o.js'],
  },
  rules: { always: ['assets/main-3f2a.js'], expanse: ['assets/book-5.js'] },
}
const MAIN = '</assets/main-3f2a.js>; rel=modulepreload'
const TABLE = '</assets/table-77.css>; rel=preload; as=style; crossorigin'

let server: TestServer
let visitor: Visitor

beforeAll(async () => {
  server = new TestServer()
  const page = join(server.data, 'page')
  mkdirSync(join(page, 'assets'), { recursive: true })
  writeFileSync(join(page, 'index.html'), INDEX)
  writeFileSync(join(page, '.preloads.json'), JSON.stringify(PRELOADS))
  writeFileSync(join(page, 'assets/main-3f2a.js'), 'let a = 1')
  writeFileSync(join(page, 'assets/main-3f2a.js.br'), brotliCompressSync('let a = 1'))
  await server.start({ page })
  visitor = new Visitor(server)
})
afterAll(() => server.end())

describe('the page', () => {
  it.each(['/', '/t/abc', '/game/abc?at=7', '/rules'])('is sent for %s', async (path) => {
    const { status, body, headers } = await visitor.ask('GET', path)
    expect({ status, body }).toEqual({ status: 200, body: INDEX })
    expect(headers.get('cache-control')).toBe('no-cache')
  })

  it('is sent to clients that take nothing compressed, such as a health check', async () => {
    const answer = await fetch(server.address, { headers: { 'accept-encoding': 'identity' } })
    expect([answer.status, await answer.text()]).toEqual([200, INDEX])
  })

  it.each([
    ['/', MAIN],
    ['/rules/expanse', `${MAIN}, </assets/book-5.js>; rel=modulepreload`],
    ['/rules/unheard-of', MAIN],
    ['/t/no-such-table', `${MAIN}, ${TABLE}`],
    ['/constructor/a', null],
    ['/elsewhere', null],
  ])('at %s names the files it begins with: %s', async (path, link) => {
    const { status, headers } = await visitor.ask('GET', path)
    expect({ status, link: headers.get('link') }).toEqual({ status: 200, link })
  })

  it('names the files of the game that is played at a table, and what the page asks about the table', async () => {
    const { id } = await visitor.lay([{ kind: 'me' }, { kind: 'open' }])
    const { headers } = await visitor.ask('GET', `/t/${id}?from=mail`)
    const facts = [`</api/tables/${id}>`, '</api/me>'].map((path) => `${path}; rel=preload; as=fetch; crossorigin`)
    expect(headers.get('link')).toBe([MAIN, TABLE, '</assets/expanse-1.js>; rel=modulepreload', ...facts].join(', '))
  })

  it('sends files in their small form, to be kept for ever', async () => {
    const path = `${server.address}/assets/main-3f2a.js`
    const answer = await fetch(path, { headers: { 'accept-encoding': 'br' } })
    expect(await answer.text()).toBe('let a = 1')
    const { headers } = answer
    expect(headers.get('content-encoding')).toBe('br')
    expect(headers.get('content-type')).toMatch(/javascript/)
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  it.each(['/assets/gone.js', '/../orrery.sqlite', '/%2e%2e/orrery.sqlite', '/assets/%2e%2e/%2e%2e/orrery.sqlite'])(
    'has nothing at %s',
    async (path) => {
      const { status, body } = await visitor.ask<{ say: string }>('GET', path)
      expect([403, 404]).toContain(status)
      expect(body.say).toMatch(/^[A-Z].*\.$/)
    },
  )

  it('may load nothing from elsewhere, and nobody may frame it', async () => {
    const { headers } = await visitor.ask('GET', '/')
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toMatch(/default-src 'self';/)
    expect(policy).toMatch(/frame-ancestors 'none'/)
    expect(policy).not.toMatch(/https?:|data:|unsafe/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('says how to build it when it is not built', async () => {
    const bare = await TestServer.start()
    const { status, body } = await new Visitor(bare).ask<string>('GET', '/')
    expect(status).toBe(503)
    expect(body).toMatch(/orrery serve/)
    await bare.end()
  })
})

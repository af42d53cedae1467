import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TestServer, Visitor } from './world.ts'

const INDEX = '<!doctype html><title>Orrery</title>'

let server: TestServer
let visitor: Visitor

beforeAll(async () => {
  server = new TestServer()
  const page = join(server.data, 'page')
  mkdirSync(join(page, 'assets'), { recursive: true })
  writeFileSync(join(page, 'index.html'), INDEX)
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

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { join, relative, resolve } from 'node:path'
import { FolderLock } from '@orrery/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { folder, hear, isOneSentence } from './world.ts'

const MAIN = resolve(import.meta.dirname, '../src/main.ts')
const children: ChildProcess[] = []

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  vi.unstubAllEnvs()
})

interface Running {
  readonly child: ChildProcess
  readonly address: string
  readonly out: () => string
}

async function serve(...flags: readonly string[]): Promise<Running> {
  const child = spawn(process.execPath, [MAIN, 'serve', ...flags], { stdio: ['ignore', 'pipe', 'pipe'] })
  children.push(child)
  let out = ''
  const { promise, resolve: onLine, reject } = Promise.withResolvers<void>()
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text
    if (out.includes('\n')) onLine()
  })
  child.on('exit', (code) => reject(new Error(`ended with ${code}`)))
  await promise
  return { child, address: /http:\S+/.exec(out)?.[0] ?? '', out: () => out }
}

interface Ended {
  readonly code: number | null
  readonly err: string
}

/** A server that is expected to refuse and to end by itself. */
async function refused(...flags: readonly string[]): Promise<Ended> {
  const child = spawn(process.execPath, [MAIN, 'serve', ...flags], { stdio: ['ignore', 'ignore', 'pipe'] })
  children.push(child)
  let err = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text))
  const [code] = (await once(child, 'close')) as [number | null]
  return { code, err }
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  const exit = once(child, 'exit')
  child.kill(signal)
  const [code] = (await exit) as [number | null]
  return code
}

function page(): string {
  const path = join(folder(), 'page')
  mkdirSync(path)
  writeFileSync(join(path, 'index.html'), '<!doctype html><title>Orrery</title>')
  return path
}

async function createTable(address: string): Promise<{ readonly id: string; readonly cookie: string }> {
  const setting = { game: 'expanse', options: {}, seats: 2, clock: { kind: 'none' } }
  const answer = await fetch(`${address}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ setting, seats: [{ kind: 'me' }, { kind: 'open' }] }),
  })
  const { id } = (await answer.json()) as { readonly id: string }
  return { id, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' }
}

describe('orrery serve', () => {
  it('prints one line with its address, serves the page, and stops when it is told to', async () => {
    const { child, address, out } = await serve('--port', '0', '--data', folder(), '--page', page())
    expect(out()).toMatch(/^Orrery is at http:\/\/127\.0\.0\.1:\d+\n$/)
    expect(await (await fetch(address)).text()).toContain('<title>Orrery</title>')
    expect(await (await fetch(`${address}/healthz`)).json()).toEqual({ ok: true })
    expect(await ended(child, 'SIGTERM')).toBe(0)
    expect(out().split('\n')).toHaveLength(2)
  })

  it('tells open pages that it restarts, and ends soon although one of them sleeps', async () => {
    const { child, address } = await serve('--port', '0', '--data', folder(), '--page', page())
    const asleep = connect(Number(new URL(address).port), '127.0.0.1')
    asleep.write(
      'GET /api/tables/x/socket HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n' +
        'sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n',
    )
    await once(asleep, 'data')
    asleep.pause()
    const { id } = await createTable(address)
    const awake = new WebSocket(`${address.replace('http', 'ws')}/api/tables/${id}/socket`)
    await once(awake, 'message')
    const closed = once(awake, 'close') as Promise<[CloseEvent]>
    const start = Date.now()
    expect(await ended(child, 'SIGTERM')).toBe(0)
    // A server that waits for every client would give the sleeping one half a minute.
    expect(Date.now() - start).toBeLessThan(25_000)
    expect((await closed)[0].code).toBe(1012)
    asleep.destroy()
  })

  it('opens its address in the browser when it is told to and there is a screen', async () => {
    const [bin, flags] = [folder(), ['--port', '0', '--page', page(), '--open']]
    const seen = join(bin, 'seen')
    writeFileSync(join(bin, 'xdg-open'), `#!/bin/sh\necho "$1" > ${seen}\n`, { mode: 0o755 })
    vi.stubEnv('PATH', `${bin}:${process.env['PATH']}`)
    vi.stubEnv('WAYLAND_DISPLAY', undefined)
    vi.stubEnv('DISPLAY', undefined)
    await serve(...flags, '--data', folder())
    vi.stubEnv('DISPLAY', ':9')
    const { address } = await serve(...flags, '--data', folder())
    await expect.poll(() => existsSync(seen) && readFileSync(seen, 'utf8')).toBe(`${address}\n`)
    vi.stubEnv('PATH', folder())
    const { address: alone } = await serve(...flags, '--data', folder())
    expect((await fetch(`${alone}/healthz`)).ok).toBe(true)
  })

  it('takes the next free port when none was asked for, and its data folder from ORRERY_DATA', async () => {
    const taken = createServer().listen(8080, '127.0.0.1')
    // Somebody else may have it already, which is as good.
    await Promise.race([once(taken, 'listening'), once(taken, 'error')]).catch(() => undefined)
    const data = folder()
    vi.stubEnv('ORRERY_DATA', data)
    const { address } = await serve('--page', page())
    expect(Number(new URL(address).port)).toBeGreaterThan(8080)
    expect(existsSync(join(data, 'orrery.sqlite'))).toBe(true)
    expect((await refused('--page', page())).err).toContain(` at ${address}: `)
    taken.close()
  })

  it('says so when the port that was asked for is taken', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const address = taken.address()
    const port = typeof address === 'object' ? String(address?.port) : ''
    const { code, err } = await hear(['serve', '--port', port, '--data', folder(), '--page', page()])
    expect(code).toBe(2)
    expect(err).toMatch(/something else listens there; say another --port/)
    expect(err).toSatisfy(isOneSentence)
    taken.close()
  })

  it.each([
    ['a port that is none', '--port 99999', 'from 0 to 65535'],
    ['a level of logging nobody knows', '--log loud', 'silent, error, warn or info'],
    ['an empty address, which would be all of them', '--host=', '--host needs a value'],
    ['a page that is not there', '--page no/such/page', 'no/such/page is not a folder'],
    ['a proxy that is no address', '--trust-proxy nonsense', 'check --trust-proxy'],
    ['a word too many', 'now', 'not "now"'],
  ])('refuses %s', async (_, line, hint) => {
    const { code, err } = await hear(['serve', '--data', folder(), '--page', page(), ...line.split(' ')])
    expect(code).toBe(2)
    expect(err).toContain(hint)
    expect(err).toSatisfy(isOneSentence)
  })

  it.each([
    ['--port abc', '--port must be a whole number from 0 to 65535, not "abc"'],
    ['--log loud', '--log must be silent, error, warn or info, not "loud"'],
    ['--think 9999999999', '--think must be a whole number from 1 to 3600000, not "9999999999"'],
  ])('ends at once with %s, before it opens or builds anything', async (line, hint) => {
    const data = join(folder(), 'data')
    const { code, err } = await refused('--data', data, ...line.split(' '))
    expect(err).toBe(`orrery: ${hint}.\n`)
    expect(code).toBe(2)
    expect(existsSync(data)).toBe(false)
  })

  it('refuses data it cannot read, and leaves it alone', async () => {
    const data = folder()
    writeFileSync(join(data, 'orrery.sqlite'), 'a letter to my aunt '.repeat(99))
    const { code, err } = await hear(['serve', '--data', data, '--page', page()])
    expect(code).toBe(2)
    expect(err).toMatch(/cannot be opened: file is not a database/)
  })
})

describe('a data folder has one server at a time', () => {
  const start = (data: string): Promise<Running> => serve('--port', '0', '--data', data, '--page', page())
  const tryToStart = (data: string): Promise<Ended> => refused('--port', '0', '--data', data, '--page', page())

  const sentence = (data: string, by: string): string =>
    `orrery: The data folder ${data} is already served by ${by}: stop that one or say another --data.\n`

  /** Asks for the tables of the person with this cookie. */
  async function tables(address: string, cookie: string): Promise<string> {
    return (await fetch(`${address}/api/tables`, { headers: { cookie } })).text()
  }

  it('refuses a second server and names the process and address of the first', async () => {
    const data = folder()
    const { child, address } = await start(data)
    const { code, err } = await tryToStart(data)
    expect(err).toBe(sentence(data, `process ${child.pid} at ${address}`))
    expect(err).toSatisfy(isOneSentence)
    expect(code).toBe(2)
    expect((await fetch(`${address}/healthz`)).ok).toBe(true)
  })

  it('refuses it by whichever path it comes', async () => {
    const data = folder()
    const { child } = await start(data)
    const link = join(folder(), 'link')
    symlinkSync(data, link)
    for (const path of [link, relative(process.cwd(), data), `${data}/../${data.split('/').at(-1)}/`]) {
      const { code, err } = await tryToStart(path)
      expect(err).toContain(`is already served by process ${child.pid} at http://`)
      expect(code).toBe(2)
    }
  })

  it('names only the process while the first is not listening yet', async () => {
    const data = folder()
    const lock = FolderLock.take(data)
    const { code, err } = await tryToStart(data)
    expect(err).toBe(sentence(data, `process ${process.pid}`))
    expect(code).toBe(2)
    if (lock.ok) lock.value.release()
  })

  it('lets the next one take over after kill -9, with all games', async () => {
    const data = folder()
    const first = await start(data)
    const { id, cookie } = await createTable(first.address)
    await ended(first.child, 'SIGKILL')
    const next = await start(data)
    expect(await tables(next.address, cookie)).toContain(id)
    expect((await tryToStart(data)).err).toBe(sentence(data, `process ${next.child.pid} at ${next.address}`))
  })

  it('lets the next one take over after a normal end', async () => {
    const data = folder()
    const first = await start(data)
    expect(await ended(first.child, 'SIGTERM')).toBe(0)
    const { address } = await start(data)
    expect((await fetch(`${address}/healthz`)).ok).toBe(true)
  })

  it('is free again after a start that failed', async () => {
    const data = folder()
    const taken = createServer().listen(0, '127.0.0.1')
    await once(taken, 'listening')
    const address = taken.address()
    const port = typeof address === 'object' ? String(address?.port) : ''
    const { err } = await hear(['serve', '--port', port, '--data', data, '--page', page()])
    expect(err).toContain('something else listens there')
    taken.close()
    expect(FolderLock.take(data).ok).toBe(true)
  })

  it.each([
    ['a file', (path: string) => path, 'it is not a folder'],
    ['a path below a file', (path: string) => join(path, 'data'), 'a part of its path is not a folder'],
  ])('refuses %s', async (_, toData, hint) => {
    const file = join(folder(), 'file')
    writeFileSync(file, 'a letter')
    const { code, err } = await tryToStart(toData(file))
    expect(err).toBe(`orrery: The data folder ${toData(file)} cannot be used: ${hint}.\n`)
    expect(code).toBe(2)
  })
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/* The life of the service worker: what it caches, when it takes over, and what it answers without a network. */

const ENTRY = '/assets/index-new.js'
const FILES = [ENTRY, '/assets/table-same.js', '/mark.svg']
const SHELL = `<script type="module" src="${ENTRY}"></script>`

/** Of the Cache API what the worker uses. */
class FakeCache {
  readonly files = new Map<string, Response>()
  add = async (path: string): Promise<void> => void this.files.set(path, await fetch(path))
  put = async (path: string, file: Response): Promise<void> => void this.files.set(path, file)
  match = async (asked: string | { readonly url: string }): Promise<Response | undefined> =>
    this.files.get(typeof asked === 'string' ? asked : new URL(asked.url).pathname)?.clone()
}

const stored = new Map<string, FakeCache>()
const caches = {
  keys: async () => [...stored.keys()],
  delete: async (name: string) => stored.delete(name),
  async open(name: string) {
    const cache = stored.get(name) ?? new FakeCache()
    stored.set(name, cache)
    return cache
  },
  async match(path: string) {
    for (const cache of stored.values()) if (cache.files.has(path)) return cache.match(path)
    return undefined
  },
}

let heard: Map<string, (event: object) => void>
let windows: { readonly id: string }[]
let fetched: string[]
let network: (path: string) => Response
const skipWaiting = vi.fn(() => Promise.resolve())

beforeEach(async () => {
  stored.clear()
  skipWaiting.mockClear()
  heard = new Map()
  windows = [{ id: 'page' }]
  fetched = []
  network = (path) => new Response(path === '/' ? SHELL : path)
  vi.stubGlobal('FILES', FILES)
  vi.stubGlobal('BUILD', 'new')
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('fetch', async (asked: string | Request) => {
    const path = typeof asked === 'string' ? asked : new URL(asked.url).pathname
    fetched.push(path)
    return network(path)
  })
  vi.stubGlobal('self', {
    location: { origin: 'https://table.test' },
    clients: { claim: async () => undefined, matchAll: async () => windows },
    skipWaiting,
    addEventListener: (type: string, act: (event: object) => void) => void heard.set(type, act),
  })
  vi.resetModules()
  await import('../src/offline/service-worker.ts')
})
afterEach(() => void vi.unstubAllGlobals())

/** Hands the worker an event and waits for all it does about it. */
async function send(type: string, event: object = {}): Promise<void> {
  const work: Promise<unknown>[] = []
  heard.get(type)?.({ waitUntil: (one: Promise<unknown>) => void work.push(one), ...event })
  await Promise.all(work)
}

async function ask(path: string, mode = 'cors'): Promise<Response | undefined> {
  let answer: Promise<Response> | undefined
  const request = { url: `https://table.test${path}`, method: 'GET', mode }
  await send('fetch', { request, respondWith: (one: Promise<Response>) => void (answer = one) })
  return answer
}

const askText = async (path: string, mode?: string): Promise<string | undefined> => (await ask(path, mode))?.text()

const old = async (): Promise<FakeCache> => caches.open('orrery-old')

test('it caches every file of its build, and copies those it knows from the build before', async () => {
  await (await old()).put('/assets/table-same.js', new Response('as before'))
  await send('install')
  expect([...(stored.get('orrery-new')?.files.keys() ?? [])].sort()).toEqual(['/', ...FILES].sort())
  expect(fetched).not.toContain('/assets/table-same.js')
  expect(stored.has('orrery-old')).toBe(true)
})

test('it is not installed when the server has another build by now', async () => {
  network = (path) => new Response(path === '/' ? SHELL.replace('new', 'newer') : path)
  await expect(send('install')).rejects.toThrow('another build')
})

test('it does not replace the worker before it while other pages are open, or for a page of another build', async () => {
  await send('message', { data: { page: '/assets/index-old.js' }, source: { id: 'page' } })
  windows = [{ id: 'page' }, { id: 'other' }]
  await send('message', { data: { page: ENTRY }, source: { id: 'page' } })
  windows = [{ id: 'other' }]
  await send('message', { data: { page: ENTRY }, source: { id: 'closed' } })
  expect(skipWaiting).not.toHaveBeenCalled()
})

test('it takes over from a worker before it when the only page is of its own build, and drops the old cache', async () => {
  await old()
  await caches.open('somebody-else')
  await send('install')
  await send('message', { data: { page: ENTRY }, source: { id: 'page' } })
  expect(skipWaiting).toHaveBeenCalledOnce()
  await send('activate')
  expect([...stored.keys()].sort()).toEqual(['orrery-new', 'somebody-else'])
})

test('pages come from the network, and from the cache when nothing but a proxy answers or nothing at all', async () => {
  await send('install')
  network = () => new Response('fresh')
  expect(await askText('/t/abc', 'navigate')).toBe('fresh')
  network = () => new Response('bad gateway', { status: 502 })
  expect(await askText('/t/abc', 'navigate')).toBe(SHELL)
  network = () => {
    throw new TypeError('no network')
  }
  expect(await askText('/local/1', 'navigate')).toBe(SHELL)
  expect(await askText(ENTRY)).toBe(ENTRY)
})

test('files of its build come from the cache; other files and the API are none of its business', async () => {
  await send('install')
  fetched = []
  expect(await askText('/assets/table-same.js')).toBe('/assets/table-same.js')
  expect(fetched).toEqual([])
  expect(await ask('/assets/table-newer.js')).toBeUndefined()
  expect(await ask('/api/me')).toBeUndefined()
  expect(await ask('/api/tables/1/record', 'navigate')).toBeUndefined()
})

/*
 * The service worker. It precaches every file of its build, so that after one visit to any page a table of this device
 * can be opened and played without a network. Pages are fetched from the network first; files under /assets/ carry a
 * hash in their names, never change, and come from the cache first. The API is left alone.
 *
 * A new build brings a new worker with a cache of its own. It waits until no page of the old build is open, because that
 * page may still need files that the server no longer has, and then deletes the old cache.
 */

/** Written into this file by the build: its files by their paths, and a hash over all of them. */
declare const FILES: readonly string[]
declare const BUILD: string

/* The page's own types do not know service workers. */
interface LifecycleEvent {
  waitUntil(work: Promise<unknown>): void
}
interface Client {
  readonly id: string
}
interface PageEvent extends LifecycleEvent {
  readonly data: { readonly page: string }
  readonly source: Client | null
}
interface FetchEvent extends LifecycleEvent {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
interface Worker {
  readonly clients: {
    claim(): Promise<void>
    matchAll(options: { readonly type: 'window'; readonly includeUncontrolled: true }): Promise<readonly Client[]>
  }
  readonly location: Location
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', act: (event: LifecycleEvent) => void): void
  addEventListener(type: 'message', act: (event: PageEvent) => void): void
  addEventListener(type: 'fetch', act: (event: FetchEvent) => void): void
}

const PREFIX = 'orrery-'
const CACHE = `${PREFIX}${BUILD}`
const SHELL = '/'

const worker = self as unknown as Worker

worker.addEventListener('install', (event) => event.waitUntil(precache()))

async function precache(): Promise<void> {
  const cache = await caches.open(CACHE)
  const shell = await fetch(SHELL, { cache: 'reload' })
  if (!shell.ok || !isOfThisBuild(await shell.clone().text())) throw new Error('the server has another build by now')
  await cache.put(SHELL, shell)
  await Promise.all(FILES.map((path) => copyOrFetch(cache, path)))
}

/** The page names its first script, and that name changes with every build. */
const isOfThisBuild = (html: string): boolean => FILES.some((path) => html.includes(`src="${path}"`))

/** A file that did not change since the last build is not loaded again. */
async function copyOrFetch(cache: Cache, path: string): Promise<void> {
  const known = path.startsWith('/assets/') ? await caches.match(path) : undefined
  if (known === undefined) await cache.add(path)
  else await cache.put(path, known)
}

worker.addEventListener('activate', (event) => event.waitUntil(dropOldCaches().then(() => worker.clients.claim())))

async function dropOldCaches(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE)
  await Promise.all(old.map((name) => caches.delete(name)))
}

/** A page of this build that is the only one open need not be closed first. */
worker.addEventListener('message', (event) => event.waitUntil(takeOver(event)))

async function takeOver({ data, source }: PageEvent): Promise<void> {
  if (!FILES.includes(data.page)) return
  const open = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (open.every(({ id }) => id === source?.id)) await worker.skipWaiting()
}

worker.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== worker.location.origin) return
  if (request.mode === 'navigate' && !pathname.startsWith('/api/')) event.respondWith(page(request))
  else if (FILES.includes(pathname)) event.respondWith(file(request))
})

/** If no server answers, or only a proxy in front of it, the cached page opens. */
async function page(request: Request): Promise<Response> {
  const answer = await fetch(request).catch(() => undefined)
  if (answer !== undefined && answer.status < 500) return answer
  return (await cached(SHELL)) ?? answer ?? Response.error()
}

const file = async (request: Request): Promise<Response> => (await cached(request)) ?? fetch(request)

const cached = async (request: RequestInfo): Promise<Response | undefined> =>
  (await caches.open(CACHE)).match(request, { ignoreVary: true })

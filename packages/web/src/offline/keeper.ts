/*
 * Runs beside the page, as /offline.js, and keeps its files for times without a network. Files under /assets/ carry a
 * hash in their names and never change; the page itself is asked for first, and taken from here only when there is no
 * answer. The API is left alone.
 */

/** What a service worker is told; the page's own types do not know it. */
interface Told {
  waitUntil(work: Promise<unknown>): void
}
interface Asked extends Told {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
interface Keeper {
  readonly clients: { claim(): Promise<void> }
  readonly location: Location
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', heard: (event: Told) => void): void
  addEventListener(type: 'message', heard: (event: Told & { readonly data: readonly string[] }) => void): void
  addEventListener(type: 'fetch', heard: (event: Asked) => void): void
}

const KEPT = 'orrery-page-1'
const SHELL = '/'
const MOST = 160

const keeper = self as unknown as Keeper

keeper.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([keeper.skipWaiting(), caches.open(KEPT).then((kept) => kept.add(SHELL))]))
})

keeper.addEventListener('activate', (event) => {
  event.waitUntil(dropOthers().then(() => keeper.clients.claim()))
})

async function dropOthers(): Promise<void> {
  for (const name of await caches.keys()) if (name !== KEPT) await caches.delete(name)
}

/** What the page had loaded before this worker was there. */
keeper.addEventListener('message', (event) => event.waitUntil(keepAll(event.data)))

async function keepAll(urls: readonly string[]): Promise<void> {
  const kept = await caches.open(KEPT)
  for (const url of urls) if ((await kept.match(url)) === undefined) await kept.add(url).catch(() => undefined)
  const keys = await kept.keys()
  const old = keys.filter(({ url }) => new URL(url).pathname !== SHELL).slice(0, Math.max(0, keys.length - MOST))
  for (const key of old) await kept.delete(key)
}

keeper.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== keeper.location.origin) return
  if (request.mode === 'navigate' && !pathname.startsWith('/api/')) event.respondWith(page(request))
  else if (pathname.startsWith('/assets/') || pathname === '/mark.svg') event.respondWith(file(request))
})

async function page(request: Request): Promise<Response> {
  const kept = await caches.open(KEPT)
  try {
    const answer = await fetch(request)
    if (answer.ok) await kept.put(SHELL, answer.clone())
    return answer
  } catch {
    return (await kept.match(SHELL)) ?? Response.error()
  }
}

async function file(request: Request): Promise<Response> {
  const kept = await caches.open(KEPT)
  const known = await kept.match(request)
  if (known !== undefined) return known
  const answer = await fetch(request)
  if (answer.ok) await kept.put(request, answer.clone())
  return answer
}

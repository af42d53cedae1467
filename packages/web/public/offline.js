/*
 * Keeps the page's own files for times without a network. Files under /assets/ carry a hash in their names and never
 * change; the page itself is asked for first, and taken from here only when there is no answer. The API is left alone.
 */
const KEPT = 'orrery-page-1'
const SHELL = '/'
const MOST = 160

self.addEventListener('install', (event) => {
  self.skipWaiting()
  event.waitUntil(caches.open(KEPT).then((kept) => kept.add(SHELL)))
})

self.addEventListener('activate', (event) => {
  const others = caches
    .keys()
    .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))))
  event.waitUntil(others.then(() => self.clients.claim()))
})

/** What the page had loaded before this worker was there. */
self.addEventListener('message', (event) => {
  event.waitUntil(keepAll(event.data))
})

async function keepAll(urls) {
  const kept = await caches.open(KEPT)
  for (const url of urls) if ((await kept.match(url)) === undefined) await kept.add(url).catch(() => undefined)
  const keys = await kept.keys()
  const old = keys.filter(({ url }) => new URL(url).pathname !== SHELL).slice(0, Math.max(0, keys.length - MOST))
  for (const key of old) await kept.delete(key)
}

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate' && !pathname.startsWith('/api/')) event.respondWith(page(request))
  else if (pathname.startsWith('/assets/') || pathname === '/mark.svg') event.respondWith(file(request))
})

async function page(request) {
  const kept = await caches.open(KEPT)
  try {
    const answer = await fetch(request)
    if (answer.ok) await kept.put(SHELL, answer.clone())
    return answer
  } catch {
    return (await kept.match(SHELL)) ?? Response.error()
  }
}

async function file(request) {
  const kept = await caches.open(KEPT)
  const known = await kept.match(request)
  if (known !== undefined) return known
  const answer = await fetch(request)
  if (answer.ok) await kept.put(request, answer.clone())
  return answer
}

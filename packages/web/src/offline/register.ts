/**
 * Installs the service worker, so that tables of this device open and play without a network. Browsers allow it on https
 * and on localhost only. It waits until the page is loaded and idle, so that the precache does not compete with the
 * first paint.
 */
export function registerServiceWorker(): void {
  if (!('serviceWorker' in navigator)) return
  if (document.readyState === 'complete') whenIdle(register)
  else addEventListener('load', () => whenIdle(register), { once: true })
}

/** Safari has no idle callback. */
function whenIdle(act: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout: 2000 })
  else setTimeout(act, 500)
}

function register(): void {
  navigator.serviceWorker
    .register('/service-worker.js')
    .then(offerToTakeOver)
    // Without it the page works as before, but only with a network.
    .catch(() => undefined)
}

/** Tells a waiting worker which build this page is from: it may take over at once if it is the same and the only page. */
function offerToTakeOver(registration: ServiceWorkerRegistration): void {
  const offer = (): void => registration.waiting?.postMessage({ page: entryScript() })
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', offer))
  document.addEventListener('visibilitychange', offer)
  offer()
}

const entryScript = (): string => {
  const src = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src
  return src === undefined ? '' : new URL(src).pathname
}

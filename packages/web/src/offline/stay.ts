/** The page's own files among those that were loaded: what the keeper keeps. */
const loaded = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => new URL(name).pathname.startsWith('/assets/'))

/**
 * Keeps what this page has loaded, and what it will load, for times without a network. Browsers allow it on https and on
 * this machine's own address only; elsewhere nothing happens.
 */
export function stayOffline(): void {
  if (!('serviceWorker' in navigator)) return
  const keep = async (): Promise<void> => {
    await navigator.serviceWorker.register('/offline.js')
    const { active } = await navigator.serviceWorker.ready
    // Files may still be on their way when the page is first drawn.
    const tell = (): void => active?.postMessage(loaded())
    tell()
    setTimeout(tell, 2000)
  }
  keep().catch(() => undefined)
}

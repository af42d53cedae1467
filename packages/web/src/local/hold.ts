/* A table on this device is played in one tab at a time: two would each keep their own game under the same name. */

export const ELSEWHERE = 'This table is open in another tab. Play there, or close it and it opens here.'

/**
 * Waits until no other tab has the table, then holds it; the answer lets go. Browsers have locks at safe addresses only:
 * at others the table is opened at once, and what another tab kept is not written over.
 */
export function hold(id: string, held: () => void): () => void {
  if (!('locks' in navigator)) {
    held()
    return () => undefined
  }
  const left = new AbortController()
  const over = Promise.withResolvers<void>()
  const holding = async (): Promise<void> => {
    if (left.signal.aborted) return
    held()
    await over.promise
  }
  // Leaving while waiting ends in an error.
  navigator.locks.request(`orrery.local.${id}`, { signal: left.signal }, holding).catch(() => undefined)
  return () => {
    left.abort()
    over.resolve()
  }
}

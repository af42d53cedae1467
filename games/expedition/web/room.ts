import { useSyncExternalStore } from 'react'

/* How much room there is, where a style sheet alone cannot decide what is drawn. */

const find = (query: string): MediaQueryList | undefined =>
  typeof matchMedia === 'undefined' ? undefined : matchMedia(query)

function useMedia(query: string): boolean {
  const listen = (heard: () => void): (() => void) => {
    const found = find(query)
    found?.addEventListener('change', heard)
    return () => found?.removeEventListener('change', heard)
  }
  return useSyncExternalStore(
    listen,
    () => find(query)?.matches ?? false,
    () => false,
  )
}

/** Too low for the token to stand large under the question. */
export const useLow = (): boolean => useMedia('(max-height: 820px)')
/** High enough for the token beside everything a payment shows. */
export const useTall = (): boolean => useMedia('(min-height: 1000px)')
/** A laptop on the table, not a phone. */
export const useWide = (): boolean => useMedia('(min-width: 900px)')

import { useSyncExternalStore } from 'react'

/* Whether the screen is too low for the token to stand large under the question. */

const LOW = '(max-height: 820px)'

const query = (): MediaQueryList | undefined => (typeof matchMedia === 'undefined' ? undefined : matchMedia(LOW))

function listen(heard: () => void): () => void {
  const found = query()
  found?.addEventListener('change', heard)
  return () => found?.removeEventListener('change', heard)
}

export const useLow = (): boolean =>
  useSyncExternalStore(
    listen,
    () => query()?.matches ?? false,
    () => false,
  )

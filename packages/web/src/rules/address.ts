import { useEffect, useState, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

/* The part of the address after `#`, and whether the page is being printed. */

function watchAddress(changed: () => void): () => void {
  addEventListener('hashchange', changed)
  return () => removeEventListener('hashchange', changed)
}

/** The paragraph, chapter or rule that is open. */
export const useAnchor = (): string =>
  useSyncExternalStore(watchAddress, () => decodeURIComponent(location.hash.slice(1)))

/** Everything is drawn for the printer, at once: it does not wait. */
export function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const media = matchMedia('print')
    const changed = (): void => flushSync(() => setPrinting(media.matches))
    const before = (): void => flushSync(() => setPrinting(true))
    media.addEventListener('change', changed)
    addEventListener('beforeprint', before)
    addEventListener('afterprint', changed)
    return () => {
      media.removeEventListener('change', changed)
      removeEventListener('beforeprint', before)
      removeEventListener('afterprint', changed)
    }
  }, [])
  return isPrinting
}

import { useEffect, useState, useSyncExternalStore } from 'react'

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query)
      media.addEventListener('change', changed)
      return () => media.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
  )
}

/** The layout for a hand: one column, the question under the thumb. */
export const usePhone = (): boolean => useMedia('(max-width: 760px)')

export interface Loaded<T> {
  readonly value: T | undefined
  readonly error: unknown
}

/** Loads something for a key, and again when the key changes. */
export function useLoaded<T>(key: string, load: (key: string) => Promise<T>): Loaded<T> {
  const [state, setState] = useState<Loaded<T> & { readonly key: string }>({ key, value: undefined, error: undefined })
  useEffect(() => {
    let wanted = true
    load(key).then(
      (value) => wanted && setState({ key, value, error: undefined }),
      (error: unknown) => wanted && setState({ key, value: undefined, error }),
    )
    return () => void (wanted = false)
  }, [key, load])
  return state.key === key ? state : { value: undefined, error: undefined }
}

export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? 'Orrery' : `${title} · Orrery`
  }, [title])
}

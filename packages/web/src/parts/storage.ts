/* Local storage. It may be full or disabled: then nothing is stored, and the page works without it. */

/** What the names of stored tables begin with. */
export const LOCAL_TABLES = 'orrery.local.'

export function recalled(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Whether there was room for it; what was kept before stays where there is none. */
export function keep(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

export function forgetKept(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Nothing was kept.
  }
}

export function keysKept(): readonly string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}

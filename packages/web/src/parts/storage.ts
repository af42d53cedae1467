/* What this browser keeps. It may be full, or forbidden altogether: then nothing is kept, and the page goes on. */

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

export function keysKept(): readonly string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}

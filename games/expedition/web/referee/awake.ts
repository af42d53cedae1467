import { useEffect, useState } from 'react'

/** Browsers keep a screen awake at safe addresses only, and not all of them can. */
export function useAwake(): boolean {
  const [isAwake, setAwake] = useState(false)
  useEffect(() => {
    let lock: WakeLockSentinel | undefined
    const hold = async (): Promise<void> => {
      if (!('wakeLock' in navigator) || document.hidden) return
      try {
        lock = await navigator.wakeLock.request('screen')
        setAwake(true)
      } catch {
        setAwake(false)
      }
    }
    const again = (): void => void hold()
    void hold()
    document.addEventListener('visibilitychange', again)
    return () => {
      document.removeEventListener('visibilitychange', again)
      void lock?.release().catch(() => undefined)
    }
  }, [])
  return isAwake
}

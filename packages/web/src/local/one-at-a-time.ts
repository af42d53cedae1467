/**
 * Whoever calls what is made here has it done soon, but never twice at a time: what is asked for meanwhile is done once,
 * afterwards. One failure does not keep the next from being tried.
 */
export function oneAtATime(act: () => Promise<void>): () => void {
  let asked = false
  let busy = false
  const work = async (): Promise<void> => {
    busy = true
    try {
      while (asked) {
        asked = false
        await act()
      }
    } finally {
      busy = false
    }
  }
  return () => {
    asked = true
    if (!busy) void work()
  }
}

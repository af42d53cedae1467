/**
 * Makes a function that runs soon, but never twice at a time: calls that arrive meanwhile cause one more run
 * afterwards. A failure does not prevent the next run.
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

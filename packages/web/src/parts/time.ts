const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long ago, in words: "4 min ago", "yesterday". */
export function timeAgo(then: number, now: number): string {
  const passed = Math.max(0, now - then)
  if (passed < MINUTE) return 'just now'
  if (passed < HOUR) return `${Math.floor(passed / MINUTE)} min ago`
  if (passed < DAY) return `${Math.floor(passed / HOUR)} h ago`
  return passed < 2 * DAY ? 'yesterday' : `${Math.floor(passed / DAY)} days ago`
}

/** What is left on a clock: "0:42", "12:05", "3 h 20", "2 d 4 h". */
export function left(time: number): string {
  const rest = Math.max(0, time)
  const seconds = Math.ceil(rest / 1000)
  if (rest < HOUR) return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
  if (rest < DAY) return `${Math.floor(rest / HOUR)} h ${String(Math.floor((rest % HOUR) / MINUTE)).padStart(2, '0')}`
  return `${Math.floor(rest / DAY)} d ${Math.floor((rest % DAY) / HOUR)} h`
}

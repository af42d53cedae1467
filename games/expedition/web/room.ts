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

/** Below this width seats and shelf are as high as they like, and the page scrolls. */
const SCROLLS = '(max-width: 1020px)'
const LOW = '(max-width: 1360px), (max-height: 820px)'

/** What stands above and below the seats at the left of the board, in rem. */
const AROUND = 17
const AROUND_LOW = 14
const GAP = 0.5

/** How much of the goal stands under the seats, with its height in rem: the first that leaves room for the seats. */
const GOALS = [
  ['whole', 11.75],
  ['rows', 8.25],
  ['line', 2.25],
] as const
/** How much a seat tells, and the height it takes, in rem. */
const SEATS = [
  ['roomy', 4.75],
  ['tight', 4],
  ['short', 3],
  ['bare', 0],
] as const

export interface Column {
  readonly goal: (typeof GOALS)[number][0]
  readonly seat: (typeof SEATS)[number][0]
}

const [[, ROOMY]] = SEATS

/** What fits into a column of seats. */
export function columnOf(height: number, seats: number): Column {
  const each = (goal: number): number => (height - goal) / seats - GAP
  const [goal, taken] = GOALS.find(([, high]) => each(high) >= ROOMY) ?? GOALS[2]
  const [seat] = SEATS.find(([, high]) => each(taken) >= high) ?? SEATS[3]
  return { goal, seat }
}

const AT_DESK = 56 - AROUND

/** The height of the column of seats in rem: larger text leaves less of it. */
function columnHeight(): number {
  if (find(SCROLLS)?.matches ?? false) return Infinity
  const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return innerHeight / rem - ((find(LOW)?.matches ?? false) ? AROUND_LOW : AROUND)
}

let height = AT_DESK
const listeners = new Set<() => void>()
let stop = (): void => {}

function measure(): void {
  height = columnHeight()
  for (const heard of listeners) heard()
}

/** The window is measured once for all seats, when it or the size of the text changes. */
function listen(heard: () => void): () => void {
  if (listeners.size === 0) {
    const changes = new MutationObserver(measure)
    changes.observe(document.documentElement, { attributeFilter: ['data-text-size'] })
    addEventListener('resize', measure)
    stop = () => {
      changes.disconnect()
      removeEventListener('resize', measure)
    }
  }
  listeners.add(heard)
  measure()
  return () => {
    listeners.delete(heard)
    if (listeners.size === 0) stop()
  }
}

export const useColumn = (seats: number): Column =>
  columnOf(
    useSyncExternalStore(
      listen,
      () => height,
      () => AT_DESK,
    ),
    seats,
  )

/** Too low for the token to stand large under the question. */
export const useLow = (): boolean => useMedia('(max-height: 820px)')
/** High enough for the token beside everything a payment shows. */
export const useTall = (): boolean => useMedia('(min-height: 1000px)')
/** A laptop on the table, not a phone. */
export const useWide = (): boolean => useMedia('(min-width: 900px)')

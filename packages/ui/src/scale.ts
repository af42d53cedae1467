/* What every chart is measured with. It draws nothing, so that reports without React use it too. */

/** Values from `from` to `to`, evenly placed from `start` to `end` of the drawing. */
export interface Scale {
  readonly from: number
  readonly to: number
  readonly start: number
  readonly end: number
}

export const place = ({ from, to, start, end }: Scale, value: number): number =>
  start + ((value - from) / (to - from || 1)) * (end - start)

/** The value drawn there. */
export const valueAt = ({ from, to, start, end }: Scale, at: number): number =>
  from + ((at - start) / (end - start || 1)) * (to - from)

/** Round values for an axis in steps of 1, 2, 5, 10, 20 ..., at most this many steps. */
export function ticks({ from, to }: Scale, steps: number, least = 0.1): readonly number[] {
  const step = stepFor(Math.max((to - from) / steps, least))
  const first = Math.ceil(from / step - 1e-9)
  return Array.from({ length: Math.floor(to / step + 1e-9) - first + 1 }, (_, i) => (first + i) * step)
}

function stepFor(least: number): number {
  const size = 10 ** Math.floor(Math.log10(least) + 1e-9)
  return [1, 2, 5].map((n) => n * size).find((n) => n >= least - 1e-9) ?? 10 * size
}

interface Label {
  readonly at: number
  readonly size: number
}

/** Moves labels, given in order, apart so that none covers another and none lies beyond the end: as little as possible. */
export function spread(labels: readonly Label[], end = Number.POSITIVE_INFINITY): readonly number[] {
  const gap = (i: number): number => ((labels[i - 1]?.size ?? 0) + (labels[i]?.size ?? 0)) / 2
  const places: number[] = []
  for (const [i, { at }] of labels.entries()) places.push(Math.max(at, (places[i - 1] ?? -Infinity) + gap(i)))
  let limit = end
  return places
    .toReversed()
    .map((at, i) => {
      const placed = Math.min(at, limit)
      limit = placed - gap(places.length - 1 - i)
      return placed
    })
    .toReversed()
}

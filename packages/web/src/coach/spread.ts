import { of } from '@orrery/kernel'

/** Something on a line: where it belongs, and how much room it takes. */
export interface Placed {
  readonly at: number
  readonly size: number
}

/** Where things in their order stand so that none covers another and none lies beyond the end: as near as can be. */
export function spread(things: readonly Placed[], end = Number.POSITIVE_INFINITY): readonly number[] {
  const places = things.map(({ at }) => at)
  const apart = (i: number): number => (of(things, i - 1).size + of(things, i).size) / 2
  for (let i = 1; i < places.length; i++) places[i] = Math.max(of(places, i), of(places, i - 1) + apart(i))
  let limit = end
  for (let i = places.length - 1; i >= 0; i--) {
    places[i] = Math.min(of(places, i), limit)
    limit = i > 0 ? of(places, i) - apart(i) : limit
  }
  return places
}

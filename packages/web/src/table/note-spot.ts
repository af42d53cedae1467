const GAP = 8
const MARGIN = 10

interface Size {
  readonly width: number
  readonly height: number
}

type Area = Size & Spot

interface Spot {
  readonly left: number
  readonly top: number
}

const within = (at: number, size: number, room: number): number => Math.max(MARGIN, Math.min(at, room - size - MARGIN))

/** How much of the thing a note there would hide. */
function covered(thing: Area, { left, top }: Spot, note: Size): number {
  const across = Math.min(thing.left + thing.width, left + note.width) - Math.max(thing.left, left)
  const down = Math.min(thing.top + thing.height, top + note.height) - Math.max(thing.top, top)
  return across > 0 && down > 0 ? across * down : 0
}

/** The position of a note, and its side of the thing. */
export interface Place {
  readonly spot: Spot
  readonly side: 'above' | 'below' | 'right' | 'left'
}

function placesAround(thing: Area, note: Size, screen: Size): readonly Place[] {
  const middle = thing.left + thing.width / 2 - note.width / 2
  const level = thing.top + thing.height / 2 - note.height / 2
  const places: readonly Place[] = [
    { side: 'above', spot: { left: middle, top: thing.top - note.height - GAP } },
    { side: 'below', spot: { left: middle, top: thing.top + thing.height + GAP } },
    { side: 'right', spot: { left: thing.left + thing.width + GAP, top: level } },
    { side: 'left', spot: { left: thing.left - note.width - GAP, top: level } },
  ]
  return places.map(({ side, spot: { left, top } }) => ({
    side,
    spot: { left: within(left, note.width, screen.width), top: within(top, note.height, screen.height) },
  }))
}

const leastOf = (places: readonly Place[], cost: (spot: Spot) => number): Place =>
  places.reduce((best, place) => (cost(place.spot) < cost(best.spot) ? place : best))

/**
 * Beside its thing: above, below, right or left, the first side that hides nothing of it, otherwise the one that hides
 * least.
 */
export const spotFor = (thing: Area, note: Size, screen: Size): Place =>
  leastOf(placesAround(thing, note, screen), (spot) => covered(thing, spot, note))

/** A menu at a thing: at its right or left where that hides nothing of it, on the side that hides fewest pieces. */
export function spotBeside(thing: Area, note: Size, screen: Size, busy: readonly Area[]): Place {
  const [above, below, right, left] = placesAround(thing, note, screen)
  const places = [right, left, below, above].filter((place) => place !== undefined)
  const hidden = (spot: Spot): number => busy.filter((area) => covered(area, spot, note) > 0).length
  return leastOf(places, (spot) => covered(thing, spot, note) * 100 + hidden(spot))
}

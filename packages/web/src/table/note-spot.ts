const GAP = 8
const MARGIN = 10

interface Size {
  readonly width: number
  readonly height: number
}

type Area = Size & Spot

export interface Spot {
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

/** Beside the thing it speaks of: above, below, right or left, the first that hides nothing of it, else the least. */
export function spotFor(thing: Area, note: Size, screen: Size): Spot {
  const middle = thing.left + thing.width / 2 - note.width / 2
  const level = thing.top + thing.height / 2 - note.height / 2
  const spots = [
    { left: middle, top: thing.top - note.height - GAP },
    { left: middle, top: thing.top + thing.height + GAP },
    { left: thing.left + thing.width + GAP, top: level },
    { left: thing.left - note.width - GAP, top: level },
  ].map(({ left, top }) => ({
    left: within(left, note.width, screen.width),
    top: within(top, note.height, screen.height),
  }))
  const least = Math.min(...spots.map((spot) => covered(thing, spot, note)))
  return spots.find((spot) => covered(thing, spot, note) === least) ?? { left: MARGIN, top: MARGIN }
}

/* Hexes on a drawing. */

export interface Point {
  readonly x: number
  readonly y: number
}

export interface Frame {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const round = (n: number): number => Math.round(n * 100) / 100

/** A corner, clockwise: from the top where hexes stand on a point, from the right where they lie flat. */
export function hexCorner({ x, y }: Point, size: number, i: number, stands: 'pointed' | 'flat'): Point {
  const angle = (Math.PI / 3) * i - (stands === 'pointed' ? Math.PI / 2 : 0)
  return { x: round(x + size * Math.cos(angle)), y: round(y + size * Math.sin(angle)) }
}

export const hexCorners = (centre: Point, size: number, stands: 'pointed' | 'flat'): Point[] =>
  Array.from({ length: 6 }, (_, i) => hexCorner(centre, size, i, stands))

export const viewBoxOf = ({ left, top, width, height }: Frame): string =>
  [left, top, width, height].map(round).join(' ')

import { at } from '@orrery/kernel'
import { type Frame, hexCorner, hexCorners, type Point } from '@orrery/ui'
import { Q, R } from '../src/rules/hexes.ts'
import { type Axial, DIRECTIONS, type Hex } from '../src/types.ts'

/* Pointy-top hexes: x = s·√3·(q + r/2), y = 1.5·s·r. */

export const SIZE = 36
/** Cells are drawn a little smaller than they lie, so that a seam shows. */
export const DRAWN = SIZE - 1.4

export const pointOf = ([q, r]: Axial, size: number): Point => ({
  x: size * Math.sqrt(3) * (q + r / 2),
  y: 1.5 * size * r,
})
export const centreOf = (h: Hex): Point => pointOf([at(Q, h), at(R, h)], SIZE)

const round = (n: number): number => Math.round(n * 100) / 100

const corners = (centre: Point, size: number): Point[] => hexCorners(centre, size, 'pointed')

const pair = ({ x, y }: Point): string => `${x},${y}`
export const hexagon = (centre: Point, size: number): string => corners(centre, size).map(pair).join(' ')
export const ORIGIN: Point = { x: 0, y: 0 }
/** The outline of a cell around its centre. */
export const OUTLINE = hexagon(ORIGIN, DRAWN)

/** The edges of some hexes that no two of them share: one outline around all. */
export function outlineOf(hexes: readonly Hex[]): string {
  const edges = new Map<string, string>()
  for (const h of hexes) {
    const all = corners(centreOf(h), SIZE)
    for (const [i, from] of all.entries()) {
      const to = all[(i + 1) % DIRECTIONS] ?? from
      const middle = `${Math.round(from.x + to.x)} ${Math.round(from.y + to.y)}`
      if (edges.has(middle)) edges.delete(middle)
      else edges.set(middle, `M${pair(from)}L${pair(to)}`)
    }
  }
  return [...edges.values()].join('')
}

/** Half edges of a hex, clockwise from the top: the counter of a warlord's life. */
export function halfEdge(size: number, n: number): string {
  const from = hexCorner(ORIGIN, size, Math.floor(n / 2), 'pointed')
  const to = hexCorner(ORIGIN, size, Math.floor(n / 2) + 1, 'pointed')
  const cut = (k: number): Point => ({ x: round(from.x + (to.x - from.x) * k), y: round(from.y + (to.y - from.y) * k) })
  const [a, b] = n % 2 === 0 ? [0.06, 0.47] : [0.53, 0.94]
  return `M${pair(cut(a))}L${pair(cut(b))}`
}

/** Around a whole board of this radius. */
export function frameOf(radius: number): Frame {
  const width = SIZE * Math.sqrt(3) * (2 * radius + 1) + 4
  const height = SIZE * (3 * radius + 2) + 4
  return { left: -width / 2, top: -height / 2, width, height }
}

/** Around some cells of a small picture. */
export function frameAround(cells: readonly Axial[], size: number): Frame {
  const points = cells.map((cell) => pointOf(cell, size))
  const half = (size * Math.sqrt(3)) / 2
  const left = Math.min(...points.map(({ x }) => x)) - half - 1
  const top = Math.min(...points.map(({ y }) => y)) - size - 1
  return {
    left,
    top,
    width: Math.max(...points.map(({ x }) => x)) + half + 1 - left,
    height: Math.max(...points.map(({ y }) => y)) + size + 1 - top,
  }
}

import type { Frame, Point } from './hexes.ts'

/* Which part of a drawing is shown. The whole is the most; nothing beside it is ever shown. */

/** How many times larger than the whole drawing a part is shown at most. */
const MOST = 4

const clamp = (n: number, from: number, to: number): number => Math.min(Math.max(n, from), to)

const inside = (whole: Frame, { left, top, width, height }: Frame): Frame => ({
  left: clamp(left, whole.left, whole.left + whole.width - width),
  top: clamp(top, whole.top, whole.top + whole.height - height),
  width,
  height,
})

export const centreOf = ({ left, top, width, height }: Frame): Point => ({ x: left + width / 2, y: top + height / 2 })

export const isWhole = (whole: Frame, shown: Frame): boolean => shown.width >= whole.width

/** The same point stays under the pointer while everything grows by the factor. */
export function zoomed(whole: Frame, shown: Frame, point: Point, factor: number): Frame {
  const width = clamp(shown.width / factor, whole.width / MOST, whole.width)
  const ratio = width / shown.width
  return inside(whole, {
    left: point.x - (point.x - shown.left) * ratio,
    top: point.y - (point.y - shown.top) * ratio,
    width,
    height: shown.height * ratio,
  })
}

export const panned = (whole: Frame, shown: Frame, by: Point): Frame =>
  inside(whole, { ...shown, left: shown.left - by.x, top: shown.top - by.y })

/** Moves no further than it must for the point to be shown well inside. */
export function bringInto(whole: Frame, shown: Frame, { x, y }: Point): Frame {
  const [marginX, marginY] = [shown.width / 8, shown.height / 8]
  const left = clamp(shown.left, x + marginX - shown.width, x - marginX)
  const top = clamp(shown.top, y + marginY - shown.height, y - marginY)
  return inside(whole, { ...shown, left, top })
}

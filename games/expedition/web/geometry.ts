import { type Frame, hexCorners } from '@orrery/ui'
import type { Ruleset, System } from '../src/types.ts'

/* Flat-topped hexes: where each system lies, The Fracture's seven in a row below the map. */

/** Half the width of a hex, in the units of the drawing. */
export const HEX = 60
const TALL = HEX * Math.sqrt(3)
const ROW_SCALE = 0.72
const MARGIN = 8

export interface Spot {
  readonly x: number
  readonly y: number
  readonly scale: number
}

export interface MapLayout extends Frame {
  /** By system; undefined for one that is not on the table. */
  readonly spots: readonly (Spot | undefined)[]
}

export const centreOf = (q: number, r: number): Spot => ({ x: 1.5 * HEX * q, y: TALL * (r + q / 2), scale: 1 })

export const hexPath = (radius: number): string =>
  `M${hexCorners({ x: 0, y: 0 }, radius, 'flat')
    .map(({ x, y }) => `${x} ${y}`)
    .join('L')}Z`
/** A little smaller than its place, so that a line of space stays between two. */
export const CELL = hexPath(HEX - 1.4)

const isOnMap = ({ fracture, offMap }: Ruleset['systems'][number]): boolean => !fracture && !offMap

/** Systems beside the map: homes behind a gate, and The Fracture once it is in play. */
const beside = (ruleset: Ruleset, withFracture: boolean): System[] =>
  ruleset.systems.flatMap(({ fracture, offMap }, i) => (offMap || (fracture && withFracture) ? [i] : []))

export function layoutOf(ruleset: Ruleset, withFracture: boolean): MapLayout {
  const places = [...ruleset.systems.filter(isOnMap), ...ruleset.hyperlanes].map(({ q, r }) => centreOf(q, r))
  const xs = places.map(({ x }) => x)
  const ys = places.map(({ y }) => y)
  const [left, right] = [Math.min(0, ...xs) - HEX - MARGIN, Math.max(0, ...xs) + HEX + MARGIN]
  const [top, bottom] = [Math.min(0, ...ys) - TALL / 2 - MARGIN, Math.max(0, ...ys) + TALL / 2 + MARGIN]
  const row = beside(ruleset, withFracture)
  const step = 2 * HEX * ROW_SCALE
  const spots = ruleset.systems.map((system, i): Spot | undefined => {
    if (isOnMap(system)) return centreOf(system.q, system.r)
    const n = row.indexOf(i)
    if (n < 0) return undefined
    const x = (left + right) / 2 + (n - (row.length - 1) / 2) * step
    return { x, y: bottom + (TALL * ROW_SCALE) / 2, scale: ROW_SCALE }
  })
  const wide = Math.max(right - left, row.length * step + 2 * MARGIN)
  const height = bottom - top + (row.length > 0 ? TALL * ROW_SCALE + MARGIN : 0)
  return { left: (left + right - wide) / 2, top, width: wide, height, spots }
}

/* ---- the token: six slices of 60 degrees, the first at the top ------------------------------------------------------ */

const radians = (degrees: number): number => (degrees * Math.PI) / 180

export const onCircle = (radius: number, degrees: number): readonly [x: number, y: number] => [
  radius * Math.cos(radians(degrees)),
  radius * Math.sin(radians(degrees)),
]

const point = (radius: number, degrees: number): string =>
  onCircle(radius, degrees)
    .map((n) => n.toFixed(1))
    .join(' ')

/** The middle of a slice as an angle. */
export const sliceAngle = (slice: number): number => -90 + 60 * slice

export function slicePath(slice: number, inner: number, outer: number, gap = 1.6): string {
  const [from, to] = [sliceAngle(slice) - 30 + gap, sliceAngle(slice) + 30 - gap]
  return `M${point(inner, from)}L${point(outer, from)}A${outer} ${outer} 0 0 1 ${point(outer, to)}L${point(inner, to)}A${inner} ${inner} 0 0 0 ${point(inner, from)}Z`
}

/** Marks around a circle, longer at every fifth. */
export const ticks = (radius: number, n: number): string =>
  Array.from({ length: n }, (_, k) => {
    const degrees = (360 / n) * k
    return `M${point(radius, degrees)}L${point(radius - (k % 5 === 0 ? 5 : 3), degrees)}`
  }).join('')

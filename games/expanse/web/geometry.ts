import { BASES, ORBITALS } from '../src/types.ts'
import type { Base, Orbital } from '../src/types.ts'

/* Where everything stands on the two boards: the wide one with the sun at its left, the phone's with the sun above. */

export interface Point {
  readonly x: number
  readonly y: number
}

export interface OrbitalSpot extends Point {
  /** The drawn body's radius, and by how much its drawing is scaled. */
  readonly r: number
  readonly scale: number
  readonly ring: { readonly rx: number; readonly ry: number }
  /** The room for fleets. */
  readonly rack: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  /** Where its name stands; a Base of the same name says it too, so not every Orbital has one. */
  readonly name?: Point
}

export interface Layout {
  readonly width: number
  readonly height: number
  /** How much larger than the drawing plates, racks and words are, so that they stay readable on a small board. */
  readonly unit: number
  /** A plate in its own measure: on the board it is `unit` times as large. */
  readonly plate: { readonly w: number; readonly h: number }
  readonly orbitals: readonly OrbitalSpot[]
  readonly bases: readonly Point[]
  /** Names of Sectors with their markers, and of Bands. */
  readonly sectors: readonly Point[]
  readonly bands: readonly Point[]
}

export const RACK_ROW = 24
type Rack = readonly [x: number, y: number, width: number, rows: number]

function spot(x: number, y: number, r: number, rack: Rack, more: Partial<OrbitalSpot> = {}): OrbitalSpot {
  const [rackX, rackY, width, rows] = rack
  const near = r < 30 ? 10 : 11
  return {
    x,
    y,
    r,
    scale: 1,
    ring: { rx: r + near, ry: r + near },
    rack: { x: rackX, y: rackY, width, height: rows * RACK_ROW },
    ...more,
  }
}

const named = <Id extends string, T>(ids: readonly Id[], table: { readonly [id in Id]: T }): readonly T[] =>
  ids.map((id) => table[id])

const round = (rx: number, ry = rx): { ring: OrbitalSpot['ring'] } => ({ ring: { rx, ry } })

export const WIDE: Layout = {
  width: 1072,
  height: 552,
  unit: 1,
  plate: { w: 158, h: 45 },
  orbitals: named(ORBITALS, {
    earth: spot(250, 136, 38, [200, 203, 128, 5], { name: { x: 250, y: 78 } }),
    mars: spot(258, 388, 31, [186, 448, 140, 3], { name: { x: 258, y: 337 } }),
    ceres: spot(360, 90, 19, [404, 109, 184, 2]),
    tycho: spot(376, 189, 19, [420, 208, 172, 2]),
    eros: spot(381, 288, 19, [425, 307, 168, 2]),
    thoth: spot(375, 387, 19, [419, 406, 172, 2]),
    vesta: spot(358, 486, 19, [402, 505, 180, 2]),
    jupiter: spot(712, 162, 67, [630, 260, 190, 3], { ...round(80), name: { x: 712, y: 73 } }),
    saturn: spot(948, 404, 49, [862, 490, 196, 2], { ...round(106, 62), name: { x: 948, y: 333 } }),
  }),
  bases: named(BASES, {
    eurasia: { x: 26, y: 60 },
    africa: { x: 26, y: 113 },
    luna: { x: 26, y: 166 },
    'mariner-valley': { x: 34, y: 338 },
    'londres-nova': { x: 34, y: 391 },
    ceres: { x: 404, y: 60 },
    tycho: { x: 420, y: 159 },
    eros: { x: 425, y: 258 },
    thoth: { x: 419, y: 357 },
    vesta: { x: 402, y: 456 },
    europa: { x: 633, y: 342 },
    ganymede: { x: 633, y: 395 },
    io: { x: 633, y: 448 },
    rhea: { x: 862, y: 74 },
    titan: { x: 862, y: 127 },
    'the-rings': { x: 862, y: 180 },
  }),
  sectors: [
    { x: 26, y: 30 },
    { x: 338, y: 30 },
    { x: 596, y: 30 },
  ],
  bands: [
    { x: 140, y: 543 },
    { x: 358, y: 543 },
    { x: 712, y: 543 },
    { x: 966, y: 543 },
  ],
}

export const PHONE: Layout = {
  width: 390,
  height: 892,
  unit: 1,
  plate: { w: 128, h: 45 },
  orbitals: named(ORBITALS, {
    earth: spot(48, 94, 38, [252, 102, 134, 3], { scale: 0.74, ...round(36), name: { x: 48, y: 50 } }),
    mars: spot(48, 206, 31, [100, 226, 284, 2], { scale: 0.78, ...round(32), name: { x: 48, y: 166 } }),
    ceres: spot(32, 308, 19, [60, 338, 132, 2], { scale: 0.84, ...round(24) }),
    tycho: spot(224, 308, 19, [252, 338, 134, 2], { scale: 0.84, ...round(24) }),
    eros: spot(32, 410, 19, [60, 440, 132, 2], { scale: 0.84, ...round(24) }),
    thoth: spot(224, 410, 19, [252, 440, 134, 2], { scale: 0.84, ...round(24) }),
    vesta: spot(32, 512, 19, [60, 542, 320, 1], { scale: 0.84, ...round(24) }),
    jupiter: spot(54, 680, 67, [252, 688, 134, 3], { scale: 0.56, ...round(46), name: { x: 54, y: 626 } }),
    saturn: spot(58, 802, 49, [252, 816, 134, 3], { scale: 0.46, ...round(52, 36), name: { x: 58, y: 760 } }),
  }),
  bases: named(BASES, {
    eurasia: { x: 100, y: 46 },
    africa: { x: 252, y: 46 },
    luna: { x: 100, y: 97 },
    'mariner-valley': { x: 100, y: 174 },
    'londres-nova': { x: 252, y: 174 },
    ceres: { x: 60, y: 288 },
    tycho: { x: 252, y: 288 },
    eros: { x: 60, y: 390 },
    thoth: { x: 252, y: 390 },
    vesta: { x: 60, y: 492 },
    europa: { x: 112, y: 634 },
    ganymede: { x: 252, y: 634 },
    io: { x: 112, y: 685 },
    rhea: { x: 116, y: 762 },
    titan: { x: 252, y: 762 },
    'the-rings': { x: 116, y: 813 },
  }),
  sectors: [
    { x: 100, y: 30 },
    { x: 224, y: 526 },
    { x: 112, y: 612 },
  ],
  bands: [
    { x: 346, y: 30 },
    { x: 346, y: 544 },
    { x: 330, y: 612 },
    { x: 346, y: 882 },
  ],
}

/** Below this scale the words of the wide board would be too small to read. */
const SMALLEST = 0.94
const LARGEST_UNIT = 1.36
const SMALL_PLATE = { w: 128, h: 38 } as const

/** Fleets of a Belt Orbital stand under its plate: they give way to a taller one. */
const lowered = (spot: OrbitalSpot, unit: number): OrbitalSpot => {
  if (spot.r >= 30) return spot
  const down = SMALL_PLATE.h * unit + 4 - (WIDE.plate.h + 4)
  return { ...spot, rack: { ...spot.rack, y: spot.rack.y + down, height: spot.rack.height - down } }
}

/** The wide board for a place where it is drawn at this scale: same map, small plates, words at their size. */
export function wideAt(scale: number): Layout {
  if (scale >= SMALLEST || scale <= 0) return WIDE
  const unit = Math.min(LARGEST_UNIT, Math.round(50 / scale) / 50)
  return { ...WIDE, unit, plate: SMALL_PLATE, orbitals: WIDE.orbitals.map((spot) => lowered(spot, unit)) }
}

/** Where a Band begins on the phone, for its tab. */
export const PHONE_BANDS: readonly number[] = [0, 272, 588, 744]

/** Sun and bands share one centre. */
export const CENTRE: Point = { x: -420, y: 276 }
export const RADII = { sun: 446, innerBelt: 752, beltJupiter: 1020, jupiterSaturn: 1250 } as const

/** A plate's middle, a body's middle. */
export const middleOfBase = ({ bases, plate, unit }: Layout, base: Base): Point => {
  const { x, y } = bases[base] ?? { x: 0, y: 0 }
  return { x: x + (plate.w * unit) / 2, y: y + (plate.h * unit) / 2 }
}
export const middleOfOrbital = ({ orbitals }: Layout, orbital: Orbital): Point => {
  const { x, y } = orbitals[orbital] ?? { x: 0, y: 0 }
  return { x, y }
}

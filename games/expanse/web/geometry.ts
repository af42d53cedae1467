import { type Base, type BaseId, BASES, type Orbital, type OrbitalId, ORBITALS } from '../src/types.ts'

/* Where everything stands on the boards: the wide ones with the sun at their left, the phone's with the sun above. */

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
  readonly plate: { readonly w: number; readonly h: number }
  readonly orbitals: readonly OrbitalSpot[]
  readonly bases: readonly Point[]
  /** Names of Sectors with their markers, and of Bands. */
  readonly sectors: readonly Point[]
  readonly bands: readonly Point[]
}

/** A board with the sun at its left: sun, borders and orbits share one centre. */
export interface WideLayout extends Layout {
  readonly centre: Point
  readonly radii: { readonly innerBelt: number; readonly beltJupiter: number; readonly jupiterSaturn: number }
  readonly orbits: readonly number[]
  /** Thin lines that tie Bases to their Orbital where they do not touch. */
  readonly leads: string
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

const inOrder = (table: { readonly [id in OrbitalId]: OrbitalSpot }): readonly OrbitalSpot[] =>
  ORBITALS.map((id) => table[id])

const at = (x: number, y: number): Point => ({ x, y })

type Board = 'wide' | 'compact' | 'phone'

/** Where the plate of each Base stands. */
const PLATES: { readonly [id in BaseId]: { readonly [board in Board]: Point } } = {
  eurasia: { wide: at(26, 60), compact: at(20, 44), phone: at(100, 46) },
  africa: { wide: at(26, 113), compact: at(20, 91), phone: at(252, 46) },
  luna: { wide: at(26, 166), compact: at(20, 138), phone: at(100, 97) },
  'mariner-valley': { wide: at(34, 338), compact: at(24, 266), phone: at(100, 174) },
  'londres-nova': { wide: at(34, 391), compact: at(24, 313), phone: at(252, 174) },
  ceres: { wide: at(404, 60), compact: at(336, 43), phone: at(60, 288) },
  tycho: { wide: at(420, 159), compact: at(350, 120), phone: at(252, 288) },
  eros: { wide: at(425, 258), compact: at(354, 197), phone: at(60, 390) },
  thoth: { wide: at(419, 357), compact: at(350, 274), phone: at(252, 390) },
  vesta: { wide: at(402, 456), compact: at(336, 351), phone: at(60, 492) },
  europa: { wide: at(633, 342), compact: at(540, 258), phone: at(112, 634) },
  ganymede: { wide: at(633, 395), compact: at(540, 305), phone: at(252, 634) },
  io: { wide: at(633, 448), compact: at(540, 352), phone: at(112, 685) },
  rhea: { wide: at(862, 74), compact: at(732, 44), phone: at(116, 762) },
  titan: { wide: at(862, 127), compact: at(732, 91), phone: at(252, 762) },
  'the-rings': { wide: at(862, 180), compact: at(732, 138), phone: at(116, 813) },
}

const plates = (board: Board): readonly Point[] => BASES.map((id) => PLATES[id][board])

const round = (rx: number, ry = rx): { ring: OrbitalSpot['ring'] } => ({ ring: { rx, ry } })

export const WIDE: WideLayout = {
  width: 1072,
  height: 552,
  centre: { x: -420, y: 276 },
  radii: { innerBelt: 752, beltJupiter: 1020, jupiterSaturn: 1250 },
  orbits: [666, 800, 1136, 1372],
  leads: `M184 82.5 210 108M184 135.5H201M184 188.5 210 164M192 360.5 217 375M192 413.5 217 402
    M389 88H404M405 187H420M410 286H425M404 385H419M387 484H402
    M632 162H618V470.5M618 364.5H633M618 417.5H633M618 470.5H633
    M1020 96.5H1034V368M1034 149.5H1020M1034 202.5H1020`,
  plate: { w: 158, h: 45 },
  orbitals: inOrder({
    earth: spot(250, 136, 38, [200, 203, 128, 5], { name: at(250, 78) }),
    mars: spot(258, 388, 31, [186, 448, 140, 3], { name: at(258, 337) }),
    ceres: spot(360, 90, 19, [404, 109, 184, 2]),
    tycho: spot(376, 189, 19, [420, 208, 172, 2]),
    eros: spot(381, 288, 19, [425, 307, 168, 2]),
    thoth: spot(375, 387, 19, [419, 406, 172, 2]),
    vesta: spot(358, 486, 19, [402, 505, 180, 2]),
    jupiter: spot(712, 162, 67, [630, 260, 190, 3], { ...round(80), name: at(712, 73) }),
    saturn: spot(948, 404, 49, [862, 490, 196, 2], { ...round(106, 62), name: at(948, 333) }),
  }),
  bases: plates('wide'),
  sectors: [at(26, 30), at(338, 30), at(596, 30)],
  bands: [at(140, 543), at(358, 543), at(712, 543), at(966, 543)],
}

/** The same map for a screen of 1280 x 720: smaller bodies and plates, words at their size. */
export const COMPACT: WideLayout = {
  width: 900,
  height: 428,
  centre: { x: -420, y: 214 },
  radii: { innerBelt: 702, beltJupiter: 925, jupiterSaturn: 1112 },
  orbits: [630, 738, 1026, 1216],
  leads: `M150 65.5 179 81M150 112.5H167M150 159.5 179 136M154 287.5 182 296M154 334.5 182 321
    M325 68H336M339 145H350M343 222H354M339 299H350M325 376H336
    M542 122H522V373.5M522 279.5H540M522 326.5H540M522 373.5H540
    M862 65.5H872V268M872 112.5H862M872 159.5H862`,
  plate: { w: 130, h: 43 },
  orbitals: inOrder({
    earth: spot(206, 108, 38, [164, 161, 112, 4], { scale: 0.78, ...round(39), name: at(206, 60) }),
    mars: spot(214, 308, 31, [156, 352, 118, 3], { scale: 0.82, ...round(35), name: at(214, 264) }),
    ceres: spot(300, 70, 19, [336, 88, 158, 1], { scale: 0.84, ...round(25) }),
    tycho: spot(314, 147, 19, [350, 165, 150, 1], { scale: 0.84, ...round(25) }),
    eros: spot(318, 224, 19, [354, 242, 146, 1], { scale: 0.84, ...round(25) }),
    thoth: spot(314, 301, 19, [350, 319, 150, 1], { scale: 0.84, ...round(25) }),
    vesta: spot(300, 378, 19, [336, 396, 158, 1], { scale: 0.84, ...round(25) }),
    jupiter: spot(604, 122, 67, [530, 198, 160, 2], { scale: 0.77, ...round(62), name: at(604, 51) }),
    saturn: spot(796, 300, 49, [732, 366, 164, 2], { scale: 0.79, ...round(84, 50), name: at(796, 240) }),
  }),
  bases: plates('compact'),
  sectors: [at(22, 27), at(300, 27), at(528, 27)],
  bands: [at(100, 420), at(440, 420), at(605, 420), at(840, 420)],
}

/** Below this scale the words of the wide board would be too small to read. */
const SMALLEST = 0.94

/** The wide board for a place of this size. */
export const wideFor = (width: number, height: number): WideLayout =>
  Math.min(width / WIDE.width, height / WIDE.height) < SMALLEST ? COMPACT : WIDE

export const PHONE: Layout = {
  width: 390,
  height: 892,
  plate: { w: 128, h: 45 },
  orbitals: inOrder({
    earth: spot(48, 94, 38, [252, 102, 134, 3], { scale: 0.74, ...round(36), name: at(48, 50) }),
    mars: spot(48, 206, 31, [100, 226, 284, 2], { scale: 0.78, ...round(32), name: at(48, 166) }),
    ceres: spot(32, 308, 19, [60, 338, 132, 2], { scale: 0.84, ...round(24) }),
    tycho: spot(224, 308, 19, [252, 338, 134, 2], { scale: 0.84, ...round(24) }),
    eros: spot(32, 410, 19, [60, 440, 132, 2], { scale: 0.84, ...round(24) }),
    thoth: spot(224, 410, 19, [252, 440, 134, 2], { scale: 0.84, ...round(24) }),
    vesta: spot(32, 512, 19, [60, 542, 320, 1], { scale: 0.84, ...round(24) }),
    jupiter: spot(54, 680, 67, [252, 688, 134, 3], { scale: 0.56, ...round(46), name: at(54, 626) }),
    saturn: spot(58, 802, 49, [252, 816, 134, 3], { scale: 0.46, ...round(52, 36), name: at(58, 760) }),
  }),
  bases: plates('phone'),
  sectors: [at(100, 30), at(224, 526), at(112, 612)],
  bands: [at(346, 30), at(346, 544), at(330, 612), at(346, 882)],
}

/** Where a Band begins on the phone, for its tab. */
export const PHONE_BANDS: readonly number[] = [0, 272, 588, 744]

/** A plate's middle, a body's middle. */
export const middleOfBase = ({ bases, plate }: Layout, base: Base): Point => {
  const { x, y } = bases[base] ?? { x: 0, y: 0 }
  return { x: x + plate.w / 2, y: y + plate.h / 2 }
}
export const middleOfOrbital = ({ orbitals }: Layout, orbital: Orbital): Point => {
  const { x, y } = orbitals[orbital] ?? { x: 0, y: 0 }
  return { x, y }
}

import type { ReactNode } from 'react'
import { Body } from './bodies.tsx'
import { BRASS, colourOf, PLATE } from './colours.ts'
import { WIDE } from './geometry.ts'
import { arc, Dust, Paints, Stars, ticks } from './ground.tsx'
import { FleetGlyph, glyphWidth, hullOf, Shape } from './marks.tsx'

/* The drawing on the start page: the same bodies and ships, and no rules. */

interface Placed {
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly ring: readonly [rx: number, ry: number]
}

/** In the order of the Orbitals. */
const BODIES: readonly Placed[] = [
  { x: 128, y: 132, scale: 1, ring: [49, 49] },
  { x: 142, y: 402, scale: 1, ring: [42, 42] },
  { x: 258, y: 66, scale: 1.05, ring: [30, 30] },
  { x: 280, y: 164, scale: 1.05, ring: [30, 30] },
  { x: 287, y: 264, scale: 1.05, ring: [30, 30] },
  { x: 282, y: 364, scale: 1.05, ring: [30, 30] },
  { x: 262, y: 466, scale: 1.05, ring: [30, 30] },
  { x: 452, y: 150, scale: 0.92, ring: [74, 74] },
  { x: 466, y: 404, scale: 0.86, ring: [90, 54] },
]

/** Side, kinds of fleets, place. */
const RACKS: readonly (readonly [player: number, fleets: readonly number[], x: number, y: number])[] = [
  [0, [0, 0], 88, 196],
  [2, [2, 7], 300, 55],
  [0, [0], 330, 253],
  [1, [4], 104, 458],
  [3, [3], 325, 353],
  [1, [4, 1], 404, 240],
  [2, [2], 323, 153],
  [2, [8], 304, 455],
  [1, [1], 424, 472],
]

function Rack({ player, fleets }: { readonly player: number; readonly fleets: readonly number[] }): ReactNode {
  const places = fleets.map((_, i) => 21 + fleets.slice(0, i).reduce((sum, fleet) => sum + glyphWidth(fleet) + 4, 0))
  const width = fleets.reduce((sum, fleet) => sum + glyphWidth(fleet) + 4, 24)
  return (
    <>
      <rect
        width={width}
        height="20"
        rx="4"
        fill={PLATE}
        fillOpacity=".9"
        stroke={colourOf(player)}
        strokeOpacity=".38"
      />
      <Shape player={player} x={6} y={5.5} size={9} />
      {fleets.map((fleet, i) => (
        <FleetGlyph key={i} fleet={fleet} x={places[i] ?? 21} y={3} colour={hullOf(fleet, player)} />
      ))}
    </>
  )
}

export const Picture = (): ReactNode => (
  <svg viewBox="0 0 570 540" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <Paints />
    <rect width="620" height="560" fill="url(#ex-space)" />
    <Stars seed="cover" n={150} width={600} height={540} />
    <rect width="620" height="560" fill="url(#ex-sun)" />
    <Dust seed="cover belt" n={170} radius={712} board={WIDE} />
    <g fill="none" stroke={BRASS}>
      <path d={arc(WIDE, 632) + arc(WIDE, 790)} strokeOpacity=".55" />
      <path d={ticks(WIDE, 632, 36) + ticks(WIDE, 790, 48)} strokeOpacity=".32" strokeWidth=".8" />
      <path d={arc(WIDE, 548) + arc(WIDE, 700) + arc(WIDE, 872)} strokeOpacity=".16" />
    </g>
    {BODIES.map(({ x, y, scale, ring: [rx, ry] }, orbital) => (
      <g key={x} transform={`translate(${x} ${y})`}>
        <ellipse rx={rx} ry={ry} fill="none" stroke={BRASS} strokeOpacity=".34" />
        <g transform={`scale(${scale})`}>
          <Body orbital={orbital} />
        </g>
      </g>
    ))}
    {RACKS.map(([player, fleets, x, y]) => (
      <g key={`${x} ${y}`} transform={`translate(${x} ${y}) scale(1.15)`}>
        <Rack player={player} fleets={fleets} />
      </g>
    ))}
  </svg>
)

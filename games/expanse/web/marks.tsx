import type { ReactNode } from 'react'
import type { Fleet, Player } from '../src/types.ts'
import { BRIGHT, colourOf, HULL, SPACE } from './colours.ts'
import style from './marks.module.css'

/* The small drawings: shapes of the sides, resources, kinds of fleets, icons. */

const SHAPES: readonly ReactNode[] = [
  <rect key="un" x="1.6" y="1.6" width="12.8" height="12.8" rx="1.6" />,
  <path key="mcr" d="M8 1.2 15.2 14.2H.8z" strokeLinejoin="round" />,
  <path key="opa" d="M8 .3 15.7 8 8 15.7.3 8z" />,
  <circle key="pg" cx="8" cy="8" r="7" />,
]
const DIPLOMAT = (
  <>
    <path d="M1 1h10v3H4v7H1z" />
    <rect x="5.5" y="5.5" width="9.5" height="9.5" rx="1.2" />
  </>
)

interface Placed {
  readonly x: number
  readonly y: number
  readonly size: number
}

/** A side's shape inside a drawing. */
export function Shape({
  player,
  x,
  y,
  size,
  fill,
  diplomat,
  faint,
}: Placed & {
  readonly player: Player
  readonly fill?: string
  readonly diplomat?: boolean
  readonly faint?: boolean
}): ReactNode {
  const colour = fill ?? colourOf(player)
  const paint = faint ? { fill: 'none', stroke: colour, strokeOpacity: 0.34, strokeWidth: 2.4 } : { fill: colour }
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 16})`} {...paint}>
      {diplomat ? DIPLOMAT : SHAPES[player]}
    </g>
  )
}

interface SideShapeProps {
  readonly player: Player
  readonly size?: number
  readonly diplomat?: boolean
}

/** A side's shape in a line of text. */
export function SideShape({ player, size = 10, diplomat }: SideShapeProps): ReactNode {
  return (
    <svg
      className={style.shape}
      viewBox="0 0 16 16"
      width={size}
      height={size}
      fill={colourOf(player)}
      aria-hidden="true"
    >
      {diplomat ? DIPLOMAT : SHAPES[player]}
    </svg>
  )
}

/* ---- resources --------------------------------------------------------------------------------------------------- */

const line = { fill: 'none', stroke: 'currentColor', strokeLinejoin: 'round', strokeLinecap: 'round' } as const

const RESOURCES: readonly ReactNode[] = [
  <g key="food">
    <path d="M8 15V5" {...line} strokeWidth="1.4" />
    <path
      d="M8 6C6.6 4.4 6.6 2.4 8 .8 9.4 2.4 9.4 4.4 8 6zM7.4 9.4C5 9.4 3.5 8 3.3 5.6 5.7 5.7 7.2 7 7.4 9.4zm1.2 0c2.4 0 3.9-1.4 4.1-3.8-2.4.1-3.9 1.4-4.1 3.8zM7.4 13.4C5 13.4 3.5 12 3.3 9.6c2.4.1 3.9 1.4 4.1 3.8zm1.2 0c2.4 0 3.9-1.4 4.1-3.8-2.4.1-3.9 1.4-4.1 3.8z"
      fill="currentColor"
    />
  </g>,
  <g key="water" {...line}>
    <path
      d="M8 .8c2.9 3.6 4.9 6.2 4.9 9A4.9 4.9 0 0 1 8 15a4.9 4.9 0 0 1-4.9-5.2C3.1 7 5.1 4.4 8 .8z"
      strokeWidth="1.5"
    />
    <path d="M5.6 10.2A2.5 2.5 0 0 0 8 12.6" strokeWidth="1.4" />
  </g>,
  <path
    key="minerals"
    d="M4.6 1.5h6.8L15 6.2 8 15 1 6.2z M1 6.2h14 M4.6 1.5 6 6.2 8 15l2-8.8 1.4-4.7"
    {...line}
    strokeWidth="1.25"
  />,
  <g key="tech">
    <rect x="4" y="4" width="8" height="8" rx="1.2" {...line} strokeWidth="1.4" />
    <path
      d="M6.2 4V1.2M9.8 4V1.2M6.2 14.8V12M9.8 14.8V12M4 6.2H1.2M4 9.8H1.2M14.8 6.2H12M14.8 9.8H12"
      {...line}
      strokeWidth="1.3"
    />
    <rect x="6.6" y="6.6" width="2.8" height="2.8" fill="currentColor" />
  </g>,
]

export function Resource({
  resource,
  x,
  y,
  size,
  colour,
}: Placed & { readonly resource: number; readonly colour: string }): ReactNode {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 16})`} color={colour}>
      {RESOURCES[resource]}
    </g>
  )
}

interface ResourceIconProps {
  readonly resource: number
  readonly size?: number
}

export function ResourceIcon({ resource, size = 13 }: ResourceIconProps): ReactNode {
  return (
    <svg className={style.icon} viewBox="0 0 16 16" width={size} height={size} aria-hidden="true">
      {RESOURCES[resource]}
    </svg>
  )
}

/* ---- fleets ------------------------------------------------------------------------------------------------------- */

const hollow = {
  fill: 'currentColor',
  fillOpacity: 0.28,
  stroke: 'currentColor',
  strokeWidth: 1.2,
  strokeLinejoin: 'round',
} as const
const slot = { stroke: SPACE, strokeWidth: 1.3, fill: 'none' } as const

const PLAIN = <path d="M1 2.2 3.8 3l3.7-.4L17 7l-9.5 4.4L3.8 11 1 11.8 2.6 7z" />
const BATTLESHIP = (
  <>
    <path d="M.8 1h5.4l2 1.6h7.3L25.2 7l-9.7 4.4H8.2L6.2 13H.8l1.7-4.2v-3.6z" />
    <path d="M6 7h11M8.4 4.6h5M8.4 9.4h5" {...slot} />
  </>
)
const DAMAGED = (
  <>
    <path d="M1.4 1.6h4.5l2 1.6h4l-1.7 2.6 3.2 1.4-2 3.6H8.2L5.9 12.4H1.4L3 8.6V5.4z" {...hollow} />
    <path d="M15.2 3.4 24.2 7l-8.8 3.6 1.5-3.4-3-1.4z" {...hollow} fill="none" strokeDasharray="2.2 1.6" />
  </>
)
const SCRAP = <path d="M1 3.2h4.2V5h3V3.8h2.6L14 7l-3.2 3.2H8.2V9h-3v1.8H1V8.6h2V5.4H1z" {...hollow} />
const ROCINANTE = (
  <>
    <path d="M.8 4.3h3.4L6.4 1.6h3l1 1.7h5.8L27 7l-10.8 3.7h-5.8l-1 1.7h-3L4.2 9.7H.8L2.4 7z" />
    <path d="M7.5 7h9" {...slot} strokeWidth="1.5" />
    <path d="m20 5.6 2.2 1.4L20 8.4z" fill="#b9452f" />
  </>
)
const LEADER = (
  <>
    <path d="M1 2.2 3.8 3l3.7-.4L17 7l-9.5 4.4L3.8 11 1 11.8 2.6 7z" />
    <path d="m10-1.8 1.5 2.3 2.5-1v3.2H6V-.5l2.5 1z" fill={BRIGHT} />
  </>
)

interface Glyph {
  readonly width: number
  readonly drawing: ReactNode
}

/** By kind of fleet, in the order of the ids. */
const GLYPHS: readonly Glyph[] = [
  ...Array.from({ length: 4 }, () => ({ width: 18, drawing: PLAIN })),
  { width: 26, drawing: BATTLESHIP },
  { width: 26, drawing: DAMAGED },
  { width: 26, drawing: DAMAGED },
  { width: 15, drawing: SCRAP },
  { width: 28, drawing: ROCINANTE },
  ...Array.from({ length: 4 }, () => ({ width: 18, drawing: LEADER })),
]
const ROCINANTE_KIND = 8

export const glyphWidth = (fleet: Fleet): number => GLYPHS[fleet]?.width ?? 18

/** The colour a fleet is drawn in: its owner's, and bone white for the Rocinante. */
export const hullOf = (fleet: Fleet, owner: Player): string => (fleet === ROCINANTE_KIND ? HULL : colourOf(owner))

interface FleetGlyphProps {
  readonly fleet: Fleet
  readonly x: number
  readonly y: number
  readonly colour: string
}

export function FleetGlyph({ fleet, x, y, colour }: FleetGlyphProps): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`} fill={colour} color={colour}>
      {GLYPHS[fleet]?.drawing}
    </g>
  )
}

interface FleetIconProps {
  readonly fleet: Fleet
  readonly owner: Player
  readonly faint?: boolean
}

export function FleetIcon({ fleet, owner, faint }: FleetIconProps): ReactNode {
  const colour = hullOf(fleet, owner)
  const width = glyphWidth(fleet)
  return (
    <svg
      className={faint ? `${style.ship} ${style.faint}` : style.ship}
      viewBox={`0 -2 ${width} 16`}
      width={width}
      height="16"
      fill={colour}
      color={colour}
      aria-hidden="true"
    >
      {GLYPHS[fleet]?.drawing}
    </svg>
  )
}

/* ---- icons -------------------------------------------------------------------------------------------------------- */

const ICONS = {
  deck: (
    <>
      <rect x="4.5" y="1.5" width="9" height="11" rx="1.5" {...line} strokeWidth="1.3" />
      <path d="M2.5 4v9a1.5 1.5 0 0 0 1.5 1.5h7" {...line} strokeWidth="1.3" />
    </>
  ),
  discard: (
    <>
      <rect x="2.5" y="3.5" width="9" height="11" rx="1.5" {...line} strokeWidth="1.3" />
      <path d="M5 1.5h7a1.5 1.5 0 0 1 1.5 1.500v8.500M5 7h4M5 10h4" {...line} strokeWidth="1.3" />
    </>
  ),
  fit: <path d="M2 6V2h4M10 2h4v4M14 10v4h-4M6 14H2v-4" {...line} strokeWidth="1.5" />,
  star: <path d="M8 1.2 10.1 5.6l4.7.6-3.5 3.3.9 4.7L8 11.9l-4.2 2.3.9-4.7L1.2 6.2l4.7-.6z" fill="currentColor" />,
  token: <path d="M8 1.2 14 4.6v6.8L8 14.8 2 11.4V4.6z M8 5.2v5.6M5.2 8h5.6" {...line} strokeWidth="1.3" />,
  flame: (
    <path
      d="M8 .8c3 3.7 5 6.4 5 9.4a5 5 0 0 1-10 0c0-3 2-5.7 5-9.4zm0 5.6c-1.5 2-2.4 3.3-2.4 4.7a2.4 2.4 0 0 0 4.8 0c0-1.4-.9-2.7-2.4-4.7z"
      fill="currentColor"
      fillRule="evenodd"
    />
  ),
} as const

export function Icon({ name, size = 15 }: { readonly name: keyof typeof ICONS; readonly size?: number }): ReactNode {
  return (
    <svg className={style.icon} viewBox="0 0 16 16" width={size} height={size} aria-hidden="true">
      {ICONS[name]}
    </svg>
  )
}

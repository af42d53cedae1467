import type { ReactNode } from 'react'
import type { Ruleset, Player } from '../src/types.ts'
import { BRASS, DARK, GOLD, ICE, INK_2, type Look, lookOf, SPECIALTY_COLOURS } from './colours.ts'
import style from './marks.module.css'

/* The small drawings: shapes of the sides, values, specialties, slices, goods. All on a field of 20 by 20. */

const SHAPES: readonly ReactNode[] = [
  <rect key="square" x="3" y="3" width="14" height="14" rx="1.4" />,
  <path key="diamond" d="M10 .9 18.6 10 10 19.1 1.4 10z" />,
  <circle key="disc" cx="10" cy="10" r="7.8" />,
  <path key="triangle" d="M10 2 18.4 16.6H1.6z" strokeLinejoin="round" />,
  <path key="hexagon" d="M10 1.6 17.3 5.8v8.4L10 18.4 2.7 14.2V5.8z" />,
  <path key="pentagon" d="M10 1.4 18.2 7.3 15.1 17H4.9L1.8 7.3z" />,
  <path key="shield" d="M10 18 1.6 3.4h16.8z" />,
  <path key="cross" d="M7 2h6v5h5v6h-5v5H7v-5H2V7h5z" />,
  <path key="star" d="M10 .8 12.8 7.2 19.2 10l-6.4 2.8L10 19.2l-2.8-6.4L.8 10l6.4-2.8z" />,
  <path key="flame" d="M10 .9c4.6 4.9 6.8 8 6.8 11.3A6.8 6.8 0 0 1 3.2 12.2C3.2 8.9 5.4 5.8 10 .9z" />,
  <path key="moon" d="M13.5 2.3a8.2 8.2 0 1 0 4 11.5 7 7 0 0 1-4-11.5z" />,
  <path key="bar" d="M1.5 6h17v8h-17z" />,
]

interface Placed {
  readonly x: number
  readonly y: number
  readonly size: number
}

const at = ({ x, y, size }: Placed): string => `translate(${x - size / 2} ${y - size / 2}) scale(${size / 20})`

/** A side's shape inside a drawing, around its middle. */
export const Shape = ({ look, ...place }: Placed & { readonly look: Look }): ReactNode => (
  <g transform={at(place)} fill={look.colour}>
    {SHAPES[look.shape]}
  </g>
)

/** A side's shape in a line of text. */
export const LookMark = ({ look, size = 12 }: { readonly look: Look; readonly size?: number }): ReactNode => (
  <svg className={style.mark} viewBox="0 0 20 20" width={size} height={size} fill={look.colour} aria-hidden="true">
    {SHAPES[look.shape]}
  </svg>
)

interface SeatMarkProps {
  readonly ruleset: Ruleset
  readonly player: Player
  readonly size?: number
}

export const SeatMark = ({ ruleset, player, size = 12 }: SeatMarkProps): ReactNode => (
  <LookMark look={lookOf(ruleset, player)} size={size} />
)

/* ---- values ------------------------------------------------------------------------------------------------------- */

interface ValueProps extends Placed {
  readonly n: number
}

const Digit = ({ n, y }: { readonly n: number; readonly y: number }): ReactNode => (
  <text x="10" y={y} fontSize="13.5" fontWeight="700" fill={DARK} textAnchor="middle">
    {n}
  </text>
)

/** Gold hexagon. */
export const Resources = ({ n, ...place }: ValueProps): ReactNode => (
  <g transform={at(place)}>
    <path d="M.6 10 5.3 1.9h9.4L19.4 10l-4.7 8.1H5.3z" fill={GOLD} />
    <Digit n={n} y={14.8} />
  </g>
)

/** Ice shield. */
export const Influence = ({ n, ...place }: ValueProps): ReactNode => (
  <g transform={at(place)}>
    <path d="M1.6 1.2h16.8v10q-.2 5.4-8.4 8-8.2-2.6-8.4-8z" fill={ICE} />
    <Digit n={n} y={14} />
  </g>
)

/** Propulsion chevron, biotic leaf, warfare cross, cybernetic chip: colour and sign. */
const SIGNS: readonly ReactNode[] = [
  <path key="blue" d="M5.5 14 10 5l4.5 9L10 11.4z" fill="currentColor" />,
  <path
    key="green"
    d="M5 15C4.6 8.5 9 5 15.4 5 15.6 11.5 11.5 15.2 5 15zm0 0 6-6"
    stroke="currentColor"
    strokeWidth="1.6"
    fill="none"
  />,
  <path key="red" d="m5.8 5.8 8.4 8.4m0-8.4-8.4 8.4" stroke="currentColor" strokeWidth="2.2" fill="none" />,
  <path
    key="yellow"
    d="M6.5 6.5h7v7h-7zM10 3v3.5M10 13.5V17M3 10h3.5M13.5 10H17"
    stroke="currentColor"
    strokeWidth="1.7"
    fill="none"
  />,
]

export const Specialty = ({ colour, ...place }: Placed & { readonly colour: number }): ReactNode => (
  <g transform={at(place)} color={SPECIALTY_COLOURS[colour]}>
    <circle cx="10" cy="10" r="9" fill={DARK} stroke="currentColor" strokeWidth="1.6" />
    {SIGNS[colour]}
  </g>
)

interface SpecialtyIconProps {
  readonly colour: number
  readonly size?: number
}

export const SpecialtyIcon = ({ colour, size = 15 }: SpecialtyIconProps): ReactNode => (
  <svg className={style.mark} viewBox="0 0 20 20" width={size} height={size} aria-hidden="true">
    <Specialty colour={colour} x={10} y={10} size={20} />
  </svg>
)

interface ValuesProps {
  readonly resources: number
  readonly influence: number
  readonly size?: number
}

/** Both values of a planet as one small drawing. */
export const Values = ({ resources, influence, size = 18 }: ValuesProps): ReactNode => (
  <svg className={style.mark} viewBox="0 0 44 20" width={size * 2.2} height={size} aria-hidden="true">
    <Resources n={resources} x={10} y={10} size={20} />
    <Influence n={influence} x={33} y={10} size={19} />
  </svg>
)

/* ---- icons --------------------------------------------------------------------------------------------------------- */

const line = { fill: 'none', stroke: 'currentColor', strokeLinecap: 'round', strokeLinejoin: 'round' } as const

const ICONS = {
  good: (
    <>
      <circle cx="10" cy="10" r="7.8" fill={BRASS} />
      <circle cx="10" cy="10" r="4.6" fill="none" stroke="#6d5a30" strokeWidth="1.4" />
    </>
  ),
  commodity: <circle cx="10" cy="10" r="7.2" fill="none" stroke="#8d9cc0" strokeWidth="1.6" strokeDasharray="3 2.2" />,
  card: <rect x="4.5" y="2" width="11" height="16" rx="2" fill="#26324f" stroke="#8d9cc0" strokeWidth="1.4" />,
  secret: (
    <>
      <path d="M1.5 10q8.5-9 17 0-8.5 9-17 0z" fill="none" stroke={INK_2} strokeWidth="1.5" />
      <circle cx="10" cy="10" r="2.7" fill={INK_2} />
    </>
  ),
  slice: <path d="M2 4.2a16 16 0 0 1 16 0l-5.2 9a5 5 0 0 0-5.6 0z" fill="currentColor" />,
  breakthrough: (
    <path d="m10 1.5 2 5.7 5.6-2-4.2 4.8 4.2 4.8-5.6-2-2 5.7-2-5.7-5.6 2L6.6 10 2.4 5.2l5.6 2z" fill="currentColor" />
  ),
  tactic: <path d="M5 2v16M5 3h11l-3 4 3 4H5" {...line} strokeWidth="1.7" />,
  strategy: <path d="M4 5h12v10H4zM4 8.5h12" {...line} strokeWidth="1.6" />,
  speaker: <path d="M3 8v4h4l5 4V4L7 8zM15 7.5a4 4 0 0 1 0 5" {...line} strokeWidth="1.6" />,
  undo: <path d="M4.5 8H12a4.4 4.4 0 0 1 0 8.8H8M4.5 8l3.9-4M4.5 8l3.9 4" {...line} strokeWidth="1.9" />,
  redo: <path d="M15.5 8H8a4.4 4.4 0 0 0 0 8.8h4M15.5 8l-3.9-4m3.9 4-3.9 4" {...line} strokeWidth="1.9" />,
  check: (
    <>
      <circle cx="10" cy="10" r="8.6" {...line} strokeWidth="1.4" />
      <path d="m6 10.4 3 2.8 5-6" {...line} strokeWidth="1.9" />
    </>
  ),
  wrong: (
    <>
      <circle cx="10" cy="10" r="8.6" {...line} strokeWidth="1.4" />
      <path d="M10 5.5v5.5M10 14v.1" {...line} strokeWidth="2" />
    </>
  ),
  menu: <path d="M3 5.5h14M3 10h14M3 14.5h14" {...line} strokeWidth="1.7" />,
  close: <path d="m5 5 10 10M15 5 5 15" {...line} strokeWidth="1.7" />,
  lock: <path d="M4.5 9h11v8h-11zM7 9V6.5a3 3 0 0 1 6 0V9" {...line} strokeWidth="1.7" />,
} as const

export type IconName = keyof typeof ICONS

export const Icon = ({ name, size = 18 }: { readonly name: IconName; readonly size?: number }): ReactNode => (
  <svg className={style.mark} viewBox="0 0 20 20" width={size} height={size} aria-hidden="true">
    {ICONS[name]}
  </svg>
)

/** The six costs, clockwise from the top of the token. */
const COSTS: readonly ReactNode[] = [
  <path key="resources" d="M3 6.5 7 3h10.5v9.5L13.5 17H3zM3 6.5h10.5V17m0-10.5 4-3.5" {...line} strokeWidth="1.5" />,
  <g key="actionCards" {...line} strokeWidth="1.5">
    <rect x="3" y="3.5" width="8.5" height="12" rx="1.5" transform="rotate(-8 7 9)" />
    <rect x="8.5" y="4" width="8.5" height="12" rx="1.5" transform="rotate(8 13 10)" fill={DARK} />
  </g>,
  <path key="influence" d="M3.5 3h13v8q-.2 4.4-6.5 6.5Q3.7 15.4 3.5 11z" fill="currentColor" />,
  <g key="secret">
    <path d="M1.5 10q8.5-9 17 0-8.5 9-17 0z" {...line} strokeWidth="1.5" />
    <circle cx="10" cy="10" r="2.8" fill="currentColor" />
  </g>,
  <g key="specialty" {...line} strokeWidth="1.6">
    <path d="M10 1.8 17 6v8l-7 4.2L3 14V6z" />
    <circle cx="10" cy="10" r="3" />
  </g>,
  <g key="tradeGoods">
    <circle cx="7.5" cy="8" r="5.2" {...line} strokeWidth="1.5" />
    <circle cx="13" cy="13" r="5.2" fill={DARK} stroke="currentColor" strokeWidth="1.5" />
    <circle cx="13" cy="13" r="2.4" {...line} strokeWidth="1.2" />
  </g>,
]

export const CostIcon = ({ slice, ...place }: Placed & { readonly slice: number }): ReactNode => (
  <g transform={at(place)}>{COSTS[slice]}</g>
)

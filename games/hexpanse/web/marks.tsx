import type { ReactNode } from 'react'
import { type Faction, FIRST_MERCENARY, MINOR, type Unit } from '../src/types.ts'
import { BONE, CELL, COIN_INK, colourOf, DARK, HEXILUM } from './colours.ts'
import { hexagon, ORIGIN } from './geometry.ts'
import style from './marks.module.css'

/* The pieces: colour and shape. Everything is drawn around 0,0. */

const round = (n: number): number => Math.round(n * 100) / 100

/** Square, circle, triangle, diamond; a hexagon for what is nobody's. Alike in area. */
function outline(faction: Faction, r: number): string {
  switch (faction) {
    case 0: {
      const a = round(r * 0.86)
      return `M${-a} ${-a}H${a}V${a}H${-a}Z`
    }
    case 1:
      return `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`
    case 2:
      return `M0 ${round(-r * 1.14)}L${round(r * 1.16)} ${round(r * 0.86)}H${round(-r * 1.16)}Z`
    case 3:
      return `M0 ${round(-r * 1.24)}L${round(r * 1.24)} 0L0 ${round(r * 1.24)}L${round(-r * 1.24)} 0Z`
    default:
      return `M${hexagon(ORIGIN, r).replaceAll(' ', 'L')}Z`
  }
}

const Shape = ({ faction, r }: { readonly faction: Faction; readonly r: number }): ReactNode => (
  <path d={outline(faction, r)} fill={colourOf(faction)} strokeLinejoin="round" />
)

/** The middle of a triangle lies a little lower. */
const sink = (faction: Faction, r: number): number => (faction === 2 ? r * 0.16 : 0)

function Coin({ number, r }: { readonly number: number; readonly r: number }): ReactNode {
  return (
    <>
      <polygon points={hexagon(ORIGIN, r)} fill={BONE} stroke={COIN_INK} strokeWidth={r * 0.13} />
      {r > 5 && (
        <text y={r * 0.37} fontSize={r * 1.04} fontWeight="700" fill={COIN_INK} textAnchor="middle">
          {number}
        </text>
      )}
    </>
  )
}

interface UnitProps {
  readonly faction: Faction
  readonly unit: Unit
  readonly r: number
}

/** Normal: filled. Minor: hollow with a core. Mercenary: larger, with a bone coin that bears its number. */
export function UnitMark({ faction, unit, r }: UnitProps): ReactNode {
  const body = { strokeLinejoin: 'round' as const }
  if (unit === MINOR)
    return (
      <>
        <path d={outline(faction, r)} fill={CELL} stroke={colourOf(faction)} strokeWidth={r * 0.26} {...body} />
        <g transform={`translate(0 ${sink(faction, r)})`}>
          <Shape faction={faction} r={r * 0.36} />
        </g>
      </>
    )
  if (unit >= FIRST_MERCENARY)
    return (
      <>
        <path d={outline(faction, r * 1.16)} fill={colourOf(faction)} stroke={DARK} strokeWidth={r * 0.12} {...body} />
        <g transform={`translate(0 ${sink(faction, r)})`}>
          <Coin number={unit - FIRST_MERCENARY + 1} r={r * 0.76} />
        </g>
      </>
    )
  return (
    <>
      <path d={outline(faction, r)} fill={colourOf(faction)} stroke={DARK} strokeWidth={r * 0.12} {...body} />
      <g transform={`translate(0 ${sink(faction, r) * 0.4})`}>
        <path d={outline(faction, r * 0.66)} fill="none" stroke="#fff" strokeOpacity=".36" strokeWidth={r * 0.09} />
      </g>
    </>
  )
}

interface WarlordMarkProps {
  readonly faction: Faction
  readonly life: number
  readonly r: number
}

/** Crown and life on the shape; the edge of the hex counts the life again. */
export const WarlordMark = ({ faction, life, r }: WarlordMarkProps): ReactNode => (
  <>
    <path
      d={outline(faction, r * 1.14)}
      fill={colourOf(faction)}
      stroke={DARK}
      strokeWidth={r * 0.1}
      strokeLinejoin="round"
    />
    <g transform={`translate(0 ${sink(faction, r) * 1.3})`}>
      <path d="M-6.4 -1.6L-7 -8L-3.2 -5L0 -9.4L3.2 -5L7 -8L6.4 -1.6Z" transform={`scale(${r / 15})`} fill="#0a0f1c" />
      <text y={r * 0.74} fontSize={r * 0.92} fontWeight="700" fill="#0a0f1c" textAnchor="middle">
        {life}
      </text>
    </g>
  </>
)

export const Crystal = ({ r }: { readonly r: number }): ReactNode => (
  <g transform={`scale(${round(r / 8)})`}>
    <path d="M0 -7.5L4.7 -2.1L2.8 7.5H-2.8L-4.7 -2.1Z" fill={HEXILUM} />
    <path d="M0 -7.5L1.1 -1.5L0 7.5H-2.8L-4.7 -2.1Z" fill="#0d6f68" fillOpacity=".6" />
  </g>
)

/* ---- small pictures beside words ------------------------------------------------------------------------------------ */

interface IconProps {
  readonly size?: number
}

const Ruleset = ({ size, children }: { readonly size: number; readonly children: ReactNode }): ReactNode => (
  <svg className={style.icon} width={size} height={size} viewBox="-8 -8 16 16" aria-hidden="true">
    {children}
  </svg>
)

export const FactionIcon = ({ faction, size = 12 }: IconProps & { readonly faction: Faction }): ReactNode => (
  <Ruleset size={size}>
    <Shape faction={faction} r={6.2} />
  </Ruleset>
)

export const UnitIcon = ({ faction, unit, size = 15 }: IconProps & Omit<UnitProps, 'r'>): ReactNode => (
  <Ruleset size={size}>
    <UnitMark faction={faction} unit={unit} r={5.6} />
  </Ruleset>
)

export const CrystalIcon = ({ size = 14 }: IconProps): ReactNode => (
  <Ruleset size={size}>
    <Crystal r={8} />
  </Ruleset>
)

export const HeartIcon = ({ size = 14 }: IconProps): ReactNode => (
  <Ruleset size={size}>
    <path
      d="M0 6.6C-9 .6 -7.4 -5.6 -3.6 -5.6C-1.6 -5.6 -.4 -4.4 0 -3.2C.4 -4.4 1.6 -5.6 3.6 -5.6C7.4 -5.6 9 .6 0 6.6Z"
      fill="#f0758a"
    />
  </Ruleset>
)

export const CoinIcon = ({
  number,
  size = 20,
  held = false,
}: IconProps & { readonly number: number; readonly held?: boolean }): ReactNode => (
  <Ruleset size={size}>
    {held && <polygon points={hexagon(ORIGIN, 7.6)} fill="none" stroke="#e2c88f" strokeWidth="1.2" />}
    <Coin number={number} r={held ? 6.2 : 6.8} />
  </Ruleset>
)

/** A base that is free. */
export const BaseIcon = ({ size = 20 }: IconProps): ReactNode => (
  <Ruleset size={size}>
    <polygon points={hexagon(ORIGIN, 6.8)} fill="none" stroke="#98a3b9" strokeOpacity=".6" strokeDasharray="2.2 1.6" />
  </Ruleset>
)

/** Four bars, as many lit as the level. */
export const IncomeIcon = ({ level, size = 16 }: IconProps & { readonly level: number }): ReactNode => (
  <Ruleset size={size}>
    {[0, 1, 2, 3].map((i) => (
      <rect
        key={i}
        x={-7 + i * 3.7}
        y={5 - i * 3.2}
        width="2.9"
        height={2 + i * 3.2}
        rx=".6"
        fill={i < level ? '#e2c88f' : '#3d4d73'}
      />
    ))}
  </Ruleset>
)

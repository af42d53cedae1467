import type { AnyDoor, Standing } from '@orrery/ui'
import type { ReactNode } from 'react'
import style from './chart.module.css'

const EDGE = { left: 34, right: 52, top: 20, bottom: 26 }

export function toneOf(door: AnyDoor, side: string): string {
  const [r, g, b] = door.words.tones[side] ?? [195, 200, 212]
  return `rgb(${r} ${g} ${b})`
}

/** Round steps for the axis: 10, 20, 50 ... */
function stepFor(most: number): number {
  const raw = Math.max(1, most / 5)
  const size = 10 ** Math.floor(Math.log10(raw))
  return [1, 2, 5, 10].map((n) => n * size).find((n) => n >= raw) ?? raw
}

interface ChartProps {
  readonly door: AnyDoor
  readonly sides: readonly string[]
  readonly standings: readonly Standing[]
  readonly pins: readonly Pin[]
  /** In pixels. */
  readonly width: number
  readonly height: number
}

/** A moment that is pointed out on the line of a seat. */
export interface Pin {
  readonly n: number
  readonly kind: 'best' | 'worst'
  readonly label: string
  readonly seat: number
}

/** A moment of the game with a name, and its number. */
export interface Mark {
  readonly mark: string
  readonly n: number
}

export const marksOf = (standings: readonly Standing[]): readonly Mark[] =>
  standings.flatMap(({ mark }, n) => (mark !== '' && mark !== standings[n - 1]?.mark ? [{ mark, n }] : []))

/** Everybody's points over the game, with the moments of scoring marked. */
export function Chart({ door, sides, standings, pins, width, height }: ChartProps): ReactNode {
  const most = Math.max(1, ...standings.flatMap(({ scores }) => scores))
  const step = stepFor(most)
  const x = (n: number): number =>
    EDGE.left + (n / Math.max(1, standings.length - 1)) * (width - EDGE.left - EDGE.right)
  const y = (value: number): number => height - EDGE.bottom - (value / most) * (height - EDGE.top - EDGE.bottom)
  const rows = Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step)
  return (
    <svg className={style.chart} viewBox={`0 0 ${width} ${height}`} role="img" aria-label="Points over the game">
      {rows.map((value) => (
        <g key={value}>
          <line className={style.row} x1={EDGE.left} x2={width - EDGE.right} y1={y(value)} y2={y(value)} />
          <text x={EDGE.left - 8} y={y(value) + 4} textAnchor="end">
            {value}
          </text>
        </g>
      ))}
      {marksOf(standings).map(({ mark, n }) => (
        <g key={n}>
          <line className={style.mark} x1={x(n)} x2={x(n)} y1={EDGE.top - 4} y2={height - EDGE.bottom} />
          <text x={x(n)} y={height - 8} textAnchor="middle">
            {mark}
          </text>
        </g>
      ))}
      {sides.map((side, seat) => (
        <Line key={side} door={door} side={side} points={standings.map((one, n) => [x(n), y(one.scores[seat] ?? 0)])} />
      ))}
      {pins.map((pin) => (
        <PinMark key={pin.kind} pin={pin} x={x(pin.n)} y={y(standings[pin.n]?.scores[pin.seat] ?? 0)} width={width} />
      ))}
      {ends(standings, sides.length, height).map(({ seat, value, shift }) => (
        <g key={seat} transform={`translate(${width - EDGE.right + 8} ${y(value) + shift})`}>
          <text className={style.end} x={18} y={5}>
            {value}
          </text>
          <svg x={0} y={-7} width={14} height={14} overflow="visible">
            <door.SideMark side={sides[seat] ?? ''} size={13} />
          </svg>
        </g>
      ))}
    </svg>
  )
}

interface PinProps {
  readonly pin: Pin
  readonly x: number
  readonly y: number
  /** Of the chart: the label stays on it. */
  readonly width: number
}

const PIN = { width: 78, height: 20, lift: 26 }

/** A ring on the line, and its name on a pill above or, near the top, below it. */
function PinMark({ pin: { kind, label }, x, y, width }: PinProps): ReactNode {
  const lift = y < PIN.lift + PIN.height ? PIN.lift : -PIN.lift
  const left = Math.min(Math.max(x, EDGE.left + PIN.width / 2), width - EDGE.right - PIN.width / 2)
  return (
    <g className={style.pin} data-turn={kind}>
      <path d={`M${x} ${y}L${left} ${y + lift}`} />
      <circle cx={x} cy={y} r={5} />
      <rect x={left - PIN.width / 2} y={y + lift - PIN.height / 2} width={PIN.width} height={PIN.height} rx={10} />
      <text x={left} y={y + lift + 4} textAnchor="middle">
        {label}
      </text>
    </g>
  )
}

interface LineProps {
  readonly door: AnyDoor
  readonly side: string
  readonly points: readonly (readonly [number, number])[]
}

function Line({ door, side, points }: LineProps): ReactNode {
  return (
    <polyline
      className={style.line}
      stroke={toneOf(door, side)}
      points={points.map(([a, b]) => `${a},${b}`).join(' ')}
    />
  )
}

const LINE_height = 16

/** The last scores, shifted apart where they would cover each other. */
function ends(
  standings: readonly Standing[],
  seats: number,
  height: number,
): { seat: number; value: number; shift: number }[] {
  const last = standings.at(-1)?.scores ?? []
  const most = Math.max(1, ...standings.flatMap(({ scores }) => scores))
  const perPoint = (height - EDGE.top - EDGE.bottom) / most
  const order = Array.from({ length: seats }, (_, seat) => ({ seat, value: last[seat] ?? 0 })).toSorted(
    (a, b) => b.value - a.value,
  )
  let free = Number.NEGATIVE_INFINITY
  return order.map(({ seat, value }) => {
    const wanted = -value * perPoint
    const place = Math.max(wanted, free)
    free = place + LINE_height
    return { seat, value, shift: place - wanted }
  })
}

import type { AnyDoor, Standing } from '@orrery/ui'
import type { ReactNode } from 'react'
import { usePhone } from '../parts/hooks.ts'
import style from './ending.module.css'

const WIDE = 640
/** On a phone the same type size needs a smaller sheet. */
const NARROW = 350
const HEIGHT = 240
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
}

/** A moment of the game with a name, and its number. */
export interface Mark {
  readonly mark: string
  readonly n: number
}

export const marksOf = (standings: readonly Standing[]): readonly Mark[] =>
  standings.flatMap(({ mark }, n) => (mark !== '' && mark !== standings[n - 1]?.mark ? [{ mark, n }] : []))

/** Everybody's points over the game, with the moments of scoring marked. */
export function Chart({ door, sides, standings }: ChartProps): ReactNode {
  const width = usePhone() ? NARROW : WIDE
  const most = Math.max(1, ...standings.flatMap(({ scores }) => scores))
  const step = stepFor(most)
  const x = (n: number): number =>
    EDGE.left + (n / Math.max(1, standings.length - 1)) * (width - EDGE.left - EDGE.right)
  const y = (value: number): number => HEIGHT - EDGE.bottom - (value / most) * (HEIGHT - EDGE.top - EDGE.bottom)
  const rows = Array.from({ length: Math.floor(most / step) + 1 }, (_, i) => i * step)
  return (
    <svg className={style.chart} viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label="Points over the game">
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
          <line className={style.mark} x1={x(n)} x2={x(n)} y1={EDGE.top - 4} y2={HEIGHT - EDGE.bottom} />
          <text x={x(n)} y={HEIGHT - 8} textAnchor="middle">
            {mark}
          </text>
        </g>
      ))}
      {sides.map((side, seat) => (
        <Line key={side} door={door} side={side} points={standings.map((one, n) => [x(n), y(one.scores[seat] ?? 0)])} />
      ))}
      {ends(standings, sides.length).map(({ seat, value, shift }) => (
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

const LINE_HEIGHT = 16

/** The last scores, shifted apart where they would cover each other. */
function ends(standings: readonly Standing[], seats: number): { seat: number; value: number; shift: number }[] {
  const last = standings.at(-1)?.scores ?? []
  const most = Math.max(1, ...standings.flatMap(({ scores }) => scores))
  const perPoint = (HEIGHT - EDGE.top - EDGE.bottom) / most
  const order = Array.from({ length: seats }, (_, seat) => ({ seat, value: last[seat] ?? 0 })).toSorted(
    (a, b) => b.value - a.value,
  )
  let free = Number.NEGATIVE_INFINITY
  return order.map(({ seat, value }) => {
    const wanted = -value * perPoint
    const place = Math.max(wanted, free)
    free = place + LINE_HEIGHT
    return { seat, value, shift: place - wanted }
  })
}

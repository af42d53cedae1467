import type { AnyEntryPoint, Standing } from '@orrery/ui'
import { place, type Scale, spread, ticks } from '@orrery/ui/scale'
import type { ReactNode } from 'react'
import style from './chart.module.css'

export function toneOf(entryPoint: AnyEntryPoint, side: string): string {
  const [r, g, b] = entryPoint.words.tones[side] ?? [195, 200, 212]
  return `rgb(${r} ${g} ${b})`
}

/** A moment of the game with a name, and its number. */
export interface Mark {
  readonly mark: string
  readonly n: number
}

export const marksOf = (standings: readonly Standing[]): readonly Mark[] =>
  standings.flatMap(({ mark }, n) => (mark !== '' && mark !== standings[n - 1]?.mark ? [{ mark, n }] : []))

interface Size {
  readonly width: number
  readonly height: number
}

/** Where a line chart draws: moments from left to right, values from the bottom up. */
export interface Sheet extends Size {
  readonly x: Scale
  readonly y: Scale
}

const EDGE = { left: 40, right: 52, top: 24, bottom: 24 }

export const sheetOf = (size: Size, moments: number, most: number): Sheet => ({
  ...size,
  x: { from: 0, to: Math.max(1, moments), start: EDGE.left, end: size.width - EDGE.right },
  y: { from: 0, to: most, start: size.height - EDGE.bottom, end: EDGE.top },
})

interface LineChartProps {
  readonly entryPoint: AnyEntryPoint
  readonly sides: readonly string[]
  readonly sheet: Sheet
  /** The value of every seat at some moments. */
  readonly points: readonly { readonly n: number; readonly values: readonly number[] }[]
  readonly marks: readonly Mark[]
  readonly rows: readonly number[]
  text(value: number): string
}

/** A line for each side over the game, with its last value at the end, marked moments and rows to read values by. */
export function LineChart({ entryPoint, sides, sheet, points, marks, rows, text }: LineChartProps): ReactNode {
  const { x, y } = sheet
  return (
    <>
      {rows.map((value) => (
        <g key={value} transform={`translate(0 ${place(y, value)})`}>
          <line className={style.row} x1={x.start} x2={x.end} />
          <text x={x.start - 6} y={4} textAnchor="end">
            {text(value)}
          </text>
        </g>
      ))}
      <Marks sheet={sheet} marks={marks} />
      {sides.map((side, seat) => (
        <polyline
          key={side}
          className={style.line}
          stroke={toneOf(entryPoint, side)}
          points={points.map(({ n, values }) => `${place(x, n)},${place(y, values[seat] ?? 0)}`).join(' ')}
        />
      ))}
      {endsOf(points.at(-1)?.values ?? [], y).map(({ seat, value, at }) => (
        <g key={seat} transform={`translate(${x.end + 6} ${at})`}>
          <svg x={0} y={-6} width={12} height={12} overflow="visible">
            <entryPoint.SideMark side={sides[seat] ?? ''} size={12} />
          </svg>
          <text className={style.end} x={16} y={4}>
            {text(value)}
          </text>
        </g>
      ))}
    </>
  )
}

/** About as wide as a letter of a label. */
const LETTER = 5

function Marks({ sheet: { x, y, height }, marks }: Pick<LineChartProps, 'sheet' | 'marks'>): ReactNode {
  const labels = spread(
    marks.map(({ mark, n }) => ({ at: place(x, n), size: LETTER * (mark.length + 1) })),
    x.end + EDGE.right / 2,
  )
  return marks.map(({ mark, n }, i) => (
    <g key={n}>
      <line className={style.mark} x1={place(x, n)} x2={place(x, n)} y1={y.start} y2={y.end} />
      <text x={labels[i]} y={height - 6} textAnchor="middle">
        {mark}
      </text>
    </g>
  ))
}

const LABEL_HEIGHT = 16

/** The last values beside the ends of their lines. */
function endsOf(last: readonly number[], y: Scale): readonly { seat: number; value: number; at: number }[] {
  const order = last.map((value, seat) => ({ seat, value })).toSorted((a, b) => b.value - a.value)
  const places = spread(
    order.map(({ value }) => ({ at: place(y, value), size: LABEL_HEIGHT })),
    y.start,
  )
  return order.map(({ seat, value }, i) => ({ seat, value, at: places[i] ?? 0 }))
}

/** A moment that is pointed out on the line of a seat. */
export interface Pin {
  readonly n: number
  readonly kind: 'best' | 'worst'
  readonly label: string
  readonly seat: number
}

interface ChartProps extends Size {
  readonly entryPoint: AnyEntryPoint
  readonly sides: readonly string[]
  readonly standings: readonly Standing[]
  readonly pins: readonly Pin[]
}

/** Everybody's points over the game, with the moments of scoring marked. */
export function Chart({ entryPoint, sides, standings, pins, width, height }: ChartProps): ReactNode {
  const most = Math.max(1, ...standings.flatMap(({ scores }) => scores))
  const sheet = sheetOf({ width, height }, standings.length - 1, most)
  return (
    <svg className={style.chart} viewBox={`0 0 ${width} ${height}`} role="img" aria-label="Points over the game">
      <LineChart
        entryPoint={entryPoint}
        sides={sides}
        sheet={sheet}
        points={standings.map(({ scores }, n) => ({ n, values: scores }))}
        marks={marksOf(standings)}
        rows={ticks(sheet.y, 5, 1)}
        text={String}
      />
      {pins.map((pin) => (
        <PinMark key={pin.kind} pin={pin} sheet={sheet} value={standings[pin.n]?.scores[pin.seat] ?? 0} />
      ))}
    </svg>
  )
}

interface PinProps {
  readonly pin: Pin
  readonly sheet: Sheet
  readonly value: number
}

const PIN = { width: 78, height: 20, lift: 26 }

/** A ring on the line, and its name on a pill above or, near the top, below it. */
function PinMark({ pin: { n, kind, label }, sheet, value }: PinProps): ReactNode {
  const x = place(sheet.x, n)
  const y = place(sheet.y, value)
  const lift = y < PIN.lift + PIN.height ? PIN.lift : -PIN.lift
  const left = Math.min(Math.max(x, sheet.x.start + PIN.width / 2), sheet.x.end - PIN.width / 2)
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

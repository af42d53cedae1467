import type { Judged } from '@orrery/table'
import type { AnyDoor } from '@orrery/ui'
import { memo, type PointerEvent, type ReactNode } from 'react'
import { usePhone } from '../parts/hooks.ts'
import { type Mark, toneOf } from '../table/chart.tsx'
import style from './coach.module.css'
import { chancesAt, type Point } from './points.ts'
import { spread } from './spread.ts'
import { percent } from './words.ts'

const WIDE = { width: 420, height: 206 }
const NARROW = { width: 362, height: 168 }
const EDGE = { left: 40, right: 48, top: 24, bottom: 20 }
const ROWS = [0, 0.5, 1]
const LABEL_HEIGHT = 15
/** About as wide as a letter of a label. */
const LETTER = 5
const FLAG = 8

interface Size {
  readonly width: number
  readonly height: number
}

interface Sheet extends Size {
  /** Where the lines begin and end. */
  readonly bottom: number
  readonly right: number
  x(entry: number): number
  y(chance: number): number
}

function sheetFor(size: Size, entries: number): Sheet {
  const bottom = size.height - EDGE.bottom
  const right = size.width - EDGE.right
  return {
    ...size,
    bottom,
    right,
    x: (entry) => EDGE.left + (entry / Math.max(1, entries)) * (right - EDGE.left),
    y: (chance) => bottom - chance * (bottom - EDGE.top),
  }
}

interface GraphProps {
  readonly door: AnyDoor
  readonly sides: readonly string[]
  readonly points: readonly Point[]
  readonly turning: readonly Judged[]
  readonly marks: readonly Mark[]
  readonly entries: number
  /** Where one stands. */
  readonly entry: number
  go(entry: number): void
}

/** Everybody's chance of winning over the game; a touch leads to that moment. */
export function Graph(props: GraphProps): ReactNode {
  const { entries, entry, points, go, door, sides } = props
  const size = usePhone() ? NARROW : WIDE
  const sheet = sheetFor(size, entries)
  const follow = (event: PointerEvent<SVGSVGElement>): void => {
    if (event.buttons === 0) return
    const box = event.currentTarget.getBoundingClientRect()
    const at = ((event.clientX - box.left) / box.width) * sheet.width
    go(Math.round(((at - EDGE.left) / (sheet.right - EDGE.left)) * entries))
  }
  return (
    <svg
      className={style.graph}
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label="Chances of winning over the game"
      onPointerDown={follow}
      onPointerMove={follow}
    >
      <Lines {...props} size={size} />
      <line className={style.cursor} x1={sheet.x(entry)} x2={sheet.x(entry)} y1={EDGE.top} y2={sheet.bottom} />
      {(chancesAt(points, entry) ?? []).map((chance, seat) => (
        <svg key={seat} x={sheet.x(entry) - 5} y={sheet.y(chance) - 5} width={10} height={10} overflow="visible">
          <door.SideMark side={sides[seat] ?? ''} size={10} />
        </svg>
      ))}
    </svg>
  )
}

type LinesProps = Omit<GraphProps, 'entry' | 'go'> & { readonly size: Size }

/** All that does not move with the cursor. */
const Lines = memo(function Lines({ door, sides, points, turning, marks, entries, size }: LinesProps): ReactNode {
  const sheet = sheetFor(size, entries)
  return (
    <>
      <Ground sheet={sheet} marks={marks} />
      {sides.map((side, seat) => (
        <polyline
          key={side}
          className={style.line}
          stroke={toneOf(door, side)}
          points={points.map(({ entry, chances }) => `${sheet.x(entry)},${sheet.y(chances[seat] ?? 0)}`).join(' ')}
        />
      ))}
      {flags(turning, sheet).map(({ judged: { entry, seat, chances }, n, x }) => (
        <g key={entry}>
          <path
            className={style.stem}
            d={`M${x} ${EDGE.top - FLAG} L${sheet.x(entry)} ${EDGE.top} V${sheet.y(chances[seat] ?? 0)}`}
          />
          <circle className={style.flag} cx={x} cy={EDGE.top - 2 * FLAG + 2} r={FLAG} />
          <text className={style.flagText} x={x} y={EDGE.top - FLAG - 2} textAnchor="middle">
            {n}
          </text>
        </g>
      ))}
      {ends(points, sheet).map(({ seat, chance, y }) => (
        <g key={seat} transform={`translate(${sheet.right + 6} ${y})`}>
          <svg x={0} y={-6} width={12} height={12} overflow="visible">
            <door.SideMark side={sides[seat] ?? ''} size={11} />
          </svg>
          <text className={style.end} x={15} y={4}>
            {percent(chance)}
          </text>
        </g>
      ))}
    </>
  )
})

function Ground({ sheet, marks }: { readonly sheet: Sheet; readonly marks: readonly Mark[] }): ReactNode {
  const { right, height, x, y } = sheet
  const labels = spread(
    marks.map(({ mark, n }) => ({ at: x(n), size: LETTER * (mark.length + 1) })),
    right + EDGE.right / 2,
  )
  return (
    <>
      {ROWS.map((chance) => (
        <g key={chance}>
          <line className={style.row} x1={EDGE.left} x2={right} y1={y(chance)} y2={y(chance)} />
          <text x={EDGE.left - 6} y={y(chance) + 4} textAnchor="end">
            {percent(chance)}
          </text>
        </g>
      ))}
      {marks.map(({ mark, n }, i) => (
        <g key={n}>
          <line className={style.mark} x1={x(n)} x2={x(n)} y1={EDGE.top} y2={sheet.bottom} />
          <text x={labels[i]} y={height - 5} textAnchor="middle">
            {mark}
          </text>
        </g>
      ))}
    </>
  )
}

interface End {
  readonly seat: number
  readonly chance: number
  readonly y: number
}

/** The last chances beside the ends of their lines. */
function ends(points: readonly Point[], { y, bottom }: Sheet): readonly End[] {
  const last = points.at(-1)?.chances ?? []
  const order = last.map((chance, seat) => ({ seat, chance })).toSorted((a, b) => b.chance - a.chance)
  const places = spread(
    order.map(({ chance }) => ({ at: y(chance), size: LABEL_HEIGHT })),
    bottom,
  )
  return order.map(({ seat, chance }, i) => ({ seat, chance, y: places[i] ?? 0 }))
}

interface Flag {
  readonly judged: Judged
  readonly n: number
  readonly x: number
}

/** A numbered flag above each turning point. */
function flags(turning: readonly Judged[], { x, right }: Sheet): readonly Flag[] {
  const order = turning.map((judged, i) => ({ judged, n: i + 1 })).toSorted((a, b) => a.judged.entry - b.judged.entry)
  const places = spread(
    order.map(({ judged }) => ({ at: x(judged.entry), size: 2 * FLAG + 2 })),
    right,
  )
  return order.map(({ judged, n }, i) => ({ judged, n, x: places[i] ?? 0 }))
}

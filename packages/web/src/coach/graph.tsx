import type { Judged } from '@orrery/table'
import type { AnyEntryPoint } from '@orrery/ui'
import { place, spread, valueAt } from '@orrery/ui/scale'
import { memo, type PointerEvent, type ReactNode } from 'react'
import { usePhone } from '../parts/hooks.ts'
import chart from '../table/chart.module.css'
import { LineChart, type Mark, type Sheet, sheetOf } from '../table/chart.tsx'
import style from './coach.module.css'
import { chancesAt, type Point } from './points.ts'
import { percent } from './words.ts'

const WIDE = { width: 420, height: 206 }
const NARROW = { width: 362, height: 168 }
const ROWS = [0, 0.5, 1]
const FLAG = 8

interface GraphProps {
  readonly entryPoint: AnyEntryPoint
  readonly sides: readonly string[]
  readonly points: readonly Point[]
  readonly turning: readonly Judged[]
  readonly marks: readonly Mark[]
  readonly entries: number
  /** The entry shown now. */
  readonly entry: number
  go(entry: number): void
}

/** Everybody's chance of winning over the game; a touch leads to that moment. */
export function Graph(props: GraphProps): ReactNode {
  const { entries, entry, points, go, entryPoint, sides } = props
  const size = usePhone() ? NARROW : WIDE
  const sheet = sheetOf(size, entries, 1)
  const here = place(sheet.x, entry)
  const follow = (event: PointerEvent<SVGSVGElement>): void => {
    if (event.buttons === 0) return
    const box = event.currentTarget.getBoundingClientRect()
    const at = ((event.clientX - box.left) / box.width) * sheet.width
    go(Math.round(valueAt(sheet.x, at)))
  }
  return (
    <svg
      className={`${chart.chart} ${style.graph}`}
      viewBox={`0 0 ${size.width} ${size.height}`}
      role="img"
      aria-label="Chances of winning over the game"
      onPointerDown={follow}
      onPointerMove={follow}
    >
      <Lines {...props} size={size} />
      <line className={style.cursor} x1={here} x2={here} y1={sheet.y.start} y2={sheet.y.end} />
      {(chancesAt(points, entry) ?? []).map((chance, seat) => (
        <svg key={seat} x={here - 5} y={place(sheet.y, chance) - 5} width={10} height={10} overflow="visible">
          <entryPoint.SideMark side={sides[seat] ?? ''} size={10} />
        </svg>
      ))}
    </svg>
  )
}

type LinesProps = Omit<GraphProps, 'entry' | 'go'> & { readonly size: typeof WIDE }

/** All that does not move with the cursor. */
const Lines = memo(function Lines({ entryPoint, sides, points, turning, marks, entries, size }: LinesProps): ReactNode {
  const sheet = sheetOf(size, entries, 1)
  const top = sheet.y.end
  return (
    <>
      <LineChart
        entryPoint={entryPoint}
        sides={sides}
        sheet={sheet}
        points={points.map(({ entry, chances }) => ({ n: entry, values: chances }))}
        marks={marks}
        rows={ROWS}
        text={percent}
      />
      {flags(turning, sheet).map(({ judged: { entry, seat, chances }, n, x }) => (
        <g key={entry}>
          <path
            className={style.stem}
            d={`M${x} ${top - FLAG} L${place(sheet.x, entry)} ${top} V${place(sheet.y, chances[seat] ?? 0)}`}
          />
          <circle className={style.flag} cx={x} cy={top - 2 * FLAG + 2} r={FLAG} />
          <text className={style.flagText} x={x} y={top - FLAG - 2} textAnchor="middle">
            {n}
          </text>
        </g>
      ))}
    </>
  )
})

interface Flag {
  readonly judged: Judged
  readonly n: number
  readonly x: number
}

/** A numbered flag above each turning point. */
function flags(turning: readonly Judged[], { x }: Sheet): readonly Flag[] {
  const order = turning.map((judged, i) => ({ judged, n: i + 1 })).toSorted((a, b) => a.judged.entry - b.judged.entry)
  const places = spread(
    order.map(({ judged }) => ({ at: place(x, judged.entry), size: 2 * FLAG + 2 })),
    x.end,
  )
  return order.map(({ judged, n }, i) => ({ judged, n, x: places[i] ?? 0 }))
}

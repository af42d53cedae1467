import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import type { TableProps } from './entry-point.ts'
import type { TurnMark } from './scene.ts'
import { INK, SPACE } from './colours.ts'
import type { Point } from './hexes.ts'
import style from './turn-marks.module.css'

/* What the others did in their last turns, marked on a board: numbers, frames, dotted paths, and what changed. */

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Where everything named by a mark is drawn, in the board's own units; and how many of them a disc is across. */
interface Boxes {
  readonly boxes: ReadonlyMap<string, Box>
  readonly disc: number
}

const DISC = 9.5
/** Pixels: a number in a smaller disc is not read. */
const LEAST_DISC = 8
/** Board units: lower things are chips in a plate or pieces in a rack. */
const LOW = 28
const NOTE = { width: 82, height: 42 } as const

function boxOf(board: SVGSVGElement, name: string): Box | undefined {
  const quoted = CSS.escape(name)
  const element = board.querySelector(`[data-mark="${quoted}"], [data-target="${quoted}"]`)
  const matrix = board.getScreenCTM?.()?.inverse()
  if (element === null || matrix === undefined) return undefined
  const { left, top, right, bottom } = element.getBoundingClientRect()
  const [from, to] = [new DOMPoint(left, top), new DOMPoint(right, bottom)].map((point) =>
    point.matrixTransform(matrix),
  )
  if (from === undefined || to === undefined) return undefined
  return { x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y }
}

function measure(board: SVGSVGElement, marks: readonly TurnMark[]): Boxes {
  const names = new Set(marks.flatMap(({ at = [], from }) => (from === undefined ? at : [...at, from])))
  const found = [...names].flatMap((name) => {
    const box = boxOf(board, name)
    return box === undefined ? [] : [[name, box] as const]
  })
  return { boxes: new Map(found), disc: Math.max(DISC, LEAST_DISC / (board.getScreenCTM?.()?.a ?? 1)) }
}

/** Measured when the board is laid out, never before: and again when its size or what it shows changes. */
function useBoxes(
  board: RefObject<SVGSVGElement | null>,
  marks: readonly TurnMark[] | undefined,
  view: unknown,
): Boxes {
  const [boxes, setBoxes] = useState<Boxes>({ boxes: new Map(), disc: DISC })
  useEffect(() => {
    const place = board.current
    if (place === null || marks === undefined || typeof ResizeObserver === 'undefined') return undefined
    const observer = new ResizeObserver(() => setBoxes(measure(place, marks)))
    observer.observe(place)
    return () => observer.disconnect()
  }, [board, marks, view])
  return boxes
}

const middle = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 })

interface DiscProps extends Point {
  readonly n: number
  readonly colour: string
  readonly r: number
}

const Disc = ({ x, y, n, colour, r }: DiscProps): ReactNode => (
  <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${(r / DISC).toFixed(2)})`}>
    <circle r={DISC} fill={colour} stroke={SPACE} strokeWidth="1.5" />
    <text y="4.3" fontSize="12" fontWeight="700" fill="#0a1020" textAnchor="middle">
      {n}
    </text>
  </g>
)

/** The corners of what goes around a thing, from its middle. */
type Outline = (middle: Point) => string

interface PathProps {
  readonly mark: TurnMark
  readonly from: Box
  readonly to: Box
  readonly disc: number
  readonly outline: Outline | undefined
}

/** A dotted way with its number in the middle, and the outline of what stood at its beginning. */
function Path({ mark, from, to, disc, outline }: PathProps): ReactNode {
  const [a, b] = [middle(from), middle(to)]
  const by = { x: (a.x + b.x) / 2 + Math.abs(b.y - a.y) * 0.12, y: (a.y + b.y) / 2 - (b.x - a.x) * 0.12 }
  const d = `M${a.x.toFixed(1)} ${a.y.toFixed(1)}Q${by.x.toFixed(1)} ${by.y.toFixed(1)} ${b.x.toFixed(1)} ${b.y.toFixed(1)}`
  return (
    <>
      <g fill="none" stroke={mark.colour} strokeLinecap="round">
        <path d={d} strokeWidth="7" strokeOpacity=".16" />
        <path d={d} strokeWidth="2" strokeDasharray="1 5" />
        <g strokeWidth="1.5" strokeDasharray="4 3" fill={SPACE} fillOpacity=".6">
          {outline === undefined ? <rect {...from} rx="5" /> : <polygon points={outline(a)} />}
        </g>
      </g>
      {mark.ghost !== undefined && (
        <g transform={`translate(${(from.x + 4).toFixed(1)} ${(a.y - 8).toFixed(1)})`} opacity=".75">
          {mark.ghost}
        </g>
      )}
      <Disc x={(a.x + 2 * by.x + b.x) / 4} y={(a.y + 2 * by.y + b.y) / 4} n={mark.n} colour={mark.colour} r={disc} />
    </>
  )
}

interface ChangeProps {
  readonly lines: readonly ReactNode[]
  readonly box: Box
  readonly width: number
  readonly colour: string
}

/** What changed, beside the thing it changed on. */
function Change({ lines, box, width, colour }: ChangeProps): ReactNode {
  const right = box.x + box.width + 14
  const fits = right + NOTE.width < width
  const x = fits ? right : box.x - NOTE.width - 14
  const y = box.y + box.height / 2 - NOTE.height / 2
  return (
    <>
      <path
        d={`M${fits ? box.x + box.width : box.x} ${box.y + box.height / 2}H${fits ? x : x + NOTE.width}`}
        stroke={colour}
      />
      <rect x={x} y={y} {...NOTE} rx="6" fill={SPACE} fillOpacity=".95" stroke={colour} strokeOpacity=".7" />
      {lines.map((line, i) => (
        <g key={i} transform={`translate(${x + 9} ${y + 17 + i * 17})`} fontSize="12.5" fontWeight="600" fill={INK}>
          {line}
        </g>
      ))}
    </>
  )
}

interface Spot {
  readonly box: Box
  /** Numbers that stand at it, with their colours. */
  readonly discs: TurnMark[]
}

/** Every framed thing once, with all numbers that belong to it. */
function spotsOf(marks: readonly TurnMark[], { boxes }: Boxes): readonly Spot[] {
  const spots = new Map<string, Spot>()
  for (const mark of marks) {
    for (const name of mark.at ?? []) {
      const box = boxes.get(name)
      if (box === undefined) continue
      const spot = spots.get(name) ?? { box, discs: [] }
      spot.discs.push(mark)
      spots.set(name, spot)
    }
  }
  return [...spots.values()]
}

const dimmed = (mark: TurnMark): number => (mark.dim ? 0.35 : 1)

interface FrameProps {
  readonly spot: Spot
  readonly disc: number
  readonly outline: Outline | undefined
}

/** A low thing stands under a line of text, so its discs sit at its lower corner. */
const cornerOf = ({ height }: Box): Point => (height < LOW ? { x: -1, y: height + 4 } : { x: 4, y: -7 })

function Frame({ spot: { box, discs }, outline, disc }: FrameProps): ReactNode {
  const bright = discs.find(({ dim }) => !dim) ?? discs[0]
  if (bright === undefined) return null
  // A hexagon does not reach the corners of its bounding box, so the discs sit on its upper slope.
  const slope = outline === undefined ? cornerOf(box) : { x: disc, y: box.height / 5 }
  const line = { fill: 'none', stroke: bright.colour, strokeWidth: 1.8, opacity: dimmed(bright) }
  return (
    <g className={style.mark}>
      {outline === undefined ? (
        <rect x={box.x - 2} y={box.y - 2} width={box.width + 4} height={box.height + 4} rx="5" {...line} />
      ) : (
        <polygon points={outline(middle(box))} {...line} />
      )}
      {discs.map((mark, i) => (
        <g key={i} className={style.mark} opacity={dimmed(mark)} data-turn-mark={mark.n}>
          <Disc
            x={box.x + box.width - slope.x - (discs.length - 1 - i) * disc * 2}
            y={box.y + slope.y}
            n={mark.n}
            colour={mark.colour}
            r={disc}
          />
        </g>
      ))}
    </g>
  )
}

interface MarksProps {
  readonly table: Pick<TableProps<unknown>, 'marks' | 'view'>
  readonly board: RefObject<SVGSVGElement | null>
  readonly width: number
  /** What goes around a marked thing, where it is no box. */
  readonly outline?: Outline
}

/** Drawn last inside a board: things are found by their targets, other spots by `data-mark`. */
export function TurnMarks({ table, board, width, outline }: MarksProps): ReactNode {
  const { marks } = table
  const measured = useBoxes(board, marks, table.view)
  const { boxes, disc } = measured
  if (marks === undefined) return null
  return (
    <g className={style.marks} aria-hidden="true">
      {marks.map((mark, i) => {
        const [from, to] = [boxes.get(mark.from ?? ''), boxes.get(mark.at?.[0] ?? '')]
        if (from === undefined || to === undefined) return null
        return (
          <g key={i} className={style.mark} opacity={dimmed(mark)}>
            <Path mark={mark} from={from} to={to} disc={disc} outline={outline} />
          </g>
        )
      })}
      {spotsOf(marks, measured).map((spot, i) => (
        <Frame key={i} spot={spot} outline={outline} disc={disc} />
      ))}
      {marks.map((mark, i) => {
        const box = boxes.get(mark.at?.[0] ?? '')
        if (mark.change === undefined || box === undefined) return null
        return (
          <g key={i} className={style.mark} opacity={dimmed(mark)}>
            <Change lines={mark.change} box={box} width={width} colour={mark.colour} />
          </g>
        )
      })}
    </g>
  )
}

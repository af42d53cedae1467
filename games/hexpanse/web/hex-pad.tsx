import { viewBoxOf } from '@orrery/ui'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { distanceOf, Q, R } from '../src/rules/hexes.ts'
import type { Axial } from '../src/types.ts'
import { frameAround, hexagon, ORIGIN, pointOf } from './geometry.ts'
import style from './hex-pad.module.css'

/* Hexes to be touched: by finger, by mouse across several, by arrow keys and the space bar. */

const SIZE = 24

export const isSame = (a: Axial, b: Axial): boolean => a[0] === b[0] && a[1] === b[1]
export const includes = (cells: readonly Axial[], cell: Axial): boolean => cells.some((one) => isSame(one, cell))

/** Every cell within this number of rings, row by row. */
export const cellsWithin = (radius: number): readonly Axial[] =>
  Q.flatMap((q, h): readonly Axial[] => (distanceOf(h) <= radius ? [[q, R[h] ?? 0]] : [])).toSorted(
    (a, b) => a[1] - b[1] || a[0] - b[0],
  )

interface HexPadProps {
  readonly label: string
  readonly radius: number
  isOn(cell: Axial): boolean
  /** What is said of a cell beside its place. */
  describe(cell: Axial): string
  /** What is drawn on a cell, around 0,0 in a hex of 24. */
  renderCell(cell: Axial): ReactNode
  /** How a cell is marked, for the style sheet. */
  mark?(cell: Axial): string
  /** Cells are switched on or off: the one that was touched, or those a mouse was drawn across. */
  paint(cells: readonly Axial[], on: boolean): void
}

/** Which cells an arrow key may lead to, the first that exists. */
const STEPS: { readonly [key: string]: readonly Axial[] } = {
  ArrowLeft: [[-1, 0]],
  ArrowRight: [[1, 0]],
  ArrowUp: [
    [0, -1],
    [1, -1],
  ],
  ArrowDown: [
    [0, 1],
    [-1, 1],
  ],
}

interface Stroke {
  readonly from: Axial
  readonly on: boolean
  hasLeft: boolean
}

/** "Row 3, hex 2", counted from the top left. */
const placeOf = ([q, r]: Axial, radius: number): string =>
  `row ${r + radius + 1}, hex ${q - Math.max(-radius, -radius - r) + 1}`

interface Hands {
  keys(event: KeyboardEvent): void
  down(cell: Axial): void
  enter(event: PointerEvent, cell: Axial): void
  click(cell: Axial): void
}

type Touched = Pick<HexPadProps, 'isOn' | 'paint'> & { readonly cells: readonly Axial[] }

/** The cell that keys move from, and what hands and keys do; `focusOn` moves the focus to a cell. */
function useHexes({ cells, isOn, paint }: Touched, focusOn: (cell: Axial) => void): readonly [Axial, Hands] {
  const [current, setCurrent] = useState<Axial>([0, 0])
  const stroke = useRef<Stroke>(undefined)
  const flip = (cell: Axial): void => paint([cell], !isOn(cell))
  const hands: Hands = {
    keys(event) {
      const next = STEPS[event.key]
        ?.map(([q, r]): Axial => [current[0] + q, current[1] + r])
        .find((cell) => includes(cells, cell))
      if (event.key === ' ' || event.key === 'Enter') flip(current)
      else if (next === undefined) return
      else {
        setCurrent(next)
        focusOn(next)
      }
      event.preventDefault()
    },
    down(cell) {
      stroke.current = { from: cell, on: !isOn(cell), hasLeft: false }
    },
    enter(event, cell) {
      const begun = stroke.current
      if (begun === undefined || event.buttons !== 1 || event.pointerType !== 'mouse') return
      paint(begun.hasLeft ? [cell] : [begun.from, cell], begun.on)
      begun.hasLeft = true
    },
    click(cell) {
      setCurrent(cell)
      if (stroke.current?.hasLeft !== true) flip(cell)
      stroke.current = undefined
    },
  }
  return [current, hands]
}

export function HexPad({ label, radius, isOn, describe, renderCell, mark, paint }: HexPadProps): ReactNode {
  const cells = cellsWithin(radius)
  const svg = useRef<SVGSVGElement>(null)
  const [current, hands] = useHexes({ cells, isOn, paint }, (cell) =>
    svg.current?.querySelector<SVGGElement>(`[data-cell="${cell.join(',')}"]`)?.focus(),
  )
  return (
    <svg
      ref={svg}
      className={style.pad}
      viewBox={viewBoxOf(frameAround(cells, SIZE))}
      role="group"
      aria-label={label}
      onKeyDown={(event) => hands.keys(event)}
    >
      {cells.map((cell) => {
        const { x, y } = pointOf(cell, SIZE)
        return (
          <g
            key={cell.join(',')}
            data-cell={cell.join(',')}
            data-mark={mark?.(cell)}
            role="checkbox"
            aria-checked={isOn(cell)}
            aria-label={`${placeOf(cell, radius)}: ${describe(cell)}`}
            tabIndex={isSame(cell, current) ? 0 : -1}
            transform={`translate(${x.toFixed(2)} ${y.toFixed(2)})`}
            onClick={() => hands.click(cell)}
            onPointerDown={() => hands.down(cell)}
            onPointerEnter={(event) => hands.enter(event, cell)}
          >
            <polygon className={style.cell} points={hexagon(ORIGIN, SIZE - 1.2)} />
            {renderCell(cell)}
          </g>
        )
      })}
    </svg>
  )
}

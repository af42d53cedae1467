import type { ReactNode } from 'react'
import { BRASS, BRIGHT, colourOf, HEXILUM, HIT } from './colours.ts'
import { DRAWN, hexagon, ORIGIN, pointOf, SIZE } from './geometry.ts'
import { Crystal, UnitMark, WarlordMark } from './marks.tsx'

/* The drawing on the start page: the same hexes and pieces, and no rules. */

const WIDTH = 570
const HEIGHT = 540

type Cell = readonly [q: number, r: number]

const CELLS: readonly Cell[] = Array.from({ length: 13 * 11 }, (_, i): Cell => {
  const r = Math.floor(i / 13) - 5
  return [(i % 13) - 6 - Math.floor(r / 2), r]
})
const X: readonly Cell[] = [
  [2, 0],
  [2, -2],
  [0, -2],
  [-2, 0],
  [-2, 2],
  [0, 2],
  [4, -3],
  [-4, 1],
  [1, -4],
  [-2, 4],
]
const UNITS: readonly (readonly [q: number, r: number, faction: number, unit: number])[] = [
  [-2, 0, 0, 12],
  [-1, 0, 0, 0],
  [0, 0, 0, 0],
  [-1, -1, 0, 1],
  [1, -1, 0, 0],
  [-2, 1, 0, 0],
  [2, -3, 2, 0],
  [3, -3, 2, 1],
  [4, -2, 2, 0],
  [1, -4, 2, 0],
  [3, 0, 3, 0],
  [2, 2, 3, 0],
  [4, -1, 3, 14],
  [1, 2, 3, 1],
  [-4, 1, 1, 0],
  [-3, 3, 1, 1],
  [-2, 4, 1, 0],
  [-3, 2, 1, 17],
]
const WARLORDS: readonly (readonly [q: number, r: number, faction: number, life: number])[] = [
  [0, 1, 0, 6],
  [3, -4, 2, 5],
  [3, 1, 3, 7],
  [-4, 3, 1, 3],
]
const MISSING: readonly Cell[] = [
  [0, -1],
  [2, -1],
]

const At = ({ cell, children }: { readonly cell: Cell; readonly children: ReactNode }): ReactNode => {
  const { x, y } = pointOf(cell, SIZE)
  return <g transform={`translate(${(x + WIDTH / 2).toFixed(1)} ${(y + HEIGHT / 2).toFixed(1)})`}>{children}</g>
}

const isIn = (list: readonly Cell[], [q, r]: Cell): boolean => list.some(([a, b]) => a === q && b === r)

export const Picture = (): ReactNode => (
  <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect width={WIDTH} height={HEIGHT} fill="#070c18" />
    {CELLS.map((cell) => (
      <At key={cell.join()} cell={cell}>
        <polygon
          points={hexagon(ORIGIN, DRAWN)}
          fill={isIn(X, cell) ? '#0f3f3d' : '#101a31'}
          stroke={isIn(X, cell) ? HEXILUM : BRASS}
          strokeOpacity={isIn(X, cell) ? 0.7 : 0.24}
        />
        {isIn(X, cell) && <Crystal r={11} />}
      </At>
    ))}
    {MISSING.map((cell) => (
      <At key={cell.join()} cell={cell}>
        <polygon points={hexagon(ORIGIN, 15)} fill="none" stroke={BRIGHT} strokeWidth="2.2" />
      </At>
    ))}
    {UNITS.map(([q, r, faction, unit]) => (
      <At key={`${q} ${r}`} cell={[q, r]}>
        <circle r="17" fill="#101a31" />
        <UnitMark faction={faction} unit={unit} r={13.5} />
      </At>
    ))}
    {WARLORDS.map(([q, r, faction, life]) => (
      <At key={`${q} ${r}`} cell={[q, r]}>
        <polygon
          points={hexagon(ORIGIN, DRAWN - 2)}
          fill={colourOf(faction)}
          fillOpacity=".2"
          stroke={colourOf(faction)}
          strokeWidth="3"
        />
        <WarlordMark faction={faction} life={life} r={15} />
      </At>
    ))}
    <At cell={[2, -3]}>
      <polygon points={hexagon(ORIGIN, DRAWN)} fill={HIT} fillOpacity=".22" stroke={HIT} strokeWidth="2.4" />
    </At>
  </svg>
)

import { paced } from '@orrery/ui'
import type { ReactNode } from 'react'
import { patternIn } from '../src/rules/box.ts'
import { cellsOf } from '../src/rules/patterns.ts'
import { NONE } from '../src/types.ts'
import type { View } from '../src/types.ts'
import { At } from './cell.tsx'
import { BRIGHT, colourOf, DARK, factionOf } from './colours.ts'
import { DRAWN, hexagon, ORIGIN, outlineOf } from './geometry.ts'
import style from './won.module.css'

/* The pattern that won: its nine hexes light up one after another, everything else steps back. */

const PER_CELL_MS = 130

export function WonView({ view }: { readonly view: View }): ReactNode {
  if (view.wonWith === NONE || view.wonAt === NONE) return null
  const cells = cellsOf(patternIn(view.box, view.wonWith), view.wonAt)
  const others = Array.from({ length: view.box.cells }, (_, h) => h).filter((h) => !cells.includes(h))
  const tone = colourOf(factionOf(view, view.box.sideOf.indexOf(view.winner)))
  return (
    <g pointerEvents="none" aria-hidden="true" data-won="">
      {others.map((h) => (
        <At key={h} hex={h}>
          <polygon points={hexagon(ORIGIN, DRAWN)} fill={DARK} fillOpacity=".5" />
        </At>
      ))}
      {cells.map((h, i) => (
        <At key={h} hex={h}>
          <polygon
            className={style.cell}
            style={{ animationDelay: `${paced(PER_CELL_MS * i)}ms`, animationDuration: `${paced(PER_CELL_MS * 3)}ms` }}
            points={hexagon(ORIGIN, DRAWN - 1)}
            fill={tone}
            fillOpacity=".22"
            stroke={BRIGHT}
            strokeWidth="2.4"
          />
        </At>
      ))}
      <path d={outlineOf(cells)} fill="none" stroke={BRIGHT} strokeWidth="2" />
    </g>
  )
}

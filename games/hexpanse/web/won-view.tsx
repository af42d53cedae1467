import type { ReactNode } from 'react'
import { patternIn } from '../src/rules/ruleset.ts'
import { cellsOf } from '../src/rules/patterns.ts'
import { NONE, type View } from '../src/types.ts'
import { At } from './cell.tsx'
import { BRIGHT, colourOf, DARK, factionOf } from './colours.ts'
import { DRAWN, hexagon, ORIGIN, outlineOf } from './geometry.ts'

/* The pattern that won: its hexes are lit, everything else steps back. */

/** The nine cells, or as many as the scene of the end has lit. */
export function WonView({ view, lit }: { readonly view: View; readonly lit: number | undefined }): ReactNode {
  if (view.wonWith === NONE || view.wonAt === NONE) return null
  const all = cellsOf(patternIn(view.ruleset, view.wonWith), view.wonAt)
  const cells = all.slice(0, lit)
  const others = Array.from({ length: view.ruleset.cells }, (_, h) => h).filter((h) => !all.includes(h))
  const tone = colourOf(factionOf(view, view.ruleset.sideOf.indexOf(view.winner)))
  return (
    <g pointerEvents="none" aria-hidden="true" data-won={cells.length}>
      {others.map((h) => (
        <At key={h} hex={h}>
          <polygon points={hexagon(ORIGIN, DRAWN)} fill={DARK} fillOpacity=".5" />
        </At>
      ))}
      {cells.map((h) => (
        <At key={h} hex={h}>
          <polygon
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

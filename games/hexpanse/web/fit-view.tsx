import type { ReactNode } from 'react'
import { sideOf } from '../src/rules/ruleset.ts'
import type { Mission } from '../src/types.ts'
import type { Aimed } from './aim.ts'
import { At } from './cell.tsx'
import { BRASS } from './colours.ts'
import { fitsOf, groundAfter, groundOf, MOST_FITS, useShownFit } from './fits.ts'
import { DRAWN, hexagon, ORIGIN } from './geometry.ts'
import { readTarget } from './targets.ts'
import type { PartProps } from './table.ts'
import { viewer } from './ways.ts'

/* The nearest way to build a mission, on the board: own units in it get a dotted rim, missing cells a brass hexagon. */

function wanted(
  table: PartProps,
  shown: { readonly mission: Mission; readonly nth: number } | undefined,
): readonly [Mission, number] | undefined {
  const pointed = table.pointed === undefined ? undefined : readTarget(table.pointed)
  if (pointed?.kind === 'mission') return [pointed.id, 0]
  return shown === undefined ? undefined : [shown.mission, shown.nth]
}

export function FitView({ table, aimed }: { readonly table: PartProps; readonly aimed: Aimed | undefined }): ReactNode {
  const { view } = table
  const asked = wanted(table, useShownFit())
  if (asked === undefined) return null
  const [mission, nth] = asked
  const side = sideOf(view.ruleset, viewer(view))
  const ground = aimed === undefined ? groundOf(view, side) : groundAfter(view, side, aimed)
  const fit = fitsOf(view, mission, ground, MOST_FITS)[nth]
  if (fit === undefined) return null
  return fit.cells.map((h, i) => (
    <At key={h} hex={h}>
      {fit.held[i] === true ? (
        <polygon
          points={hexagon(ORIGIN, DRAWN - 5)}
          fill="none"
          stroke={BRASS}
          strokeWidth="1.6"
          strokeDasharray="3 3"
        />
      ) : (
        <polygon points={hexagon(ORIGIN, 15)} fill={BRASS} fillOpacity=".08" stroke={BRASS} strokeWidth="2.2" />
      )}
    </At>
  ))
}

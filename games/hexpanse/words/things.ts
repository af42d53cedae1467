import { capital } from '@orrery/kernel'
import { inShip, inReserve } from '../src/rules/pieces.ts'
import type { Hex, Player, Unit, View } from '../src/types.ts'
import { distanceOf } from '../src/rules/hexes.ts'
import { hexName, pieceName, playerName, whoseName } from './names.ts'
import { unitLabel } from './page.ts'

/* What the things on the page are called when they are read aloud. */

/** "Row 3, hex 4: Nomads' normal unit; hexilum hex". */
export function hexLabel(view: View, h: Hex): string {
  const { radius } = view.ruleset.board
  const what = view.ruleset.isX[h] === true ? '; hexilum hex' : ''
  const ring = radius > 3 && distanceOf(h) === radius ? '; outer ring' : ''
  return `${capital(hexName(view, h))}: ${pieceName(view, h).replace('an empty hex', 'empty')}${what}${ring}`
}

/** The name of some minor factions is a plural already. */
function counted(view: View, p: Player, unit: Unit, n: number): string {
  const label = unitLabel(view, p, unit)
  return `${n} ${label}${n === 1 || label.endsWith('s') ? '' : 's'}`
}

export const shipLabel = (view: View, p: Player, unit: Unit): string =>
  `Recovery Ship, ${playerName(view, p)}: ${counted(view, p, unit, inShip(view, p, unit))}`

export const reserveLabel = (view: View, p: Player, unit: Unit): string =>
  `${capital(whoseName(view, p))} Reserve: ${counted(view, p, unit, inReserve(view, p, unit))}`

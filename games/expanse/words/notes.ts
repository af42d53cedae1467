import { CUBE_ROWS, FLEET_ROWS } from '../src/data/pieces.ts'
import { holderOf } from '../src/rules/powers.ts'
import { type Cube, type Fleet, NONE, type View } from '../src/types.ts'
import { capital } from './grammar.ts'
import { fleetName } from './names.ts'
import { halves } from './things.ts'

/* A sentence or two about each kind of piece. */

const HITS = {
  off: 'One removal takes it off the map; its owner may build it again.',
  never: 'Nothing removes it. It belongs to the player who controls it, and may change hands after each Scoring.',
  damaged: 'One removal damages it, a second takes it off the map.',
} as const

function hitText(fleet: Fleet): string {
  const hit = FLEET_ROWS[fleet]?.hit ?? 'off'
  return hit === 'off' || hit === 'never' ? HITS[hit] : HITS.damaged
}

export function fleetNote(fleet: Fleet): string {
  const row = FLEET_ROWS[fleet]
  if (row === undefined) return ''
  const parts = [`Strength ${halves(row.halves)}.`, hitText(fleet)]
  if (row.id === 'fresh') parts.push('Damaged this turn, so it cannot be repaired before the next.')
  if (row.id === 'damaged') parts.push('Its owner may repair it for 1 AP.')
  if (row.flagship === true) parts.push('It is removed only when no other fleet of its owner is there.')
  if (!row.buildable && row.hit === 'off' && row.id === 'scrap') parts.push('It cannot be built; an ability adds it.')
  return parts.join(' ')
}

export function cubeNote(view: View, cube: Cube): string {
  const row = CUBE_ROWS[cube]
  if (row === undefined) return ''
  const light = row.weight > 1 && holderOf(view, view.ruleset.powers.lightCubes) !== NONE
  if (light) return 'Counts as 1 influence; no two on one Base.'
  return row.weight === 1
    ? 'Counts as 1 influence.'
    : `Counts as ${row.weight} influence; it is removed or moved as 1 cube.`
}

export const fleetTitle = (fleet: Fleet): string => capital(fleetName(fleet).replace(/^the /, ''))

export const CONTROL_NOTE =
  'The most strength in an Orbital is Orbital Control: +1 on each of its Bases where the controller has influence. A tie gives it to nobody.'

export const CAPTAIN_NOTE =
  'The player with the fewest CP after a Scoring controls the Rocinante. Its controller may use one of its crew before a Scoring.'

import type { Standing } from '@orrery/ui'
import { firstOf } from '../modules/web.ts'
import { CUBE_OWNER } from '../src/rules/pieces.ts'
import { ungroup } from '../src/rules/fleets.ts'
import type { Event, View } from '../src/types.ts'
import { capital } from '../words/grammar.ts'
import { abilityName, baseName, cardName, cubeName, fleetKind, groupName, orbitName } from '../words/names.ts'
import { NUMERALS } from './sector.tsx'

/* Provisional choices by a short name, and the numbers of the chart. */

/** A player's own plain cube is called Influence; others have names. */
const what = (view: View, cube: number): string =>
  CUBE_OWNER[cube] === cube ? 'Influence' : capital(cubeName(view, cube))
const kind = (fleet: number): string => capital(fleetKind(fleet).replace(/^the /, ''))

export function staged(e: Event, view: View): string | undefined {
  switch (e.kind) {
    case 'moved':
      return `${capital(groupName(ungroup(e.group, e.player)).replace(/^1 /, ''))}, ${orbitName(e.from)} to ${orbitName(e.to)}`
    case 'shifted':
      return `${kind(e.fleet)}, ${orbitName(e.from)} to ${orbitName(e.to)}`
    case 'built':
    case 'deployed':
      return `${kind(e.fleet)} at ${orbitName(e.orbital)}`
    case 'placed':
      return `${what(view, e.cube)} on ${baseName(e.base)}`
    case 'relocated':
    case 'movedCube':
      return `${what(view, e.cube)}, ${baseName(e.from)} to ${baseName(e.to)}`
    case 'removed':
      return `${capital(cubeName(view, e.cube))} off ${baseName(e.base)}`
    case 'hit':
      return `${kind(e.fleet)} at ${orbitName(e.orbital)} ${e.damaged ? 'damaged' : 'removed'}`
    case 'swapped':
      return `${baseName(e.base)} and ${baseName(e.otherBase)} swap`
    case 'repaired':
      return `Repair at ${orbitName(e.orbital)}`
    case 'taken':
    case 'performed':
      return cardName(view, e.card)
    case 'kept':
      return `${cardName(view, e.card)} kept`
    case 'points':
      return `${e.ap} action points`
    case 'used':
      return abilityName(view, e.ability)
    default:
      return firstOf((module) => module.staged?.(e, view))
  }
}

/** CP by seat; the mark is the last Scoring that was begun. */
export const standing = (view: View): Standing => ({
  scores: view.seating.map((player) => view.cp[player] ?? 0),
  mark: view.final ? 'Final' : (NUMERALS[view.scorings - 1] ?? ''),
})

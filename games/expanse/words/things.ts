import { eachSaid } from '../modules/words.ts'
import { BAND_ROWS, RESOURCE_ROWS, SECTOR_ROWS } from '../src/data/board.ts'
import { controllerOf, orbitalControl, strength, total } from '../src/rules/control.ts'
import { BAND_OF, hasBase, ORBITAL_OF } from '../src/rules/map.ts'
import { fleetsAt, fleetsOf, influenceOf } from '../src/rules/pieces.ts'
import type { Base, Fleet, Orbital, Player, Sector, View } from '../src/types.ts'
import { capital, list, plural } from './grammar.ts'
import { bandName, baseName, fleetName, groupName, orbitName, playerName, resourceOf, sectorName } from './names.ts'

/* The name of a thing on the board for screen readers. */

export const playersOf = (view: View): Player[] => Array.from({ length: view.ruleset.players }, (_, player) => player)

/** Half points as they are read: 1½. */
export const halves = (n: number): string => `${Math.floor(n / 2) || (n % 2 === 0 ? 0 : '')}${n % 2 === 0 ? '' : '½'}`

export const isDestroyed = (view: View, base: Base): boolean =>
  !hasBase(view.inPlay, base) && !hasBase(view.ruleset.basesOut, base)

function influenceText(view: View, base: Base): string {
  const controller = orbitalControl(view, ORBITAL_OF[base] ?? 0)
  const parts = playersOf(view).flatMap((player) => {
    const n = total(view, player, base, controller)
    if (n === 0) return []
    const own = influenceOf(view, player, base)
    return [`${playerName(player)} ${n > own ? `${own} and 1 for Orbital Control` : own}`]
  })
  return parts.length === 0 ? 'nobody has influence' : list(parts)
}

export function baseThing(view: View, base: Base): string {
  const name = `${baseName(base)}, ${resourceOf(view, base)} Base`
  if (!hasBase(view.inPlay, base)) return `${name}: ${isDestroyed(view, base) ? 'destroyed' : 'out of play'}`
  const leader = controllerOf(view, base)
  const more = eachSaid((words) => [words.onBase?.(view, base) ?? '']).join('')
  return `${name}${more}: ${influenceText(view, base)}${leader < 0 ? '' : `; ${playerName(leader)} leads`}`
}

/** Fleets of a player in an Orbital, counted by kind. */
export function fleetsThere(view: View, player: Player, orbital: Orbital): string {
  const counts: number[] = []
  for (const kind of fleetsOf(view, player)) counts[kind] = fleetsAt(view, kind, orbital)
  return groupName(Array.from(counts, (n) => n ?? 0))
}

export function orbitalThing(view: View, orbital: Orbital): string {
  const parts = playersOf(view).flatMap((player) =>
    strength(view, player, orbital) === 0 ? [] : [`${playerName(player)} ${fleetsThere(view, player, orbital)}`],
  )
  const controller = orbitalControl(view, orbital)
  const control = controller < 0 ? '' : `; ${playerName(controller)} has Orbital Control`
  const fleets = parts.length === 0 ? 'no fleets' : list(parts)
  return `${orbitName(orbital)} Orbital, ${bandName(BAND_OF[orbital] ?? 0)}: ${fleets}${control}`
}

export const fleetThing = (view: View, fleet: Fleet, orbital: Orbital): string => {
  const n = fleetsAt(view, fleet, orbital)
  const name = fleetName(fleet)
  return `${name.startsWith('the ') ? capital(name) : plural(n, name)} at ${orbitName(orbital)}`
}

export const cubeThing = (name: string, base: Base): string => `${name} on ${baseName(base)}`

export const sectorThing = (view: View, sector: Sector): string =>
  `${sectorName(sector)}: ${plural(view.markers[sector] ?? 0, 'Bonus marker')} left`

export const bandLabel = (band: number): string => {
  const name = BAND_ROWS[band]?.name ?? ''
  return `${name.replace(/ Planets$/, '')} band`
}

export const sectorLabel = (sector: number): string => SECTOR_ROWS[sector]?.name ?? ''
export const resourceLabel = (resource: number): string => RESOURCE_ROWS[resource]?.name ?? ''

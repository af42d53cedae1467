import { BAND_ROWS, BASE_ROWS, ORBITAL_ROWS, RESOURCE_ROWS, SECTOR_ROWS } from '../src/data/board.ts'
import { FACTION_ROWS } from '../src/data/factions.ts'
import { CUBE_ROWS, FLEET_ROWS } from '../src/data/pieces.ts'
import { holderOf } from '../src/rules/powers.ts'
import {
  type Ability,
  type AbilityRow,
  type Band,
  type Base,
  type Ruleset,
  type Card,
  type CardRow,
  type Cube,
  FACTIONS,
  type Fleet,
  HIDDEN,
  NONE,
  type Orbital,
  type Player,
  type Sector,
  type View,
} from '../src/types.ts'
import { withArticle, list, plural } from './grammar.ts'

/* What everything is called. A number that names nothing is "unknown": a sentence never breaks, and a test finds it. */

const NOBODY = 'somebody unknown'
const NOTHING = 'something unknown'

export const playerName = (player: Player): string => FACTIONS[player] ?? NOBODY
export const playerTitle = (player: Player): string => FACTION_ROWS[player]?.name ?? NOBODY
/** The letter of a faction, for places with no room for its name. */
export const playerLetter = (player: Player): string => playerName(player).charAt(0).toUpperCase()

export const baseName = (base: Base): string => BASE_ROWS[base]?.name ?? NOTHING
/** Short, where only an Orbital can be meant. */
export const orbitName = (orbital: Orbital): string => ORBITAL_ROWS[orbital]?.name ?? NOTHING
export const orbitalName = (orbital: Orbital): string => `${orbitName(orbital)} Orbital`
export const bandName = (band: Band): string => `${BAND_ROWS[band]?.name ?? NOTHING} Band`
export const sectorName = (sector: Sector): string => SECTOR_ROWS[sector]?.name ?? NOTHING
/** In the middle of a sentence: the Belt. */
export const inSector = (sector: Sector): string => `the ${sectorName(sector).replace(/^The /, '')}`

export const resourceOf = ({ ruleset }: { readonly ruleset: Pick<Ruleset, 'resourceOn'> }, base: Base): string =>
  RESOURCE_ROWS[ruleset.resourceOn[base] ?? NONE]?.name ?? NOTHING

/** By what it counts: the same piece is a Diplomat or an Embassy (SX-1). */
export function cubeName(view: View, cube: Cube): string {
  const row = CUBE_ROWS[cube]
  const light = row?.lightName !== undefined && holderOf(view, view.ruleset.powers.lightCubes) !== NONE
  return (light ? row.lightName : row?.name) ?? NOTHING
}

/* ---- fleets ---------------------------------------------------------------------------------------------------- */

const isPlain = (fleet: Fleet): boolean => fleet < FACTIONS.length
const isLeader = (fleet: Fleet): boolean => FLEET_ROWS[fleet]?.flagship === true
/** There is only one of it, or only one of each player. */
const isSingle = (fleet: Fleet): boolean => FLEET_ROWS[fleet]?.owner === 'captain' || isLeader(fleet)

/** Among fleets of one known owner: fleet, Battleship, the Rocinante. */
export const fleetKind = (fleet: Fleet): string => {
  const row = FLEET_ROWS[fleet]
  const name = row?.id === 'fresh' ? `newly ${row.name}` : (row?.name ?? NOTHING)
  return isSingle(fleet) ? `the ${name}` : name
}

/** A fleet as its mover says it: one's own needs no name. */
export const ownFleet = (player: Player, fleet: number): string =>
  fleet === player ? 'a fleet' : aFleet(fleet, withArticle)

export const cost = (price: number): string => (price === 0 ? 'at no cost' : `for ${price} CP`)

/** Among fleets of several owners: UN fleet, Scrap Ship, the Rocinante, the UN leader. */
export const fleetName = (fleet: Fleet): string => {
  if (isLeader(fleet)) return `the ${FLEET_ROWS[fleet]?.owner ?? ''} leader`
  return isPlain(fleet) ? `${FLEET_ROWS[fleet]?.owner ?? ''} ${fleetKind(fleet)}` : fleetKind(fleet)
}

export const aFleet = (fleet: Fleet, article: (noun: string) => string): string =>
  isSingle(fleet) ? fleetName(fleet) : article(fleetName(fleet))

/** A group by its counts per kind: 2 fleets and the Rocinante. */
export function groupName(counts: readonly number[]): string {
  const byName = new Map<string, number>()
  counts.forEach((n, fleet) => {
    const name = fleetKind(fleet)
    if (n > 0) byName.set(name, (byName.get(name) ?? 0) + n)
  })
  const parts = [...byName].map(([name, n]) => (name.startsWith('the ') ? name : plural(n, name)))
  return parts.length === 0 ? 'no fleet' : list(parts)
}

/* ---- cards and abilities --------------------------------------------------------------------------------------- */

/** What a name needs to know of a table: its cards and abilities. */
export interface Named {
  readonly ruleset: Pick<Ruleset, 'cards' | 'abilities'>
}

/** The data of an Action card; undefined for a Score card. */
export const cardRow = ({ ruleset }: Named, card: Card): CardRow | undefined => ruleset.cards[card]?.row

export function cardName(named: Named, card: Card): string {
  if (card === HIDDEN) return 'a hidden card'
  if (card === NONE) return 'no card'
  return cardRow(named, card)?.title ?? 'Score card'
}

export const abilityRow = ({ ruleset }: Named, ability: Ability): AbilityRow | undefined =>
  ruleset.abilities[ability]?.row
export const abilityName = (named: Named, ability: Ability): string => abilityRow(named, ability)?.name ?? NOTHING

/** What a frame belongs to: a card, an ability as -2 - index, or nothing. */
export function sourceName(named: Named, source: number): string {
  if (source === NONE) return ''
  return source < NONE ? abilityName(named, -2 - source) : cardName(named, source)
}

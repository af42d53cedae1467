import type { Target } from '@orrery/ui'
import { ABILITIES } from '../src/data/abilities.ts'
import { CARDS } from '../src/data/cards.ts'
import {
  BANDS,
  BASES,
  CUBES,
  FACTIONS,
  FLEETS,
  ORBITALS,
  SECTORS,
  type Ability,
  type Band,
  type Base,
  type Card,
  type Cube,
  type Fleet,
  type Orbital,
  type Player,
  type Sector,
} from '../src/types.ts'

/* What can be pointed at, by name: `base:ceres`, `fleet:battleship@mars`, `card:slot2`. */

export const HAND: Target = 'card:hand'
export const DECK: Target = 'deck:draw'
export const DISCARD: Target = 'deck:discard'
export const CREW: Target = 'crew:rocinante'

export const baseTarget = (base: Base): Target => `base:${BASES[base] ?? ''}`
export const orbitalTarget = (orbital: Orbital): Target => `orbital:${ORBITALS[orbital] ?? ''}`
export const bandTarget = (band: Band): Target => `band:${BANDS[band] ?? ''}`
export const sectorTarget = (sector: Sector): Target => `sector:${SECTORS[sector] ?? ''}`
export const cubeTarget = (cube: Cube, base: Base): Target => `cube:${CUBES[cube] ?? ''}@${BASES[base] ?? ''}`
export const fleetTarget = (fleet: Fleet, orbital: Orbital): Target =>
  `fleet:${FLEETS[fleet] ?? ''}@${ORBITALS[orbital] ?? ''}`
export const slotTarget = (slot: number): Target => `card:slot${slot + 1}`
export const keptTarget = (card: Card): Target => `kept:${CARDS[card]?.id ?? ''}`
export const techTarget = (ability: Ability): Target => `tech:${ABILITIES[ability]?.id ?? ''}`
export const reserveTarget = (fleet: Fleet): Target => `reserve:${FLEETS[fleet] ?? ''}`
export const supplyTarget = (cube: Cube): Target => `supply:${CUBES[cube] ?? ''}`
export const seatTarget = (player: Player): Target => `seat:${FACTIONS[player] ?? ''}`

/** Spots that only marks are drawn at: a side's cubes on a Base, and the end of an Orbital's fleets. */
export const cellMark = (player: Player, base: Base): string => `cell:${FACTIONS[player] ?? ''}@${BASES[base] ?? ''}`
export const rackMark = (orbital: Orbital): string => `rack:${ORBITALS[orbital] ?? ''}`

const index = (list: readonly string[], id: string): number => list.indexOf(id)

/** A target read back: its kind, and the numbers its names stand for; -1 where a name means nothing. */
export interface Thing {
  readonly kind: string
  /** What: Base, Orbital, slot, card, ability, kind of piece, player, by the kind of target. */
  readonly id: number
  /** Where a piece is, or whose a token is. */
  readonly place: number
}

const IDS: { readonly [kind: string]: (id: string) => number } = {
  base: (id) => index(BASES, id),
  orbital: (id) => index(ORBITALS, id),
  band: (id) => index(BANDS, id),
  sector: (id) => index(SECTORS, id),
  cube: (id) => index(CUBES, id),
  supply: (id) => index(CUBES, id),
  fleet: (id) => index(FLEETS, id),
  reserve: (id) => index(FLEETS, id),
  card: (id) => (id === 'hand' ? -1 : Number(id.slice('slot'.length)) - 1),
  kept: (id) => CARDS.findIndex((row) => row.id === id),
  tech: (id) => ABILITIES.findIndex((row) => row.id === id),
}

const PLACES: { readonly [kind: string]: readonly string[] } = {
  cube: BASES,
  fleet: ORBITALS,
}

/** Everything else is named by a player, or by a number and whose it is. */
const idOf = (id: string): number =>
  FACTIONS.some((faction) => faction === id) ? index(FACTIONS, id) : Number(id || -1)

export function readTarget(target: Target): Thing {
  const [kind = '', rest = ''] = target.split(':')
  const [id = '', place = ''] = rest.split('@')
  return { kind, id: (IDS[kind] ?? idOf)(id), place: index(PLACES[kind] ?? FACTIONS, place) }
}

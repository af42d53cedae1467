import { bit, itemAt } from '@orrery/kernel'
import { FACTION_ROWS } from '../data/factions.ts'
import { FLIPS } from '../data/flips.ts'
import { SYSTEM_ROWS } from '../data/systems.ts'
import {
  type Ruleset,
  COLOURS,
  type FactionRow,
  type PlanetInfo,
  type Player,
  type SystemRow,
  TRAITS,
} from '../types.ts'
import { ALL_PLANETS, FACTION_IDS, PLANET_IDS } from './ruleset.ts'

/* TE-10.10: a faction that turns over. Its planets keep their places, so nothing a table has noted is lost. */

/** What the faction turns into; undefined where it has one side only. */
export function otherSideOf(faction: string): string | undefined {
  const pair = FLIPS.find((sides) => sides.includes(faction))
  return pair?.find((side) => side !== faction)
}

const maskOf = (names: readonly string[], all: readonly string[]): number =>
  names.reduce((mask, name) => mask | bit(all.indexOf(name)), 0)

/** The planets of the one home by those of the other, in their order. */
function turned(info: PlanetInfo, from: SystemRow, to: SystemRow): PlanetInfo {
  const row = to.planets[from.planets.findIndex(({ id }) => id === info.row.id)]
  if (row === undefined) return info
  return {
    ...info,
    row,
    specialties: maskOf(row.specialties ?? [], COLOURS),
    traits: maskOf(row.traits ?? [], TRAITS),
  }
}

const factionOf = (id: string | undefined): FactionRow | undefined => FACTION_ROWS.find((row) => row.id === id)
const homeOf = ({ home }: FactionRow): SystemRow | undefined => SYSTEM_ROWS.find((row) => row.tile === home)

/** The tables with this player's faction turned over; undefined where it has one side only. */
export function flipped(ruleset: Ruleset, player: Player): Ruleset | undefined {
  const now = itemAt(ruleset.factions, player)
  const other = factionOf(otherSideOf(now.id))
  const [from, to] = [homeOf(now), other === undefined ? undefined : homeOf(other)]
  if (other === undefined || from === undefined || to === undefined) return undefined
  const factions = ruleset.factions.map((row, p) => (p === player ? other : row))
  const planets = ruleset.planets.map((info) => turned(info, from, to))
  const systems = ruleset.systems.map((system) =>
    system.tile === from.tile ? { ...system, tile: to.tile, name: to.name.replace(/ - .*$/, '') } : system,
  )
  const systemRow = systems.map(({ tile }) => SYSTEM_ROWS.findIndex((row) => row.tile === tile))
  const planetRow = planets.map(({ row }) => PLANET_IDS.indexOf(row.id))
  return {
    ...ruleset,
    factions,
    planets,
    systems,
    systemRow,
    systemAt: SYSTEM_ROWS.map((_, i) => systemRow.indexOf(i)),
    planetRow,
    planetAt: ALL_PLANETS.map((_, i) => planetRow.indexOf(i)),
    playerRow: factions.map(({ id }) => FACTION_IDS.indexOf(id)),
    playerAt: FACTION_IDS.map((id) => factions.findIndex((row) => row.id === id)),
  }
}

import { at, bit, itemAt, joined, listOf } from '@orrery/kernel'
import { DELIVERED } from '../data/delivered.ts'
import { FACTION_ROWS } from '../data/factions.ts'
import { MAX_ROUNDS, SETTING_ROWS } from '../data/settings.ts'
import { SYSTEM_ROWS, TOKEN_PLANETS } from '../data/systems.ts'
import { ANOMALIES, COLOURS, NONE, TRAITS, WORMHOLES } from '../types.ts'
import type {
  Ruleset,
  FactionRow,
  PlanetInfo,
  PlanetRow,
  Settings,
  System,
  SystemInfo,
  SystemRow,
  Tables,
} from '../types.ts'
import { lanePairs } from './lanes.ts'
import { type Cell, type GalaxyMap, type Hex, homeTiles, MECATOL_TILES } from './mapString.ts'

/** Every planet there is, printed ones first: what moves and positions name. */
export const ALL_PLANETS: readonly PlanetRow[] = [...SYSTEM_ROWS.flatMap((row) => row.planets), ...TOKEN_PLANETS]
export const PLANET_IDS = ALL_PLANETS.map(({ id }) => id)
export const FACTION_IDS = FACTION_ROWS.map(({ id }) => id)
const PLANET_ROWS = new Map(PLANET_IDS.map((id, i) => [id, i]))

/* The tables of one table, made once from its map, factions and settings. */

const maskOf = (names: readonly string[], all: readonly string[]): number =>
  names.reduce((mask, name) => mask | bit(all.indexOf(name)), 0)

/** The defaults of TE-11 with what the table has chosen. */
export function settingsFor(seats: number, chosen: Partial<Settings>): Settings {
  const defaults = Object.fromEntries(SETTING_ROWS.map(({ key, options }) => [key, options[0]]))
  return { ...defaults, maxRounds: MAX_ROUNDS[seats] ?? 5, ...chosen } as unknown as Settings
}

export const factionRow = (id: string): FactionRow | undefined => FACTION_ROWS.find((row) => row.id === id)

interface Place extends Hex {
  readonly row: SystemRow
  readonly home: number
  readonly offMap: boolean
}

const TILES = new Map(SYSTEM_ROWS.map((row) => [row.tile, row]))
const rowOfTile = (tile: string): SystemRow | undefined => TILES.get(tile.toLowerCase())

/** The home tile of a seat that sits on a slot: its gate where it has one, of several the one nobody else uses. */
function slotTile(faction: FactionRow, others: readonly FactionRow[]): string {
  if (faction.gate !== undefined) return faction.gate
  const taken = new Set(others.filter((row) => row !== faction).map((row) => row.home))
  return (faction.homeChoices ?? [faction.home]).find((tile) => !taken.has(tile)) ?? faction.home
}

const isAt = (a: Hex | undefined, b: Hex): boolean => a !== undefined && a.q === b.q && a.r === b.r

function placeOf(cell: Cell, map: GalaxyMap, factions: readonly FactionRow[]): Place[] {
  const seat = map.homes.findIndex((home) => isAt(home, cell))
  const faction = factions[seat]
  const tile = cell.kind === 'slot' ? (faction === undefined ? undefined : slotTile(faction, factions)) : cell.entry
  const row = tile === undefined || cell.kind === 'hyperlane' ? undefined : rowOfTile(tile)
  return row === undefined ? [] : [{ row, q: cell.q, r: cell.r, home: seat, offMap: false }]
}

/** Homes that lie beside the map, behind a gate. */
const offMapHomes = (factions: readonly FactionRow[]): Place[] =>
  factions.flatMap((faction, home) => {
    const row = faction.gate === undefined ? undefined : rowOfTile(faction.home)
    return row === undefined ? [] : [{ row, q: 0, r: 0, home, offMap: true }]
  })

/** A tile as it is printed, or as a pack has it. */
const systemInfo = ({ row, q, r, home, offMap }: Place, { systems }: Tables): SystemInfo => ({
  tile: row.tile,
  name: (systems[row.tile] ?? row).name.replace(/ - .*$/, ''),
  q,
  r,
  wormholes: maskOf((systems[row.tile] ?? row).wormholes ?? [], WORMHOLES),
  anomalies: maskOf((systems[row.tile] ?? row).anomalies ?? [], ANOMALIES),
  home,
  fracture: row.fracture === true,
  egress: row.egress === true,
  offMap,
})

function planetInfo(printed: PlanetRow, system: System, { planets }: Tables): PlanetInfo {
  const row = planets[printed.id] ?? printed
  return {
    row,
    system,
    specialties: maskOf(row.specialties ?? [], COLOURS),
    traits: maskOf(row.traits ?? [], TRAITS),
  }
}

const isTouching = (a: SystemInfo, b: SystemInfo): boolean => {
  if (a.offMap || b.offMap || a.fracture || b.fracture) return false
  const dq = a.q - b.q
  const dr = a.r - b.r
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr)) === 1
}

const joins = (pair: readonly (readonly number[])[], a: SystemInfo, b: SystemInfo): boolean =>
  !a.offMap &&
  !b.offMap &&
  pair.some(([q, r]) => a.q === q && a.r === r) &&
  pair.some(([q, r]) => b.q === q && b.r === r)

type Seam = readonly (readonly (readonly number[])[])[]

/** TE-14.5: touching hexes, seam pairs and hyperlanes, equal wormholes; The Fracture's neighbours in its line (TE-5.1). */
function areNear(systems: readonly SystemInfo[], seam: Seam, a: System, b: System): boolean {
  const one = itemAt(systems, a)
  const two = itemAt(systems, b)
  if (one.fracture && two.fracture) return Math.abs(a - b) === 1
  if (one.fracture || two.fracture) return false
  return isTouching(one, two) || (one.wormholes & two.wormholes) !== 0 || seam.some((pair) => joins(pair, one, two))
}

const noLists = (n: number): number[][] => Array.from({ length: n }, () => [])

/** The neighbours of each system, in the order of the systems. */
function neighbours(systems: readonly SystemInfo[], seam: Seam): readonly (readonly System[])[] {
  const near = noLists(systems.length)
  for (let a = 0; a < systems.length; a++)
    for (let b = a + 1; b < systems.length; b++) {
      if (!areNear(systems, seam, a, b)) continue
      itemAt(near, a).push(b)
      itemAt(near, b).push(a)
    }
  return near
}

/** The planets of each system. */
function planetsBySystem(printed: readonly PlanetInfo[], systems: number): readonly (readonly number[])[] {
  const lists = noLists(systems)
  for (let q = 0; q < printed.length; q++) itemAt(lists, itemAt(printed, q).system).push(q)
  return lists
}

/** Where each of `n` rows stands in the list; NONE where it does not. */
function placesOf(rows: readonly number[], n: number): number[] {
  const places = listOf(n, () => NONE)
  for (let i = 0; i < rows.length; i++) places[at(rows, i)] = i
  return places
}

export interface RulesetParts {
  readonly key: string
  readonly map: GalaxyMap
  readonly factions: readonly FactionRow[]
  readonly names: readonly string[]
  readonly settings: Settings
  readonly seam?: Seam
  /** The tile of each seat's start system. */
  readonly starts?: readonly string[]
  /** What is played with; as delivered where nothing is said. */
  readonly tables?: Tables
  readonly pack?: string
  readonly changed?: ReadonlySet<string>
}

const NOTHING: ReadonlySet<string> = new Set()

/** Cards that are asked for are discarded too. */
const secretsIn = ({ secrets }: Tables): Ruleset['secrets'] =>
  Object.values(secrets).map((row) => (row.discards === undefined ? row : { ...row, discards: row.n ?? 0 }))

export function makeRuleset(parts: RulesetParts): Ruleset {
  const { key, map, factions, names, settings, seam = [], starts = [] } = parts
  const { tables = DELIVERED, pack = '', changed = NOTHING } = parts
  const fracture = SYSTEM_ROWS.filter((row) => row.fracture === true)
  const places: Place[] = [
    ...joined(map.cells, (cell) => placeOf(cell, map, factions)),
    ...offMapHomes(factions),
    ...fracture.map((row) => ({ row, q: 0, r: 0, home: NONE, offMap: false })),
  ]
  const systems = places.map((place) => systemInfo(place, tables))
  const printed = joined(places, ({ row }, system) => row.planets.map((planet) => planetInfo(planet, system, tables)))
  const planets = [...printed, ...TOKEN_PLANETS.map((row) => planetInfo(row, NONE, tables))]
  const seams = [...seam, ...lanePairs(map.cells)]
  const seats = factions.length
  const systemRow = listOf(places.length, (i) => SYSTEM_ROWS.indexOf(itemAt(places, i).row))
  const planetRow = listOf(planets.length, (q) => PLANET_ROWS.get(itemAt(planets, q).row.id) ?? NONE)
  return {
    key,
    pack,
    changed,
    seats,
    factions,
    names,
    settings,
    race: tables.race,
    neutrals: tables.neutrals,
    objectives: joined(Object.values(tables.objectives), (row) => [row]),
    secrets: secretsIn(tables),
    systems,
    planets,
    firstToken: printed.length,
    planetsIn: planetsBySystem(printed, systems.length),
    near: neighbours(systems, seams),
    homes: factions.map((row, seat) => homeOf(systems, row, seat)),
    starts: starts.map((tile) => systems.findIndex((system) => system.tile === tile)),
    styx: printed.findIndex(({ row }) => row.id === 'styx'),
    mecatol: systems.findIndex((system) => MECATOL_TILES.includes(system.tile)),
    hyperlanes: map.cells.filter((cell) => cell.kind === 'hyperlane').map(({ entry, q, r }) => ({ entry, q, r })),
    systemRow,
    systemAt: placesOf(systemRow, SYSTEM_ROWS.length),
    planetRow,
    playerRow: factions.map(({ id }) => FACTION_IDS.indexOf(id)),
    playerAt: FACTION_IDS.map((id) => factions.findIndex((row) => row.id === id)),
    planetAt: placesOf(planetRow, ALL_PLANETS.length),
    toJSON: () => key,
  }
}

/** The system with the home planets: beside the map for a faction with a gate. */
const homeOf = (systems: readonly SystemInfo[], row: FactionRow, seat: number): System =>
  systems.findIndex(
    (system) =>
      system.home === seat && (row.gate === undefined ? homeTiles(row.id).includes(system.tile) : system.offMap),
  )

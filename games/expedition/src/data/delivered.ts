import type { PlanetRow, Tables } from '../types.ts'
import { FACTION_ROWS } from './factions.ts'
import { NEUTRAL_INFANTRY, NEUTRAL_SHIPS } from './fracture.ts'
import { MAP_ROWS } from './maps.ts'
import { PROVENANCE } from './provenance.ts'
import * as scenario from './scenario.ts'
import { SYSTEM_ROWS, TOKEN_PLANETS } from './systems.ts'

type ById<T> = { readonly [id: string]: T }

const byId = <R, T>(rows: readonly R[], id: (row: R) => string, value: (row: R) => T): ById<T> =>
  Object.fromEntries(rows.map((row) => [id(row), value(row)]))

const { systems, factions } = PROVENANCE
const OF_PLANET = { resources: systems, influence: systems, traits: systems, specialties: systems } as const
const OF_SYSTEM = { wormholes: systems, anomalies: systems } as const
const OF_FACTION = { commodities: factions, breakthrough: factions, synergy: factions } as const

const planetOf = (row: PlanetRow): Tables['planets'][string] => ({
  ...row,
  traits: row.traits ?? [],
  specialties: row.specialties ?? [],
  legendary: row.legendary === true,
  provenance: OF_PLANET,
})

/** The race as it is delivered: what a pack replaces in part. */
export const DELIVERED: Tables = {
  planets: byId([...SYSTEM_ROWS.flatMap((row) => row.planets), ...TOKEN_PLANETS], ({ id }) => id, planetOf),
  systems: byId(
    SYSTEM_ROWS.filter((row) => row.fracture !== true),
    ({ tile }) => tile,
    ({ name, wormholes = [], anomalies = [] }) => ({ name, wormholes, anomalies, provenance: OF_SYSTEM }),
  ),
  factions: byId(
    FACTION_ROWS.filter((row) => row.scenario !== undefined),
    ({ id }) => id,
    (row) => ({ ...row, provenance: OF_FACTION }),
  ),
  maps: Object.fromEntries(Object.entries(MAP_ROWS)),
  objectives: byId(scenario.OBJECTIVE_ROWS, ({ id }) => id, (row) => row),
  secrets: byId(scenario.SECRET_ROWS, ({ id }) => id, (row) => row),
  race: scenario.RACE,
  neutrals: {
    infantry: NEUTRAL_INFANTRY,
    ships: Object.fromEntries(
      Object.entries(NEUTRAL_SHIPS).map(([tile, ships]) => [tile, ships.map(({ hitsOn }) => hitsOn)]),
    ),
  },
  options: {},
}

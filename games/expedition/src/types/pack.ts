import type { Provenance } from '@orrery/kernel'
import type { AnomalyId, WormholeId } from './ids.ts'
import type { FactionRow, MapRow, ObjectiveRow, PlanetRow, SecretRow } from './rows.ts'

interface Sourced {
  readonly provenance: { readonly [datum: string]: Provenance }
}

/** What is printed on a tile beside its planets. */
export interface TileRow extends Sourced {
  readonly name: string
  readonly wormholes: readonly WormholeId[]
  readonly anomalies: readonly AnomalyId[]
}

/** The numbers of the race (TE-14 to TE-16). */
export interface RaceRow {
  readonly start: {
    readonly tactic: number
    readonly strategy: number
    readonly cards: number
    readonly infantryHome: number
    readonly infantryStart: number
  }
  readonly limits: {
    readonly hand: number
    readonly secrets: number
    readonly pdsPerPlanet: number
    readonly pdsPerSeat: number
    readonly docksPerSeat: number
  }
  readonly prices: { readonly custodians: number; readonly token: number }
  readonly gains: { readonly statusTokens: number; readonly relicGoods: number; readonly dockExtra: number }
  readonly combat: { readonly pdsHitsOn: number; readonly infantryHitsOn: number }
  /** TE-16.2: how many trade goods are worth a point, and the most points they give. */
  readonly treasury: { readonly per: number; readonly most: number }
  /** TE-15.1: strategy cards for each player, by number of seats. */
  readonly strategyCards: { readonly [seats: string]: number }
}

/** The Fracture's neutral units (TE-5.2): infantry by planet; by system what each ship hits on. */
export interface NeutralRow {
  readonly infantry: { readonly [planet: string]: number }
  readonly ships: { readonly [tile: string]: readonly number[] }
}

/** Everything a pack may change (docs/packs); a ruleset is made from these tables. */
export interface Tables {
  readonly planets: { readonly [id: string]: PlanetRow & Sourced }
  readonly systems: { readonly [tile: string]: TileRow }
  readonly factions: { readonly [id: string]: FactionRow & Sourced }
  /** By number of seats. */
  readonly maps: { readonly [seats: string]: MapRow }
  readonly objectives: { readonly [id: string]: ObjectiveRow }
  readonly secrets: { readonly [id: string]: SecretRow }
  readonly race: RaceRow
  readonly neutrals: NeutralRow
  /** What a table plays with where it does not say otherwise. */
  readonly options: { readonly [setting: string]: string | number | boolean }
}

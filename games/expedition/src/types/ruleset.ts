import type { Planet, Player, System } from './ids.ts'
import type { NeutralRow, RaceRow } from './pack.ts'
import type { FactionRow, ObjectiveRow, PlanetRow, SecretRow } from './rows.ts'

/** TE-11: fixed at the start, shown at the table, written in the log. */
export interface Settings {
  readonly sixthOrder: 'breakthroughFirst' | 'placeFirst'
  readonly noSite: 'offBoard' | 'tableRuling'
  readonly stationSites: 'allow' | 'forbid'
  readonly destroyedPlanetSites: 'allow' | 'forbid'
  readonly jupiterSameTurn: boolean
  readonly jupiterOnPass: boolean
  readonly psychoarchaeology: boolean
  readonly ingressChoice: 'maximum' | 'free'
  readonly alraithMethod: 'synergy' | 'fourColours'
  readonly rebellionSetupRoll: boolean
  readonly fractureFrontier: boolean
  readonly secretDiscard: 'shuffleBack' | 'remove'
  readonly dice: 'app' | 'table'
  readonly payments: 'tracked' | 'declared'
  readonly maxRounds: number
  readonly minRounds: number
  readonly tailRounds: number
  readonly sixthRound: number
  readonly reach: number
  readonly thundersEdgePoints: number
  readonly strategyCards: 'one' | 'two'
  readonly questions: 'once' | 'few' | 'whole' | 'steps'
  readonly crews: boolean
  readonly shipBreakthroughs: 'effect' | 'goods'
}

export interface SystemInfo {
  readonly tile: string
  readonly name: string
  readonly q: number
  readonly r: number
  /** Masks over WORMHOLES and ANOMALIES, as printed. */
  readonly wormholes: number
  readonly anomalies: number
  /** Whose home system it is. */
  readonly home: Player
  readonly fracture: boolean
  readonly egress: boolean
  /** A home that lies beside the map and is reached by its wormhole alone. */
  readonly offMap: boolean
}

export interface PlanetInfo {
  readonly row: PlanetRow
  /** As printed; a planet on a token has none here (`State.tokenAt`). */
  readonly system: System
  /** Mask over COLOURS and over TRAITS. */
  readonly specialties: number
  readonly traits: number
}

/** The tables of one table: map, factions, settings. Made once and shared by all states. */
export interface Ruleset {
  readonly key: string
  /** The hash of a pack that changes something, or ''. */
  readonly pack: string
  /** Rows that the pack changes, as `section/row`. */
  readonly changed: ReadonlySet<string>
  readonly seats: number
  readonly factions: readonly FactionRow[]
  /** What a player is called in sentences. */
  readonly names: readonly string[]
  readonly settings: Settings
  readonly race: RaceRow
  readonly neutrals: NeutralRow
  readonly objectives: readonly ObjectiveRow[]
  readonly secrets: readonly SecretRow[]
  readonly systems: readonly SystemInfo[]
  readonly planets: readonly PlanetInfo[]
  /** From here on the planets lie on tokens. */
  readonly firstToken: number
  readonly planetsIn: readonly (readonly number[])[]
  /** Touching hexes, seams, equal printed wormholes, the line of The Fracture. */
  readonly near: readonly (readonly System[])[]
  readonly homes: readonly System[]
  /** The start system of each seat of the scenario. */
  readonly starts: readonly System[]
  readonly mecatol: System
  /** The planet of The Fracture that gives a point while it is held (TE-5.14). */
  readonly styx: Planet
  /** Hexes that hold a hyperlane, as text "(q,r)" and as the entry on the map: they are no systems. */
  readonly hyperlanes: readonly { readonly entry: string; readonly q: number; readonly r: number }[]
  /** From the place in the tables of all systems and planets to the place on this map, and back. */
  readonly systemAt: readonly System[]
  readonly systemRow: readonly number[]
  readonly planetAt: readonly number[]
  readonly planetRow: readonly number[]
  /** The same for factions and seats. */
  readonly playerAt: readonly Player[]
  readonly playerRow: readonly number[]
  toJSON(): string
}

import type { AnomalyId, ColourId, Power, TraitId, WormholeId } from './ids.ts'

/* Rows of the tables in data/: what is printed, and the scenario's own frame. */

export interface PlanetRow {
  readonly id: string
  readonly name: string
  readonly resources: number
  readonly influence: number
  readonly traits?: readonly TraitId[]
  readonly specialties?: readonly ColourId[]
  readonly legendary?: boolean
  readonly station?: boolean
}

export interface SystemRow {
  readonly tile: string
  readonly name: string
  readonly planets: readonly PlanetRow[]
  readonly wormholes?: readonly WormholeId[]
  readonly anomalies?: readonly AnomalyId[]
  /** The faction whose home it is. */
  readonly home?: string
  /** The faction whose home lies off the map and is reached through here. */
  readonly gateOf?: string
  readonly fracture?: boolean
  readonly egress?: boolean
}

export interface FactionRow {
  readonly id: string
  readonly name: string
  readonly home: string
  readonly homeChoices?: readonly string[]
  readonly gate?: string
  readonly commodities: number
  readonly breakthrough: string
  readonly synergy: readonly ColourId[]
  readonly power?: Power
  readonly scenario?: {
    readonly goods: number
    readonly techs: readonly string[]
    /** Trade goods once, on gaining the breakthrough (TE-15.15). */
    readonly gift?: number
  }
}

type Hex = readonly number[]

export interface MapRow {
  readonly text: string
  readonly homes: readonly Hex[]
  readonly start: readonly string[]
  readonly seam: readonly (readonly Hex[])[]
}

export interface StrategyRow {
  readonly id: string
  readonly name: string
  /** What others pay to follow: a strategy token, or nothing. */
  readonly followCost: number
}

export interface TechnologyRow {
  readonly id: string
  readonly name: string
  /** Absent for a unit upgrade: it counts for no colour. */
  readonly colour?: ColourId
  readonly needs: readonly ColourId[]
  readonly effect: string
}

export type CardWindow = 'action' | 'combatRound' | 'afterRoll'

export interface ActionCardRow {
  readonly id: string
  readonly name: string
  readonly copies: number
  readonly window: CardWindow
  readonly effect: string
}

export type ObjectiveKind = 'spend' | 'hold'

export interface ObjectiveRow {
  readonly id: string
  readonly name: string
  readonly kind: ObjectiveKind
  readonly requirement: string
}

export interface SecretRow {
  readonly id: string
  readonly name: string
  readonly when: 'status' | 'action'
  readonly requirement: string
}

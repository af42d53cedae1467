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

/** By name: infantry at the end of a turn, a token for producing, further reach, a technology of the loser, cards for two. */
export const RACE_EFFECTS = ['deploys', 'factories', 'marches', 'assimilates', 'shares'] as const
export type RaceEffect = (typeof RACE_EFFECTS)[number]

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
    /** What the breakthrough does where its printed effect needs ships (TE-15.15). */
    readonly effect?: RaceEffect
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

/** What a technology changes in the scenario; one without only counts for its colour. */
export type TechPower =
  | 'asteroids'
  | 'frontier'
  | 'reach'
  | 'twoActions'
  | 'twoCards'
  | 'revive'
  | 'stims'
  | 'threeTokens'
  | 'extraShot'
  | 'shields'
  | 'cheaper'
  | 'predict'
  | 'transit'
  | 'betterInfantry'

export interface TechnologyRow {
  readonly id: string
  readonly name: string
  /** Absent for a unit upgrade: it counts for no colour. */
  readonly colour?: ColourId
  readonly needs: readonly ColourId[]
  readonly power?: TechPower
  readonly effect: string
}

export type CardWindow = 'action' | 'combatRound' | 'afterRoll'

/** What an action card does; one file of steps knows them all. */
export type CardOp =
  | 'readyTrait'
  | 'goodsPerTrait'
  | 'goodsOfPlanet'
  | 'exhaustOther'
  | 'steal'
  | 'buyTech'
  | 'deploy'
  | 'plague'
  | 'buySecret'
  | 'secondary'
  | 'primary'
  | 'brilliance'
  | 'takeBack'
  | 'boost'
  | 'reroll'

export interface ActionCardRow {
  readonly id: string
  readonly name: string
  readonly copies: number
  readonly window: CardWindow
  readonly op: CardOp
  readonly trait?: TraitId
  readonly n?: number
  readonly effect: string
}

type ObjectiveKind = 'spend' | 'hold'

/** Something a player has, counted. */
export type Holding =
  | 'sameTrait'
  | 'planetsAway'
  | 'specialties'
  | 'twoColours'
  | 'structures'
  | 'cultural'
  | 'hazardous'
  | 'industrial'
  | 'cards'
  | 'oneColour'
  | 'pds'
  | 'influence'
  | 'resources'
  | 'infantryAway'
  | 'legendary'
  | 'shared'

/** What an objective asks to be spent. */
export interface Cost {
  readonly resources?: number
  readonly influence?: number
  readonly goods?: number
  readonly tokens?: number
}

export interface ObjectiveRow {
  readonly id: string
  readonly name: string
  readonly kind: ObjectiveKind
  readonly cost?: Cost
  readonly have?: Holding
  readonly n?: number
}

/** Moments at which a secret can be scored at once (TE-15.18). */
export type SecretMoment = 'wonInAnomaly' | 'wonInHome' | 'wonAgainstLeader' | 'lostHome' | 'lastToPass'

export interface SecretRow {
  readonly id: string
  readonly name: string
  readonly when: 'status' | 'action'
  readonly have?: Holding
  readonly n?: number
  /** Action cards to discard when it is scored. */
  readonly discards?: number
  readonly moment?: SecretMoment
}

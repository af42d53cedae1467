import type { BandId, OrbitalId, ResourceId, SectorId } from './ids.ts'

/**
 * What can be said of a place; a module adds its own words.
 * @public
 */
export interface Traits {
  ownInfluence: true
  ownFleet: true
  ownFlagship: true
  ownOrbitalControl: true
  removable: true
  rocinante: true
}
export type Is = keyof Traits
export type PlaceRef = 'B' | 'O' | 'D' | 'F'

/** A place filter; all its parts must hold. Empty = any in play. */
export interface Where {
  readonly sector?: SectorId | readonly SectorId[]
  readonly band?: BandId | readonly BandId[]
  readonly orbital?: OrbitalId | readonly OrbitalId[]
  readonly resource?: ResourceId | readonly ResourceId[]
  readonly is?: readonly Is[]
  readonly minOwn?: number
  readonly ref?: PlaceRef
  readonly not?: PlaceRef
}

type CountOf =
  | 'controlledBases'
  | 'opponentsWhoBuilt'
  | 'ownFleetsThere'
  | 'controlledSectors'
  | 'controlledOrbitals'
  | 'ownTechs'
export interface Counted {
  readonly count: CountOf
  readonly max?: number
  /** A number for each item counted, and only at these places. */
  readonly per?: number
  readonly at?: Where
}
export type Amount = number | 'all' | '$N' | '$X' | '$X+1' | '$F' | Counted
export type Mode = 'must' | 'upTo'
export type Whose = 'self' | 'opp' | 'any'
export type Reach = 1 | 2 | 'any'

export type SpecialRule =
  | 'miller'
  | 'mercantile'
  | 'kenzo'
  | 'repair'
  | 'diplomat'
  | 'scrapShip'
  | 'slotDiscount'
  | 'freeKeep'
  | 'embassy'
  | 'twoPlays'
  | 'apBonus'
  | 'keptAfterAp'
  | 'freeTech'

/**
 * The primitives of the vocabulary by name, with their parameters; a module adds its own.
 * @public
 */
export interface Effects {
  place: {
    readonly n: Amount
    readonly mode: Mode
    readonly at: Where
    readonly perBase?: 1
    readonly distinct?: 'band' | 'sector'
    readonly each?: true
  }
  remove: {
    readonly n: Amount
    readonly mode: Mode
    readonly owner: Whose
    readonly at: Where
    readonly perBase?: 1
    readonly distinct?: 'band' | 'sector'
    readonly each?: true
    readonly spare?: number
    readonly as?: 'B'
  }
  moveInf: { readonly n: Amount; readonly mode: Mode; readonly owner: Whose; readonly from: Where; readonly to: Where }
  swap: object
  moveFleets: {
    readonly unit: 'one' | 'group' | 'each' | '$F' | 'rocinante' | 'flagship'
    readonly n: Amount
    readonly mode: Mode
    readonly owner: Whose
    readonly reach: Reach
    readonly to?: Where
    readonly as?: 'O'
    readonly free?: true
  }
  removeFleets: {
    readonly n: Amount
    readonly mode: Mode
    readonly owner: Whose
    readonly in: Where
    readonly perOwner?: 1
    readonly each?: true
    readonly as?: 'O'
  }
  build: {
    readonly unit?: 'flagship'
    readonly n: Amount
    readonly mode: Mode
    readonly to: 'home' | Where
    readonly alsoFromMap?: true
  }
  gainCP: { readonly n: Amount }
  gainAP: { readonly n: number }
  peekBonus: object
  discardKept: { readonly n: number; readonly of: 'self' | 'opp'; readonly chooser: 'owner' | 'performer' }
  revealTop: { readonly as: 'N' }
  pick: {
    readonly what: 'base' | 'orbital' | 'band' | 'fleet' | 'number'
    readonly where: Where
    readonly as: PlaceRef | 'X'
  }
  chooseOne: { readonly options: readonly Formula[] }
  forEach: { readonly who: 'all' | 'opponents'; readonly do: Formula }
  special: {
    readonly rule: SpecialRule
    readonly mode?: Mode
    readonly to?: Where
    /** Extra AP of a card; only of a card with this many; whether above the limit of 4 (SX-3). */
    readonly plus?: number
    readonly only?: number
    readonly beyond?: true
  }
}

export type Effect = { [K in keyof Effects]: { readonly op: K } & Effects[K] }[keyof Effects]
export type Formula = readonly Effect[]

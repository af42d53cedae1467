import type { BandId, OrbitalId, ResourceId, SectorId } from './ids.ts'

export type Is = 'standee' | 'ownLeader' | 'ownInfluence' | 'ownFleet' | 'ownOrbitalControl' | 'removable' | 'rocinante'
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
  /** So many for each item counted, and only those at these places. */
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

export type Effect =
  | {
      readonly op: 'place'
      readonly n: Amount
      readonly mode: Mode
      readonly at: Where
      readonly perBase?: 1
      readonly distinct?: 'band' | 'sector'
      readonly each?: true
    }
  | {
      readonly op: 'remove'
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
  | {
      readonly op: 'moveInf'
      readonly n: Amount
      readonly mode: Mode
      readonly owner: Whose
      readonly from: Where
      readonly to: Where
    }
  | { readonly op: 'swap' }
  | {
      readonly op: 'moveFleets'
      readonly unit: 'one' | 'group' | 'each' | '$F' | 'rocinante' | 'leader'
      readonly n: Amount
      readonly mode: Mode
      readonly owner: Whose
      readonly reach: Reach
      readonly to?: Where
      readonly as?: 'O'
      readonly free?: true
    }
  | {
      readonly op: 'removeFleets'
      readonly n: Amount
      readonly mode: Mode
      readonly owner: Whose
      readonly in: Where
      readonly perOwner?: 1
      readonly each?: true
      readonly as?: 'O'
    }
  | {
      readonly op: 'build'
      readonly unit?: 'leader'
      readonly n: Amount
      readonly mode: Mode
      readonly to: 'home' | Where
      readonly alsoFromMap?: true
    }
  | { readonly op: 'gainCP'; readonly n: Amount }
  | { readonly op: 'gainAP'; readonly n: number }
  | { readonly op: 'peekBonus' }
  | {
      readonly op: 'discardKept'
      readonly n: number
      readonly of: 'self' | 'opp'
      readonly chooser: 'owner' | 'performer'
    }
  | { readonly op: 'revealTop'; readonly as: 'N' }
  | {
      readonly op: 'pick'
      readonly what: 'base' | 'orbital' | 'band' | 'fleet' | 'number'
      readonly where: Where
      readonly as: PlaceRef | 'X'
    }
  | { readonly op: 'chooseOne'; readonly options: readonly Formula[] }
  | { readonly op: 'forEach'; readonly who: 'all' | 'opponents'; readonly do: Formula }
  | { readonly op: 'proto'; readonly do: 'take' | 'suppress' }
  | { readonly op: 'proto'; readonly do: 'move'; readonly mode: Mode; readonly to: Where; readonly reach: 1 | 'any' }
  | { readonly op: 'recoverPoint'; readonly n: number; readonly mode: Mode }
  | {
      readonly op: 'gainTech'
      readonly n: number
      readonly mode: Mode
      readonly levels: 'heldOnce'
      readonly cost: 'level-1'
    }
  | {
      readonly op: 'special'
      readonly rule: SpecialRule
      readonly mode?: Mode
      readonly to?: Where
      /** AP a card gives more; only a card of so many; and above the limit of 4 (SX-3). */
      readonly plus?: number
      readonly only?: number
      readonly beyond?: true
    }

export type Formula = readonly Effect[]

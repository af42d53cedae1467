import type { Formula } from './effects.ts'
import type { BaseId, FactionId, FleetId, OrbitalId, Provenance } from './ids.ts'

/** When a card's Event works: at once or kept; only as a turn; only in a window; only beside the AP of a card (V-1). */
/** House rules that a table may play by; the last three are those of rules versions 2 and 3, for their games. */
export type House = 'diplomatPrice' | 'fewerCubes' | 'yaoCap' | 'mercantileFirst' | 'rules3'

export type Play = 'normal' | 'turn' | 'window' | 'withAp'

export interface CardRow {
  readonly id: string
  readonly title: string
  readonly set: string
  readonly ap: number
  readonly tabs: readonly FactionId[]
  readonly p2: boolean
  readonly p3: boolean
  readonly play: Play
  readonly keepFree: boolean
  readonly needsDeck: boolean
  readonly formula: Formula
  readonly provenance: { readonly [datum: string]: Provenance }
}

/** What a faction has on the map when the game begins. */
export interface Chart {
  readonly fleets: readonly (readonly [fleet: FleetId, orbital: OrbitalId, count: number])[]
  readonly influence: readonly (readonly [base: BaseId, count: number])[]
  readonly provenance: { readonly fleets: Provenance; readonly influence: Provenance }
}

/** How the deck is built (EX-3.9 to EX-3.12). */
export interface Deck {
  /** The cards with the 2P icon, with the 3P icon, or all. */
  readonly pool: 'p2' | 'p3' | 'all'
  /** Size of the top pile without Score cards; then the number of piles, and of Action and Score cards in each. */
  readonly top: number
  readonly piles: number
  readonly actions: number
  readonly scores: number
}

/** What a tech in force changes in the rules; shared code asks for the power, never for the tech. */
export const POWERS = [
  'specialCubes',
  'safeCubes',
  'winsInfluenceTies',
  'longMove',
  'winsFleetTies',
  'cheaperSlots',
  'freeSlots',
  'freeKeeping',
  'lightCubes',
  'singleCubes',
  'twoPlays',
] as const
export type Power = (typeof POWERS)[number]

/** A moment on which a tech hangs: its formula is then carried out by its owner. */
export const TRIGGERS = [
  'cardAp',
  'afterCardAp',
  'afterInfluence',
  'afterOwnEvent',
  'takeCard',
  'takeSlot1',
  'otherPaysSlot',
  'otherTakesOffer',
  'afterBases',
] as const
export type Trigger = (typeof TRIGGERS)[number]

export interface AbilityRow {
  readonly id: string
  readonly name: string
  /** One word, for where there is little room; the name where nothing is said. */
  readonly short?: string
  /** A faction's, or the Rocinante's. */
  readonly of: FactionId | 'rocinante'
  /** 0 is the mat, in force from the start; 1 to 3 are tech levels. */
  readonly level: 0 | 1 | 2 | 3
  /** Comes with a set of a module; in the base box where nothing is said. */
  readonly set?: string
  readonly kind: 'continuous' | 'action' | 'crew'
  readonly cost: { readonly ap: number; readonly cp: number; readonly token: number }
  readonly oncePerTurn: boolean
  /** What a special cube costs to place with more than two players, in CP. */
  readonly cubePrice?: number
  /** A special cube enters in place of a plain one on that Base, which is set aside until it returns; not with two players. */
  readonly setsAside?: true
  readonly powers?: readonly Power[]
  readonly trigger?: Trigger
  /** The mat ability it widens, and how often both together may be used in a turn. */
  readonly widens?: string
  readonly uses?: number
  /** Places influence like an Influence action, and is followed by what follows one. */
  readonly influences?: true
  /** Techs that can never be held beside it (DC-A.6). */
  readonly excludes?: readonly string[]
  /** Every step must be possible, or the ability may not be used there. */
  readonly whole?: true
  readonly formula: Formula
  readonly provenance: { readonly [datum: string]: Provenance }
}

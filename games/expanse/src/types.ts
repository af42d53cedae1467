import type { Move, Seat } from '@orrery/kernel'

/*
 * The vocabulary of the game. Ids are names outside and their index in these lists inside.
 * A player is a faction: 0 UN, 1 MCR, 2 OPA, 3 PG; which seat plays it is `State.seating`.
 */
export const FACTIONS = ['UN', 'MCR', 'OPA', 'PG'] as const
export const BANDS = ['inner', 'belt', 'jupiter', 'saturn'] as const
export const SECTORS = ['inner', 'belt', 'outer'] as const
export const RESOURCES = ['food', 'water', 'minerals', 'tech'] as const
export const ORBITALS = ['earth', 'mars', 'ceres', 'tycho', 'eros', 'thoth', 'vesta', 'jupiter', 'saturn'] as const
export const BASES = [
  'eurasia',
  'africa',
  'luna',
  'mariner-valley',
  'londres-nova',
  'ceres',
  'tycho',
  'eros',
  'thoth',
  'vesta',
  'europa',
  'ganymede',
  'io',
  'rhea',
  'titan',
  'the-rings',
] as const

/** Kinds of cubes: one per faction, then those of a kind of their own. */
export const CUBES = ['UN', 'MCR', 'OPA', 'PG', 'diplomat'] as const
/** Kinds of fleets: a plain one per faction, then the special ones. `fresh` is a Battleship damaged in this turn. */
export const FLEETS = ['UN', 'MCR', 'OPA', 'PG', 'battleship', 'damaged', 'fresh', 'scrap', 'rocinante'] as const

export type FactionId = (typeof FACTIONS)[number]
export type BandId = (typeof BANDS)[number]
export type SectorId = (typeof SECTORS)[number]
export type ResourceId = (typeof RESOURCES)[number]
export type OrbitalId = (typeof ORBITALS)[number]
export type BaseId = (typeof BASES)[number]
export type CubeId = (typeof CUBES)[number]
export type FleetId = (typeof FLEETS)[number]

export type Player = number
export type Base = number
export type Orbital = number
export type Band = number
export type Sector = number
export type Cube = number
export type Fleet = number
/** Index into the list of all known cards; `SCORE` stands for any of the six alike Score cards. */
export type Card = number
/** Index into the box's list of abilities: mats, techs, and what the Rocinante's crew can do. */
export type Ability = number

export const NONE = -1
/** In a view: something is there, but this seat may not know what. */
export const HIDDEN = -2
export const SLOTS = 5
export const ALL = 99

export type Provenance = 'rulebook' | 'public' | 'inferred' | 'house'

/* ---- effects, as data ------------------------------------------------------------------------------------------ */

export type Is = 'ownInfluence' | 'ownFleet' | 'ownOrbitalControl' | 'removable' | 'rocinante'
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

export type CountOf = 'controlledBases' | 'opponentsWhoBuilt' | 'ownFleetsThere'
export interface Counted {
  readonly count: CountOf
  readonly max?: number
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
      readonly unit: 'one' | 'group' | 'each' | '$F' | 'rocinante'
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
  | { readonly op: 'special'; readonly rule: SpecialRule }

export type Formula = readonly Effect[]

/* ---- data rows ------------------------------------------------------------------------------------------------- */

/** When a card's Event works: at once or kept; only as a turn; only in a window; only beside the AP of a card (V-1). */
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

/** What a tech in force changes in the rules; shared code asks for the power, never for the tech. */
export type Power =
  | 'specialCubes'
  | 'safeCubes'
  | 'winsInfluenceTies'
  | 'longMove'
  | 'winsFleetTies'
  | 'cheaperSlots'
  | 'freeKeeping'

export interface AbilityRow {
  readonly id: string
  readonly name: string
  /** A faction's, or the Rocinante's. */
  readonly of: FactionId | 'rocinante'
  /** 0 is the mat, in force from the start; 1 to 3 are tech levels. */
  readonly level: 0 | 1 | 2 | 3
  readonly kind: 'continuous' | 'action' | 'crew'
  readonly cost: { readonly ap: number; readonly cp: number; readonly token: number }
  readonly oncePerTurn: boolean
  readonly power?: Power
  /** Every step must be possible, or the ability may not be used there. */
  readonly whole?: true
  readonly formula: Formula
  readonly provenance: { readonly [datum: string]: Provenance }
}

/* ---- the state ------------------------------------------------------------------------------------------------- */

export type StepName =
  | 'turn'
  | 'use'
  | 'spend'
  | 'offer'
  | 'endTurn'
  | 'bonus'
  | 'window'
  | 'score'
  | 'techs'
  | 'freeBuild'
  | 'rocinante'
  | 'final'
  | 'effect'
  | 'group'
  | 'relocate'
  | 'whichCube'
  | 'perform'
  | 'discardPlayed'
  | 'miller'

/** One pending question or continuation. All frames have this one shape; what a field means is said by its step. */
export interface Frame {
  readonly step: StepName
  /** Who is asked, or acts. */
  seat: Player
  /** Whose effect it is: the performer, also where another player chooses (EX-10.12). */
  by: Player
  /** The card or ability this belongs to: card index, or -2 - ability index; NONE for neither. */
  source: number
  /** Index of the program being carried out, and the step in it. */
  program: number
  pc: number
  /** How many are still to do; NONE before the step has begun. */
  left: number
  /** Mask of closed places or owners: "one per Base", "each in a different Band". */
  used: number
  /** The place a name is bound to: Base, Orbital, Band, or a fleet as `fleet * 16 + orbital`. */
  place: number
  /** The number a name is bound to. */
  count: number
  /** A piece in hand between two decisions: `cube * 16 + base` or `fleet * 16 + orbital`. */
  held: number
  /** Pieces this effect has put down: `cube * 16 + base`, or `256 + fleet * 16 + orbital`. Never changed, only replaced. */
  touched: readonly number[]
}

/** Everything fixed by the options of a table: tables and compiled programs, shared by all its states. */
export interface State {
  readonly box: Box
  /** Player by seat, clockwise; and seat by player. */
  readonly seating: readonly Player[]
  readonly seatOf: readonly Seat[]
  /** Order after set-up; `drawn` of them have left it, and the next `known` are public (EX-17.7). */
  readonly deck: readonly Card[]
  drawn: number
  known: number
  readonly deckSize: number
  /** Pool cards that were put back unseen (EX-3.10). */
  readonly unused: readonly Card[]
  readonly track: Card[]
  readonly discard: Card[]
  /** Kept Events as `card * 8 + player * 2 + fresh`, fresh = kept in this very turn (EX-6.6). */
  readonly kept: number[]
  /** By `cube * 16 + base`, and those not on the map by cube. */
  readonly cubes: number[]
  readonly supply: number[]
  /** By `fleet * 16 + orbital`, and those not on the map by fleet. */
  readonly fleets: number[]
  readonly reserve: number[]
  /** Kept up to date with the pieces: masks of Bases with a cube, of Orbitals with a fleet, by player. */
  readonly on: number[]
  readonly at: number[]
  /** Bases in play. */
  inPlay: number
  readonly cp: number[]
  /** Top to bottom; empty with two players. */
  readonly initiative: Player[]
  /** By player, masks over the faction's own abilities: in force, used in this turn; and tokens left. */
  readonly techs: number[]
  readonly usedUp: number[]
  readonly tokens: number[]
  /** Who controls the Rocinante. */
  captain: Player
  /** Scoring turns begun, Score cards drawn. */
  scorings: number
  scoresDrawn: number
  /** Bonus markers left by Sector; the Sector chosen in the present Scoring; mask of players who know it. */
  readonly markers: number[]
  chosen: Sector | typeof NONE | typeof HIDDEN
  knowers: number
  /** Final Scoring has begun: its rules for control hold (EX-2.12). */
  final: boolean
  active: Player
  /** The card taken or played in this turn and not yet discarded. */
  inHand: Card
  readonly stack: Frame[]
  /** The answers to the question on top of the stack; derived, never saved. */
  offer: Move[]
  reveals: number
  decisions: number
  winner: Player
}

/* ---- the box --------------------------------------------------------------------------------------------------- */

/** A place filter made ready: masks for what is fixed, flags for what depends on the position. */
export interface Filter {
  /** Bases and Orbitals that the fixed parts allow. */
  readonly bases: number
  readonly orbitals: number
  readonly bands: number
  readonly ownInfluence: boolean
  readonly ownFleet: boolean
  readonly ownOrbitalControl: boolean
  readonly removable: boolean
  readonly rocinante: boolean
  readonly minOwn: number
  /** What the bound place is, or '' where the filter names none. */
  readonly ref: PlaceRef | ''
  readonly not: PlaceRef | ''
  readonly data: Where
}

export type OpName = Effect['op']

/** A step of a program: every effect compiled into this one flat shape. */
export interface Op {
  readonly op: OpName
  readonly rule: SpecialRule | ''
  /** Count: a number, or one of the negative codes of rules/formula.ts. */
  readonly n: number
  readonly counted: Counted | undefined
  readonly upTo: boolean
  readonly owner: Whose
  readonly at: Filter
  readonly to: Filter
  readonly home: boolean
  readonly perPlace: boolean
  readonly perOwner: boolean
  readonly distinct: '' | 'band' | 'sector'
  readonly each: boolean
  readonly spare: number
  readonly binds: boolean
  readonly unit: 'one' | 'group' | 'each' | '$F' | 'rocinante'
  readonly reach: number
  readonly free: boolean
  readonly whole: boolean
  readonly alsoFromMap: boolean
  readonly what: 'base' | 'orbital' | 'band' | 'fleet' | 'number' | ''
  readonly chooser: 'owner' | 'performer'
  /** Programs of chooseOne's options, or the one of forEach. */
  readonly programs: readonly number[]
  readonly everybody: boolean
  readonly data: Effect
}

export interface AbilityInBox {
  readonly row: AbilityRow
  /** The faction, or NONE for the crew. */
  readonly player: Player
  /** Its bit in the faction's masks. */
  readonly bit: number
  readonly program: number
}

export interface CardInBox {
  readonly row: CardRow
  readonly ap: number
  readonly tabs: number
  readonly program: number
}

export interface Box {
  readonly players: number
  readonly sets: readonly string[]
  /** Steps of a Scoring turn, in order (EX-11.1); a module edits this list. */
  readonly scoringSteps: readonly StepName[]
  readonly cards: readonly CardInBox[]
  readonly pool: readonly Card[]
  readonly abilities: readonly AbilityInBox[]
  readonly abilitiesOf: readonly (readonly Ability[])[]
  readonly crew: readonly Ability[]
  readonly programs: readonly (readonly Op[])[]
  readonly programNames: readonly string[]
  /** Who can have a power, as player and bit of its ability, or undefined. */
  readonly powers: { readonly [P in Power]: { readonly player: Player; readonly bit: number } | undefined }
  /** Mask of abilities gained by player at each level, 0 being the mat. */
  readonly gained: readonly (readonly number[])[]
  readonly prices: readonly number[]
  readonly keepCost: number
  readonly critical: readonly number[]
  readonly basesOut: number
  toJSON(): string
}

/* ---- what a seat sees ------------------------------------------------------------------------------------------ */

/** The part of a state that everybody sees: the pure rule questions need no more. */
export type Position = Omit<State, 'deck' | 'unused' | 'offer'>

export interface View extends Position {
  /** Whose view this is; OBSERVER for a spectator. */
  readonly seat: Seat
  /** The cards that have left the deck, in order, then the publicly known top card. */
  readonly deck: readonly Card[]
  /** The answers open to this seat now. */
  readonly offer: readonly Move[]
}

/* ---- events ---------------------------------------------------------------------------------------------------- */

export type How = 'now' | 'offer' | 'kept' | 'window' | 'copied' | 'miller'

type EventBody =
  | { readonly kind: 'turn'; readonly player: Player }
  | {
      readonly kind: 'taken'
      readonly player: Player
      readonly slot: number
      readonly card: Card
      readonly price: number
    }
  | { readonly kind: 'performed'; readonly player: Player; readonly card: Card; readonly how: How }
  | { readonly kind: 'kept'; readonly player: Player; readonly card: Card; readonly price: number }
  | { readonly kind: 'points'; readonly player: Player; readonly card: Card; readonly ap: number }
  | { readonly kind: 'boosted'; readonly player: Player; readonly card: Card; readonly ap: number }
  | { readonly kind: 'granted'; readonly player: Player; readonly ap: number }
  | { readonly kind: 'declined'; readonly player: Player; readonly card: Card }
  | { readonly kind: 'initiative'; readonly player: Player; readonly order: readonly Player[] }
  | { readonly kind: 'finished'; readonly player: Player; readonly left: number }
  | { readonly kind: 'used'; readonly player: Player; readonly ability: Ability }
  | {
      readonly kind: 'picked'
      readonly player: Player
      readonly what: 'base' | 'orbital' | 'band' | 'fleet' | 'number' | 'option'
      readonly value: number
    }
  | { readonly kind: 'placed'; readonly player: Player; readonly cube: Cube; readonly base: Base }
  | { readonly kind: 'relocated'; readonly player: Player; readonly cube: Cube; readonly from: Base; readonly to: Base }
  | { readonly kind: 'removed'; readonly player: Player; readonly cube: Cube; readonly base: Base }
  | { readonly kind: 'movedCube'; readonly player: Player; readonly cube: Cube; readonly from: Base; readonly to: Base }
  | {
      readonly kind: 'swapped'
      readonly player: Player
      readonly cube: Cube
      readonly base: Base
      readonly otherCube: Cube
      readonly otherBase: Base
    }
  | {
      readonly kind: 'moved'
      readonly player: Player
      readonly from: Orbital
      readonly to: Orbital
      readonly group: number
    }
  | {
      readonly kind: 'shifted'
      readonly player: Player
      readonly fleet: Fleet
      readonly from: Orbital
      readonly to: Orbital
    }
  | {
      readonly kind: 'hit'
      readonly player: Player
      readonly fleet: Fleet
      readonly orbital: Orbital
      readonly damaged: boolean
    }
  | { readonly kind: 'built'; readonly player: Player; readonly fleet: Fleet; readonly orbital: Orbital }
  | { readonly kind: 'repaired'; readonly player: Player; readonly orbital: Orbital }
  | { readonly kind: 'gained'; readonly player: Player; readonly cp: number }
  | { readonly kind: 'revealed'; readonly card: Card }
  | { readonly kind: 'peeked'; readonly player: Player }
  | { readonly kind: 'sawBonus'; readonly player: Player; readonly sector: Sector }
  | { readonly kind: 'discarded'; readonly player: Player; readonly card: Card }
  | { readonly kind: 'scoring'; readonly player: Player; readonly number: number }
  | { readonly kind: 'bonusChosen'; readonly player: Player }
  | { readonly kind: 'passed'; readonly player: Player }
  | { readonly kind: 'bonusRevealed'; readonly sector: Sector }
  | {
      readonly kind: 'scored'
      readonly base: Base
      readonly totals: readonly number[]
      readonly gains: readonly number[]
      readonly critical: Player
    }
  | { readonly kind: 'standing'; readonly cp: readonly number[] }
  | { readonly kind: 'tech'; readonly player: Player; readonly ability: Ability }
  | { readonly kind: 'captain'; readonly player: Player }
  | { readonly kind: 'refilled'; readonly cards: readonly Card[] }
  | { readonly kind: 'final' }
  | { readonly kind: 'over'; readonly winner: Player; readonly cp: readonly number[] }

export type Event = EventBody & { readonly only?: readonly Seat[] }
export type Emit = ((event: Event) => void) | undefined

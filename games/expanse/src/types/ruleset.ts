import type { MoveList } from '@orrery/kernel'
import type { Counted, Effect, PlaceRef, SpecialRule, Where, Whose } from './effects.ts'
import type { Ability, Base, Card, Fleet, Player, Sector, StepName } from './ids.ts'
import type { AbilityRow, CardRow, Chart, Deck, House, Power, Trigger } from './rows.ts'
import type { Frame, Position, State } from './state.ts'

/** The Bases and Orbitals that a word of a module means for a player at this moment. */
export interface Trait {
  bases(s: Position, p: Player): number
  orbitals(s: Position, p: Player): number
}

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
  readonly ownFlagship: boolean
  readonly rocinante: boolean
  readonly minOwn: number
  /** What modules say of the place. */
  readonly more: readonly Trait[]
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
  readonly unit: 'one' | 'group' | 'each' | '$F' | 'rocinante' | 'flagship'
  readonly reach: number
  readonly free: boolean
  readonly whole: boolean
  readonly alsoFromMap: boolean
  /** Extra AP, for a card with this many AP (0: any), beyond the limit of a card or not. */
  readonly plus: number
  readonly only: number
  readonly beyond: boolean
  readonly what: 'base' | 'orbital' | 'band' | 'fleet' | 'number' | ''
  /** Programs of chooseOne's options, or the one of forEach. */
  readonly programs: readonly number[]
  readonly everybody: boolean
  readonly data: Effect
}

/** What the engine asks of an ability lies flat here: rows leave out what they do not have, and differ in shape. */
export interface RulesetAbility {
  readonly row: AbilityRow
  readonly level: number
  /** Chosen as an action while AP are spent. */
  readonly isAction: boolean
  readonly oncePerTurn: boolean
  readonly cost: AbilityRow['cost']
  readonly influences: boolean
  /** The faction, or NONE for the crew. */
  readonly player: Player
  /** Its bit in the faction's masks. */
  readonly bit: number
  /** The bits of which each use in a turn takes one; usually just its own. */
  readonly pool: number
  /** Bits of techs that can never be held beside it. */
  readonly bars: number
  readonly program: number
}

/** Whose power it is, and the bit of its ability; undefined where nobody in the ruleset can have it. */
export type RulesetPower = { readonly player: Player; readonly bit: number } | undefined

export interface RulesetCard {
  readonly row: CardRow
  readonly ap: number
  readonly tabs: number
  readonly program: number
}

/** A stretch of the deck, and its Score cards. */
export interface Pile {
  readonly from: number
  readonly to: number
  readonly scores: number
}

/** What a player may pay with beside CP. */
export interface Purse {
  left(s: Position, p: Player): number
  /** Pays in full, part of it from the purse; the player may be asked how. */
  pay(s: State, p: Player, price: number): void
}

/** Adds the answers of a module that are open to the frame's player. */
type MoreMoves = (s: State, f: Frame, out: MoveList) => void

/** The part of a ruleset that modules add to; these are its properties without the module too. */
export interface ModuleParts {
  /** Modules in use; none of them is asked for by name where rules are carried out. */
  readonly modules: readonly string[]
}

/** Everything fixed by the options of a table: tables and compiled programs, shared by all its states. */
export interface Ruleset extends ModuleParts {
  readonly players: number
  readonly sets: readonly string[]
  /** The hash of the pack, '' where everything is as delivered; and the rows it changes, as `section/row`. */
  readonly pack: string
  readonly changed: ReadonlySet<string>
  /** House rules that the table plays by. */
  readonly house: readonly House[]
  /** Steps before the first turn, of every turn, and of Final Scoring, in order; a module edits these lists. */
  readonly setupSteps: readonly StepName[]
  readonly turnSteps: readonly StepName[]
  readonly finalSteps: readonly StepName[]
  /** Steps of a Scoring turn, in order (EX-11.1); a module edits this list. */
  readonly scoringSteps: readonly StepName[]
  /** Starting forces by player (EX-3.3), and pieces in the box by kind. */
  readonly chart: readonly Chart[]
  readonly startCp: number
  readonly deck: Deck
  readonly piles: readonly Pile[]
  /** By Base. */
  readonly resourceOn: readonly number[]
  readonly cubeTotals: readonly number[]
  readonly fleetTotals: readonly number[]
  readonly fleetsOf: readonly (readonly Fleet[])[]
  readonly fleetsAsCaptain: readonly (readonly Fleet[])[]
  readonly cards: readonly RulesetCard[]
  readonly pool: readonly Card[]
  readonly abilities: readonly RulesetAbility[]
  readonly abilitiesOf: readonly (readonly Ability[])[]
  /** Those of them that are chosen while AP are spent. */
  readonly actionsOf: readonly (readonly Ability[])[]
  readonly crew: readonly Ability[]
  readonly programs: readonly (readonly Op[])[]
  readonly programNames: readonly string[]
  /** Who can have a power, as player and bit of its ability, or undefined. */
  readonly powers: { readonly [P in Power]: RulesetPower }
  /** Abilities that hang on a moment. */
  readonly triggers: { readonly [T in Trigger]: readonly Ability[] }
  /** Techs by player and level. */
  readonly techsOf: readonly (readonly (readonly Ability[])[])[]
  /** Mask of abilities gained by player at each level, 0 being the mat. */
  readonly gained: readonly (readonly number[])[]
  readonly prices: readonly number[]
  readonly keepCost: number
  /** What a special cube costs to place, in CP. */
  readonly specialPrice: number
  /** A special cube enters in place of a plain one, and sets it aside while it is on the map (EX-9.13). */
  readonly setsAside: boolean
  /** An X of "X own, then X + 1 opposing fleets" is bounded by the opposing ones too. */
  readonly capsNumbers: boolean
  /** A card is raised by a kept one only before its first AP is spent. */
  readonly raisesFirst: boolean
  /**
   * By player, the resources that give this much extra CP to the first player on their Base, and what else they give.
   */
  readonly critical: readonly number[]
  readonly criticalCp: number
  readonly alsoForCritical: ((s: State, p: Player) => void) | undefined
  /** Values of the places on a Base, where they are not the usual ones. */
  readonly valuesOn: ((s: Position, b: Base, sector: Sector) => readonly number[] | undefined) | undefined
  readonly purse: Purse | undefined
  /** What modules offer at the start of a turn, and while AP are spent. */
  readonly turnMoves: readonly MoreMoves[]
  readonly spendMoves: readonly MoreMoves[]
  readonly basesOut: number
  toJSON(): string
}

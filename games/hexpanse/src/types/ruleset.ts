import type { Card, Hex, House, IconId, ModeId, Side } from './ids.ts'
import type { Tables } from './pack.ts'
import type { BoardRow, CardRow, FactionRow, MinorRow, MissionRow, Term } from './rows.ts'

/** A step of a program: every icon compiled into this one flat shape. PAY is the damage a faction ability ends with. */
export interface Op {
  readonly icon: IconId | 'PAY'
  /** The icon as a number: what carries it out is found by it. */
  readonly code: number
  readonly n: number
  /** `at`: the hex shown; `near`: next to the own warlord; `any`: anywhere; `none`: no hex of its own. */
  readonly where: 'at' | 'near' | 'any' | 'none'
  /** The offset of the hex shown under each of the six rotations. */
  readonly dq: readonly number[]
  readonly dr: readonly number[]
  readonly must: boolean
  /** Only units of enemies, and neutral ones. */
  readonly enemyOnly: boolean
  /** In an ordinary attack the own warlord may strike too. */
  readonly withWarlord: boolean
  /** Life of the own warlord that using it costs. */
  readonly pay: number
}

/** What a card, unit, faction or basic action does. */
export interface Program {
  readonly name: string
  readonly ops: readonly Op[]
  /** Some icon shows a hex, so a base hex is needed; some hex is not the base hex, so a rotation is. */
  readonly aimed: boolean
  readonly turned: boolean
  readonly terms: readonly Term[]
}

/** All ways to build one mission on one board. */
export interface Pattern {
  readonly count: number
  /** Nine hexes of each way, one way after the other; and its rotation. */
  readonly cells: readonly Hex[]
  readonly rotations: readonly number[]
  /** Three words of a hex mask for each way. */
  readonly words: readonly number[]
  /** By hex: where in `words` the ways that need it begin. */
  readonly through: readonly (readonly number[])[]
}

/** The tables of a ruleset as lists, by the numbers that stand for their rows. */
export interface BoxRows {
  readonly cards: readonly CardRow[]
  readonly missions: readonly MissionRow[]
  readonly minors: readonly MinorRow[]
  readonly factions: readonly FactionRow[]
}

/** Something that has a ruleset: a state or a view. */
export interface Boxed {
  readonly ruleset: Ruleset
}

/** Everything fixed by the options of a table, shared by all its states. */
export interface Ruleset extends Readonly<Record<House, boolean>> {
  readonly mode: ModeId
  readonly players: number
  readonly teams: boolean
  /** Two players on the board of 61, teams on that of 91. */
  readonly openRing: boolean
  readonly largeBoard: boolean
  /** Players may resign in their turn (HX-17.5). */
  readonly resign: boolean
  readonly board: BoardRow
  /** Hexes in play: numbers below this. */
  readonly cells: number
  readonly isX: readonly boolean[]
  /** By hex: its neighbours on this board. */
  readonly near: readonly (readonly Hex[])[]
  /** By mission. */
  readonly patterns: readonly Pattern[]
  /** By player: his side, and the mask of its players. */
  readonly sideOf: readonly Side[]
  readonly partners: readonly number[]
  readonly normals: number
  readonly minors: number
  readonly secret: boolean
  /** The hash of the pack; '' for the game as delivered. */
  readonly pack: string
  /** Rows that the pack changes, as `cards/C1`. */
  readonly changed: ReadonlySet<string>
  readonly rows: BoxRows
  readonly setup: Tables['setup']
  /** What every card, unit, faction and basic action does. */
  readonly programs: readonly Program[]
  /** Every card of the deck, copies included (HX-2.3); and by card its cost. */
  readonly deck: readonly Card[]
  readonly costs: readonly number[]
  /** Mercenaries with the orange sign (HX-10.6), as a mask. */
  readonly reusable: number
  /** By minor faction: whether it runs when placed or destroyed, returns as a Zombie, may attack. */
  readonly runsPlaced: readonly boolean[]
  readonly runsDestroyed: readonly boolean[]
  readonly zombies: readonly boolean[]
  readonly fighters: readonly boolean[]
  toJSON(): string
}

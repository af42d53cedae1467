import type { BaseId, FactionId, Provenance, ResourceId } from './ids.ts'
import type { AbilityRow, CardRow, Chart } from './rows.ts'

/** What is the same with every number of players. */
interface PricesRow {
  readonly startCp: number
  /** In CP, by slot of the Action Track. */
  readonly slotPrices: readonly number[]
  readonly keepCost: number
}

/** The deck for one number of players, and the Bases that are out of the game. */
export interface DeckRow {
  /** Size of the top pile without Score cards; then the number of Action cards in each of the three piles. */
  readonly top: number
  readonly actions: number
  readonly basesOut: readonly BaseId[]
}

/** Everything a pack may change (docs/packs); a ruleset is made from these tables. */
export interface Tables {
  readonly cards: { readonly [id: string]: CardRow }
  readonly techs: { readonly [id: string]: AbilityRow }
  /** By number of players and faction. */
  readonly charts: { readonly [players: string]: { readonly [faction in FactionId]?: Chart } }
  readonly setup: { readonly prices: PricesRow; readonly 2: DeckRow; readonly 3: DeckRow; readonly 4: DeckRow }
  /** Critical resources by faction and number of players. */
  readonly critical: { readonly [faction in FactionId]: { readonly [players: string]: readonly ResourceId[] } }
  readonly resources: {
    readonly [base in BaseId]: {
      readonly resource: ResourceId
      readonly provenance: { readonly resource: Provenance }
    }
  }
  /** What a table plays with where it does not say otherwise. */
  readonly options: { readonly [option: string]: readonly string[] }
}

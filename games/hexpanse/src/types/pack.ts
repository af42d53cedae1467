import type { House, ModeId } from './ids.ts'
import type { BoardRow, CardRow, FactionRow, MinorRow, MissionRow } from './rows.ts'

type ById<T> = { readonly [id: string]: T }

/** The numbers of the game that are no rule of a chapter. */
export interface SetupRows {
  /** HX-8.1, HX-8.4: life of a warlord. */
  readonly life: { readonly start: number; readonly most: number }
  /** HX-5.3, HX-7.9: what the next level costs is its own number. */
  readonly income: { readonly start: number; readonly most: number }
  /** HX-4.4: what a hexilum hex gives. */
  readonly hexilum: { readonly entry: number }
  /** HX-16.9: the first round with damage, and after how many rounds it grows. */
  readonly exhaustion: { readonly round: number; readonly step: number }
}

/** HX-3: units of each player. */
interface UnitRow {
  readonly normal: number
  readonly minor: number
}

/** What a table plays with where it does not say otherwise. */
type OptionRows = { readonly mode?: ModeId; readonly resign?: boolean } & { readonly [rule in House]?: boolean }

/** Everything a pack may change (docs/packs); a ruleset is made from these tables. */
export interface Tables {
  readonly cards: ById<CardRow>
  readonly missions: ById<MissionRow>
  readonly boards: ById<BoardRow>
  readonly minors: ById<MinorRow>
  readonly factions: ById<FactionRow>
  readonly setup: SetupRows & { readonly [mode in ModeId]: UnitRow }
  readonly options: OptionRows
}

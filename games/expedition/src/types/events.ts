import type { Seat } from '@orrery/kernel'
import type {
  ActionCard,
  Colour,
  Objective,
  Planet,
  Player,
  Secret,
  Slice,
  StepName,
  StrategyCard,
  System,
  Technology,
} from './ids.ts'
import type { Deal } from './state.ts'

/* What happened, as data. The first group is the expedition's own and told by the referee too. */

export interface Paid {
  readonly planets: readonly Planet[]
  readonly goods: number
  readonly cards: number
  readonly secrets: number
  /** At a live table: commodities that a card let pay, and what else counted, by name (TE-2.15 to TE-2.17). */
  readonly commodities?: number
  readonly also?: readonly string[]
}

/** `target` and `value` are the numbers of what was named, as the path says (referee-paths.ts). */
export interface Corrected {
  readonly kind: 'corrected'
  readonly player: Player
  readonly path: string
  readonly target: number
  readonly value: number
}

type ExpeditionEvent =
  | {
      readonly kind: 'claimed'
      readonly player: Player
      readonly slice: Slice
      readonly number: number
      readonly paid: Paid
      /** The table allowed it: its reason, which may be empty (TE-18.13). */
      readonly ruling?: string
    }
  | { readonly kind: 'gained'; readonly player: Player; readonly source: GainSource }
  | { readonly kind: 'noGain'; readonly player: Player }
  | { readonly kind: 'rolled'; readonly player: Player; readonly die: number; readonly enters: boolean }
  | { readonly kind: 'fracture'; readonly player: Player }
  | { readonly kind: 'ingress'; readonly player: Player; readonly system: System; readonly colour: Colour }
  | { readonly kind: 'extraIngress'; readonly system: System; readonly added: boolean }
  | { readonly kind: 'noExtraIngress' }
  | { readonly kind: 'ingressMoved'; readonly player: Player; readonly from: System; readonly to: System }
  | { readonly kind: 'avernus'; readonly player: Player; readonly system: System }
  | { readonly kind: 'noAvernus'; readonly player: Player }
  | { readonly kind: 'skipped'; readonly player: Player; readonly step: StepName }
  | { readonly kind: 'planetCard'; readonly player: Player; readonly planet: Planet }
  | { readonly kind: 'sixth'; readonly player: Player; readonly counts: readonly number[] }
  | { readonly kind: 'placed'; readonly player: Player; readonly system: System }
  | { readonly kind: 'noSite'; readonly player: Player }
  | { readonly kind: 'named'; readonly player: Player; readonly by: Player }
  | { readonly kind: 'garrison'; readonly player: Player; readonly planet: Planet; readonly infantry: number }
  | { readonly kind: 'control'; readonly player: Player; readonly planet: Planet; readonly from: Player }
  | { readonly kind: 'jupiter'; readonly player: Player; readonly readied: boolean }
  | { readonly kind: 'jupiterUsed'; readonly player: Player }
  | { readonly kind: 'skimmed'; readonly player: Player; readonly cards: number }
  | { readonly kind: 'tookSkimmed'; readonly player: Player; readonly left: number }
  | { readonly kind: 'declined'; readonly player: Player }
  /** Of a live table: its turns and rounds, what it corrected, its end (TE-18.8). */
  | { readonly kind: 'begins'; readonly player: Player }
  | { readonly kind: 'acted'; readonly player: Player; readonly pass: boolean }
  | { readonly kind: 'turnOver'; readonly player: Player }
  | { readonly kind: 'roundOver'; readonly round: number }
  | Corrected
  | { readonly kind: 'closed'; readonly player: Player }

export type GainSource = 'expedition' | 'jupiterBrain' | 'brilliance' | 'quantumcore' | 'setup' | 'table'

type ScenarioEvent =
  | { readonly kind: 'round'; readonly round: number; readonly last: number }
  | { readonly kind: 'drafted'; readonly player: Player; readonly card: StrategyCard; readonly goods: number }
  | { readonly kind: 'turn'; readonly player: Player }
  | { readonly kind: 'strategy'; readonly player: Player; readonly card: StrategyCard }
  | { readonly kind: 'followed'; readonly player: Player; readonly card: StrategyCard }
  | { readonly kind: 'notFollowed'; readonly player: Player; readonly card: StrategyCard }
  | { readonly kind: 'passed'; readonly player: Player }
  | { readonly kind: 'goods'; readonly player: Player; readonly n: number; readonly why: string }
  | { readonly kind: 'replenished'; readonly player: Player }
  | { readonly kind: 'tokens'; readonly player: Player; readonly tactic: number; readonly strategy: number }
  | { readonly kind: 'locked'; readonly player: Player; readonly system: System }
  | { readonly kind: 'readied'; readonly player: Player; readonly planet: Planet }
  | { readonly kind: 'speaker'; readonly player: Player }
  | { readonly kind: 'drewCards'; readonly player: Player; readonly n: number }
  | { readonly kind: 'sawCards'; readonly player: Player; readonly cards: readonly ActionCard[] }
  | { readonly kind: 'drewSecret'; readonly player: Player }
  | { readonly kind: 'sawSecret'; readonly player: Player; readonly secret: Secret }
  | { readonly kind: 'keptSecret'; readonly player: Player }
  | { readonly kind: 'discarded'; readonly player: Player; readonly card: ActionCard }
  | { readonly kind: 'discardedSecret'; readonly player: Player }
  | { readonly kind: 'yourSecretGone'; readonly player: Player; readonly secret: Secret }
  | { readonly kind: 'built'; readonly player: Player; readonly planet: Planet; readonly dock: boolean }
  | { readonly kind: 'researched'; readonly player: Player; readonly tech: Technology }
  | { readonly kind: 'spent'; readonly player: Player; readonly paid: Paid; readonly for: string }
  | { readonly kind: 'produced'; readonly player: Player; readonly planet: Planet; readonly infantry: number }
  | { readonly kind: 'activated'; readonly player: Player; readonly system: System }
  | { readonly kind: 'moved'; readonly player: Player; readonly planet: Planet; readonly infantry: number }
  | { readonly kind: 'landed'; readonly player: Player; readonly planet: Planet; readonly infantry: number }
  | {
      readonly kind: 'fire'
      readonly planet: Planet
      readonly dice: readonly number[]
      readonly hits: number
      readonly what: string
    }
  | {
      readonly kind: 'combat'
      readonly planet: Planet
      readonly attacker: Player
      readonly defender: Player
      readonly dice: readonly number[]
      readonly against: readonly number[]
      readonly hits: number
      readonly hitsAgainst: number
    }
  | { readonly kind: 'combatOver'; readonly planet: Planet; readonly winner: Player }
  | { readonly kind: 'reinforced'; readonly player: Player; readonly planet: Planet; readonly infantry: number }
  | { readonly kind: 'boosted'; readonly player: Player }
  | { readonly kind: 'rerolled'; readonly player: Player; readonly dice: readonly number[]; readonly hits: number }
  | { readonly kind: 'custodians'; readonly player: Player }
  | { readonly kind: 'relic'; readonly player: Player; readonly goods: number }
  | { readonly kind: 'frontier'; readonly player: Player; readonly system: System; readonly die: number }
  | { readonly kind: 'played'; readonly player: Player; readonly card: ActionCard }
  | { readonly kind: 'exhausted'; readonly player: Player; readonly planet: Planet }
  | { readonly kind: 'stolen'; readonly player: Player; readonly from: Player }
  | { readonly kind: 'sawStolen'; readonly player: Player; readonly from: Player; readonly card: ActionCard }
  | {
      readonly kind: 'plague'
      readonly player: Player
      readonly planet: Planet
      readonly dice: readonly number[]
      readonly lost: number
    }
  | { readonly kind: 'tookBack'; readonly player: Player; readonly system: System }
  | { readonly kind: 'offered'; readonly player: Player; readonly deal: Deal }
  | { readonly kind: 'dealt'; readonly player: Player; readonly deal: Deal }
  | { readonly kind: 'noDeal'; readonly player: Player; readonly by: Player }
  | { readonly kind: 'council'; readonly player: Player }
  | { readonly kind: 'breakthroughUsed'; readonly player: Player }
  | { readonly kind: 'biostims'; readonly player: Player; readonly tech: Technology }
  | { readonly kind: 'scoredPublic'; readonly player: Player; readonly objective: Objective }
  | { readonly kind: 'scoredSecret'; readonly player: Player; readonly secret: Secret }
  | { readonly kind: 'imperial'; readonly player: Player }
  | { readonly kind: 'revealed'; readonly objective: Objective }
  | { readonly kind: 'status' }
  | { readonly kind: 'over'; readonly winner: Player; readonly points: readonly number[] }

export type Event = (ExpeditionEvent | ScenarioEvent) & { readonly only?: readonly Seat[] }
export type Emit = ((event: Event) => void) | undefined

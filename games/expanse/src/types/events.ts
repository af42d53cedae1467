import type { Seat } from '@orrery/kernel'
import type { Ability, Base, Card, Cube, Fleet, Orbital, Player, Sector } from './ids.ts'

export type How = 'now' | 'offer' | 'kept' | 'window' | 'copied' | 'miller' | 'agenda'

/**
 * What can happen, by kind; a module adds its own kinds.
 * @public
 */
export interface Events {
  turn: { readonly player: Player }
  taken: { readonly player: Player; readonly slot: number; readonly card: Card; readonly price: number }
  performed: { readonly player: Player; readonly card: Card; readonly how: How }
  kept: { readonly player: Player; readonly card: Card; readonly price: number }
  points: { readonly player: Player; readonly card: Card; readonly ap: number }
  boosted: { readonly player: Player; readonly card: Card; readonly ap: number }
  granted: { readonly player: Player; readonly ap: number }
  declined: { readonly player: Player; readonly card: Card }
  initiative: { readonly player: Player; readonly order: readonly Player[] }
  finished: { readonly player: Player; readonly left: number }
  used: { readonly player: Player; readonly ability: Ability }
  picked: {
    readonly player: Player
    readonly what: 'base' | 'orbital' | 'band' | 'fleet' | 'number' | 'option'
    readonly value: number
  }
  /** `price` in CP, where placing it has one. */
  placed: { readonly player: Player; readonly cube: Cube; readonly base: Base; readonly price?: number }
  relocated: { readonly player: Player; readonly cube: Cube; readonly from: Base; readonly to: Base }
  removed: { readonly player: Player; readonly cube: Cube; readonly base: Base }
  movedCube: { readonly player: Player; readonly cube: Cube; readonly from: Base; readonly to: Base }
  swapped: {
    readonly player: Player
    readonly cube: Cube
    readonly base: Base
    readonly otherCube: Cube
    readonly otherBase: Base
  }
  moved: { readonly player: Player; readonly from: Orbital; readonly to: Orbital; readonly group: number }
  shifted: { readonly player: Player; readonly fleet: Fleet; readonly from: Orbital; readonly to: Orbital }
  hit: { readonly player: Player; readonly fleet: Fleet; readonly orbital: Orbital; readonly damaged: boolean }
  built: { readonly player: Player; readonly fleet: Fleet; readonly orbital: Orbital }
  repaired: { readonly player: Player; readonly orbital: Orbital }
  gained: { readonly player: Player; readonly cp: number }
  revealed: { readonly card: Card }
  peeked: { readonly player: Player }
  sawBonus: { readonly player: Player; readonly sector: Sector }
  discarded: { readonly player: Player; readonly card: Card }
  scoring: { readonly player: Player; readonly number: number }
  bonusChosen: { readonly player: Player }
  passed: { readonly player: Player }
  bonusRevealed: { readonly sector: Sector }
  scored: {
    readonly base: Base
    readonly totals: readonly number[]
    readonly gains: readonly number[]
    readonly critical: Player
  }
  standing: { readonly cp: readonly number[] }
  tech: { readonly player: Player; readonly ability: Ability }
  captain: { readonly player: Player }
  refilled: { readonly cards: readonly Card[] }
  final: object
  over: { readonly winner: Player; readonly cp: readonly number[] }
}

type EventBody = { [K in keyof Events]: { readonly kind: K } & Events[K] }[keyof Events]
export type Event = EventBody & { readonly only?: readonly Seat[] }
export type Emit = ((event: Event) => void) | undefined

import type { Seat } from '@orrery/kernel'
import type { Ability, Base, Card, Cube, Fleet, Orbital, Player, Sector } from './ids.ts'

export type How = 'now' | 'offer' | 'kept' | 'window' | 'copied' | 'miller' | 'agenda'

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
  /** `price` in CP, where placing it has one. */
  | {
      readonly kind: 'placed'
      readonly player: Player
      readonly cube: Cube
      readonly base: Base
      readonly price?: number
    }
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
  | { readonly kind: 'deployed'; readonly player: Player; readonly fleet: Fleet; readonly orbital: Orbital }
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
  | { readonly kind: 'drew'; readonly player: Player; readonly abilities: readonly Ability[] }
  | { readonly kind: 'pickedTech'; readonly player: Player }
  | { readonly kind: 'captain'; readonly player: Player }
  | { readonly kind: 'refilled'; readonly cards: readonly Card[] }
  | { readonly kind: 'standee'; readonly player: Player; readonly base: Base }
  | { readonly kind: 'holder'; readonly player: Player }
  | { readonly kind: 'suppressed'; readonly player: Player }
  | { readonly kind: 'destroyed'; readonly base: Base }
  | {
      readonly kind: 'powerPlayed'
      readonly player: Player
      readonly sector: Sector
      readonly point: number
      readonly cp: number
    }
  | { readonly kind: 'raised'; readonly player: Player; readonly ap: number }
  | { readonly kind: 'paid'; readonly player: Player; readonly cp: number; readonly tokens: number }
  | { readonly kind: 'recovered'; readonly player: Player; readonly point: number }
  | { readonly kind: 'final' }
  | { readonly kind: 'over'; readonly winner: Player; readonly cp: readonly number[] }

export type Event = EventBody & { readonly only?: readonly Seat[] }
export type Emit = ((event: Event) => void) | undefined

import type { Seat } from '@orrery/kernel'
import type { Card, Faction, Hex, Minor, Mission, Player, Side, Unit } from './ids.ts'
import type { Ending } from './state.ts'

/** Where a unit goes that leaves the board. */
export type Whither = 'ship' | 'reserve' | 'gone'

type Of<K extends string, Rest = unknown> = { readonly kind: K } & { readonly [P in keyof Rest]: Rest[P] }
type By<K extends string, Rest = unknown> = Of<K, { player: Player } & Rest>

type EventBody =
  | By<'factionChosen', { faction: Faction }>
  | Of<'minorsRevealed', { minors: readonly Minor[] }>
  | By<'minorChosen', { minor: Minor }>
  | Of<'missionsRevealed', { missions: readonly Mission[] }>
  | By<'missionChosen'>
  | By<'ownMission', { mission: Mission }>
  | Of<'commonMission', { mission: Mission }>
  | Of<'marketOpened', { cards: readonly Card[] }>
  | By<'warlordPlaced', { hex: Hex }>
  | By<'turn', { round: number }>
  | By<'exhausted', { n: number }>
  | By<'income', { n: number }>
  | By<'gained', { n: number; why: 'action' | 'entry' | 'icon' }>
  | By<'raised', { level: number; price: number }>
  | By<'healed', { n: number; life: number }>
  | By<'damaged', { n: number; life: number }>
  | By<'played', { card: Card }>
  | By<'activated', { card: Card; hex: Hex }>
  | By<'factionAbility'>
  | By<'runs', { unit: Unit; hex: Hex; destroyed: boolean }>
  | By<'aimed', { hex: Hex }>
  | By<'rotated', { rotation: number }>
  | By<'placed', { unit: Unit; hex: Hex; from: 'reserve' | 'ship' | 'card' }>
  | Of<'removed', { owner: Player; unit: Unit; hex: Hex; to: Whither }>
  | By<'attacked', { unit: Unit; from: Hex; hex: Hex }>
  | By<'struck', { hex: Hex }>
  | By<'moved', { from: Hex; hex: Hex }>
  | By<'exchanged', { from: Hex; hex: Hex; alone: boolean }>
  | By<'returned', { hex: Hex }>
  | By<'recovered', { unit: Unit }>
  | By<'raided', { owner: Player; unit: Unit }>
  | By<'cardDestroyed', { owner: Player; card: Card }>
  | By<'cardStolen', { owner: Player; card: Card }>
  | By<'mercenaryStolen', { owner: Player; card: Card; hex: Hex; stays: boolean }>
  | By<'hexilumDestroyed', { owner: Player; n: number }>
  | By<'hexilumStolen', { owner: Player; n: number }>
  | By<'extraCards', { n: number }>
  | By<'skipped', { icon: string }>
  | By<'finished', { left: number }>
  | Of<'extrasRevealed', { cards: readonly Card[] }>
  | By<'bought', { card: Card; price: number }>
  | Of<'discarded', { cards: readonly Card[] }>
  | Of<'reshuffled'>
  | Of<'refilled', { cards: readonly Card[] }>
  | By<'resigned'>
  | By<'defeated'>
  | By<'missionShown', { mission: Mission }>
  | Of<
      'won',
      {
        side: Side
        players: readonly Player[]
        ending: Ending
        mission: Mission
        cells: readonly Hex[]
        rotation: number
      }
    >

/** What happened; `only` names the seats that learn of it. */
export type Event = EventBody & { readonly only?: readonly Seat[] }
export type Emit = ((e: Event) => void) | undefined

import type { Move } from '@orrery/kernel'
import type { Payment } from './rules/payment.ts'
import type { Core, Frame, Player, Settings, Slice } from './types.ts'

/* TE-18: a live table that is refereed. */

export interface RefereeSeat {
  readonly name: string
  readonly faction: string
  /** Which of the map's home slots, counted from 1 in the order of the entries. */
  readonly slot?: number
}

/** TE-18.2: what a table begins with. */
export interface RefereeOptions {
  readonly seats: readonly RefereeSeat[]
  readonly map: string
  readonly settings: Partial<Settings>
}

/** Something that was said, and what was said before it: the state remembers how it came about. */
interface Said {
  readonly before: Said | undefined
  readonly seat: Player
  readonly move: Move
  /** What the referee rolled for it; 0 where it rolled nothing. */
  readonly die: number
}

/** A payment that is being laid down, with the names of cards that change how it counts. */
export interface Paying {
  readonly kind: 'pay'
  readonly seat: Player
  readonly slice: Slice
  readonly pay: Payment
  readonly names: readonly string[]
}

/** A correction that is being entered: its path, then what it is about, then the value. */
export interface Correcting {
  readonly kind: 'correct'
  readonly seat: Player
  readonly path: number
  /** NONE while it is not named. */
  readonly target: number
}

/** What the referee keeps: the core of the rules, and what only a live table needs. */
export interface RefereeState {
  readonly options: RefereeOptions
  readonly core: Core
  round: number
  /** Whether this turn's offer was declined. */
  declined: boolean
  /** What lies on planets and changes their values (TE-2.15). */
  modifiers: Payment['changes']
  /** Never changed, only replaced. */
  entering: Paying | Correcting | undefined
  said: Said | undefined
  /** How many things were said. */
  entries: number
  closed: boolean
}

/** Every list of the core changes in place, so a copy has its own. */
const cloneCore = (s: Core): Core =>
  Object.assign(
    { ...s },
    Object.fromEntries(Object.entries(s).flatMap(([key, list]) => (Array.isArray(list) ? [[key, list.slice()]] : []))),
    { stack: s.stack.map((f): Frame => ({ ...f })) },
  )

export const clone = (r: RefereeState): RefereeState => ({ ...r, core: cloneCore(r.core) })

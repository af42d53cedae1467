import type { Seat } from '@orrery/kernel'
import type { Situation } from '@orrery/table'
import type { Journal, Moved } from './journal.ts'

/** The table at one moment of the present. */
export interface Now {
  readonly situation: Situation
  /** The seat's view, opened once; undefined while the table gathers. */
  readonly view: unknown
  readonly journal: Journal
  /** While the end is being revealed: how it ended. All else here is as it was before the last move. */
  readonly finale?: Now
}

/** A moment of the past that is looked at instead. */
export interface Moment {
  readonly entry: number
  readonly view: unknown
  readonly events: Moved['events']
  /** Seats that owed an answer. */
  readonly waiting: readonly Seat[]
  /** Shown in passing while one catches up: which of how many. */
  readonly passing?: { readonly nth: number; readonly of: number }
}

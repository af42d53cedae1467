import type { Seat } from '@orrery/kernel'
import type { Reply, Update } from '@orrery/table'
import type { AnyEntryPoint } from '@orrery/ui'
import type { Journal, Moved } from './journal.ts'

/** The table at one moment of the present. */
export interface Now {
  readonly update: Update
  /** The seat's view, opened once; undefined while the table gathers. */
  readonly view: unknown
  readonly journal: Journal
  /** A scene shows the next move: all of this is as it was before it, but the game may be known to be over. */
  readonly isHeld?: true
}

/** A moment of the past that is shown instead. */
export interface Moment {
  readonly entry: number
  readonly view: unknown
  readonly events: Moved['events']
  /** Seats that owed an answer. */
  readonly waiting: readonly Seat[]
  /** Shown in passing while one catches up: which of how many. */
  readonly passing?: { readonly nth: number; readonly of: number }
}

/** What a table answers to `at`. */
export function momentOf(entryPoint: AnyEntryPoint, reply: Reply): Moment | undefined {
  if (!reply.ok || !('view' in reply)) return undefined
  const { entry, view, events, waiting } = reply
  return { entry, view: entryPoint.open(view), events, waiting }
}

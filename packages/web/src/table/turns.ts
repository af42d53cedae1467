import type { AnyDoor } from '@orrery/ui'
import type { Moved } from './journal.ts'
import type { Now } from './now.ts'
import { sentences } from './sentences.ts'

/** Milliseconds at normal pace: a piece that moves, and the rest between two steps. */
const PER_PIECE = 300
const REST = 250

/** How long a move is left to be seen, at normal pace: nothing where it tells nothing. */
export function timeFor(door: AnyDoor, { events }: Moved, now: Now): number {
  const steps = door.steps?.({ events, after: now.view }).length ?? 1
  if (steps > 0) return steps * PER_PIECE + REST
  return sentences(door, events, now).length > 0 ? REST : 0
}

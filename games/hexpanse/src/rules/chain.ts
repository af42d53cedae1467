import { at } from '@orrery/kernel'
import { type Hex, NONE, type Player, type State, type Unit } from '../types.ts'

/*
 * HX-13.8: abilities that wait, first in first out. An entry is a number: the unit whose ability it is, its owner, and
 * the hex it stands on; a Destruction ability has no hex. Entries are kept true while pieces come and go, so that what
 * is taken out of the queue can always run.
 */

const NO_HEX = 127
const DESTRUCTION = 31

const entry = (unit: number, owner: Player, hex: number): number => (unit * 8 + owner) * 128 + hex
export const entryUnit = (e: number): Unit => e >> 10
export const entryOwner = (e: number): Player => (e >> 7) & 7
export const entryHex = (e: number): Hex => ((e & NO_HEX) === NO_HEX ? NONE : e & NO_HEX)
export const isDestruction = (e: number): boolean => e >> 10 === DESTRUCTION

export const placementEntry = (unit: Unit, owner: Player, hex: Hex): number => entry(unit, owner, hex)
export const destructionEntry = (owner: Player): number => entry(DESTRUCTION, owner, NO_HEX)

/** HX-13.10: the piece has left its hex for good, or changed owner; it stays dropped if the same piece comes back. */
export function dropQueuedAt(s: State, h: Hex): void {
  for (let i = s.queue.length - 1; i >= 0; i--) if (entryHex(at(s.queue, i)) === h) s.queue.splice(i, 1)
}

/** HX-13.11: nothing of a defeated player runs any more. */
export function dropQueuedOf(s: State, p: Player): void {
  for (let i = s.queue.length - 1; i >= 0; i--) if (entryOwner(at(s.queue, i)) === p) s.queue.splice(i, 1)
}

/** HX-13.10: a piece that was moved is waiting on its new hex. */
export function swapQueued(s: State, a: Hex, b: Hex): void {
  for (let i = 0; i < s.queue.length; i++) {
    const e = at(s.queue, i)
    const h = entryHex(e)
    if (h === a || h === b) s.queue[i] = entry(entryUnit(e), entryOwner(e), h === a ? b : a)
  }
}

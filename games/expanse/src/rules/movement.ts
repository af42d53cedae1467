import { at, lowestBit } from '@orrery/kernel'
import type { Fleet, Frame, Op, Orbital, Player, Position } from '../types.ts'
import { matchingOrbitals, ownerFits } from './filters.ts'
import { within } from './map.ts'
import { flagshipOf } from './fleets.ts'
import { cellOf, placeIn } from './cell.ts'
import { fleetsOf, freshFleets, orbitalsWith, removableFleetsOf, rocinanteAt, ROCINANTE } from './pieces.ts'

/* Which fleets an effect may move, and where to (EX-8.4, EX-10.5). */

/** Kinds of fleets of an owner that this step may move: an opposing Rocinante never. */
export const movableKinds = (s: Position, f: Frame, owner: Player): readonly Fleet[] =>
  owner === f.seat ? fleetsOf(s, owner) : removableFleetsOf(s, owner)

/** Where a fleet standing at `from` may go by this step. */
export const destinations = (s: Position, f: Frame, op: Op, from: Orbital): number =>
  within(op.reach, from) & matchingOrbitals(s, f, op.to)

/** The one token a step names by itself, as a cell: the picked one, or the Rocinante. */
export function namedToken(s: Position, f: Frame, op: Op): number {
  if (op.unit === '$F') return f.place
  if (op.unit === 'rocinante') return cellOf(ROCINANTE, rocinanteAt(s))
  return -1
}

/** Fleets go as a group, freely or with the flagship in it. */
export const isGroup = (op: Op): boolean => op.unit === 'group' || op.unit === 'flagship'

/** Orbitals from which a group may leave. */
export function groupSources(s: Position, f: Frame, op: Op): number {
  return op.unit === 'flagship' ? at(s.at, f.seat) & orbitalsWith(s, flagshipOf(f.seat)) : at(s.at, f.seat)
}

/** A step that names the picked fleet lapses where none could be picked (vocabulary: as). */
export const isUnbound = (f: Frame, op: Op): boolean => op.unit === '$F' && f.place < 0

export function anyFleetToMove(s: Position, f: Frame, op: Op): boolean {
  if (isUnbound(f, op)) return false
  const named = namedToken(s, f, op)
  if (named >= 0) return destinations(s, f, op, placeIn(named)) !== 0
  for (let p = 0; p < s.ruleset.players; p++) {
    if (!ownerFits(f, op.owner, p)) continue
    for (let m = p === f.seat ? groupSources(s, f, op) : at(s.at, p); m !== 0; m &= m - 1) {
      const o = lowestBit(m)
      if (destinations(s, f, op, o) === 0) continue
      for (const kind of movableKinds(s, f, p)) if (freshFleets(s, f, kind, o) > 0) return true
    }
  }
  return false
}

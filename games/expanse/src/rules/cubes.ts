import { at, bit, hasBit, lowestBit } from '@orrery/kernel'
import type { Base, Cube, Frame, Op, Player, Position } from '../types.ts'
import { holderOf } from './powers.ts'
import { matchingBases, ownerFits } from './filters.ts'
import { placeIn } from './cell.ts'
import { CUBE_OWNER, cubeMark, cubesAt, placeable, plainCube, roomFor, SPECIAL_CUBE, touchedTimes } from './pieces.ts'

/* Which cubes an effect may take from a Base, and who says which (EX-10.6, EX-10.9, V-6). */

/** Bases still open to the present step. */
export const openBases = (s: Position, f: Frame, op: Op): number => matchingBases(s, f, op.at) & ~f.used

/** Bases a removal may take from; an ability that must work whole only where its placement works too. */
export const basesToTakeFrom = (s: Position, f: Frame, op: Op): number =>
  op.whole ? openBases(s, f, op) & placeable(s, f, f.seat) : openBases(s, f, op)

/** Cubes of one kind on a Base as this step sees them: a cube is not moved twice by one effect. */
export const present = (s: Position, f: Frame, op: Op, kind: Cube, b: Base): number =>
  op.op === 'moveInf' ? cubesAt(s, kind, b) - touchedTimes(f, cubeMark(kind, b)) : cubesAt(s, kind, b)

/** The owner's special cubes are out of reach of effects that another player causes. */
const isSafe = (s: Position, f: Frame, owner: Player): boolean =>
  f.by !== owner && holderOf(s, s.ruleset.powers.safeCubes) === owner

/** A cube that shares no Base with its like needs another Base to go to, where the step moves or swaps it (SX-1). */
export function hasGoal(s: Position, f: Frame, op: Op, kind: Cube, b: Base): boolean {
  if (op.op === 'moveInf') return (matchingBases(s, f, op.to) & roomFor(s, kind) & ~bit(b)) !== 0
  if (op.op !== 'swap') return true
  if (f.held >= 0) return hasBit(roomFor(s, kind), placeIn(f.held))
  for (let m = roomFor(s, kind) & ~bit(b); m !== 0; m &= m - 1) {
    for (let p = 0; p < s.ruleset.players; p++)
      if (p !== at(CUBE_OWNER, kind) && cubesAt(s, p, lowestBit(m)) > 0) return true
  }
  return false
}

function hasPlain(s: Position, f: Frame, op: Op, owner: Player, mask: number): boolean {
  for (let m = mask; m !== 0; m &= m - 1) if (present(s, f, op, plainCube(owner), lowestBit(m)) > 0) return true
  return false
}

/**
 * Special cubes of an owner that can be taken from a Base. Made to choose by somebody else's effect, the owner of safe
 * cubes may offer one but need not: so only where a plain cube would do as well.
 */
export function takeableSpecial(s: Position, f: Frame, op: Op, owner: Player, b: Base): number {
  const special = at(SPECIAL_CUBE, owner)
  if (special < 0) return 0
  const n = present(s, f, op, special, b)
  if (n === 0 || !hasGoal(s, f, op, special, b)) return 0
  if (!isSafe(s, f, owner)) return n
  if (f.seat !== owner) return 0
  return hasPlain(s, f, op, owner, op.each ? bit(b) : openBases(s, f, op)) ? n : 0
}

export function takeablePlain(s: Position, f: Frame, op: Op, owner: Player, b: Base): number {
  const n = present(s, f, op, plainCube(owner), b)
  return op.spare > 0 && owner === f.seat ? Math.max(0, n - op.spare) : n
}

export const takeable = (s: Position, f: Frame, op: Op, owner: Player, b: Base): number =>
  ownerFits(f, op.owner, owner) ? takeablePlain(s, f, op, owner, b) + takeableSpecial(s, f, op, owner, b) : 0

/** All cubes the step could take from the Bases of a mask. */
function takeableIn(s: Position, f: Frame, op: Op, mask: number): number {
  let n = 0
  for (let p = 0; p < s.ruleset.players; p++) {
    for (let m = mask & at(s.on, p); m !== 0; m &= m - 1) n += takeable(s, f, op, p, lowestBit(m))
  }
  return n
}

export function anyTakeable(s: Position, f: Frame, op: Op, mask: number): boolean {
  for (let p = 0; p < s.ruleset.players; p++) {
    if (!ownerFits(f, op.owner, p)) continue
    for (let m = mask & at(s.on, p); m !== 0; m &= m - 1) {
      const b = lowestBit(m)
      if (takeablePlain(s, f, op, p, b) > 0 || takeableSpecial(s, f, op, p, b) > 0) return true
    }
  }
  return false
}

/** The step takes all there is: nobody has anything to choose. */
export const takesAll = (s: Position, f: Frame, op: Op): boolean =>
  !op.upTo &&
  !op.perPlace &&
  !op.each &&
  op.distinct === '' &&
  f.left > 1 &&
  takeableIn(s, f, op, openBases(s, f, op)) <= f.left

/** EX-10.9: the owner is asked which kind goes, where both kinds are there and another player named the cube. */
export const ownerChooses = (s: Position, f: Frame, op: Op, owner: Player, b: Base): boolean =>
  f.seat !== owner &&
  takeableSpecial(s, f, op, owner, b) > 0 &&
  takeablePlain(s, f, op, owner, b) > 0 &&
  !takesAll(s, f, op)

/** The kind that goes when nobody is asked. */
export function onlyKind(s: Position, f: Frame, op: Op, owner: Player, b: Base): Cube {
  return takeablePlain(s, f, op, owner, b) > 0 ? plainCube(owner) : at(SPECIAL_CUBE, owner)
}

export const ownerOfCube = (kind: Cube): Player => at(CUBE_OWNER, kind)

import { at, hasBit, lowestBit } from '@orrery/kernel'
import type { Fleet, Frame, Op, Orbital, Player, Position } from '../types.ts'
import { PICKED } from './formula.ts'
import { matchingOrbitals, ownerFits } from './filters.ts'
import { kindIn, placeIn } from './cell.ts'
import { fleetsAt, isShielded, livesOf, LIVES } from './pieces.ts'

/* Which fleets an effect may remove (EX-10.10). */

export const openOrbitals = (s: Position, f: Frame, op: Op): number =>
  op.perOwner ? matchingOrbitals(s, f, op.at) : matchingOrbitals(s, f, op.at) & ~f.used

/** "One of each player": an owner already hit is closed. */
export const ownerOpen = (f: Frame, op: Op, owner: Player): boolean =>
  ownerFits(f, op.owner, owner) && !(op.perOwner && hasBit(f.used, owner))

/** The picked fleet, or another of its owner there where the picked one is shielded (V-5). */
export const isPicked = (s: Position, f: Frame, kind: Fleet, o: Orbital): boolean =>
  placeIn(f.place) === o && (kindIn(f.place) === kind || isShielded(s, kindIn(f.place), o))

/** A fleet of this kind can be hit there by this step. */
export function canHit(s: Position, f: Frame, op: Op, kind: Fleet, o: Orbital): boolean {
  if (fleetsAt(s, kind, o) === 0 || at(LIVES, kind) === 0 || isShielded(s, kind, o)) return false
  return op.n === PICKED ? isPicked(s, f, kind, o) : true
}

export function anyFleetToHit(s: Position, f: Frame, op: Op, orbitals: number): boolean {
  for (let p = 0; p < s.ruleset.players; p++) {
    if (!ownerOpen(f, op, p)) continue
    for (let m = orbitals & at(s.at, p); m !== 0; m &= m - 1) if (livesOf(s, p, lowestBit(m)) > 0) return true
  }
  return false
}

/** Removals that the open fleets could take in all. */
export function livesIn(s: Position, f: Frame, op: Op, orbitals: number): number {
  let n = 0
  for (let p = 0; p < s.ruleset.players; p++) {
    if (!ownerOpen(f, op, p)) continue
    for (let m = orbitals & at(s.at, p); m !== 0; m &= m - 1) n += livesOf(s, p, lowestBit(m))
  }
  return n
}

/** The largest X of "X own, then X + 1 opposing" in the bound place (vocabulary: pick number). */
export function largestX(s: Position, f: Frame, orbitals: number): number {
  let own = 0
  let opposing = 0
  for (let p = 0; p < s.ruleset.players; p++) {
    for (let m = orbitals & at(s.at, p); m !== 0; m &= m - 1) {
      if (p === f.seat) own += livesOf(s, p, lowestBit(m))
      else opposing += livesOf(s, p, lowestBit(m))
    }
  }
  return s.ruleset.capsNumbers ? Math.max(0, Math.min(own, opposing - 1)) : own
}

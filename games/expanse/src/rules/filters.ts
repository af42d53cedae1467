import { at, bit, itemAt, lowestBit } from '@orrery/kernel'
import type { Filter, Frame, PlaceRef, Player, Position } from '../types.ts'
import { controlledOrbitals } from './control.ts'
import { attachedBases, BASES_AT, BASES_IN_BAND, ORBITALS_IN_BAND, orbitalsOf } from './map.ts'
import { flagshipOf } from './fleets.ts'
import { placeIn } from './cell.ts'
import { influenceOf, orbitalsWith, rocinanteAt, tokensOf } from './pieces.ts'

/* Which places a filter matches at this moment for the player who acts (V-3, V-4). */

/** The Bases a bound name stands for; none while it is unbound. */
function basesOfRef(ref: PlaceRef, place: number): number {
  if (place < 0) return 0
  switch (ref) {
    case 'B':
      return bit(place)
    case 'O':
      return at(BASES_AT, place)
    case 'D':
      return at(BASES_IN_BAND, place)
    case 'F':
      return at(BASES_AT, placeIn(place))
  }
}

function orbitalsOfRef(ref: PlaceRef, place: number): number {
  if (place < 0) return 0
  switch (ref) {
    case 'B':
      return orbitalsOf(bit(place))
    case 'O':
      return bit(place)
    case 'D':
      return at(ORBITALS_IN_BAND, place)
    case 'F':
      return bit(placeIn(place))
  }
}

export function matchingBases(s: Position, f: Frame, w: Filter): number {
  const p = f.seat
  let mask = w.bases & s.inPlay
  for (let i = 0; i < w.more.length; i++) mask &= itemAt(w.more, i).bases(s, p)
  if (w.ref !== '') mask &= basesOfRef(w.ref, f.place)
  if (w.not !== '') mask &= ~basesOfRef(w.not, f.place)
  if (w.ownInfluence) mask &= at(s.on, p)
  if (w.ownFleet) mask &= attachedBases(at(s.at, p))
  if (w.ownFlagship) mask &= attachedBases(orbitalsWith(s, flagshipOf(p)))
  if (w.ownOrbitalControl && mask !== 0) mask &= attachedBases(controlledOrbitals(s, p))
  if (w.minOwn > 0) mask = basesWithInfluence(s, p, mask, w.minOwn)
  return mask
}

export function matchingOrbitals(s: Position, f: Frame, w: Filter): number {
  const p = f.seat
  let mask = w.orbitals
  for (let i = 0; i < w.more.length; i++) mask &= itemAt(w.more, i).orbitals(s, p)
  if (w.ref !== '') mask &= orbitalsOfRef(w.ref, f.place)
  if (w.not !== '') mask &= ~orbitalsOfRef(w.not, f.place)
  if (w.ownInfluence) mask &= orbitalsOf(at(s.on, p))
  if (w.ownFleet) mask &= at(s.at, p)
  if (w.ownFlagship) mask &= orbitalsWith(s, flagshipOf(p))
  if (w.rocinante) mask &= bit(rocinanteAt(s))
  if (w.ownOrbitalControl && mask !== 0) mask &= controlledOrbitals(s, p)
  if (w.minOwn > 0) mask = orbitalsWithTokens(s, p, mask, w.minOwn)
  return mask
}

/** Bases and Orbitals of a mask where a player has enough pieces. Two loops, because a callback would cost more than both. */
function basesWithInfluence(s: Position, p: Player, bases: number, least: number): number {
  let kept = 0
  for (let m = bases; m !== 0; m &= m - 1) if (influenceOf(s, p, lowestBit(m)) >= least) kept |= m & -m
  return kept
}

function orbitalsWithTokens(s: Position, p: Player, orbitals: number, least: number): number {
  let kept = 0
  for (let m = orbitals; m !== 0; m &= m - 1) if (tokensOf(s, p, lowestBit(m)) >= least) kept |= m & -m
  return kept
}

/** Whose pieces an effect may touch, as the acting player sees it. */
export const ownerFits = (f: Frame, whose: 'self' | 'opp' | 'any', owner: Player): boolean =>
  whose === 'any' || (whose === 'self') === (owner === f.seat)

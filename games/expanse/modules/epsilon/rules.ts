import { at, bit, firstBits, hasBit, lowestBit } from '@orrery/kernel'
import { NONE, type Player, type Position, type Sector, type State } from '../../src/types.ts'
import { controlledBases } from '../../src/rules/control.ts'
import { flagshipOf } from '../../src/rules/fleets.ts'
import { BAND_OF, BASES_IN_SECTOR, SECTOR_OF_BAND } from '../../src/rules/map.ts'
import { orbitalsWith } from '../../src/rules/pieces.ts'
import { gain } from '../../src/rules/points.ts'

/* Power Play: points for the Bases one controls where one's leader is (DC-E.10 to DC-E.16). */

/** Point tokens of each player (DC-E.2). */
export const POWER_PLAY = { points: [2, 3, 4], provenance: ['inferred', 'rulebook', 'rulebook'] } as const

/** Sector of a player's leader, or NONE off the map. */
export function leaderSector(s: Position, p: Player): Sector | typeof NONE {
  const where = orbitalsWith(s, flagshipOf(p))
  return where === 0 ? NONE : at(SECTOR_OF_BAND, at(BAND_OF, lowestBit(where)))
}

export const hasPlay = (s: Position, p: Player, sector: Sector): boolean => hasBit(at(s.plays, p), sector)
export const hasPoint = (s: Position, p: Player, i: number): boolean => hasBit(at(s.points, p), i)

/** Bases of the Sector that the player controls now, Hegemony not counting (EX-2.12, DC-E.16). */
export function controlledIn(s: Position, p: Player, sector: Sector): number {
  return controlledBases(s, p, at(BASES_IN_SECTOR, sector))
}

/** Both tokens are gone for good (DC-E.13); returns the CP gained. */
export function powerPlay(s: State, p: Player, i: number): number {
  const sector = leaderSector(s, p)
  const cp = at(s.ruleset.points, i) * controlledIn(s, p, sector)
  s.plays = s.plays.with(p, at(s.plays, p) & ~bit(sector))
  s.points = s.points.with(p, at(s.points, p) & ~bit(i))
  gain(s, p, cp)
  return cp
}

export const spentPoints = (s: Position, p: Player): number => firstBits(s.ruleset.points.length) & ~at(s.points, p)

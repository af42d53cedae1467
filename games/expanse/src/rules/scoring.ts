import { add, at, hasBit } from '@orrery/kernel'
import { BONUS } from '../data/setup.ts'
import { type Base, FACTIONS, NONE, type Player, type Position, type Sector } from '../types.ts'
import { comparable, orbitalControl, total } from './control.ts'
import { holderOf } from './powers.ts'
import { BASE_COUNT, hasBase, ORBITAL_OF, SECTOR_OF_BASE } from './map.ts'

/** What scoring is asked for: a Bonus Sector in a Scoring turn, or Final Scoring. */
export const FINAL: Sector = 3

export interface BaseScore {
  readonly base: Base
  readonly totals: readonly number[]
  /** CP by player, the critical resource included where it pays CP. */
  readonly gains: readonly number[]
  /** Who got the critical resource point, or NONE. */
  readonly critical: Player
}

/** Values of the places on a Base (EX-11.4, EX-15.7). */
function placeValues(s: Position, b: Base, sector: Sector): readonly number[] {
  const special = s.ruleset.valuesOn?.(s, b, sector)
  if (special !== undefined) return special
  if (sector === FINAL) return BONUS.final
  if (at(SECTOR_OF_BASE, b) !== sector) return BONUS.normal
  return BONUS.bonusSector[Math.max(s.scorings, 1) - 1] ?? BONUS.normal
}

/** What was last worked out for a Base, by player: totals, totals as compared, and CP. Read at once, never kept. */
export const totals: number[] = FACTIONS.map(() => 0)
const standings: number[] = FACTIONS.map(() => 0)
export const gains: number[] = FACTIONS.map(() => 0)

/** Players above one, and whether others share the place: r is the first place that is free for it (EX-12.4). */
function placeOf(players: number, mine: number): number {
  let higher = 0
  let same = 0
  for (let q = 0; q < players; q++) {
    if (at(standings, q) > mine) higher++
    else if (at(standings, q) === mine) same++
  }
  return higher + (same > 1 ? 1 : 0)
}

/** The Base has one of the player's critical resources (EX-12.9). */
const isCritical = (s: Position, p: Player, b: Base): boolean =>
  hasBit(at(s.ruleset.critical, p), at(s.ruleset.resourceOn, b))

/**
 * Scores one Base into `totals` and `gains` and returns who got the critical resource. Alone at rank r gets the value
 * of place r, those who share it the value of place r + 1 (EX-12.4 to EX-12.7); `sector` is the Bonus Sector, or FINAL,
 * `controller` who controls the Orbital.
 */
export function workOut(s: Position, b: Base, sector: Sector, controller: Player): Player {
  const players = s.ruleset.players
  const tiesWon = sector === FINAL || at(SECTOR_OF_BASE, b) === sector
  const tieWinner = tiesWon ? holderOf(s, s.ruleset.powers.winsInfluenceTies) : NONE
  for (let p = 0; p < players; p++) {
    const n = total(s, p, b, controller)
    totals[p] = n
    standings[p] = comparable(n, p === tieWinner)
  }
  const values = placeValues(s, b, sector)
  let first = NONE
  for (let p = 0; p < players; p++) {
    gains[p] = 0
    if (at(standings, p) === 0) continue
    const place = placeOf(players, at(standings, p))
    gains[p] = values[place] ?? 0
    if (place === 0) first = p
  }
  if (first < 0 || !isCritical(s, first, b)) return NONE
  add(gains, first, s.ruleset.criticalCp)
  return first
}

/** One Base as it would score now (EX-12). */
export function scoreBase(s: Position, b: Base, sector: Sector): BaseScore {
  const critical = workOut(s, b, sector, orbitalControl(s, at(ORBITAL_OF, b)))
  return { base: b, totals: totals.slice(0, s.ruleset.players), gains: gains.slice(0, s.ruleset.players), critical }
}

/** Every Base in play as it would score now; all from the same position (EX-11.8, EX-12.12). */
export function scoreAll(s: Position, sector: Sector): readonly BaseScore[] {
  const scores: BaseScore[] = []
  for (let b = 0; b < BASE_COUNT; b++) if (hasBase(s.inPlay, b)) scores.push(scoreBase(s, b, sector))
  return scores
}

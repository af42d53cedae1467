import { at } from '@orrery/kernel'
import { BONUS, CRITICAL_CP } from '../data/setup.ts'
import { NONE } from '../types.ts'
import type { Base, Player, Position, Sector } from '../types.ts'
import { holderOf, orbitalControl, standingOn, total } from './control.ts'
import { BASE_COUNT, hasBase, ORBITAL_OF, RESOURCE_OF, SECTOR_OF_BASE } from './map.ts'

/** What scoring is asked for: a Bonus Sector in a Scoring turn, or Final Scoring. */
export const FINAL: Sector = 3

export interface BaseScore {
  readonly base: Base
  readonly totals: readonly number[]
  /** CP by player, the critical resource included. */
  readonly gains: readonly number[]
  /** Who got the critical resource point, or NONE. */
  readonly critical: Player
}

/** Values of the places on a Base (EX-11.4, EX-15.7). */
export function placeValues(s: Position, b: Base, sector: Sector): readonly number[] {
  if (sector === FINAL) return BONUS.final
  if (at(SECTOR_OF_BASE, b) !== sector) return BONUS.normal
  return BONUS.bonusSector[Math.max(s.scorings, 1) - 1] ?? BONUS.normal
}

/** Alone at rank r gets the value of place r, those who share it the value of place r + 1 (EX-12.4 to EX-12.7). */
export function placeGains(standings: readonly number[], values: readonly number[]): number[] {
  return standings.map((mine) => {
    if (mine === 0) return 0
    let higher = 0
    let same = 0
    for (const other of standings) {
      if (other > mine) higher++
      else if (other === mine) same++
    }
    return values[higher + (same > 1 ? 1 : 0)] ?? 0
  })
}

/** Sole first on a Base with one of its critical resources (EX-12.9), or NONE. */
function criticalWinner(s: Position, b: Base, standings: readonly number[]): Player {
  const best = Math.max(...standings)
  const who = standings.indexOf(best)
  if (best === 0 || standings.lastIndexOf(best) !== who) return NONE
  return (at(s.box.critical, who) & (1 << at(RESOURCE_OF, b))) !== 0 ? who : NONE
}

/** One Base as it would score now; `sector` is the Bonus Sector, or FINAL (EX-12). */
export function scoreBase(s: Position, b: Base, sector: Sector): BaseScore {
  const controller = orbitalControl(s, at(ORBITAL_OF, b))
  const tiesWon = sector === FINAL || at(SECTOR_OF_BASE, b) === sector
  const tieWinner = tiesWon ? holderOf(s, 'winsInfluenceTies') : NONE
  const totals: number[] = []
  const standings: number[] = []
  for (let p = 0; p < s.box.players; p++) {
    totals.push(total(s, p, b, controller))
    standings.push(standingOn(s, p, b, controller, tieWinner))
  }
  const gains = placeGains(standings, placeValues(s, b, sector))
  const critical = criticalWinner(s, b, standings)
  if (critical >= 0) gains[critical] = at(gains, critical) + CRITICAL_CP
  return { base: b, totals, gains, critical }
}

/** Every Base in play as it would score now; all from the same position (EX-11.8, EX-12.12). */
export function scoreAll(s: Position, sector: Sector): readonly BaseScore[] {
  const scores: BaseScore[] = []
  for (let b = 0; b < BASE_COUNT; b++) if (hasBase(s.inPlay, b)) scores.push(scoreBase(s, b, sector))
  return scores
}

import type { Base, Player, Sector } from '../../src/types.ts'
import type { PartProps } from '../table.ts'

/* What one step of a scoring scene shows. */

/** A Base as it was scored. */
export interface ScoredBase {
  readonly base: Base
  readonly sector: Sector
  readonly totals: readonly number[]
  readonly gains: readonly number[]
  /** Who got the critical resource, or NONE. */
  readonly critical: Player
}

export interface Scoring {
  readonly title: string
  /** The Bonus Sector, or FINAL. */
  readonly bonus: Sector
  /** In the order in which they are counted: the Bonus Sector last. */
  readonly bases: readonly ScoredBase[]
  /** CP by player before the first Base. */
  readonly start: readonly number[]
}

export interface ScoringDetail {
  readonly kind: 'scoring'
  readonly scoring: Scoring
  readonly phase: 'marker' | 'count' | 'result'
  /** Bases whose points are counted. */
  readonly done: number
  /** The Base being shown, by its place in the list; NONE for none. */
  readonly current: number
  /** CP by player by now. */
  readonly cp: readonly number[]
}

export function scoringIn({ scene }: Pick<PartProps, 'scene'>): ScoringDetail | undefined {
  const detail = scene?.step.detail as { readonly kind?: string } | undefined
  return detail?.kind === 'scoring' ? (detail as ScoringDetail) : undefined
}

/** A Base whose points are counted by now. */
export function paidBy({ scoring, done }: ScoringDetail, base: Base): ScoredBase | undefined {
  return scoring.bases.slice(0, done).find((scored) => scored.base === base)
}

/** Whether a Base pays by the values of the Bonus Sector, or of Final Scoring. */
export const paysBonus = ({ bonus }: Scoring, { sector }: ScoredBase): boolean =>
  bonus === sector || bonus >= SECTOR_COUNT

const SECTOR_COUNT = 3

/** First places: one player alone, several who share it, or nobody. */
export function firstOn({ totals, gains }: ScoredBase): readonly Player[] {
  const most = Math.max(...totals)
  if (most === 0) return []
  const top = totals.flatMap((total, player) => (total === most ? [player] : []))
  const best = Math.max(...top.map((player) => gains[player] ?? 0))
  const ahead = top.filter((player) => gains[player] === best)
  return ahead
}

/** Several are first, and none of them gets anything. */
export const isLost = (scored: ScoredBase): boolean => {
  const first = firstOn(scored)
  return first.length > 1 && first.every((player) => scored.gains[player] === 0)
}

/** CP gained by each player from the Bases counted by now. */
export const gainedIn = ({ scoring, cp }: ScoringDetail): number[] =>
  cp.map((now, player) => now - (scoring.start[player] ?? 0))

import { type Outcome, victoryOf } from '@orrery/kernel'
import type { Study } from '@orrery/table'

/** The chances of all seats after one entry of the game. */
export interface Point {
  readonly entry: number
  readonly chances: readonly number[]
}

/** One point per decision; when all are there, how it ended is the last. */
export function pointsOf(study: Study, entries: number, outcome: Outcome | null): readonly Point[] {
  const points = study.judged.map(({ entry, chances }) => ({ entry, chances }))
  if (study.done < study.total || outcome === null) return points
  return [...points, { entry: entries, chances: outcome.scores.map((_, seat) => victoryOf(outcome, seat)) }]
}

/** The chances at an entry: those after the last decision up to it. */
export const chancesAt = (points: readonly Point[], entry: number): readonly number[] | undefined =>
  (points.findLast((point) => point.entry <= entry) ?? points[0])?.chances

import { mean, quantile, tidy } from '../statistics.ts'
import type { Told } from './told.ts'

interface Bin {
  /** From this to the other, both counted in. */
  readonly from: number
  readonly to: number
  readonly games: number
}

/** How long games were in one measure. */
export interface Length {
  readonly of: string
  readonly games: number
  readonly mean: number
  readonly least: number
  readonly low: number
  readonly median: number
  readonly high: number
  readonly most: number
  readonly bins: readonly Bin[]
}

export function lengths(told: readonly Told[]): readonly Length[] {
  const measures = new Set(told.flatMap(({ account }) => Object.keys(account.lengths)))
  const measured = [...measures].map((of) =>
    lengthOf(
      of,
      told.map(({ account }) => account.lengths[of] ?? 0),
    ),
  )
  return [
    ...measured,
    lengthOf(
      'Decisions',
      told.map(({ decisions }) => decisions),
    ),
  ]
}

function lengthOf(of: string, values: readonly number[]): Length {
  return {
    of,
    games: values.length,
    mean: tidy(mean(values)),
    least: quantile(values, 0),
    low: quantile(values, 0.25),
    median: quantile(values, 0.5),
    high: quantile(values, 0.75),
    most: quantile(values, 1),
    bins: bins(values),
  }
}

const BINS = 16
const STEPS = [1, 2, 5]

/** The smallest of 1, 2, 5, 10, 20, ... that needs no more bars than are easily read. */
function width(span: number): number {
  for (let ten = 1; ; ten *= 10) for (const step of STEPS) if (span / (step * ten) < BINS) return step * ten
}

function bins(values: readonly number[]): readonly Bin[] {
  const least = quantile(values, 0)
  const step = width(quantile(values, 1) - least)
  const first = Math.floor(least / step)
  const counts: number[] = []
  for (const value of values) {
    const bin = Math.floor(value / step) - first
    counts[bin] = (counts[bin] ?? 0) + 1
  }
  return Array.from({ length: counts.length }, (_, i) => ({
    from: (first + i) * step,
    to: (first + i + 1) * step - 1,
    games: counts[i] ?? 0,
  }))
}

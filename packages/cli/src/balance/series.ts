import { mean, quantile, tidy } from '../statistics.ts'
import type { Told } from './told.ts'

/** Where a side stood at one moment, over all games that came so far. */
export interface Spread {
  readonly side: string
  readonly n: number
  readonly mean: number
  readonly low: number
  readonly median: number
  readonly high: number
}

export interface Moment {
  readonly when: string
  readonly sides: readonly Spread[]
}

/** A score over the time of a game. */
export interface Series {
  readonly of: string
  readonly moments: readonly Moment[]
}

type Values = Map<string, number[]>

export function series(
  told: readonly Told[],
  nameOf: (side: string) => string,
  sides: readonly string[],
): readonly Series[] {
  const all = new Map<string, Map<string, Values>>()
  const places = new Map<string, number>()
  for (const report of told)
    for (const [place, { of, when, scores }] of report.account.standings.entries()) {
      const key = `${of}\n${when}`
      places.set(key, Math.max(places.get(key) ?? 0, place))
      const values = getOr(
        getOr(all, of, () => new Map<string, Values>()),
        when,
        () => new Map<string, number[]>(),
      )
      for (const [seat, score] of scores.entries())
        getOr(values, nameOf(report.sides[seat] ?? ''), (): number[] => []).push(score)
    }
  return [...all].map(([of, moments]) => {
    // A short game ends where a long one goes on: a moment comes as late as it ever came.
    const place = (when: string): number => places.get(`${of}\n${when}`) ?? 0
    const order = [...moments].toSorted(([a], [b]) => place(a) - place(b))
    return { of, moments: order.map(([when, values]) => ({ when, sides: spreads(values, sides) })) }
  })
}

function getOr<V>(map: Map<string, V>, key: string, make: () => V): V {
  const value = map.get(key) ?? make()
  map.set(key, value)
  return value
}

const spreads = (values: Values, sides: readonly string[]): readonly Spread[] =>
  sides.flatMap((side) => {
    const of = values.get(side)
    return of === undefined ? [] : [{ side, ...spread(of) }]
  })

const spread = (values: readonly number[]): Omit<Spread, 'side'> => ({
  n: values.length,
  mean: tidy(mean(values)),
  low: quantile(values, 0.25),
  median: quantile(values, 0.5),
  high: quantile(values, 0.75),
})

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

export const mean = (values: readonly number[]): number => (values.length === 0 ? 0 : sum(values) / values.length)

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : mean(sorted.slice(middle - 1, middle + 1))
}

/** The value below which that part of them lies, between neighbours in proportion. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const place = (sorted.length - 1) * part
  const low = sorted[Math.floor(place)] ?? 0
  const high = sorted[Math.ceil(place)] ?? low
  return low + (high - low) * (place - Math.floor(place))
}

export interface Share {
  readonly wins: number
  readonly rate: number
  /** The 95 % interval of the rate. */
  readonly low: number
  readonly high: number
}

/** 95 % of a normal distribution lie within this many standard deviations. */
const Z = 1.959964

/** Wilson's score interval: honest near 0 and 1 and for few games; a shared victory counts as a fraction of one. */
export function share(wins: number, games: number): Share {
  if (games === 0) return { wins: 0, rate: 0, low: 0, high: 1 }
  const p = wins / games
  const z2 = Z * Z
  const centre = (p + z2 / (2 * games)) / (1 + z2 / games)
  const half = (Z / (1 + z2 / games)) * Math.sqrt((p * (1 - p)) / games + z2 / (4 * games * games))
  return {
    wins: tidy(wins),
    rate: tidy(p),
    low: tidy(Math.max(0, centre - half)),
    high: tidy(Math.min(1, centre + half)),
  }
}

/** Four places are more than any of our samples can tell. */
export const tidy = (value: number): number => Math.round(value * 10_000) / 10_000

import { tidy } from '../statistics.ts'

/** One prediction: the chance a seat was given at some decision, and what it got in the end. */
export interface Forecast {
  readonly game: number
  readonly chance: number
  readonly won: number
}

export interface Decile {
  readonly from: number
  readonly to: number
  readonly forecasts: number
  /** Games they come from: forecasts of one game share its outcome, so it is these that count as evidence. */
  readonly games: number
  readonly predicted: number
  readonly actual: number
}

const TEN = 10

/** Predictions sorted into ten drawers by chance; a good forecaster wins as often as it says in every drawer. */
export function deciles(all: readonly Forecast[]): readonly Decile[] {
  const drawers = Array.from({ length: TEN }, (): Forecast[] => [])
  for (const one of all) drawers[Math.min(TEN - 1, Math.floor(one.chance * TEN))]?.push(one)
  return drawers.map((drawer, i) => {
    const mean = (of: (one: Forecast) => number): number =>
      drawer.length === 0 ? 0 : tidy(drawer.reduce((sum, one) => sum + of(one), 0) / drawer.length)
    return {
      from: i / TEN,
      to: (i + 1) / TEN,
      forecasts: drawer.length,
      games: new Set(drawer.map(({ game }) => game)).size,
      predicted: mean(({ chance }) => chance),
      actual: mean(({ won }) => won),
    }
  })
}

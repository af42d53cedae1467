import { type Puzzle, puzzleOfDay } from '@orrery/kernel'

const DAY = 86_400_000
const DAYS = 7

/** A day of this week and its puzzle. */
export interface PuzzleDay {
  /** Of the month. */
  readonly date: number
  readonly month: string
  readonly puzzle: Puzzle
  readonly isToday: boolean
}

/** The last seven days, today last. Days are those of UTC, so that everybody has the same puzzle. */
export function weekOf(puzzles: readonly Puzzle[], now: number): readonly PuzzleDay[] {
  return Array.from({ length: DAYS }, (_, i) => now - (DAYS - 1 - i) * DAY).flatMap((time) => {
    const puzzle = puzzleOfDay(puzzles, time)
    const day = new Date(time)
    const month = day.toLocaleDateString('en-GB', { month: 'long', timeZone: 'UTC' })
    return puzzle === undefined ? [] : [{ date: day.getUTCDate(), month, puzzle, isToday: time === now }]
  })
}

import { type AnyGame, type PuzzleLibrary, puzzleFaults } from '@orrery/kernel'
import { describe, expect, test } from 'vitest'

/* What the puzzles of every game must pass. `orrery puzzles check --write` drops those that a change has spoiled. */

/** No game has fewer. */
const LEAST_PUZZLES = 60

export function puzzleSuite(game: AnyGame, { rules, puzzles, themes }: PuzzleLibrary): void {
  describe('the puzzles', () => {
    test('were checked with these rules, and there are enough of every difficulty', () => {
      expect(rules).toBe(game.rulesVersion)
      expect(puzzles.length).toBeGreaterThanOrEqual(LEAST_PUZZLES)
      for (const grade of [1, 2, 3]) expect(puzzles.some(({ difficulty }) => difficulty === grade)).toBe(true)
    })

    test('open, offer their answer, and tell nothing that their seat cannot see', () => {
      const faults = puzzles.flatMap((puzzle) => puzzleFaults(game, puzzle).map((fault) => `${puzzle.id}: ${fault}`))
      expect(faults).toEqual([])
    })

    test('differ from each other, and most have a theme with a name', () => {
      expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length)
      const named = puzzles.filter(({ theme }) => themes[theme] !== undefined)
      expect(named.length).toBeGreaterThan(puzzles.length / 2)
    })
  })
}

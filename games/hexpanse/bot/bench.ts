import { wouldWin } from '../src/rules/victory.ts'
import type { State } from '../src/types.ts'

export const tables = [
  { name: '2-admiral', seats: 2, options: { mode: 'admiral' } },
  { name: '4-teams', seats: 4, options: { mode: 'admiral', teams: true } },
]

/** `pattern`: the search for a completed pattern after a hex was filled. */
export const costs = {
  pattern: { ask: (s: State): boolean => wouldWin(s, s.active, s.decisions % s.ruleset.cells) },
}

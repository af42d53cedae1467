import { FACTION_ROWS } from '../src/data/factions.ts'
import { lastRound } from '../src/rules/holdings.ts'
import type { View } from '../src/types.ts'

/* Options of a table in words, and the moment of a game. */

export function option(field: string, choice: string): { readonly title: string; readonly about: string } | undefined {
  const row = field === 'seating' ? FACTION_ROWS.find(({ id }) => id === choice) : undefined
  return row === undefined ? undefined : { title: row.name, about: '' }
}

export const moment = (v: View): string =>
  v.round === 0 ? 'Before the first round' : `Round ${v.round} of ${lastRound(v)}`

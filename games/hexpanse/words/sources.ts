import { countSources, type SourceCount, type Sources } from '@orrery/kernel'
import { CARDS } from '../src/data/cards.ts'
import { FACTION_ROWS, MINOR_ROWS } from '../src/data/factions.ts'
import { MISSION_ROWS } from '../src/data/missions.ts'
import type { Provenance } from '../src/types.ts'
import { sourcesOf } from './provenance.ts'

/* What is printed in Hexpanse and what is ours, counted from the data. */

interface Sourced {
  readonly provenance: { readonly [datum: string]: Provenance }
}

const count = (what: string, rows: readonly Sourced[], datum: string): SourceCount =>
  countSources(
    what,
    rows.map(({ provenance }) => provenance[datum]),
  )

export const sources: Sources = {
  summary:
    'The rules are played as printed. Most cards and all missions are ours, in the manner of the few that the rulebook shows.',
  counts: [
    count('Card abilities', CARDS, 'icons'),
    count('Card costs', CARDS, 'cost'),
    count('Mission shapes', MISSION_ROWS, 'cells'),
    count('Faction powers', FACTION_ROWS, 'ability'),
    count('Minor factions', MINOR_ROWS, 'ability'),
  ],
  items: [...CARDS, ...MISSION_ROWS, ...FACTION_ROWS, ...MINOR_ROWS].map((row) => ({
    name: `${row.name} (${row.id})`,
    sources: sourcesOf(row) || 'As printed.',
  })),
}

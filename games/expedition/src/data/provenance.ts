import type { Provenance } from '@orrery/kernel'

/** By table: every row of a table has the same source (the comments at the tables name it). */
export const PROVENANCE = {
  systems: 'public',
  factions: 'public',
  slices: 'rulebook',
  rulings: 'house',
  race: 'house',
} as const satisfies { readonly [table: string]: Provenance }

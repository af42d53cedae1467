import type { Provenance } from '../types.ts'

interface ModuleRow {
  readonly id: string
  readonly title: string
  /** The set of cards it brings (DC-X.2), or ''. */
  readonly set: string
  readonly players: readonly number[]
  readonly provenance: Provenance
}

/** Doors & Corners: each on or off by itself (DC-X.1). */
export const MODULE_ROWS: readonly ModuleRow[] = [
  { id: 'alpha', title: 'Expanded Technologies', set: 'T', players: [2, 3, 4], provenance: 'rulebook' },
  { id: 'beta', title: 'The Protomolecule', set: 'P', players: [2, 3, 4], provenance: 'rulebook' },
  { id: 'gamma', title: 'Variable Setup', set: '', players: [2, 3, 4], provenance: 'rulebook' },
  { id: 'delta', title: 'Resource Tokens', set: 'R', players: [3, 4], provenance: 'rulebook' },
  { id: 'epsilon', title: 'Leaders', set: 'L', players: [2, 3, 4], provenance: 'rulebook' },
]

/** Variable Setup: fleets at home, then pieces of each kind to place one by one (DC-G.1, DC-G.3). */
export const DEPLOYMENT = { homeFleets: 2, fleets: 3, influence: 3 } as const

/** What the standee's Base scores (DC-B.5). */
export const PROTOMOLECULE = { byScoring: [3, 4, 4, 5, 5], final: 6, provenance: { first: 'rulebook', others: 'inferred' } } as const

/** Point tokens of each player (DC-E.2). */
export const POWER_PLAY = { points: [2, 3, 4], provenance: ['inferred', 'rulebook', 'rulebook'] } as const

/** DC-D.1, DC-D.3, DC-D.11. */
export const RESOURCE_TOKENS = { start: 1, max: 4, finalBonus: [5, 3, 1], provenance: 'rulebook' } as const

/** Expanded Technologies: of so many techs of a faction and level one stays unseen, two are drawn (DC-A.1, DC-A.2). */
export const TECHS_PER_LEVEL = 3

import type { FactionId, OrbitalId, Provenance, ResourceId } from '../types.ts'

interface FactionRow {
  readonly id: FactionId
  readonly name: string
  readonly home: OrbitalId
  /** Critical resources by number of players (EX-12.10, EX-12.11). */
  readonly critical: { readonly [players in 2 | 3 | 4]: readonly ResourceId[] }
  /** Protomolecule tokens. */
  readonly tokens: number
  readonly provenance: { readonly home: Provenance; readonly pieces: Provenance; readonly critical: Provenance }
}

export const FACTION_ROWS: readonly FactionRow[] = [
  { id: 'UN', name: 'United Nations', home: 'earth', critical: { 2: [], 3: ['food', 'minerals'], 4: ['food', 'minerals'] }, tokens: 0, provenance: { home: 'rulebook', pieces: 'rulebook', critical: 'inferred' } },
  { id: 'MCR', name: 'Martian Congressional Republic', home: 'mars', critical: { 2: [], 3: ['water', 'minerals'], 4: ['water', 'tech'] }, tokens: 0, provenance: { home: 'rulebook', pieces: 'rulebook', critical: 'rulebook' } },
  { id: 'OPA', name: 'Outer Planets Alliance', home: 'tycho', critical: { 2: [], 3: ['food', 'water'], 4: ['food', 'water'] }, tokens: 0, provenance: { home: 'rulebook', pieces: 'rulebook', critical: 'rulebook' } },
  { id: 'PG', name: 'ProtoGen', home: 'thoth', critical: { 2: [], 3: [], 4: ['minerals', 'tech'] }, tokens: 2, provenance: { home: 'rulebook', pieces: 'rulebook', critical: 'inferred' } },
]

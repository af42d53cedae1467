import type { BandId, BaseId, OrbitalId, Provenance, ResourceId, SectorId } from '../types.ts'

/* The map (EX-2). Rows stand in the order of the id lists in types.ts. */

interface BandRow {
  readonly id: BandId
  readonly name: string
  readonly provenance: Provenance
}

interface SectorRow {
  readonly id: SectorId
  readonly name: string
  readonly bands: readonly BandId[]
  readonly provenance: Provenance
}

interface ResourceRow {
  readonly id: ResourceId
  readonly name: string
  readonly provenance: Provenance
}

interface OrbitalRow {
  readonly id: OrbitalId
  readonly name: string
  readonly band: BandId
  readonly provenance: Provenance
}

interface BaseRow {
  readonly id: BaseId
  readonly name: string
  readonly orbital: OrbitalId
  readonly resource: ResourceId
  /** In play with two players. */
  readonly twoPlayers: boolean
  readonly provenance: { readonly place: Provenance; readonly resource: Provenance }
}

/** In line: neighbours here are adjacent Bands. */
export const BAND_ROWS: readonly BandRow[] = [
  { id: 'inner', name: 'Inner Planets', provenance: 'rulebook' },
  { id: 'belt', name: 'Belt', provenance: 'rulebook' },
  { id: 'jupiter', name: 'Jupiter', provenance: 'rulebook' },
  { id: 'saturn', name: 'Saturn', provenance: 'rulebook' },
]

export const SECTOR_ROWS: readonly SectorRow[] = [
  { id: 'inner', name: 'Inner Planets', bands: ['inner'], provenance: 'rulebook' },
  { id: 'belt', name: 'The Belt', bands: ['belt'], provenance: 'rulebook' },
  { id: 'outer', name: 'Outer Planets', bands: ['jupiter', 'saturn'], provenance: 'rulebook' },
]

export const RESOURCE_ROWS: readonly ResourceRow[] = [
  { id: 'food', name: 'Food', provenance: 'rulebook' },
  { id: 'water', name: 'Water', provenance: 'rulebook' },
  { id: 'minerals', name: 'Minerals', provenance: 'rulebook' },
  { id: 'tech', name: 'Tech', provenance: 'rulebook' },
]

export const ORBITAL_ROWS: readonly OrbitalRow[] = [
  { id: 'earth', name: 'Earth', band: 'inner', provenance: 'rulebook' },
  { id: 'mars', name: 'Mars', band: 'inner', provenance: 'rulebook' },
  { id: 'ceres', name: 'Ceres', band: 'belt', provenance: 'rulebook' },
  { id: 'tycho', name: 'Tycho', band: 'belt', provenance: 'rulebook' },
  { id: 'eros', name: 'Eros', band: 'belt', provenance: 'rulebook' },
  { id: 'thoth', name: 'Thoth', band: 'belt', provenance: 'rulebook' },
  { id: 'vesta', name: 'Vesta', band: 'belt', provenance: 'rulebook' },
  { id: 'jupiter', name: 'Jupiter', band: 'jupiter', provenance: 'rulebook' },
  { id: 'saturn', name: 'Saturn', band: 'saturn', provenance: 'rulebook' },
]

export const BASE_ROWS: readonly BaseRow[] = [
  { id: 'eurasia', name: 'Eurasia', orbital: 'earth', resource: 'food', twoPlayers: true, provenance: { place: 'rulebook', resource: 'public' } },
  { id: 'africa', name: 'Africa', orbital: 'earth', resource: 'water', twoPlayers: true, provenance: { place: 'rulebook', resource: 'rulebook' } },
  { id: 'luna', name: 'Luna', orbital: 'earth', resource: 'tech', twoPlayers: false, provenance: { place: 'rulebook', resource: 'house' } },
  { id: 'mariner-valley', name: 'Mariner Valley', orbital: 'mars', resource: 'minerals', twoPlayers: true, provenance: { place: 'public', resource: 'public' } },
  { id: 'londres-nova', name: 'Londres Nova', orbital: 'mars', resource: 'tech', twoPlayers: true, provenance: { place: 'public', resource: 'public' } },
  { id: 'ceres', name: 'Ceres', orbital: 'ceres', resource: 'minerals', twoPlayers: true, provenance: { place: 'rulebook', resource: 'public' } },
  { id: 'tycho', name: 'Tycho', orbital: 'tycho', resource: 'tech', twoPlayers: true, provenance: { place: 'rulebook', resource: 'public' } },
  { id: 'eros', name: 'Eros', orbital: 'eros', resource: 'minerals', twoPlayers: true, provenance: { place: 'rulebook', resource: 'public' } },
  { id: 'thoth', name: 'Thoth', orbital: 'thoth', resource: 'tech', twoPlayers: true, provenance: { place: 'rulebook', resource: 'public' } },
  { id: 'vesta', name: 'Vesta', orbital: 'vesta', resource: 'food', twoPlayers: false, provenance: { place: 'rulebook', resource: 'house' } },
  { id: 'europa', name: 'Europa', orbital: 'jupiter', resource: 'water', twoPlayers: true, provenance: { place: 'rulebook', resource: 'rulebook' } },
  { id: 'ganymede', name: 'Ganymede', orbital: 'jupiter', resource: 'food', twoPlayers: true, provenance: { place: 'rulebook', resource: 'public' } },
  { id: 'io', name: 'Io', orbital: 'jupiter', resource: 'minerals', twoPlayers: false, provenance: { place: 'rulebook', resource: 'house' } },
  { id: 'rhea', name: 'Rhea', orbital: 'saturn', resource: 'food', twoPlayers: true, provenance: { place: 'public', resource: 'public' } },
  { id: 'titan', name: 'Titan', orbital: 'saturn', resource: 'water', twoPlayers: true, provenance: { place: 'public', resource: 'public' } },
  { id: 'the-rings', name: 'The Rings', orbital: 'saturn', resource: 'water', twoPlayers: false, provenance: { place: 'inferred', resource: 'house' } },
]

import type { CubeId, FactionId, FleetId, Provenance } from '../types.ts'

/* The pieces in the box (EX-1.6, EX-1.7, EX-9). Rows stand in the order of the id lists in types.ts. */

interface CubeRow {
  readonly id: CubeId
  readonly name: string
  /** What it is called where it counts 1 (SX-1). */
  readonly lightName?: string
  readonly owner: FactionId
  /** What it counts where influence is compared (EX-9.10). */
  readonly weight: number
  readonly total: number
  /** Part of the ordinary supply from the start. */
  readonly plain: boolean
  readonly provenance: { readonly total: Provenance; readonly weight: Provenance }
}

interface FleetRow {
  readonly id: FleetId
  readonly name: string
  /** The captain is the player who controls the Rocinante. */
  readonly owner: FactionId | 'captain'
  readonly total: number
  /** Strength in half points (EX-9.2). */
  readonly halves: number
  readonly buildable: boolean
  /** Removed only when no other removable fleet of its owner is there (DC-E.4). */
  readonly flagship?: true
  /** In the box only with a module. */
  readonly module?: true
  /** What one removal makes of it: another kind, off the map, or nothing at all (EX-9.3, EX-9.4, EX-14.2). */
  readonly hit: FleetId | 'off' | 'never'
  /** The kind it is off the map. */
  readonly reserve: FleetId
  readonly provenance: { readonly total: Provenance; readonly halves: Provenance; readonly hit: Provenance }
}

/** Cubes of each faction that mark its CP and never enter the map; with these a faction has 19 cubes (EX-1.6). */
export const CP_MARKERS = 1

export const CUBE_ROWS: readonly CubeRow[] = [
  { id: 'UN', name: 'UN cube', owner: 'UN', weight: 1, total: 15, plain: true, provenance: { total: 'rulebook', weight: 'rulebook' } },
  { id: 'MCR', name: 'MCR cube', owner: 'MCR', weight: 1, total: 18, plain: true, provenance: { total: 'rulebook', weight: 'rulebook' } },
  { id: 'OPA', name: 'OPA cube', owner: 'OPA', weight: 1, total: 18, plain: true, provenance: { total: 'rulebook', weight: 'rulebook' } },
  { id: 'PG', name: 'PG cube', owner: 'PG', weight: 1, total: 18, plain: true, provenance: { total: 'rulebook', weight: 'rulebook' } },
  { id: 'diplomat', name: 'Diplomat', lightName: 'Embassy', owner: 'UN', weight: 2, total: 3, plain: false, provenance: { total: 'rulebook', weight: 'public' } },
]

export const FLEET_ROWS: readonly FleetRow[] = [
  { id: 'UN', name: 'fleet', owner: 'UN', total: 5, halves: 2, buildable: true, hit: 'off', reserve: 'UN', provenance: { total: 'rulebook', halves: 'rulebook', hit: 'rulebook' } },
  { id: 'MCR', name: 'fleet', owner: 'MCR', total: 3, halves: 2, buildable: true, hit: 'off', reserve: 'MCR', provenance: { total: 'rulebook', halves: 'rulebook', hit: 'rulebook' } },
  { id: 'OPA', name: 'fleet', owner: 'OPA', total: 5, halves: 2, buildable: true, hit: 'off', reserve: 'OPA', provenance: { total: 'rulebook', halves: 'rulebook', hit: 'rulebook' } },
  { id: 'PG', name: 'fleet', owner: 'PG', total: 5, halves: 2, buildable: true, hit: 'off', reserve: 'PG', provenance: { total: 'rulebook', halves: 'rulebook', hit: 'rulebook' } },
  { id: 'battleship', name: 'Battleship', owner: 'MCR', total: 2, halves: 4, buildable: true, hit: 'fresh', reserve: 'battleship', provenance: { total: 'rulebook', halves: 'public', hit: 'public' } },
  { id: 'damaged', name: 'damaged Battleship', owner: 'MCR', total: 0, halves: 2, buildable: false, hit: 'off', reserve: 'battleship', provenance: { total: 'rulebook', halves: 'public', hit: 'public' } },
  { id: 'fresh', name: 'damaged Battleship', owner: 'MCR', total: 0, halves: 2, buildable: false, hit: 'off', reserve: 'battleship', provenance: { total: 'rulebook', halves: 'public', hit: 'public' } },
  { id: 'scrap', name: 'Scrap Ship', owner: 'OPA', total: 2, halves: 1, buildable: false, hit: 'off', reserve: 'scrap', provenance: { total: 'rulebook', halves: 'public', hit: 'rulebook' } },
  { id: 'rocinante', name: 'Rocinante', owner: 'captain', total: 1, halves: 2, buildable: false, hit: 'never', reserve: 'rocinante', provenance: { total: 'rulebook', halves: 'rulebook', hit: 'rulebook' } },
  { id: 'UN-leader', name: 'leader', owner: 'UN', total: 1, halves: 2, buildable: true, flagship: true, module: true, hit: 'off', reserve: 'UN-leader', provenance: { total: 'rulebook', halves: 'rulebook', hit: 'rulebook' } },
  { id: 'MCR-leader', name: 'leader', owner: 'MCR', total: 1, halves: 2, buildable: true, flagship: true, module: true, hit: 'off', reserve: 'MCR-leader', provenance: { total: 'rulebook', halves: 'rulebook', hit: 'rulebook' } },
  { id: 'OPA-leader', name: 'leader', owner: 'OPA', total: 1, halves: 2, buildable: true, flagship: true, module: true, hit: 'off', reserve: 'OPA-leader', provenance: { total: 'rulebook', halves: 'rulebook', hit: 'rulebook' } },
  { id: 'PG-leader', name: 'leader', owner: 'PG', total: 1, halves: 2, buildable: true, flagship: true, module: true, hit: 'off', reserve: 'PG-leader', provenance: { total: 'rulebook', halves: 'rulebook', hit: 'rulebook' } },
]

import { at, bit, firstBits, hasBit, itemAt, listOf, lowestBit } from '@orrery/kernel'
import { BASE_ROWS, ORBITAL_ROWS, SECTOR_ROWS } from '../data/board.ts'
import { FACTION_ROWS } from '../data/factions.ts'
import { BANDS, BASES, ORBITALS, RESOURCES, SECTORS } from '../types.ts'
import type { Band, Base, Orbital, Sector, Tables } from '../types.ts'

/* The map as masks, made once from the tables (EX-2). A mask has one bit per Base or per Orbital. */

export const BASE_COUNT = BASES.length
export const ORBITAL_COUNT = ORBITALS.length
export const ALL_BASES = firstBits(BASE_COUNT)
export const ALL_ORBITALS = firstBits(ORBITAL_COUNT)

const indexes = (n: number): number[] => Array.from({ length: n }, (_, i) => i)
const maskWhere = (n: number, fits: (i: number) => boolean): number =>
  indexes(n).reduce((mask, i) => (fits(i) ? mask | bit(i) : mask), 0)

export const ORBITAL_OF: readonly Orbital[] = BASE_ROWS.map((b) => ORBITALS.indexOf(b.orbital))
export const BAND_OF: readonly Band[] = ORBITAL_ROWS.map((o) => BANDS.indexOf(o.band))
export const SECTOR_OF_BAND: readonly Sector[] = BANDS.map((id) => SECTOR_ROWS.findIndex((s) => s.bands.includes(id)))
export const BAND_OF_BASE: readonly Band[] = ORBITAL_OF.map((o) => at(BAND_OF, o))
export const SECTOR_OF_BASE: readonly Sector[] = BAND_OF_BASE.map((d) => at(SECTOR_OF_BAND, d))

export const BASES_AT: readonly number[] = indexes(ORBITAL_COUNT).map((o) =>
  maskWhere(BASE_COUNT, (b) => ORBITAL_OF[b] === o),
)
export const BASES_IN_BAND: readonly number[] = BANDS.map((_, d) => maskWhere(BASE_COUNT, (b) => BAND_OF_BASE[b] === d))
export const BASES_IN_SECTOR: readonly number[] = SECTORS.map((_, x) =>
  maskWhere(BASE_COUNT, (b) => SECTOR_OF_BASE[b] === x),
)
/** Resources by Base, and Bases by resource: these come with the ruleset. */
export const resourcesOf = (rows: Tables['resources']): readonly number[] =>
  listOf(BASE_COUNT, (b) => RESOURCES.indexOf(rows[itemAt(BASES, b)].resource))
export const basesWith = (resources: readonly number[]): readonly number[] =>
  RESOURCES.map((_, r) => maskWhere(BASE_COUNT, (b) => resources[b] === r))
export const ORBITALS_IN_BAND: readonly number[] = BANDS.map((_, d) =>
  maskWhere(ORBITAL_COUNT, (o) => BAND_OF[o] === d),
)
export const ORBITALS_IN_SECTOR: readonly number[] = SECTORS.map((_, x) =>
  maskWhere(ORBITAL_COUNT, (o) => SECTOR_OF_BAND[at(BAND_OF, o)] === x),
)

/** Bases attached to any Orbital of a mask (EX-2.5), and the Orbitals of the Bases of a mask. */
const ATTACHED: readonly number[] = indexes(bit(ORBITAL_COUNT)).map((mask) =>
  maskWhere(BASE_COUNT, (b) => hasBit(mask, at(ORBITAL_OF, b))),
)
export const attachedBases = (orbitals: number): number => at(ATTACHED, orbitals)
export function orbitalsOf(bases: number): number {
  let mask = 0
  for (let m = bases; m !== 0; m &= m - 1) mask |= bit(at(ORBITAL_OF, lowestBit(m)))
  return mask
}

/** Steps of EX-8.4 between two Orbitals: inside a Band one, else one per Band border. */
export function steps(from: Orbital, to: Orbital): number {
  if (from === to) return 0
  const bands = Math.abs(at(BAND_OF, from) - at(BAND_OF, to))
  return bands === 0 ? 1 : bands
}

export const ANY_REACH = 9
/** `REACH[n][o]`: the other Orbitals at most n steps from o (EX-8.1, EX-8.3). */
const REACH: readonly (readonly number[])[] = indexes(ANY_REACH + 1).map((n) =>
  indexes(ORBITAL_COUNT).map((o) => maskWhere(ORBITAL_COUNT, (to) => to !== o && steps(o, to) <= n)),
)
export const within = (reach: number, from: Orbital): number => at(REACH[reach] as readonly number[], from)

export const HOME: readonly Orbital[] = FACTION_ROWS.map((f) => ORBITALS.indexOf(f.home))
export const hasBase = (mask: number, b: Base): boolean => hasBit(mask, b)

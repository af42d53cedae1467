import { bit, itemAt } from '@orrery/kernel'
import { BONUS } from '../../src/data/setup.ts'
import { orbitalsOf } from '../../src/rules/map.ts'
import { FINAL } from '../../src/rules/scoring.ts'
import { type Base, NONE, type Position, type Sector, type Trait } from '../../src/types.ts'

/** What the standee's Base scores (DC-B.5). */
export const PROTOMOLECULE = {
  byScoring: [3, 4, 4, 5, 5],
  final: 6,
  provenance: { first: 'rulebook', others: 'inferred' },
} as const

export function standeeValues(s: Position, b: Base, sector: Sector): readonly number[] | undefined {
  if (b !== s.standee || s.suppressed) return undefined
  return itemAt(s.ruleset.standeeValues, sector === FINAL ? BONUS.bonusSector.length : Math.max(s.scorings, 1) - 1)
}

const standeeBase = (s: Position): number => (s.standee === NONE ? 0 : bit(s.standee))

/** The Base where the standee is. */
export const atStandee: Trait = { bases: standeeBase, orbitals: (s) => orbitalsOf(standeeBase(s)) }

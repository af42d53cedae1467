import { at } from '@orrery/kernel'
import type { Base, Frame, Op } from '../types.ts'
import { BAND_OF_BASE, BASES_IN_BAND, BASES_IN_SECTOR, SECTOR_OF_BASE } from '../rules/map.ts'

/** After a target: "one per Base", "each in a different Band" close what may not be chosen again (EX-10.7). */
export function closeBase(f: Frame, op: Op, b: Base): void {
  if (op.each || op.perPlace) f.used |= 1 << b
  if (op.distinct === 'band') f.used |= at(BASES_IN_BAND, at(BAND_OF_BASE, b))
  if (op.distinct === 'sector') f.used |= at(BASES_IN_SECTOR, at(SECTOR_OF_BASE, b))
}

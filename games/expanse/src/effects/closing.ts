import { at, bit } from '@orrery/kernel'
import { type Args, type Condition, mustBase, type Which } from '../rules/asking.ts'
import { BAND_OF_BASE, BASES_IN_BAND, BASES_IN_SECTOR, SECTOR_OF_BASE } from '../rules/map.ts'
import type { Base, Frame, Op } from '../types.ts'

/** After a target: "one per Base", "each in a different Band" close what may not be chosen again (EX-10.7). */
export function closeBase(f: Frame, op: Op, b: Base): void {
  if (op.each || op.perPlace) f.used |= bit(b)
  if (op.distinct === 'band') f.used |= at(BASES_IN_BAND, at(BAND_OF_BASE, b))
  if (op.distinct === 'sector') f.used |= at(BASES_IN_SECTOR, at(SECTOR_OF_BASE, b))
}

const notClosed = (which: Which, code: string, distinct: Op['distinct'], more?: Args): Condition =>
  mustBase('EX-10.7', code, (l, among) => (l.op.distinct === distinct ? among & ~l.f.used : among), which, more)

/** What closed the place is the reason. */
export const closedPlace = (which: Which): Condition => notClosed(which, 'closedPlace', '')
export const closedBand = (which: Which): Condition =>
  notClosed(which, 'closedBand', 'band', (l) => ({ band: at(BAND_OF_BASE, l[which]) }))
export const closedSector = (which: Which): Condition =>
  notClosed(which, 'closedSector', 'sector', (l) => ({ sector: at(SECTOR_OF_BASE, l[which]) }))

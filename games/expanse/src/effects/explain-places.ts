import { at } from '@orrery/kernel'
import { matchingBases, matchingOrbitals } from '../rules/filters.ts'
import { BAND_OF_BASE, hasBase, SECTOR_OF_BASE } from '../rules/map.ts'
import { placeable } from '../rules/pieces.ts'
import { closedTo } from './ready.ts'
import type { Condition, Conditions, Look } from '../rules/refusing.ts'

/* Conditions that many effects share: places, and a piece in hand between two answers. */

/** A Base of a fixed place in the move: the first thing it names, or the second. */
type Named = 'a' | 'b'

export const inPlay = (which: Named): Condition => ({
  rule: 'EX-2.14',
  code: 'outOfPlay',
  fails: (l) => !hasBase(l.s.inPlay, l[which]),
  args: (l) => ({ base: l[which] }),
})

export const fitsBase = (which: Named, end: 'at' | 'to'): Condition => ({
  rule: 'EX-10.1',
  code: 'wrongPlace',
  fails: (l) => hasBase(l.s.inPlay, l[which]) && !hasBase(matchingBases(l.s, l.f, l.op[end]), l[which]),
  args: (l) => ({ base: l[which], end }),
})

export const fitsOrbital = (which: Named, end: 'at' | 'to'): Condition => ({
  rule: 'EX-10.1',
  code: 'wrongPlace',
  fails: (l) => (matchingOrbitals(l.s, l.f, l.op[end]) & (1 << l[which])) === 0,
  args: (l) => ({ orbital: l[which], end }),
})

const closedCode = (l: Look): string =>
  l.op.distinct === 'band' ? 'closedBand' : l.op.distinct === 'sector' ? 'closedSector' : 'closedPlace'

/** "One per Base", "each in a different Band": told by what closed the place. */
export const notClosed = (which: Named): Conditions =>
  ['closedBand', 'closedSector', 'closedPlace'].map((code) => ({
    rule: 'EX-10.7',
    code,
    fails: (l: Look) =>
      closedCode(l) === code &&
      (l.f.used & (1 << l[which])) !== 0 &&
      hasBase(matchingBases(l.s, l.f, l.op.at), l[which]),
    args: (l: Look) => ({ base: l[which], band: at(BAND_OF_BASE, l[which]), sector: at(SECTOR_OF_BASE, l[which]) }),
  }))

const canPlaceThere = (which: Named): Condition => ({
  rule: 'EX-8.10',
  code: 'noCubeLeft',
  fails: (l) => !hasBase(placeable(l.s, l.f, l.f.seat), l[which]) && hasBase(l.s.inPlay, l[which]),
  args: (l) => ({ base: l[which] }),
})

export const pieceInHand: Condition = { rule: 'EX-10.11', code: 'pieceInHand', fails: (l) => l.f.held >= 0 }
export const pieceFirst: Condition = { rule: 'EX-10.11', code: 'pieceFirst', fails: (l) => l.f.held < 0 }

/** An ability that may be used twice goes to another Base the second time. */
const notAgain: Condition = {
  rule: 'DC-A.5',
  code: 'usedThere',
  fails: (l) => hasBase(closedTo(l.s, l.f), l.a),
  args: (l) => ({ base: l.a }),
}

export const PLACE: Conditions = [inPlay('a'), fitsBase('a', 'at'), ...notClosed('a'), notAgain, canPlaceThere('a')]

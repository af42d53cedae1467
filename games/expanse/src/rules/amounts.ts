import { bitCount, hasBit } from '@orrery/kernel'
import { ALL, type Frame, type Op, type Position } from '../types.ts'
import { controlledBases, controlledOrbitals } from './control.ts'
import { COUNTED, N_BOUND, PICKED, X_BOUND, X_PLUS_ONE } from './formula.ts'
import { BASES_IN_SECTOR } from './map.ts'
import { rocinanteAt, tokensOf } from './pieces.ts'
import { techsHeld } from './powers.ts'

/** How many a step is to do. An unbound number counts as the most it could be without being chosen. */
export function amount(s: Position, f: Frame, op: Op): number {
  switch (op.n) {
    case N_BOUND:
      return f.count < 0 ? ALL : f.count
    case X_BOUND:
      return Math.max(0, f.count)
    case X_PLUS_ONE:
      return Math.max(0, f.count) + 1
    case PICKED:
      return 1
    case COUNTED:
      return counted(s, f, op)
    default:
      return op.n
  }
}

function counted(s: Position, f: Frame, op: Op): number {
  const n = countOf(s, f, op) * (op.counted?.per ?? 1)
  return op.counted?.max === undefined ? n : Math.min(n, op.counted.max)
}

function countOf(s: Position, f: Frame, op: Op): number {
  switch (op.counted?.count) {
    case 'controlledBases':
      return controlledBases(s, f.seat, op.at.bases)
    case 'opponentsWhoBuilt':
      return builders(s, f)
    case 'ownFleetsThere':
      return tokensOf(s, f.seat, rocinanteAt(s))
    case 'controlledSectors':
      return BASES_IN_SECTOR.filter((bases) => controlledBases(s, f.seat, bases) > 0).length
    case 'controlledOrbitals':
      return bitCount(controlledOrbitals(s, f.seat))
    case 'ownTechs':
      return bitCount(techsHeld(s, f.seat))
    case undefined:
      return 0
  }
}

function builders(s: Position, f: Frame): number {
  let n = 0
  for (let p = 0; p < s.ruleset.players; p++) if (p !== f.seat && f.count > 0 && hasBit(f.count, p)) n++
  return n
}

import { at, lowestBit, only } from '@orrery/kernel'
import type { Base, Frame, Op, Position } from '../types.ts'
import { matchingBases } from '../rules/filters.ts'
import { BAND_OF_BASE } from '../rules/map.ts'
import * as moves from '../rules/moves.ts'
import type { EffectKind } from './kind.ts'
import { goOn } from './kind.ts'

/** Bases to which the standee can go by this step: other ones, at most so many Bands away. */
export function standeeGoals(s: Position, f: Frame, op: Op): number {
  if (op.deed !== 'move') return 0
  let goals = 0
  for (let m = matchingBases(s, f, op.to) & ~(1 << s.standee); m !== 0; m &= m - 1) {
    if (isNear(s, lowestBit(m), op.reach)) goals |= m & -m
  }
  return goals
}

export const isNear = (s: Position, b: Base, reach: number): boolean =>
  Math.abs(at(BAND_OF_BASE, b) - at(BAND_OF_BASE, s.standee)) <= reach

/** The standee moves, its card changes hands, or the Suppression token is put on it (SU-1). */
export const proto: EffectKind = {
  list(s, f, op, out) {
    for (let m = standeeGoals(s, f, op); m !== 0; m &= m - 1) out.push(moves.base(lowestBit(m)))
  },
  pick(s, f, _op, m, emit) {
    s.standee = only(m)
    f.left--
    emit?.({ kind: 'standee', player: f.seat, base: s.standee })
  },
  run(s, f, op, emit) {
    goOn(f)
    if (op.deed === 'take' && s.holder !== f.seat) {
      s.holder = f.seat
      emit?.({ kind: 'holder', player: f.seat })
    }
    if (op.deed === 'suppress' && !s.suppressed) {
      s.suppressed = true
      emit?.({ kind: 'suppressed', player: f.seat })
    }
  },
}

import { at, bitCount, lowestBit, only } from '@orrery/kernel'
import type { Base, Emit, Frame, Op, State } from '../types.ts'
import * as moves from '../rules/moves.ts'
import { push } from '../rules/frames.ts'
import { addCube, cubeMark } from '../rules/pieces.ts'
import { closeBase } from './closing.ts'
import type { EffectKind } from './kind.ts'
import { openForPlacing } from './ready.ts'

/** Puts a cube of the acting player on a Base, from the supply or, with none left, by relocation (EX-8.8). */
export function putCube(s: State, f: Frame, b: Base, emit: Emit): void {
  if (at(s.supply, f.seat) === 0) {
    push(s, 'relocate', f.seat).place = b
    return
  }
  addCube(s, f.seat, b, 1)
  if (f.step === 'effect') f.touched = [...f.touched, cubeMark(f.seat, b)]
  emit?.({ kind: 'placed', player: f.seat, cube: f.seat, base: b })
}

/** Every open Base gets its cube from the supply: then their order is nobody's business. */
const fillsAll = (s: State, f: Frame, op: Op, bases: number): boolean => {
  if (op.upTo || !(op.each || op.perPlace)) return false
  const n = bitCount(bases)
  return n <= f.left && n <= at(s.supply, f.seat)
}

export const place: EffectKind = {
  list(s, f, op, out) {
    const bases = openForPlacing(s, f, op)
    if (bases !== 0 && fillsAll(s, f, op, bases)) {
      out.push(moves.base(lowestBit(bases)))
      return
    }
    for (let m = bases; m !== 0; m &= m - 1) out.push(moves.base(lowestBit(m)))
  },
  pick(s, f, op, m, emit) {
    const b = only(m)
    f.left--
    if (op.binds) f.place = b
    closeBase(f, op, b)
    putCube(s, f, b, emit)
  },
}

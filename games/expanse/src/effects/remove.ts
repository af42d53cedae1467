import { bitCount, lowestBit } from '@orrery/kernel'
import type { Frame, Op } from '../types.ts'
import { basesToTakeFrom, takesAll } from '../rules/cubes.ts'
import { addCube } from '../rules/pieces.ts'
import { closeBase } from './closing.ts'
import { listCubes, nameCube } from './cubes.ts'
import type { EffectKind } from './kind.ts'

/** One cube goes from every open Base and each has only one to give: then their order is nobody's business. */
const onlyOrder = (f: Frame, op: Op, bases: number, answers: number): boolean =>
  !op.upTo && (op.each || op.perPlace) && answers === bitCount(bases) && answers <= f.left

export const remove: EffectKind = {
  list(s, f, op, out) {
    if (f.left === 0) return
    const start = out.length
    let giving = 0
    for (let m = basesToTakeFrom(s, f, op); m !== 0; m &= m - 1) {
      const n = out.length
      listCubes(s, f, op, lowestBit(m), out)
      if (out.length > n) giving |= m & -m
    }
    const answers = out.length - start
    if (answers > 1 && (onlyOrder(f, op, giving, answers) || takesAll(s, f, op))) out.length = start + 1
  },
  pick(s, f, op, m, emit) {
    nameCube(remove, s, f, op, m, emit)
  },
  take(s, f, op, kind, b, emit) {
    addCube(s, kind, b, -1)
    f.left--
    closeBase(f, op, b)
    if (op.binds) f.place = b
    emit?.({ kind: 'removed', player: f.seat, cube: kind, base: b })
  },
}

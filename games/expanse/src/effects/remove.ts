import { bitCount, lowestBit } from '@orrery/kernel'
import { must, secondBase } from '../rules/asking.ts'
import { fitsBase } from '../rules/conditions.ts'
import { amount } from '../rules/amounts.ts'
import { anyTakeable, basesToTakeFrom, takeablePlain, takesAll } from '../rules/cubes.ts'
import { hasBase } from '../rules/map.ts'
import * as moves from '../rules/moves.ts'
import { addCube, placeable } from '../rules/pieces.ts'
import type { Frame, Op } from '../types.ts'
import { closeBase, closedBand, closedPlace, closedSector } from './closing.ts'
import { listCubes, NAMED_CUBE, nameCube, notSafe, ON_A_BASE } from './cubes.ts'
import { effectKind, type EffectKind, effectQuestion } from './kind.ts'

/** One cube goes from every open Base and each has only one to give: then the order does not matter. */
const onlyOrder = (f: Frame, op: Op, bases: number, answers: number): boolean =>
  !op.upTo && (op.each || op.perPlace) && answers === bitCount(bases) && answers <= f.left

const take: EffectKind['take'] = (s, f, op, kind, b, emit) => {
  addCube(s, kind, b, -1)
  f.left--
  closeBase(f, op, b)
  if (op.binds) f.place = b
  emit?.({ kind: 'removed', player: f.seat, cube: kind, base: b })
}

const chooseCube = effectQuestion([
  {
    kind: moves.CUBE,
    list({ s, f, op }, out) {
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
    conditions: [
      ON_A_BASE,
      [fitsBase('b', 'at')],
      [closedPlace('b'), closedBand('b'), closedSector('b')],
      ...NAMED_CUBE,
      [notSafe],
      [
        must(
          'EX-10.1',
          'spareCube',
          (l) => l.a !== l.f.seat || takeablePlain(l.s, l.f, l.op, l.a, l.b) > 0,
          secondBase,
        ),
        must('EX-8.10', 'noCubeLeft', (l) => !l.op.whole || hasBase(placeable(l.s, l.f, l.f.seat), l.b), secondBase),
      ],
    ],
    effect: (l, emit) => nameCube(take, l, emit),
  },
])

export const remove = effectKind({
  question: () => chooseCube,
  take,
  ready: (s, f, op) => amount(s, f, op) > 0 && anyTakeable(s, f, op, basesToTakeFrom(s, f, op)),
})

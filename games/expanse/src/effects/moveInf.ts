import { kindOf, lowestBit, only } from '@orrery/kernel'
import { matchingBases } from '../rules/filters.ts'
import * as moves from '../rules/moves.ts'
import { addCube, cubeMark, roomFor } from '../rules/pieces.ts'
import { listCubes, nameCube } from './cubes.ts'
import type { EffectKind } from './kind.ts'
import { sourcesForMoving } from './ready.ts'

/** Cubes change their Base: first the cube is named, then where it goes. No cube goes twice. */
export const moveInf: EffectKind = {
  list(s, f, op, out) {
    if (f.left === 0) return
    if (f.held < 0) {
      for (let m = sourcesForMoving(s, f, op); m !== 0; m &= m - 1) listCubes(s, f, op, lowestBit(m), out)
      return
    }
    const goals = matchingBases(s, f, op.to) & roomFor(s, f.held >> 4) & ~(1 << (f.held & 15))
    for (let m = goals; m !== 0; m &= m - 1) out.push(moves.base(lowestBit(m)))
  },
  pick(s, f, op, m, emit) {
    if (kindOf(m) === moves.CUBE) {
      nameCube(moveInf, s, f, op, m, emit)
      return
    }
    const cube = f.held >> 4
    const from = f.held & 15
    const to = only(m)
    addCube(s, cube, from, -1)
    addCube(s, cube, to, 1)
    f.touched = [...f.touched, cubeMark(cube, to)]
    f.held = -1
    f.left--
    emit?.({ kind: 'movedCube', player: f.seat, cube, from, to })
  },
  take(_s, f, _op, kind, b) {
    f.held = kind * 16 + b
  },
}

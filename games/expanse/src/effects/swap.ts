import { at, lowestBit } from '@orrery/kernel'
import type { Frame, Op, State } from '../types.ts'
import { ownerOfCube } from '../rules/cubes.ts'
import { hasBase } from '../rules/map.ts'
import { addCube, roomFor } from '../rules/pieces.ts'
import { listCubesOf, nameCube } from './cubes.ts'
import type { EffectKind } from './kind.ts'
import { hasPartner } from './ready.ts'
import type { MoveList } from '../rules/moveList.ts'

/** Cubes that have a partner of another owner on another Base. */
function listFirst(s: State, f: Frame, op: Op, out: MoveList): void {
  for (let m = s.inPlay; m !== 0; m &= m - 1) {
    const b = lowestBit(m)
    for (let p = 0; p < s.box.players; p++)
      if (hasBase(at(s.on, p), b) && hasPartner(s, f, op, p, b)) listCubesOf(s, f, op, p, b, out)
  }
}

/** Two cubes of different owners on different Bases change places. */
export const swap: EffectKind = {
  list(s, f, op, out) {
    if (f.left === 0) return
    if (f.held < 0) {
      listFirst(s, f, op, out)
      return
    }
    const owner = ownerOfCube(f.held >> 4)
    for (let m = roomFor(s, f.held >> 4) & ~(1 << (f.held & 15)); m !== 0; m &= m - 1) {
      for (let p = 0; p < s.box.players; p++) if (p !== owner) listCubesOf(s, f, op, p, lowestBit(m), out)
    }
  },
  pick(s, f, op, m, emit) {
    nameCube(swap, s, f, op, m, emit)
  },
  take(s, f, _op, kind, b, emit) {
    if (f.held < 0) {
      f.held = kind * 16 + b
      return
    }
    const otherCube = f.held >> 4
    const otherBase = f.held & 15
    addCube(s, kind, b, -1)
    addCube(s, otherCube, otherBase, -1)
    addCube(s, kind, otherBase, 1)
    addCube(s, otherCube, b, 1)
    f.held = -1
    f.left--
    emit?.({ kind: 'swapped', player: f.seat, cube: kind, base: b, otherCube, otherBase })
  },
}

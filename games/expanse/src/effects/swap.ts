import { at, bit, hasBit, lowestBit } from '@orrery/kernel'
import { must, mustBase, secondBase } from '../rules/asking.ts'
import { ownerOfCube, takeable, takeablePlain } from '../rules/cubes.ts'
import { hasBase } from '../rules/map.ts'
import * as moves from '../rules/moves.ts'
import { addCube, roomFor, SPECIAL_CUBE } from '../rules/pieces.ts'
import type { Base, Frame, Op, Player, Position } from '../types.ts'
import { listCubesOf, NAMED_CUBE, nameCube, notSafe, ON_A_BASE, owner, ownerArg, roomSomewhere } from './cubes.ts'
import { cellOf, kindIn, placeIn } from '../rules/cell.ts'
import { effectKind, type EffectKind, effectQuestion } from './kind.ts'

/* Two cubes of different owners on different Bases change places. */

/** A cube of this owner could come from one Base to another by a swap. */
const canComeTo = (s: Position, f: Frame, op: Op, p: Player, from: Base, to: Base): boolean =>
  takeable(s, f, op, p, from) > 0 &&
  (takeablePlain(s, f, op, p, from) > 0 || hasBit(roomFor(s, at(SPECIAL_CUBE, p)), to))

/** A cube of another owner on another Base could swap with one of this owner here. */
function hasPartner(s: Position, f: Frame, op: Op, of: Player, b: Base): boolean {
  for (let p = 0; p < s.ruleset.players; p++) {
    if (p === of) continue
    for (let m = s.inPlay & at(s.on, p) & ~bit(b); m !== 0; m &= m - 1)
      if (canComeTo(s, f, op, p, lowestBit(m), b)) return true
  }
  return false
}

const take: EffectKind['take'] = (s, f, _op, kind, b, emit) => {
  if (f.held < 0) {
    f.held = cellOf(kind, b)
    return
  }
  const otherCube = kindIn(f.held)
  const otherBase = placeIn(f.held)
  addCube(s, kind, b, -1)
  addCube(s, otherCube, otherBase, -1)
  addCube(s, kind, otherBase, 1)
  addCube(s, otherCube, b, 1)
  f.held = -1
  f.left--
  emit?.({ kind: 'swapped', player: f.seat, cube: kind, base: b, otherCube, otherBase })
}

const chooseFirst = effectQuestion([
  {
    kind: moves.CUBE,
    list({ s, f, op }, out) {
      for (let m = s.inPlay; m !== 0; m &= m - 1) {
        const b = lowestBit(m)
        for (let p = 0; p < s.ruleset.players; p++)
          if (hasBase(at(s.on, p), b) && hasPartner(s, f, op, p, b)) listCubesOf(s, f, op, p, b, out)
      }
    },
    conditions: [
      ON_A_BASE,
      ...NAMED_CUBE,
      [roomSomewhere],
      [notSafe],
      [must('EX-10.1', 'noPartner', (l) => hasPartner(l.s, l.f, l.op, owner(l), l.b), secondBase)],
    ],
    effect: (l, emit) => nameCube(take, l, emit),
  },
])

const chooseSecond = effectQuestion([
  {
    kind: moves.CUBE,
    list({ s, f, op }, out) {
      const first = ownerOfCube(kindIn(f.held))
      for (let m = roomFor(s, kindIn(f.held)) & ~bit(placeIn(f.held)); m !== 0; m &= m - 1) {
        for (let p = 0; p < s.ruleset.players; p++) if (p !== first) listCubesOf(s, f, op, p, lowestBit(m), out)
      }
    },
    conditions: [
      ON_A_BASE,
      [
        mustBase('EX-10.1', 'sameBase', (l, among) => among & ~bit(placeIn(l.f.held)), 'b'),
        must('EX-10.1', 'sameOwner', (l) => ownerOfCube(kindIn(l.f.held)) !== owner(l), ownerArg),
        mustBase(
          'SX-1',
          'embassyThere',
          (l, among) => among & roomFor(l.s, kindIn(l.f.held)),
          'b',
          (l) => ({ cube: kindIn(l.f.held) }),
        ),
      ],
      ...NAMED_CUBE,
      [roomSomewhere],
      [notSafe],
    ],
    effect: (l, emit) => nameCube(take, l, emit),
  },
])

export const swap = effectKind({
  question: (_s, f) => (f.held < 0 ? chooseFirst : chooseSecond),
  take,
  ready(s, f, op) {
    for (let p = 0; p < s.ruleset.players; p++) {
      for (let m = s.inPlay & at(s.on, p); m !== 0; m &= m - 1) {
        const b = lowestBit(m)
        if (takeable(s, f, op, p, b) > 0 && hasPartner(s, f, op, p, b)) return true
      }
    }
    return false
  },
})

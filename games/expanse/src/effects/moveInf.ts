import { bit, lowestBit } from '@orrery/kernel'
import { mustBase } from '../rules/asking.ts'
import { fitsBase, inPlay } from '../rules/conditions.ts'
import { anyTakeable, openBases } from '../rules/cubes.ts'
import { matchingBases } from '../rules/filters.ts'
import { ALL_BASES } from '../rules/map.ts'
import * as moves from '../rules/moves.ts'
import { addCube, cubeMark, roomFor } from '../rules/pieces.ts'
import type { Frame, Op, Position } from '../types.ts'
import { listCubes, NAMED_CUBE, nameCube, notSafe, notYetMoved, ON_A_BASE, roomSomewhere } from './cubes.ts'
import { cellOf, kindIn, placeIn } from '../rules/cell.ts'
import { effectKind, type EffectKind, effectQuestion, pieceFirst, pieceInHand } from './kind.ts'

/* Cubes change their Base: first the cube is named, then where it goes. */

/** Bases from which a cube could go to a Base the text asks for: not to the one it is on. */
function sources(s: Position, f: Frame, op: Op): number {
  const goals = matchingBases(s, f, op.to)
  if (goals === 0) return 0
  return (goals & (goals - 1)) === 0 ? ALL_BASES & ~goals : ALL_BASES
}

const take: EffectKind['take'] = (_s, f, _op, kind, b) => {
  f.held = cellOf(kind, b)
}

const chooseCube = effectQuestion([
  {
    kind: moves.CUBE,
    list({ s, f, op }, out) {
      for (let m = openBases(s, f, op) & sources(s, f, op); m !== 0; m &= m - 1) listCubes(s, f, op, lowestBit(m), out)
    },
    conditions: [
      ON_A_BASE,
      [fitsBase('b', 'at')],
      [mustBase('EX-10.3', 'nowhereToGo', (l, among) => among & sources(l.s, l.f, l.op), 'b')],
      ...NAMED_CUBE,
      [notYetMoved],
      [roomSomewhere],
      [notSafe],
    ],
    effect: (l, emit) => nameCube(take, l, emit),
  },
  pieceFirst(moves.BASE),
])

const chooseGoal = effectQuestion([
  {
    kind: moves.BASE,
    list({ s, f, op }, out) {
      const goals = matchingBases(s, f, op.to) & roomFor(s, kindIn(f.held)) & ~bit(placeIn(f.held))
      for (let m = goals; m !== 0; m &= m - 1) out.push(moves.base(lowestBit(m)))
    },
    conditions: [
      [inPlay()],
      [
        fitsBase('a', 'to'),
        mustBase('EX-10.1', 'sameBase', (l, among) => among & ~bit(placeIn(l.f.held))),
        mustBase(
          'SX-1',
          'embassyThere',
          (l, among) => among & roomFor(l.s, kindIn(l.f.held)),
          'a',
          (l) => ({ cube: kindIn(l.f.held) }),
        ),
      ],
    ],
    effect({ s, f, a: to }, emit) {
      const cube = kindIn(f.held)
      const from = placeIn(f.held)
      addCube(s, cube, from, -1)
      addCube(s, cube, to, 1)
      f.touched = [...f.touched, cubeMark(cube, to)]
      f.held = -1
      f.left--
      emit?.({ kind: 'movedCube', player: f.seat, cube, from, to })
    },
  },
  pieceInHand(moves.CUBE),
])

export const moveInf = effectKind({
  question: (_s, f) => (f.held < 0 ? chooseCube : chooseGoal),
  take,
  ready: (s, f, op) => anyTakeable(s, f, op, openBases(s, f, op) & sources(s, f, op)),
})

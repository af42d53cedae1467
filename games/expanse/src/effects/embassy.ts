import { at, EACH_PLACE } from '@orrery/kernel'
import { mustBase } from '../rules/asking.ts'
import { inPlay } from '../rules/conditions.ts'
import * as moves from '../rules/moves.ts'
import { addCube, roomFor, SPECIAL_CUBE } from '../rules/pieces.ts'
import type { Frame, Position } from '../types.ts'
import { effectKind, effectQuestion, goOn } from './kind.ts'

/* A special cube from the reserve to any Base without one (SX-1). */

const cubeOf = (f: Frame): number => at(SPECIAL_CUBE, f.seat)
const hasCube = (s: Position, f: Frame): boolean => cubeOf(f) >= 0 && at(s.supply, cubeOf(f)) > 0

const chooseBase = effectQuestion([
  {
    kind: moves.BASE,
    candidates: EACH_PLACE,
    conditions: [
      [inPlay()],
      [
        mustBase(
          'SX-1',
          'embassyThere',
          (l, among) => among & roomFor(l.s, cubeOf(l.f)),
          'a',
          (l) => ({ cube: cubeOf(l.f) }),
        ),
      ],
    ],
    effect({ s, f, a: base }, emit) {
      const cube = cubeOf(f)
      addCube(s, cube, base, 1)
      emit?.({ kind: 'placed', player: f.seat, cube, base })
      goOn(f)
    },
  },
])

export const embassy = effectKind({
  question: (s, f) => (hasCube(s, f) ? chooseBase : undefined),
  ready: (s, f) => hasCube(s, f) && roomFor(s, cubeOf(f)) !== 0,
})

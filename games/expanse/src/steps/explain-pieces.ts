import { ownerOfCube } from '../rules/cubes.ts'
import { inGroup, ungroup, wholeGroup } from '../rules/fleets.ts'
import { cubesAt, fleetsOf, freshCubes, roomFor } from '../rules/pieces.ts'
import { below, mustGo } from './pieces.ts'
import { CUBES } from '../types.ts'
import type { Conditions, Look } from '../rules/refusing.ts'

/* Why an answer to a small question about pieces is not open: which fleets, which cube. */

/** Kinds of fleets of which a group names more than there are, or that are not the mover's. */
const tooMany = (l: Look): number => {
  const whole = wholeGroup(l.s, below(l.s), l.f.seat, l.f.place)
  return ungroup(l.a, l.f.seat).findIndex(
    (n, kind) => fleetsOf(l.s, l.f.seat).includes(kind) && n > inGroup(whole, kind),
  )
}
const strange = (l: Look): boolean =>
  ungroup(l.a, l.f.seat).some((n, kind) => n > 0 && !fleetsOf(l.s, l.f.seat).includes(kind))
export const GROUP: Conditions = [
  { rule: 'EX-8.1', code: 'groupEmpty', fails: (l) => l.a === 0 },
  {
    rule: 'EX-8.2',
    code: 'groupTooMany',
    fails: (l) => tooMany(l) >= 0,
    args: (l) => ({ fleet: Math.max(0, tooMany(l)), orbital: l.f.place }),
  },
  { rule: 'EX-8.2', code: 'notInGroup', fails: strange },
  { rule: 'DC-E.7', code: 'withoutLeader', fails: (l) => (l.a & mustGo(l.f)) !== mustGo(l.f) },
]
export const RELOCATE: Conditions = [
  { rule: 'EX-8.11', code: 'notYourCube', fails: (l) => ownerOfCube(l.a) !== l.f.seat, args: (l) => ({ cube: l.a }) },
  {
    rule: 'EX-8.8',
    code: 'noSuchCube',
    fails: (l) => ownerOfCube(l.a) === l.f.seat && cubesAt(l.s, l.a, l.b) === 0,
    args: (l) => ({ cube: l.a, base: l.b }),
  },
  { rule: 'EX-8.10', code: 'sameBase', fails: (l) => l.b === l.f.place, args: (l) => ({ base: l.b }) },
  {
    rule: 'EX-8.10',
    code: 'alreadyPlaced',
    fails: (l) =>
      ownerOfCube(l.a) === l.f.seat && cubesAt(l.s, l.a, l.b) > 0 && freshCubes(l.s, below(l.s), l.a, l.b) === 0,
    args: (l) => ({ base: l.b }),
  },
  {
    rule: 'SX-1',
    code: 'embassyThere',
    fails: (l) => ownerOfCube(l.a) === l.f.seat && (roomFor(l.s, l.a) & (1 << l.f.place)) === 0,
    args: (l) => ({ base: l.f.place, cube: l.a }),
  },
]
export const WHICH: Conditions = [
  {
    rule: 'EX-10.9',
    code: 'notYourCube',
    fails: (l) => l.a >= CUBES.length || ownerOfCube(l.a) !== l.f.seat,
    args: (l) => ({ cube: l.a }),
  },
]

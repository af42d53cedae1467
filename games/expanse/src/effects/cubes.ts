import { at, type MoveList } from '@orrery/kernel'
import {
  type Args,
  type Condition,
  type Conditions,
  cubeThereArg,
  type Look,
  must,
  secondBase,
} from '../rules/asking.ts'
import { CUBES_OF_SIDE, inPlay } from '../rules/conditions.ts'
import {
  hasGoal,
  onlyKind,
  ownerChooses,
  ownerOfCube,
  present,
  takeablePlain,
  takeableSpecial,
} from '../rules/cubes.ts'
import { ownerFits } from '../rules/filters.ts'
import { push } from '../rules/frames.ts'
import { hasBase } from '../rules/map.ts'
import * as moves from '../rules/moves.ts'
import { cubesAt, plainCube, SPECIAL_CUBE } from '../rules/pieces.ts'
import { type Base, type Cube, type Emit, type Frame, NONE, type Op, type Player, type State } from '../types.ts'
import type { EffectKind } from './kind.ts'

/* Naming a cube, `cube <kind> <base>`: an own one by kind, another player's only by owner (EX-10.9). */

export function listCubesOf(s: State, f: Frame, op: Op, p: Player, b: Base, out: MoveList): void {
  if (!ownerFits(f, op.owner, p)) return
  const plain = takeablePlain(s, f, op, p, b)
  const special = takeableSpecial(s, f, op, p, b)
  if (plain > 0 || (special > 0 && p !== f.seat)) out.push(moves.cube(plainCube(p), b))
  if (special > 0 && p === f.seat) out.push(moves.cube(at(SPECIAL_CUBE, p), b))
}

export function listCubes(s: State, f: Frame, op: Op, b: Base, out: MoveList): void {
  for (let p = 0; p < s.ruleset.players; p++) if (hasBase(at(s.on, p), b)) listCubesOf(s, f, op, p, b, out)
}

/** A cube was named: take it, or first ask its owner which kind it is. */
export function nameCube(take: EffectKind['take'], { s, f, op, a: named, b }: Look, emit: Emit): void {
  const owner = ownerOfCube(named)
  if (owner === f.seat) take?.(s, f, op, named, b, emit)
  else if (ownerChooses(s, f, op, owner, b)) push(s, 'whichCube', owner).place = b
  else take?.(s, f, op, onlyKind(s, f, op, owner, b), b, emit)
}

/* ---- conditions ----------------------------------------------------------------------------------------------------- */

export const owner = (l: Look): Player => ownerOfCube(l.a)
export const ownerArg: Args = (l) => ({ player: owner(l) })
/** The special cube that is named, or that may be meant where another player's cube is named; NONE where there is none. */
const special = (l: Look): Cube | typeof NONE => (l.a === l.f.seat ? NONE : at(SPECIAL_CUBE, owner(l)))
/** A plain cube is named, and there is one that this step may see. */
const hasPlain = (l: Look): boolean => l.a === owner(l) && present(l.s, l.f, l.op, l.a, l.b) > 0
const hasSpecial = (l: Look): boolean => special(l) >= 0 && present(l.s, l.f, l.op, special(l), l.b) > 0

const atTheTable: Condition = must('EX-3.1', 'notPlaying', (l) => owner(l) < l.s.ruleset.players, ownerArg)

/** What is named is a cube that is there. */
export const NAMED_CUBE: Conditions = [
  CUBES_OF_SIDE,
  [
    must('EX-10.5', 'ownOnly', (l) => l.op.owner !== 'self' || owner(l) === l.f.seat),
    must('EX-10.5', 'oppOnly', (l) => l.op.owner !== 'opp' || owner(l) !== l.f.seat),
  ],
  [must('EX-10.9', 'ownersChoice', (l) => l.a === owner(l) || owner(l) === l.f.seat, ownerArg)],
  [
    must(
      'EX-10.3',
      'noSuchCube',
      (l) => cubesAt(l.s, l.a, l.b) > 0 || (special(l) >= 0 && cubesAt(l.s, special(l), l.b) > 0),
      cubeThereArg,
    ),
  ],
]

/** No cube goes twice by one effect. */
export const notYetMoved: Condition = must('EX-8.10', 'alreadyPlaced', (l) => hasPlain(l) || hasSpecial(l), secondBase)

/** SX-1: no two Embassies on one Base, so this one could not go anywhere. */
export const roomSomewhere: Condition = must(
  'SX-1',
  'noRoomFor',
  (l) => hasPlain(l) || hasGoal(l.s, l.f, l.op, special(l), l.b),
  (l) => ({ cube: special(l) }),
)

export const notSafe: Condition = must(
  'V-6',
  'safeCube',
  (l) => hasPlain(l) || takeableSpecial(l.s, l.f, l.op, owner(l), l.b) > 0,
  (l) => ({ player: owner(l), base: l.b, cube: special(l) }),
)

export const ON_A_BASE: readonly Condition[] = [inPlay('b'), atTheTable]

import { at, first, type Move, second } from '@orrery/kernel'
import type { Base, Emit, Frame, Op, Player, State } from '../types.ts'
import { onlyKind, ownerChooses, ownerOfCube, takeablePlain, takeableSpecial } from '../rules/cubes.ts'
import { ownerFits } from '../rules/filters.ts'
import { push } from '../rules/frames.ts'
import { hasBase } from '../rules/map.ts'
import * as moves from '../rules/moves.ts'
import { SPECIAL_CUBE } from '../rules/pieces.ts'
import type { EffectKind } from './kind.ts'
import type { MoveList } from '../rules/moveList.ts'

/** Cubes of one owner on a Base that may be named: one's own by kind, another player's only by owner (EX-10.9). */
export function listCubesOf(s: State, f: Frame, op: Op, p: Player, b: Base, out: MoveList): void {
  if (!ownerFits(f, op.owner, p)) return
  const plain = takeablePlain(s, f, op, p, b)
  const special = takeableSpecial(s, f, op, p, b)
  if (plain > 0 || (special > 0 && p !== f.seat)) out.push(moves.cube(p, b))
  if (special > 0 && p === f.seat) out.push(moves.cube(at(SPECIAL_CUBE, p), b))
}

export function listCubes(s: State, f: Frame, op: Op, b: Base, out: MoveList): void {
  for (let p = 0; p < s.box.players; p++) if (hasBase(at(s.on, p), b)) listCubesOf(s, f, op, p, b, out)
}

/** A cube was named: take it, or first ask its owner which kind it is. */
export function nameCube(kind: EffectKind, s: State, f: Frame, op: Op, m: Move, emit: Emit): void {
  const named = first(m)
  const b = second(m)
  const owner = ownerOfCube(named)
  if (owner === f.seat) kind.take?.(s, f, op, named, b, emit)
  else if (ownerChooses(s, f, op, owner, b)) push(s, 'whichCube', owner).place = b
  else kind.take?.(s, f, op, onlyKind(s, f, op, owner, b), b, emit)
}

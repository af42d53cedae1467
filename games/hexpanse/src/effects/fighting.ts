import { at, type MoveList, of, only } from '@orrery/kernel'
import { goOn } from '../rules/frames.ts'
import { lowestHex, WORDS } from '../rules/hexes.ts'
import * as moves from '../rules/moves.ts'
import {
  canAttack,
  hasTarget,
  isEnemy,
  isTarget,
  isUnit,
  isWarlord,
  ownerOf,
  pieceAt,
  removeUnit,
  unitOf,
} from '../rules/pieces.ts'
import { canPayLife, damage } from '../rules/warlords.ts'
import { NONE } from '../types.ts'
import type { Emit, Frame, Hex, Op, Player, Position, State } from '../types.ts'
import { targetOf } from './aim.ts'
import { type Kind, noAnswers } from './kind.ts'

/* HX-12.6, HX-12.7, HX-12.8, HX-14: TA, UA and WD; the Attack action is a UA in which the warlord may strike. */

/** HX-7.3, HX-7.4, HX-9.7: a piece of one's own that can strike at something. */
export function isAttacker(s: Position, p: Player, op: Op, h: Hex): boolean {
  const piece = pieceAt(s, h)
  if (piece === NONE || ownerOf(piece) !== p || !hasTarget(s, p, h)) return false
  if (isWarlord(piece)) return op.withWarlord && canPayLife(s, p)
  return canAttack(s, p, unitOf(piece))
}

/** Whether there is any: asked at every action. */
export function hasAttacker(s: Position, p: Player): boolean {
  if (canPayLife(s, p) && hasTarget(s, p, at(s.warlords, p))) return true
  for (let word = 0; word < WORDS; word++) {
    for (let mask = at(s.on, p * WORDS + word); mask !== 0; mask &= mask - 1) {
      const h = lowestHex(word, mask)
      if (canAttack(s, p, unitOf(pieceAt(s, h))) && hasTarget(s, p, h)) return true
    }
  }
  return false
}

function listTargets(s: State, f: Frame, out: MoveList): void {
  for (const h of of(s.box.near, f.held)) if (isTarget(s, f.seat, h)) out.push(moves.hex(h))
}

/** One change: both are removed, or the one removed and the other hurt. The attacker pays first, so it never ties. */
function strike(s: State, p: Player, from: Hex, h: Hex, emit: Emit): void {
  const attacker = pieceAt(s, from)
  const target = pieceAt(s, h)
  emit?.({ kind: 'attacked', player: p, unit: unitOf(attacker), from, hex: h })
  if (isUnit(attacker)) removeUnit(s, from, emit)
  else damage(s, p, 1, 'warlord', emit)
  if (isUnit(target)) removeUnit(s, h, emit)
  else damage(s, ownerOf(target), 1, 'warlord', emit)
}

export const unitAttack: Kind = {
  list(s, f, op, out) {
    if (f.held !== NONE) return listTargets(s, f, out)
    for (let h = 0; h < s.box.cells; h++) if (isAttacker(s, f.seat, op, h)) out.push(moves.hex(h))
    return undefined
  },
  pick(s, f, _op, m, emit) {
    if (f.held === NONE) {
      f.held = only(m)
      return
    }
    const from = f.held
    goOn(f)
    strike(s, f.seat, from, only(m), emit)
  },
}

/** HX-14: own, partner's, enemy and neutral pieces alike; an own one may fall by it. */
export const territoryAttack: Kind = {
  list: noAnswers,
  pick: noAnswers,
  run(s, f, op, emit) {
    const h = targetOf(s, f, op)
    goOn(f)
    if (h === NONE) return
    const piece = pieceAt(s, h)
    if (piece === NONE) return
    emit?.({ kind: 'struck', player: f.seat, hex: h })
    if (isUnit(piece)) removeUnit(s, h, emit)
    else damage(s, ownerOf(piece), 1, 'warlord', emit)
  },
}

export const warlordDamage: Kind = {
  list(s, f, _op, out) {
    for (let q = 0; q < s.box.players; q++) if (isEnemy(s, f.seat, q)) out.push(moves.player(q))
  },
  pick(s, f, op, m, emit) {
    goOn(f)
    damage(s, only(m), op.n, 'warlord', emit)
  },
}

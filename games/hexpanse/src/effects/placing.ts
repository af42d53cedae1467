import { at, kindOf, lowestBit, type Move, type MoveList, of, only } from '@orrery/kernel'
import { goOn } from '../rules/frames.ts'
import * as moves from '../rules/moves.ts'
import {
  canSupply,
  canSupplyAny,
  hasEmpty,
  inShip,
  isEnemy,
  isMercenary,
  isUnit,
  onCards,
  ownerOf,
  pieceAt,
  placeUnit,
  removeUnit,
} from '../rules/pieces.ts'
import { checkPatterns } from '../rules/victory.ts'
import { FIRST_MERCENARY, MINOR, NEUTRAL, NONE, NORMAL } from '../types.ts'
import type { Emit, Frame, Hex, Op, Player, Position, State, Unit } from '../types.ts'
import { isInZone, targetOf } from './aim.ts'
import type { Kind } from './kind.ts'

/* HX-12.1, HX-12.2, HX-12.3: PL, PO and RB. First the unit, then, where the icon shows none, the hex. */

/** HX-12.2, HX-8.5: PO needs a unit there, never a warlord; the others an empty hex. */
export function fits(s: Position, p: Player, op: Op, h: Hex): boolean {
  const piece = pieceAt(s, h)
  if (op.icon !== 'PO') return piece === NONE
  if (!isUnit(piece)) return false
  return !op.enemyOnly || ownerOf(piece) === NEUTRAL || isEnemy(s, p, ownerOf(piece))
}

/** Whether any hex the icon asks for will do. */
export function hasRoom(s: Position, f: Frame, op: Op): boolean {
  if (op.where === 'at') {
    const h = targetOf(s, f, op)
    return h !== NONE && fits(s, f.seat, op, h)
  }
  if (op.where === 'any') return hasEmpty(s)
  for (const h of of(s.box.near, at(s.warlords, f.seat))) if (fits(s, f.seat, op, h)) return true
  return false
}

/** HX-12.3: RB takes from the Recovery Ship, the others from Reserve and cards (HX-10.3). */
export const hasUnit = (s: Position, p: Player, op: Op, unit: Unit): boolean =>
  op.icon === 'RB' ? !isMercenary(unit) && inShip(s, p, unit) > 0 : canSupply(s, p, unit)

export const hasAnyUnit = (s: Position, p: Player, op: Op): boolean =>
  op.icon === 'RB' ? inShip(s, p, NORMAL) + inShip(s, p, MINOR) > 0 : canSupplyAny(s, p)

/** Every unit that can be placed from Reserve and cards. */
export function listSupply(s: Position, p: Player, out: MoveList): void {
  if (canSupply(s, p, NORMAL)) out.push(moves.place(NORMAL))
  if (canSupply(s, p, MINOR)) out.push(moves.place(MINOR))
  for (let mask = onCards(s, p); mask !== 0; mask &= mask - 1) out.push(moves.place(FIRST_MERCENARY + lowestBit(mask)))
}

function listUnits(s: State, f: Frame, op: Op, out: MoveList): void {
  if (op.icon !== 'RB') return listSupply(s, f.seat, out)
  for (let unit = NORMAL; unit <= MINOR; unit++) if (inShip(s, f.seat, unit) > 0) out.push(moves.place(unit))
  return undefined
}

function listHexes(s: State, f: Frame, op: Op, out: MoveList): void {
  if (op.where === 'any') {
    for (let h = 0; h < s.box.cells; h++) if (s.pieces[h] === NONE) out.push(moves.hex(h))
    return
  }
  for (let h = 0; h < s.box.cells; h++) if (isInZone(s, f, op, h) && fits(s, f.seat, op, h)) out.push(moves.hex(h))
}

/** Removal and placement are one change (HX-12.2); the removed unit's ability is queued first (HX-13.9). */
function placeOn(s: State, f: Frame, op: Op, unit: Unit, h: Hex, emit: Emit): void {
  goOn(f)
  if (op.icon === 'PO') removeUnit(s, h, emit)
  const from = op.icon === 'RB' ? 'ship' : isMercenary(unit) ? 'card' : 'reserve'
  placeUnit(s, f.seat, unit, h, from, emit)
  checkPatterns(s, h, NONE, emit)
}

export const placing: Kind = {
  list(s, f, op, out) {
    if (f.held !== NONE) listHexes(s, f, op, out)
    else if (hasAnyUnit(s, f.seat, op) && hasRoom(s, f, op)) listUnits(s, f, op, out)
  },
  pick(s, f, op, m: Move, emit) {
    if (kindOf(m) === moves.HEX) placeOn(s, f, op, f.held, only(m), emit)
    else if (op.where === 'at') placeOn(s, f, op, only(m), targetOf(s, f, op), emit)
    else f.held = only(m)
  },
}

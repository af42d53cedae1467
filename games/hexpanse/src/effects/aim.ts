import { at } from '@orrery/kernel'
import { hexAt, isAdjacent, Q, R } from '../rules/hexes.ts'
import { NONE } from '../types.ts'
import type { Frame, Hex, Op, Position } from '../types.ts'

/* HX-13.1, HX-13.2, HX-13.3: base hex, one rotation, the hexes of the icons. */

/** The hex an icon shows under a rotation, NONE off the board (HX-13.6). */
export function shownHex(s: Position, base: Hex, rotation: number, op: Op): Hex {
  const k = rotation === NONE ? 0 : rotation
  const h = hexAt(at(Q, base) + at(op.dq, k), at(R, base) + at(op.dr, k))
  return h < s.box.cells ? h : NONE
}

export const targetOf = (s: Position, f: Frame, op: Op): Hex => shownHex(s, f.place, f.turn, op)

/** Whether a hex lies where the icon asks it to: the one shown, next to the own warlord, or anywhere on the board. */
export function isInZone(s: Position, f: Frame, op: Op, h: Hex): boolean {
  if (op.where === 'at') return h === targetOf(s, f, op)
  if (op.where === 'near') return h < s.box.cells && isAdjacent(at(s.warlords, f.seat), h)
  return h < s.box.cells
}

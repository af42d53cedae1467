import { at } from '@orrery/kernel'
import { hexAt, Q, R } from '../rules/hexes.ts'
import { type Frame, type Hex, NONE, type Op, type Position } from '../types.ts'

/* HX-13.1, HX-13.2, HX-13.3: base hex, one rotation, the hexes of the icons. */

/** The hex an icon shows under a rotation, NONE off the board (HX-13.6). */
export function shownHex(s: Position, base: Hex, rotation: number, op: Op): Hex {
  const k = rotation === NONE ? 0 : rotation
  const h = hexAt(at(Q, base) + at(op.dq, k), at(R, base) + at(op.dr, k))
  return h < s.ruleset.cells ? h : NONE
}

export const targetOf = (s: Position, f: Frame, op: Op): Hex => shownHex(s, f.place, f.turn, op)

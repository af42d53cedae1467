import { add, at, type MoveList, of, only } from '@orrery/kernel'
import { goOn } from '../rules/frames.ts'
import { lowestHex, WORDS } from '../rules/hexes.ts'
import * as moves from '../rules/moves.ts'
import { exchange, inShip, isEmpty, isUnit, isWarlord, lift, pieceAt, pieceOf, unitOf } from '../rules/pieces.ts'
import { dropQueuedAt } from '../rules/chain.ts'
import { checkPatterns } from '../rules/victory.ts'
import { canPayLife, damage, moveWarlord } from '../rules/warlords.ts'
import { MINOR, NONE, NORMAL } from '../types.ts'
import type { Emit, Frame, Hex, Player, Position, State, Unit } from '../types.ts'
import type { Kind } from './kind.ts'

/* HX-12.4, HX-12.5, HX-12.10, HX-12.20, HX-12.21: RR, RT, WM, XC and XS. */

/** Where the warlord can go: an empty hex beside it. */
export const canMoveTo = (s: Position, p: Player, h: Hex): boolean =>
  isEmpty(s, h) && of(s.box.near, at(s.warlords, p)).includes(h)

export const warlordMove: Kind = {
  list(s, f, _op, out) {
    if (!canPayLife(s, f.seat)) return
    for (const h of of(s.box.near, at(s.warlords, f.seat))) if (isEmpty(s, h)) out.push(moves.hex(h))
  },
  pick(s, f, _op, m, emit) {
    goOn(f)
    moveWarlord(s, f.seat, only(m), emit)
  },
}

/** One of several is done: the icon goes on until all are, or until it is stopped. */
function countDown(f: Frame): void {
  f.left--
  if (f.left === 0) goOn(f)
}

export const canReturn = (s: Position, p: Player, h: Hex): boolean => pieceAt(s, h) === pieceOf(p, NORMAL)

function listOwnNormals(s: State, p: Player, out: MoveList): void {
  for (let word = 0; word < WORDS; word++) {
    for (let mask = at(s.on, p * WORDS + word); mask !== 0; mask &= mask - 1) {
      const h = lowestHex(word, mask)
      if (unitOf(pieceAt(s, h)) === NORMAL) out.push(moves.hex(h))
    }
  }
}

/** HX-7.2: only normal units; a return is no removal. */
export const returning: Kind = {
  list(s, f, _op, out) {
    listOwnNormals(s, f.seat, out)
  },
  pick(s, f, _op, m, emit) {
    lift(s, only(m))
    dropQueuedAt(s, only(m))
    add(s.reserve, f.seat * 2 + NORMAL, 1)
    emit?.({ kind: 'returned', player: f.seat, hex: only(m) })
    countDown(f)
  },
}

/** HX-7.5: one unit from the Recovery Ship to the Reserve. */
export function recover(s: State, p: Player, unit: Unit, emit: Emit): void {
  add(s.ship, p * 2 + unit, -1)
  add(s.reserve, p * 2 + unit, 1)
  emit?.({ kind: 'recovered', player: p, unit })
}

export const recovering: Kind = {
  list(s, f, _op, out) {
    for (let unit = NORMAL; unit <= MINOR; unit++) if (inShip(s, f.seat, unit) > 0) out.push(moves.recover(unit))
  },
  pick(s, f, _op, m, emit) {
    recover(s, f.seat, only(m), emit)
    countDown(f)
  },
}

/** HX-12.20: another unit of any owner, or an empty hex; never a warlord. */
const isOtherEnd = (s: Position, f: Frame, h: Hex): boolean =>
  h < s.box.cells && h !== f.held && !isWarlord(pieceAt(s, h))

export const exchanging: Kind = {
  list(s, f, op, out) {
    if (op.pay > 0 && !canPayLife(s, f.seat)) return
    if (f.held === NONE) for (let h = 0; h < s.box.cells; h++) if (isUnit(pieceAt(s, h))) out.push(moves.hex(h))
    if (f.held === NONE || !isUnit(pieceAt(s, f.held))) return
    for (let h = 0; h < s.box.cells; h++) if (isOtherEnd(s, f, h)) out.push(moves.hex(h))
  },
  pick(s, f, op, m, emit) {
    if (f.held === NONE) {
      f.held = only(m)
      return
    }
    const from = f.held
    goOn(f)
    exchange(s, f.seat, from, only(m), emit)
    checkPatterns(s, only(m), from, emit)
    if (op.pay > 0 && s.winner === NONE) damage(s, f.seat, op.pay, 'warlord', emit)
  },
}

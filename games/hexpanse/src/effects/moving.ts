import { add, at, itemAt, type MoveList } from '@orrery/kernel'
import { hexArg, type Look, must } from '../rules/asking.ts'
import { empty, IN_SHIP, isNearWarlord, noWarlord, occupied, onBoard, own, pieceThere } from '../rules/conditions.ts'
import { goOn } from '../rules/frames.ts'
import { lowestHex, WORDS } from '../rules/hexes.ts'
import * as moves from '../rules/moves.ts'
import { exchange, inShip, isEmpty, isUnit, isWarlord, lift, pieceAt, pieceOf, unitOf } from '../rules/pieces.ts'
import { dropQueuedAt } from '../rules/chain.ts'
import { checkPatterns } from '../rules/victory.ts'
import { canPayLife, damage, moveWarlord } from '../rules/warlords.ts'
import { MINOR, NONE, NORMAL } from '../types.ts'
import type { Emit, Frame, Hex, Player, Position, State, Unit } from '../types.ts'
import { iconQuestion, type Kind } from './kind.ts'

/* HX-12.4, HX-12.5, HX-12.10, HX-12.20, HX-12.21: RR, RT, WM, XC and XS. */

/** Where the warlord can go: an empty hex beside it. */
export const canMoveTo = (s: Position, p: Player, h: Hex): boolean =>
  isEmpty(s, h) && itemAt(s.ruleset.near, at(s.warlords, p)).includes(h)

const step = iconQuestion([
  {
    kind: moves.HEX,
    candidates({ s, f }, out) {
      for (const h of itemAt(s.ruleset.near, at(s.warlords, f.seat))) out.push(moves.hex(h))
    },
    conditions: [[onBoard], [must('HX-7.11', 'notNearWarlord', isNearWarlord, hexArg), empty('HX-7.11')]],
    effect({ s, f, a: hex }, emit) {
      goOn(f)
      moveWarlord(s, f.seat, hex, emit)
    },
  },
])

export const warlordMove: Kind = { question: (s, f) => (canPayLife(s, f.seat) ? step : undefined) }

/** One of several is done: the icon goes on until all are, or until it is stopped. */
function countDown(f: Frame): void {
  f.left--
  if (f.left === 0) goOn(f)
}

export const canReturn = (s: Position, p: Player, h: Hex): boolean => pieceAt(s, h) === pieceOf(p, NORMAL)

function listOwnNormals({ s, f }: Look, out: MoveList): void {
  for (let word = 0; word < WORDS; word++) {
    for (let mask = at(s.on, f.seat * WORDS + word); mask !== 0; mask &= mask - 1) {
      const h = lowestHex(word, mask)
      if (unitOf(pieceAt(s, h)) === NORMAL) out.push(moves.hex(h))
    }
  }
}

/** HX-7.2: only normal units; a return is no removal. */
const unitToReturn = iconQuestion([
  {
    kind: moves.HEX,
    list: listOwnNormals,
    conditions: [
      [onBoard],
      [occupied('HX-7.2')],
      [own('HX-7.2')],
      [must('HX-7.2', 'notNormal', (l) => unitOf(pieceThere(l)) === NORMAL, hexArg)],
    ],
    effect({ s, f, a: hex }, emit) {
      lift(s, hex)
      dropQueuedAt(s, hex)
      add(s.reserve, f.seat * 2 + NORMAL, 1)
      emit?.({ kind: 'returned', player: f.seat, hex })
      countDown(f)
    },
  },
])

export const returning: Kind = { question: () => unitToReturn }

/** HX-7.5: one unit from the Recovery Ship to the Reserve. */
export function recover(s: State, p: Player, unit: Unit, emit: Emit): void {
  add(s.ship, p * 2 + unit, -1)
  add(s.reserve, p * 2 + unit, 1)
  emit?.({ kind: 'recovered', player: p, unit })
}

export function listRecoverable({ s, f }: Look, out: MoveList): void {
  for (let unit = NORMAL; unit <= MINOR; unit++) if (inShip(s, f.seat, unit) > 0) out.push(moves.recover(unit))
}

const unitToRecover = iconQuestion([
  {
    kind: moves.RECOVER,
    list: listRecoverable,
    conditions: IN_SHIP,
    effect({ s, f, a: unit }, emit) {
      recover(s, f.seat, unit, emit)
      countDown(f)
    },
  },
])

export const recovering: Kind = { question: () => unitToRecover }

/* HX-12.20: a unit, and another unit of any owner or an empty hex; never a warlord. */

const exchanged = iconQuestion([
  {
    kind: moves.HEX,
    list({ s }, out) {
      for (let h = 0; h < s.ruleset.cells; h++) if (isUnit(pieceAt(s, h))) out.push(moves.hex(h))
    },
    conditions: [[onBoard], [occupied('HX-12.20')], [noWarlord('HX-12.20')]],
    effect({ f, a: hex }) {
      f.held = hex
    },
  },
])

const otherEnd = iconQuestion([
  {
    kind: moves.HEX,
    list({ s, f }, out) {
      for (let h = 0; h < s.ruleset.cells; h++) if (h !== f.held && !isWarlord(pieceAt(s, h))) out.push(moves.hex(h))
    },
    conditions: [[onBoard], [must('HX-12.20', 'sameHex', (l) => l.a !== l.f.held, hexArg), noWarlord('HX-12.20')]],
    effect({ s, f, op, a: hex }, emit) {
      const from = f.held
      goOn(f)
      exchange(s, f.seat, from, hex, emit)
      checkPatterns(s, hex, from, emit)
      if (op.pay > 0 && s.winner === NONE) damage(s, f.seat, op.pay, 'warlord', emit)
    },
  },
])

export const exchanging: Kind = {
  question(s, f, op) {
    if (op.pay > 0 && !canPayLife(s, f.seat)) return undefined
    if (f.held === NONE) return exchanged
    return isUnit(pieceAt(s, f.held)) ? otherEnd : undefined
  },
}

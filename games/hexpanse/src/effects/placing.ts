import { at, itemAt, lowestBit, type MoveList } from '@orrery/kernel'
import { type Answer, type Condition, hexArg, type Look, must } from '../rules/asking.ts'
import { empty, IN_SHIP, IN_SUPPLY, isNearWarlord, noWarlord, occupied, onBoard } from '../rules/conditions.ts'
import { goOn } from '../rules/frames.ts'
import { isAdjacent } from '../rules/hexes.ts'
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
import { targetOf } from './aim.ts'
import { iconQuestion, type Kind } from './kind.ts'

/* HX-12.1, HX-12.2, HX-12.3: PL, PO and RB. First the unit, then, where the icon shows none, the hex. */

/** HX-12.2, HX-8.5: PO needs a unit there, never a warlord; the others an empty hex. */
export function canPlaceOn(s: Position, p: Player, op: Op, h: Hex): boolean {
  const piece = pieceAt(s, h)
  if (op.icon !== 'PO') return piece === NONE
  if (!isUnit(piece)) return false
  return !op.enemyOnly || ownerOf(piece) === NEUTRAL || isEnemy(s, p, ownerOf(piece))
}

/** Whether any hex the icon asks for will do. */
export function hasRoom(s: Position, f: Frame, op: Op): boolean {
  if (op.where === 'at') {
    const h = targetOf(s, f, op)
    return h !== NONE && canPlaceOn(s, f.seat, op, h)
  }
  if (op.where === 'any') return hasEmpty(s)
  for (const h of itemAt(s.ruleset.near, at(s.warlords, f.seat))) if (canPlaceOn(s, f.seat, op, h)) return true
  return false
}

/** HX-12.3: RB takes from the Recovery Ship, the others from Reserve and cards (HX-10.3). */
export const hasUnit = (s: Position, p: Player, op: Op, unit: Unit): boolean =>
  op.icon === 'RB' ? !isMercenary(unit) && inShip(s, p, unit) > 0 : canSupply(s, p, unit)

export const hasAnyUnit = (s: Position, p: Player, op: Op): boolean =>
  op.icon === 'RB' ? inShip(s, p, NORMAL) + inShip(s, p, MINOR) > 0 : canSupplyAny(s, p)

/** Every unit that can be placed from Reserve and cards. */
export function listSupply({ s, f }: Look, out: MoveList): void {
  const p = f.seat
  if (canSupply(s, p, NORMAL)) out.push(moves.place(NORMAL))
  if (canSupply(s, p, MINOR)) out.push(moves.place(MINOR))
  for (let mask = onCards(s, p); mask !== 0; mask &= mask - 1) out.push(moves.place(FIRST_MERCENARY + lowestBit(mask)))
}

function shipUnits(_: Look, out: MoveList): void {
  for (let unit = NORMAL; unit <= MINOR; unit++) out.push(moves.place(unit))
}

/** Removal and placement are one change (HX-12.2); the removed unit's ability is queued first (HX-13.9). */
function placeOn(s: State, f: Frame, op: Op, unit: Unit, h: Hex, emit: Emit): void {
  goOn(f)
  if (op.icon === 'PO') removeUnit(s, h, emit)
  const from = op.icon === 'RB' ? 'ship' : isMercenary(unit) ? 'card' : 'reserve'
  placeUnit(s, f.seat, unit, h, from, emit)
  checkPatterns(s, h, NONE, emit)
}

const takeUnit: Answer['effect'] = ({ s, f, op, a: unit }, emit) => {
  if (op.where === 'at') placeOn(s, f, op, unit, targetOf(s, f, op), emit)
  else f.held = unit
}

const hasUnitAndRoom = ({ s, f, op }: Look): boolean => hasAnyUnit(s, f.seat, op) && hasRoom(s, f, op)

const fromSupply = iconQuestion(
  [{ kind: moves.PLACE, list: listSupply, conditions: IN_SUPPLY, effect: takeUnit }],
  hasUnitAndRoom,
)
const fromShip = iconQuestion(
  [{ kind: moves.PLACE, candidates: shipUnits, conditions: IN_SHIP, effect: takeUnit }],
  hasUnitAndRoom,
)

/** Where the icon says "next to your warlord". */
const inZone = (rule: string): Condition =>
  must(rule, 'notNearWarlord', (l) => l.op.where !== 'near' || isNearWarlord(l), hexArg)

function listEmpty({ s, f, op }: Look, out: MoveList): void {
  const { pieces } = s
  const warlord = op.where === 'near' ? at(s.warlords, f.seat) : NONE
  for (let h = 0; h < s.ruleset.cells; h++)
    if (pieces[h] === NONE && (warlord === NONE || isAdjacent(warlord, h))) out.push(moves.hex(h))
}

const takeHex: Answer['effect'] = ({ s, f, op, a: hex }, emit) => placeOn(s, f, op, f.held, hex, emit)

const ontoEmpty = iconQuestion([
  {
    kind: moves.HEX,
    list: listEmpty,
    conditions: [[onBoard], [inZone('HX-8.6'), empty('HX-7.1')]],
    effect: takeHex,
  },
])

const enemyOnly = must('HX-8.5', 'ownPiece', (l) => canPlaceOn(l.s, l.f.seat, l.op, l.a), hexArg)

function eachUnit({ s }: Look, out: MoveList): void {
  for (let h = 0; h < s.ruleset.cells; h++) if (isUnit(pieceAt(s, h))) out.push(moves.hex(h))
}

const ontoUnit = iconQuestion([
  {
    kind: moves.HEX,
    candidates: eachUnit,
    conditions: [[onBoard], [inZone('HX-8.5'), occupied('HX-8.5')], [noWarlord('HX-8.10')], [enemyOnly]],
    effect: takeHex,
  },
])

export const placing: Kind = {
  question(_s, f, op) {
    if (f.held !== NONE) return op.icon === 'PO' ? ontoUnit : ontoEmpty
    return op.icon === 'RB' ? fromShip : fromSupply
  },
}

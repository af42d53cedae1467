import { at, kindOf, lowestBit, type Move, type MoveList, only } from '@orrery/kernel'
import { hasAttacker } from '../effects/fighting.ts'
import { recover } from '../effects/moving.ts'
import { hasRoom, listSupply } from '../effects/placing.ts'
import { actionCard, dropAction } from '../rules/cards.ts'
import { pushProgram } from '../rules/frames.ts'
import { WORDS } from '../rules/hexes.ts'
import * as moves from '../rules/moves.ts'
import {
  canSupplyAny,
  gain,
  hasEmpty,
  hasEmptyNear,
  inReserve,
  inShip,
  mercenaryHex,
  REUSABLE,
} from '../rules/pieces.ts'
import { ATTACK, MOVE, ofCard, ofFaction, PLACE, programAt, RETURN } from '../rules/programs.ts'
import {
  canHeal,
  canPayLife,
  canRaise,
  heal,
  raise,
  USED_ABILITY,
  USED_DOUBT,
  USED_HEAL,
  USED_MOVE,
} from '../rules/warlords.ts'
import { FIRST_MERCENARY, MINOR, NEUTRAL, NONE, NORMAL } from '../types.ts'
import type { Card, Emit, Frame, Player, Position, State } from '../types.ts'

/* HX-7: the actions of a turn. Those that go on with a choice push the program of their icon. */

const ownNormalsOnBoard = (s: Position, p: Player): number =>
  s.box.normals - inReserve(s, p, NORMAL) - inShip(s, p, NORMAL)

export const canReturnAny = (s: Position, p: Player): boolean => ownNormalsOnBoard(s, p) > 0

const canMoveWarlord = (s: Position, p: Player): boolean => canPayLife(s, p) && hasEmptyNear(s, at(s.warlords, p))

const anyUnitOnBoard = (s: Position): boolean => {
  for (let i = 0; i < s.box.players * WORDS; i++) if (s.on[i] !== 0) return true
  return s.pieces.some((piece) => piece >> 5 === NEUTRAL)
}

/** HX-7.12: at least one legal use. */
export function canUseAbility(s: Position, f: Frame): boolean {
  const op = programAt(ofFaction(at(s.factions, f.seat))).ops[0]
  if (op === undefined || !canPayLife(s, f.seat)) return false
  if (op.icon === 'XC') return anyUnitOnBoard(s)
  return op.where === 'none' || (canSupplyAny(s, f.seat) && hasRoom(s, f, op))
}

function listCards(s: State, p: Player, out: MoveList): void {
  for (let mask = at(s.held, p); mask !== 0; mask &= mask - 1) out.push(moves.play(lowestBit(mask)))
  const ready = at(s.mercs, p) & s.placed & REUSABLE & ~s.ran
  for (let mask = ready; mask !== 0; mask &= mask - 1) out.push(moves.activate(lowestBit(mask)))
}

export function listActions(s: State, f: Frame, out: MoveList): void {
  const p = f.seat
  if (canSupplyAny(s, p) && hasEmpty(s)) listSupply(s, p, out)
  if (hasAttacker(s, p)) out.push(moves.attack)
  listCards(s, p, out)
  if (canReturnAny(s, p)) out.push(moves.returning)
  for (let unit = NORMAL; unit <= MINOR; unit++) if (inShip(s, p, unit) > 0) out.push(moves.recover(unit))
  out.push(moves.gain)
  if (canRaise(s, p)) out.push(moves.raise)
  if (canHeal(s, p) && (f.used & USED_HEAL) === 0) out.push(moves.heal)
  if (canMoveWarlord(s, p) && (f.used & USED_MOVE) === 0) out.push(moves.move)
  if ((f.used & USED_ABILITY) === 0 && canUseAbility(s, f)) out.push(moves.ability)
  out.push(moves.done)
  if (s.box.resign && (f.used & USED_DOUBT) === 0) out.push(moves.resign)
}

/** HX-11.2: it leaves the hand when it is declared. */
function playCard(s: State, p: Player, action: number, emit: Emit): void {
  const card = actionCard(action)
  dropAction(s, p, action)
  s.playing = card
  emit?.({ kind: 'played', player: p, card })
  pushProgram(s, ofCard(card), p, NONE)
}

function activate(s: State, p: Player, card: Card, emit: Emit): void {
  const h = mercenaryHex(s, FIRST_MERCENARY + card)
  s.ran |= 1 << card
  emit?.({ kind: 'activated', player: p, card, hex: h })
  pushProgram(s, ofCard(card), p, h)
}

function useAbility(s: State, f: Frame, emit: Emit): void {
  f.used |= USED_ABILITY
  emit?.({ kind: 'factionAbility', player: f.seat })
  pushProgram(s, ofFaction(at(s.factions, f.seat)), f.seat, NONE)
}

/** Actions that are over with their choice, or go on with one of the small questions of the warlord. */
function warlordAction(s: State, f: Frame, kind: number, emit: Emit): void {
  if (kind === moves.HEAL) {
    f.used |= USED_HEAL
    heal(s, f.seat, 1, emit)
  } else if (kind === moves.MOVE) {
    f.used |= USED_MOVE
    pushProgram(s, MOVE, f.seat, NONE)
  } else useAbility(s, f, emit)
}

export function act(s: State, f: Frame, m: Move, emit: Emit): void {
  const p = f.seat
  const kind = kindOf(m)
  f.left--
  if (kind === moves.PLACE) {
    const program = pushProgram(s, PLACE, p, NONE)
    program.held = only(m)
    program.left = 1
  } else if (kind === moves.RETURN) pushProgram(s, RETURN, p, NONE)
  else if (kind === moves.ATTACK) pushProgram(s, ATTACK, p, NONE)
  else if (kind === moves.RECOVER) recover(s, p, only(m), emit)
  else if (kind === moves.PLAY) playCard(s, p, only(m), emit)
  else if (kind === moves.ACTIVATE) activate(s, p, only(m), emit)
  else if (kind === moves.GAIN) gain(s, p, 1, 'action', emit)
  else if (kind === moves.RAISE) raise(s, p, emit)
  else warlordAction(s, f, kind, emit)
}

import { add, at, kindOf, lowestBit, type Move, type MoveList, only } from '@orrery/kernel'
import { ACTIONS_PER_TURN, EXHAUSTION_ROUND, EXHAUSTION_STEP, MARKET } from '../data/setup.ts'
import { hasAttacker } from '../effects/fighting.ts'
import { recover } from '../effects/moving.ts'
import { hasRoom, listSupply } from '../effects/placing.ts'
import { actionCard, canBuy, cardRow, draw, dropAction, receive, refill, slotCard } from '../rules/cards.ts'
import { entryHex, entryOwner, entryUnit, isDestruction } from '../rules/chain.ts'
import { push, pushProgram } from '../rules/frames.ts'
import { WORDS } from '../rules/hexes.ts'
import * as moves from '../rules/moves.ts'
import {
  canSupplyAny,
  gain,
  hasEmpty,
  hasEmptyNear,
  inReserve,
  inShip,
  isMercenary,
  mercenaryBit,
  mercenaryHex,
  REUSABLE,
} from '../rules/pieces.ts'
import { ATTACK, MOVE, ofCard, ofFaction, ofMinor, PLACE, programAt, RETURN } from '../rules/programs.ts'
import {
  ACTION,
  canHeal,
  canPayLife,
  canRaise,
  damage,
  heal,
  INCOME,
  MARKETING,
  OVER,
  raise,
} from '../rules/warlords.ts'
import { FIRST_MERCENARY, MINOR, NEUTRAL, NONE, NORMAL } from '../types.ts'
import type { Card, Emit, Frame, Player, Position, State } from '../types.ts'
import type { Step } from './step.ts'

/* HX-6: Income Phase, Action Phase with the chain reactions, Market Phase. One frame lasts the whole game. */

/** HX-8.2: bits of `used`. */
export const USED_HEAL = 1
export const USED_MOVE = 2
export const USED_ABILITY = 4

export function startTurn(s: State, f: Frame, p: Player, emit: Emit): void {
  s.active = p
  s.ran = 0
  f.seat = p
  f.pc = INCOME
  f.left = ACTIONS_PER_TURN
  f.used = 0
  f.extra = 0
  emit?.({ kind: 'turn', player: p, round: s.round })
}

/** HX-6.1, HX-6.7: clockwise past the defeated; a round begins when the first player's seat is reached or passed. */
function nextTurn(s: State, f: Frame, emit: Emit): void {
  let p = f.seat
  do {
    p = (p + 1) % s.box.players
    if (p === s.first) s.round++
  } while ((s.alive & (1 << p)) === 0)
  startTurn(s, f, p, emit)
}

/* ---- Income Phase --------------------------------------------------------------------------------------------------- */

/** HX-16.9: what the warlord of the active player suffers at the start of this round's Income Phases. */
export const exhaustionIn = (s: Position): number =>
  s.box.exhaustion && s.round >= EXHAUSTION_ROUND ? 1 + Math.floor((s.round - EXHAUSTION_ROUND) / EXHAUSTION_STEP) : 0

function takeIncome(s: State, f: Frame, emit: Emit): void {
  const p = f.seat
  f.pc = ACTION
  const n = exhaustionIn(s)
  if (n > 0) {
    emit?.({ kind: 'exhausted', player: p, n })
    damage(s, p, n, 'exhaustion', emit)
    if (s.winner !== NONE || (s.alive & (1 << p)) === 0) return
  }
  add(s.hexilum, p, at(s.income, p))
  emit?.({ kind: 'income', player: p, n: at(s.income, p) })
}

/* ---- Action Phase --------------------------------------------------------------------------------------------------- */

const ownNormalsOnBoard = (s: Position, p: Player): number =>
  s.box.normals - inReserve(s, p, NORMAL) - inShip(s, p, NORMAL)

export const canReturnAny = (s: Position, p: Player): boolean => ownNormalsOnBoard(s, p) > 0

export const canMoveWarlord = (s: Position, p: Player): boolean =>
  canPayLife(s, p) && hasEmptyNear(s, at(s.warlords, p))

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

export const canActivate = (s: Position, p: Player, mercenary: number): boolean =>
  (at(s.mercs, p) & s.placed & REUSABLE & ~s.ran & (1 << mercenary)) !== 0

function listCards(s: State, p: Player, out: MoveList): void {
  for (let mask = at(s.held, p); mask !== 0; mask &= mask - 1) out.push(moves.play(lowestBit(mask)))
  const ready = at(s.mercs, p) & s.placed & REUSABLE & ~s.ran
  for (let mask = ready; mask !== 0; mask &= mask - 1) out.push(moves.activate(lowestBit(mask)))
}

function listActions(s: State, f: Frame, out: MoveList): void {
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
  if (s.box.resign) out.push(moves.resign)
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

function act(s: State, f: Frame, m: Move, emit: Emit): void {
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

/** HX-13.8: the oldest of the abilities that wait. */
function runNext(s: State, emit: Emit): void {
  const entry = s.queue.shift() ?? NONE
  const p = entryOwner(entry)
  const destroyed = isDestruction(entry)
  const unit = destroyed ? MINOR : entryUnit(entry)
  const hex = entryHex(entry)
  emit?.({ kind: 'runs', player: p, unit, hex, destroyed })
  if (isMercenary(unit)) s.ran |= mercenaryBit(unit)
  pushProgram(s, isMercenary(unit) ? ofCard(unit - FIRST_MERCENARY) : ofMinor(at(s.minors, p)), p, hex)
}

/* ---- Market Phase --------------------------------------------------------------------------------------------------- */

/** HX-11.5: extra cards are revealed when the phase begins. */
function openMarket(s: State, f: Frame, emit: Emit): void {
  f.pc = MARKETING
  for (; f.extra > 0; f.extra--) {
    const card = draw(s, emit)
    if (card !== NONE) s.extras.push(card)
  }
  if (s.extras.length === 0) return
  s.reveals++
  emit?.({ kind: 'extrasRevealed', cards: [...s.extras] })
}

function buy(s: State, p: Player, slot: number, emit: Emit): void {
  const card = slotCard(s, slot)
  const price = cardRow(card).cost
  if (slot < MARKET) s.market[slot] = NONE
  else s.extras.splice(slot - MARKET, 1)
  add(s.hexilum, p, -price)
  receive(s, p, card)
  emit?.({ kind: 'bought', player: p, card, price })
}

/** HX-11.9: first the unbought extra cards are discarded, then the market is refilled. */
function closeMarket(s: State, f: Frame, emit: Emit): void {
  f.pc = OVER
  if (s.extras.length > 0) {
    emit?.({ kind: 'discarded', cards: [...s.extras] })
    s.discard.push(...s.extras)
    s.extras.length = 0
  }
  const cards = refill(s, emit)
  if (cards.length === 0) return
  s.reveals++
  emit?.({ kind: 'refilled', cards })
}

/* ---- the whole ------------------------------------------------------------------------------------------------------ */

export const turn: Step = {
  list(s, f, out) {
    if (f.pc === ACTION && f.left > 0 && s.queue.length === 0) listActions(s, f, out)
    if (f.pc !== MARKETING) return
    for (let slot = 0; slot < MARKET + s.extras.length; slot++) if (canBuy(s, f.seat, slot)) out.push(moves.buy(slot))
    if (out.length > 0) out.push(moves.done)
  },
  answer(s, f, m, emit) {
    const kind = kindOf(m)
    if (kind === moves.BUY) buy(s, f.seat, only(m), emit)
    else if (kind === moves.RESIGN) push(s, 'resign', f.seat)
    else if (kind !== moves.DONE) act(s, f, m, emit)
    else if (f.pc === MARKETING) closeMarket(s, f, emit)
    else {
      emit?.({ kind: 'finished', player: f.seat, left: f.left })
      f.left = 0
    }
  },
  proceed(s, f, emit) {
    if (f.pc === INCOME) takeIncome(s, f, emit)
    else if (f.pc === OVER) nextTurn(s, f, emit)
    else if (f.pc === MARKETING) closeMarket(s, f, emit)
    else if (s.queue.length > 0) runNext(s, emit)
    else openMarket(s, f, emit)
  },
}

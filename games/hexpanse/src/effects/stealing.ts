import { add, at, kindOf, type Move, type MoveList, only } from '@orrery/kernel'
import { actionCard, actionOf, addAction, dropAction, holdsAction, isAction } from '../rules/cards.ts'
import { dropQueuedAt } from '../rules/chain.ts'
import { goOn } from '../rules/frames.ts'
import * as moves from '../rules/moves.ts'
import { lift, mercenaryHex, pieceOf, put } from '../rules/pieces.ts'
import { checkPatterns } from '../rules/victory.ts'
import { ACTIONS, FIRST_MERCENARY, MERCENARIES, MINOR, NONE, NORMAL } from '../types.ts'
import type { Card, Emit, Frame, Player, Position, State } from '../types.ts'
import type { Kind } from './kind.ts'
import { canRaid, listVictims } from './victims.ts'

/* HX-12.11, HX-12.12, HX-12.14, HX-12.15: RA, AA, SM and SA. First the enemy, then what is taken from him. */

export const raiding: Kind = {
  list(s, f, op, out) {
    if (f.held === NONE) return listVictims(s, f, op, out)
    for (let unit = NORMAL; unit <= MINOR; unit++) if (canRaid(s, f.held, unit)) out.push(moves.unit(unit))
    return undefined
  },
  pick(s, f, _op, m, emit) {
    if (kindOf(m) === moves.PLAYER) {
      f.held = only(m)
      return
    }
    add(s.reserve, f.held * 2 + only(m), -1)
    add(s.ship, f.held * 2 + only(m), 1)
    emit?.({ kind: 'raided', player: f.seat, owner: f.held, unit: only(m) })
    f.left--
    if (f.left === 0) goOn(f)
  },
}

export const holdsCard = (s: Position, q: Player, card: Card): boolean =>
  isAction(card) ? holdsAction(s, q, actionOf(card)) : (at(s.mercs, q) & (1 << card)) !== 0

function listActions(s: State, q: Player, out: MoveList): void {
  for (let action = 0; action < ACTIONS; action++)
    if (holdsAction(s, q, action)) out.push(moves.card(actionCard(action)))
}

/** An action card out of an enemy's hand: to the removed pile, or into one's own. */
export const actionTaking: Kind = {
  list(s, f, op, out) {
    if (f.held === NONE) listVictims(s, f, op, out)
    else listActions(s, f.held, out)
  },
  pick(s, f, op, m: Move, emit) {
    if (kindOf(m) === moves.PLAYER) {
      f.held = only(m)
      return
    }
    const [q, card] = [f.held, only(m)]
    goOn(f)
    dropAction(s, q, actionOf(card))
    if (op.icon === 'SA') addAction(s, f.seat, actionOf(card))
    else s.removed.push(card)
    emit?.({ kind: op.icon === 'SA' ? 'cardStolen' : 'cardDestroyed', player: f.seat, owner: q, card })
  },
}

/** HX-12.14: no ability runs by the theft and none in this turn; a token that stays pays no hexilum. */
function steal(s: State, f: Frame, stays: boolean, emit: Emit): void {
  const [p, q, card] = [f.seat, f.held, f.card]
  const unit = FIRST_MERCENARY + card
  const h = (s.placed & (1 << card)) === 0 ? NONE : mercenaryHex(s, unit)
  goOn(f)
  s.mercs[q] = at(s.mercs, q) & ~(1 << card)
  s.mercs[p] = at(s.mercs, p) | (1 << card)
  s.ran |= 1 << card
  if (h !== NONE) changeHands(s, p, unit, h, stays)
  emit?.({ kind: 'mercenaryStolen', player: p, owner: q, card, hex: h, stays })
  if (h !== NONE && stays) checkPatterns(s, h, NONE, emit)
}

function changeHands(s: State, p: Player, unit: number, h: number, stays: boolean): void {
  lift(s, h)
  dropQueuedAt(s, h)
  if (stays) put(s, h, pieceOf(p, unit))
  else s.placed &= ~(1 << (unit - FIRST_MERCENARY))
}

export const mercenaryStealing: Kind = {
  list(s, f, op, out) {
    if (f.held === NONE) return listVictims(s, f, op, out)
    if (f.card !== NONE) {
      out.push(moves.stay)
      out.push(moves.take)
      return undefined
    }
    for (let card = 0; card < MERCENARIES; card++) if (holdsCard(s, f.held, card)) out.push(moves.card(card))
    return undefined
  },
  pick(s, f, _op, m: Move, emit) {
    if (kindOf(m) === moves.PLAYER) f.held = only(m)
    else if (kindOf(m) !== moves.CARD) steal(s, f, kindOf(m) === moves.STAY, emit)
    else {
      f.card = only(m)
      if ((s.placed & (1 << f.card)) === 0) steal(s, f, false, emit)
    }
  },
}

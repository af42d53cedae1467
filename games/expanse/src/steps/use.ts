import { kindOf } from '@orrery/kernel'
import type { Card, Emit, Frame, How, Player, State } from '../types.ts'
import { pushEvent } from '../effects/triggers.ts'
import { NONE } from '../types.ts'
import { pop, push } from '../rules/frames.ts'
import * as moves from '../rules/moves.ts'
import { canPay, pay } from '../rules/points.ts'
import { addKept, cardIn, hasTab, keepPrice, lacksDeck } from '../rules/track.ts'
import { never, type Step } from './step.ts'
import { pushCardPoints } from './turn.ts'
import type { MoveList } from '../rules/moveList.ts'

/* EX-6: the Event of the card in hand, performed or kept, or its action points. */

/** EX-6.1; a card that works only when kept is not performed (V-1). */
export const canPerform = (s: State, p: Player, card: Card): boolean =>
  hasTab(s, p, card) && cardIn(s, card).row.play === 'normal' && !lacksDeck(s, card)

/** EX-6.2, EX-6.3. */
export const canKeep = (s: State, p: Player, card: Card): boolean =>
  hasTab(s, p, card) && canPay(s, p, keepPrice(s, p, card))

export function listEvent(s: State, p: Player, out: MoveList): void {
  if (canPerform(s, p, s.inHand)) out.push(moves.perform)
  if (canKeep(s, p, s.inHand)) out.push(moves.keep)
}

export function performCard(s: State, p: Player, how: How, emit: Emit): void {
  emit?.({ kind: 'performed', player: p, card: s.inHand, how })
  pushEvent(s, p, s.inHand)
}

/** Face up before its owner; not to be played in this very turn (EX-6.6). */
export function keepCard(s: State, p: Player, emit: Emit): void {
  const price = keepPrice(s, p, s.inHand)
  addKept(s, s.inHand, p, true)
  emit?.({ kind: 'kept', player: p, card: s.inHand, price })
  s.inHand = NONE
  pay(s, p, price)
}

export const use: Step = {
  list(s, f, out) {
    listEvent(s, f.seat, out)
    out.push(moves.points)
  },
  answer(s, f: Frame, m, emit) {
    const p = f.seat
    const card = s.inHand
    pop(s)
    if (kindOf(m) === moves.PERFORM) performCard(s, p, 'now', emit)
    else if (kindOf(m) === moves.KEEP) keepCard(s, p, emit)
    else {
      push(s, 'offer', NONE).by = p
      pushCardPoints(s, p, card, emit)
    }
  },
  proceed: never,
}

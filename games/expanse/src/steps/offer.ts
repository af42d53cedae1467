import { at, kindOf } from '@orrery/kernel'
import type { Emit, Frame, Player, State } from '../types.ts'
import { fireOwn } from '../effects/triggers.ts'
import { NONE } from '../types.ts'
import { pop } from '../rules/frames.ts'
import * as moves from '../rules/moves.ts'
import { clockwise, dropToken } from '../rules/order.ts'
import { hasTab } from '../rules/track.ts'
import type { Step } from './step.ts'
import { keepCard, listEvent, performCard } from './use.ts'

/* EX-7.3 to EX-7.8: the Event of a card used for its AP is offered down the Initiative Track. */

/** The k-th player of the Initiative Track; with two players the opponent alone. */
function candidate(s: State, active: Player, k: number): Player {
  if (s.initiative.length > 0) return k < s.initiative.length ? at(s.initiative, k) : NONE
  return k === 0 ? clockwise(s, active, 1) : NONE
}

/** EX-7.6: the token drops before the Event is resolved. */
function accept(s: State, p: Player, emit: Emit): void {
  pop(s)
  if (dropToken(s, p)) emit?.({ kind: 'initiative', player: p, order: [...s.initiative] })
}

export const offer: Step = {
  list(s, f: Frame, out) {
    if (f.seat === NONE) return
    listEvent(s, f.seat, out)
    if (out.length > 0) out.push(moves.decline)
  },
  answer(s, f, m, emit) {
    const p = f.seat
    if (kindOf(m) === moves.DECLINE) {
      emit?.({ kind: 'declined', player: p, card: s.inHand })
      f.seat = NONE
      return
    }
    accept(s, p, emit)
    if (kindOf(m) === moves.PERFORM) performCard(s, p, 'offer', emit)
    else keepCard(s, p, emit)
    fireOwn(s, s.box.triggers.otherTakesOffer, f.by, NONE, emit)
  },
  /** The next player with a tab, or the end of the offer; `pc` counts down the track. */
  proceed(s, f) {
    for (;;) {
      const p = candidate(s, f.by, f.pc++)
      if (p === NONE) return pop(s)
      if (p === f.by || !hasTab(s, p, s.inHand)) continue
      f.seat = p
      return undefined
    }
  },
}

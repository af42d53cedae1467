import { at, ONE } from '@orrery/kernel'
import { fireOwn } from '../effects/triggers.ts'
import { type Answer, question } from '../rules/asking.ts'
import { pop } from '../rules/frames.ts'
import * as moves from '../rules/moves.ts'
import { clockwise, dropToken } from '../rules/order.ts'
import { hasTab } from '../rules/track.ts'
import { type Emit, NONE, type Player, type State } from '../types.ts'
import type { Step } from './step.ts'
import { keep, keepCard, listEvent, perform, performCard } from './use.ts'

declare module '../types/ids.ts' {
  interface Steps {
    offer: true
  }
}

/* EX-7.3 to EX-7.8: the Event of a card used for its AP is offered down the Initiative Track. */

/** The k-th player of the Initiative Track; with two players the opponent alone. */
function candidate(s: State, active: Player, k: number): Player {
  if (s.initiative.length > 0) return k < s.initiative.length ? at(s.initiative, k) : NONE
  return k === 0 ? clockwise(s, active, 1) : NONE
}

/** EX-7.6: the token drops before the Event is resolved. */
const accept =
  (resolve: (s: State, p: Player, emit: Emit) => void): Answer['effect'] =>
  ({ s, f }, emit) => {
    const p = f.seat
    pop(s)
    if (dropToken(s, p)) emit?.({ kind: 'initiative', player: p, order: [...s.initiative] })
    resolve(s, p, emit)
    fireOwn(s, s.ruleset.triggers.otherTakesOffer, f.by, NONE, emit)
  }

const takeOffer = question({
  answers: [perform(accept((s, p, emit) => performCard(s, p, 'offer', emit))), keep(accept(keepCard))],
  list: listEvent,
  beside: [
    {
      kind: moves.DECLINE,
      candidates: ONE,
      conditions: [],
      effect({ s, f }, emit) {
        emit?.({ kind: 'declined', player: f.seat, card: s.inHand })
        f.seat = NONE
      },
    },
  ],
})

export const offer: Step = {
  question: (_s, f) => (f.seat === NONE ? undefined : takeOffer),
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

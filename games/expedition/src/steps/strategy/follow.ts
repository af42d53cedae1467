import { question } from '../../rules/asking.ts'
import { pop } from '../../rules/frames.ts'
import * as moves from '../../rules/moves.ts'
import { NONE } from '../../types.ts'
import { always, type Step } from '../step.ts'
import { canFollow, startSecondary } from './strategyCards.ts'

/** TE-15.4: the others may follow, clockwise. `by` played the card, `held` others were asked so far. */
const askToFollow = question({
  answers: [
    always(moves.YES, ({ s, f }, emit) => {
      const p = f.seat
      f.seat = NONE
      startSecondary(s, p, f.what, emit)
    }),
    always(moves.NO, ({ f }, emit) => {
      emit?.({ kind: 'notFollowed', player: f.seat, card: f.what })
      f.seat = NONE
    }),
  ],
})

export const follow: Step = {
  question: (_s, f) => (f.seat === NONE ? undefined : askToFollow),
  proceed(s, f) {
    for (f.held++; f.held < s.box.seats; f.held++) {
      const p = (f.by + f.held) % s.box.seats
      if (!canFollow(s, p, f.what)) continue
      f.seat = p
      return
    }
    pop(s)
  },
}

import { bit, hasBit } from '@orrery/kernel'
import { type Answer, question } from '../../rules/asking.ts'
import { pop } from '../../rules/frames.ts'
import * as moves from '../../rules/moves.ts'
import { asksWhole } from '../../rules/whole.ts'
import { NONE } from '../../types.ts'
import { always, type Step } from '../step.ts'
import { canFollow, startSecondary } from './strategyCards.ts'

/** TE-15.4: the others may follow, clockwise. `by` played the card, `held` others were asked so far. */
const answers: readonly Answer[] = [
  always(moves.YES, ({ s, f }, emit) => {
    const p = f.seat
    f.seat = NONE
    startSecondary(s, p, f.what, emit)
  }),
  always(moves.NO, ({ f }, emit) => {
    emit?.({ kind: 'notFollowed', player: f.seat, card: f.what })
    f.seat = NONE
  }),
]

const askToFollow = question({ answers })

/** TE-15.20: a standing answer, until it is taken back at the start of an own turn. */
const askOnce = question({
  answers: [
    ...answers,
    always(moves.NEVER, ({ s, f }, emit) => {
      s.aloof |= bit(f.seat)
      emit?.({ kind: 'notFollowed', player: f.seat, card: f.what })
      f.seat = NONE
    }),
  ],
})

export const follow: Step = {
  question(s, f) {
    if (f.seat === NONE) return undefined
    return asksWhole(s) ? askOnce : askToFollow
  },
  proceed(s, f) {
    for (f.held++; f.held < s.ruleset.seats; f.held++) {
      const p = (f.by + f.held) % s.ruleset.seats
      if (hasBit(s.aloof, p) || !canFollow(s, p, f.what)) continue
      f.seat = p
      return
    }
    pop(s)
  },
}

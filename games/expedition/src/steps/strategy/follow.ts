import { bit, hasBit } from '@orrery/kernel'
import { question } from '../../rules/asking.ts'
import { pop } from '../../rules/frames.ts'
import * as moves from '../../rules/moves.ts'
import { asksOnce, asksWhole } from '../../rules/whole.ts'
import { type Emit, type Frame, NONE } from '../../types.ts'
import { always, type Step } from '../step.ts'
import { followForTokens } from './buyTokens.ts'
import { canFollow, LEADERSHIP, startSecondary } from './strategyCards.ts'

/** TE-15.4: the others may follow, clockwise. `by` played the card, `held` others were asked so far. */
const yes = always(moves.YES, ({ s, f }, emit) => {
  const p = f.seat
  f.seat = NONE
  startSecondary(s, p, f.what, emit)
})

function decline(f: Frame, emit: Emit): void {
  emit?.({ kind: 'notFollowed', player: f.seat, card: f.what })
  f.seat = NONE
}

const no = always(moves.NO, ({ f }, emit) => decline(f, emit))

/** TE-15.20: a standing answer, until it is taken back at the start of an own turn. */
const noneAtAll = always(moves.NEVER, ({ s, f }, emit) => {
  s.aloof |= bit(f.seat)
  decline(f, emit)
})

const askToFollow = question({ answers: [yes, no] })
const askOnce = question({ answers: [yes, no, noneAtAll] })
const askForTokens = question({ answers: [followForTokens, no, noneAtAll] })

export const follow: Step = {
  question(s, f) {
    if (f.seat === NONE) return undefined
    if (asksOnce(s) && f.what === LEADERSHIP) return askForTokens
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

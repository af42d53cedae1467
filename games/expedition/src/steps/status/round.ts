import { at } from '@orrery/kernel'
import { beginTurn } from '../../rules/claim.ts'
import { pop, push } from '../../rules/frames.ts'
import { lastRound } from '../../rules/holdings.ts'
import { hasTech } from '../../rules/techs.ts'
import { asksWhole } from '../../rules/whole.ts'
import { type Emit, NONE, type Player, type State } from '../../types.ts'
import type { Step } from '../step.ts'

/* TE-15.1, TE-15.2: rounds and the order of turns. */

/** Seats in order of their lowest strategy card (TE-15.2). */
export function initiative(s: State): Player[] {
  const order: Player[] = []
  for (const holder of s.holders) if (holder !== NONE && !order.includes(holder)) order.push(holder)
  return order
}

export const round: Step = {
  proceed(s, _f, emit) {
    pop(s)
    s.round++
    emit?.({ kind: 'round', round: s.round, last: lastRound(s) })
    push(s, 'draft', s.speaker)
  },
}

/** The next player in the order who has not passed; `by` had the last turn. */
export const nextTurn: Step = {
  proceed(s, f, emit) {
    const order = initiative(s)
    const from = order.indexOf(f.by)
    for (let k = 1; k <= order.length; k++) {
      const p = at(order, (from + k) % order.length)
      if (at(s.passed, p) === 1) continue
      f.by = p
      startTurn(s, p, emit)
      return
    }
    pop(s)
    emit?.({ kind: 'status' })
    push(s, 'status', NONE)
    for (const p of order.toReversed()) {
      push(s, 'statusSecret', p)
      push(s, 'statusPublic', p)
    }
    // No player is active between the rounds.
    s.window = false
  },
}

function startTurn(s: State, p: Player, emit: Emit): void {
  beginTurn(s, p)
  s.dealt = 0
  s.offers.fill(0)
  s.deal = undefined
  emit?.({ kind: 'turn', player: p })
  push(s, 'window', p).left = asksWhole(s) ? at(s.commodities, p) : 0
  push(s, 'turn', p).left = hasTech(s, p, 'twoActions') ? 2 : 1
}

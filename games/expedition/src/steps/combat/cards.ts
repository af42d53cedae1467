import { at, bit, hasBit, type MoveList, of } from '@orrery/kernel'
import { ACTION_CARD_ROWS } from '../../data/scenario.ts'
import { type Look, must, question } from '../../rules/asking.ts'
import { discardCard, KINDS } from '../../rules/cards.ts'
import { cardInHand } from '../../rules/conditions.ts'
import { pop } from '../../rules/frames.ts'
import * as moves from '../../rules/moves.ts'
import type { CardWindow, Emit, Frame, State } from '../../types.ts'
import { always, type Step, stop } from '../step.ts'
import {
  BOOST_ATTACKER,
  BOOST_DEFENDER,
  BOOSTS,
  BY_ATTACKER,
  BY_DEFENDER,
  changed,
  fire,
  same,
  sideValue,
} from './dice.ts'

/* TE-15.6, TE-13.7: cards in combat. A player with any card is asked. */

const combatOf = (s: State): Frame => {
  const f = s.stack.findLast((frame) => frame.step === 'combat')
  if (f === undefined) throw new Error('a combat card without a combat')
  return f
}

export function eachCard(_: Look, out: MoveList): void {
  for (let k = 0; k < KINDS; k++) out.push(moves.play(k))
}

function combatCard(window: CardWindow, code: string, use: (s: State, f: Frame, emit: Emit) => void): Step {
  const chooseCard = question({
    answers: [
      {
        kind: moves.PLAY,
        candidates: eachCard,
        conditions: [[cardInHand], [must('TE-15.6', code, (l) => of(ACTION_CARD_ROWS, l.a).window === window)]],
        effect({ s, f, a: card }, emit) {
          pop(s)
          emit?.({ kind: 'played', player: f.seat, card })
          discardCard(s, f.seat, card, emit)
          use(s, f, emit)
        },
      },
      stop(moves.NO),
      always(moves.NEVER, ({ s, f }) => {
        pop(s)
        s.quiet |= bit(f.seat)
      }),
    ],
  })
  return {
    question: (s, f) => (hasBit(s.quiet, f.seat) ? undefined : chooseCard),
    proceed: pop,
  }
}

/** Morale Boost, before the dice. */
export const boost = combatCard('combatRound', 'NOT_BEFORE_DICE', (s, f, emit) => {
  const fight = combatOf(s)
  const bit = fight.seat === f.seat ? BOOST_ATTACKER : BOOST_DEFENDER
  fight.list = changed(fight.list, BOOSTS, at(fight.list, BOOSTS) | bit)
  emit?.({ kind: 'boosted', player: f.seat })
})

/** Fire Team, after them: the dice that missed are rolled again. */
export const reroll = combatCard('afterRoll', 'NOT_AFTER_DICE', (s, f, emit) => {
  const fight = combatOf(s)
  const isAttacker = fight.seat === f.seat
  const i = isAttacker ? BY_ATTACKER : BY_DEFENDER
  const missed = (isAttacker ? fight.left : at(s.infantry, fight.what)) - at(fight.list, i)
  const { dice, hits } = fire(s, same(missed, sideValue(s, fight, isAttacker)))
  fight.list = changed(fight.list, i, at(fight.list, i) + hits)
  emit?.({ kind: 'rerolled', player: f.seat, dice, hits })
})

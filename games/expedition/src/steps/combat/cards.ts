import { at, bit, hasBit, itemAt, type MoveList } from '@orrery/kernel'
import { ACTION_CARD_ROWS } from '../../data/scenario.ts'
import { type Look, must, question } from '../../rules/asking.ts'
import { discardCard, KINDS } from '../../rules/cards.ts'
import { cardInHand } from '../../rules/conditions.ts'
import { pop } from '../../rules/frames.ts'
import * as moves from '../../rules/moves.ts'
import { type ActionCard, type CardWindow, type Emit, type Frame, LAID, type Player, type State } from '../../types.ts'
import { always, type Step, stop } from '../step.ts'
import {
  BOOST_ATTACKER,
  BOOST_DEFENDER,
  BOOSTS,
  BY_ATTACKER,
  BY_DEFENDER,
  changed,
  fire,
  repeated,
  sideValue,
} from './dice.ts'

/* TE-15.6, TE-13.7: cards in combat. A player with any card is asked. */

const combatOf = (s: State): Frame => {
  const f = s.stack.findLast((frame) => frame.step === 'combat')
  if (f === undefined) throw new Error('a combat card without a combat')
  return f
}

function eachCard(_: Look, out: MoveList): void {
  for (let k = 0; k < KINDS; k++) out.push(moves.play(k))
}

type Use = (s: State, fight: Frame, p: Player, emit: Emit) => void

function combatCard(window: CardWindow, code: string, use: Use): Step {
  const chooseCard = question({
    answers: [
      {
        kind: moves.PLAY,
        candidates: eachCard,
        conditions: [[cardInHand], [must('TE-15.6', code, (l) => itemAt(ACTION_CARD_ROWS, l.a).window === window)]],
        effect({ s, f, a: card }, emit) {
          pop(s)
          emit?.({ kind: 'played', player: f.seat, card })
          discardCard(s, f.seat, card, emit)
          use(s, combatOf(s), f.seat, emit)
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
const boostDice: Use = (_s, fight, p, emit) => {
  const side = fight.seat === p ? BOOST_ATTACKER : BOOST_DEFENDER
  fight.list = changed(fight.list, BOOSTS, at(fight.list, BOOSTS) | side)
  emit?.({ kind: 'boosted', player: p })
}

/** Fire Team, after them: the dice that missed are rolled again. */
const rollAgain: Use = (s, fight, p, emit) => {
  const isAttacker = fight.seat === p
  const i = isAttacker ? BY_ATTACKER : BY_DEFENDER
  const missed = (isAttacker ? fight.left : at(s.infantry, fight.what)) - at(fight.list, i)
  const { dice, hits } = fire(s, repeated(missed, sideValue(s, fight, isAttacker)))
  fight.list = changed(fight.list, i, at(fight.list, i) + hits)
  emit?.({ kind: 'rerolled', player: p, dice, hits })
}

export const boost = combatCard('combatRound', 'NOT_BEFORE_DICE', boostDice)
export const reroll = combatCard('afterRoll', 'NOT_AFTER_DICE', rollAgain)

/* ---- cards laid open in the own turn (TE-15.21) ------------------------------------------------------------------------ */

const laidBit = (card: ActionCard): number => bit(LAID.indexOf(itemAt(ACTION_CARD_ROWS, card).window))
export const isLaid = (s: State, p: Player, card: ActionCard): boolean => (at(s.laid, p) & laidBit(card)) !== 0

export function layOpen(s: State, p: Player, card: ActionCard): void {
  s.laid[p] = at(s.laid, p) | laidBit(card)
}

const USES: { readonly [window in CardWindow]?: Use } = { combatRound: boostDice, afterRoll: rollAgain }

/** A card that lies open takes effect in the first round of a combat, where it can. */
export function useLaid(s: State, fight: Frame, p: Player, window: CardWindow, emit: Emit): void {
  const mask = bit(LAID.indexOf(window))
  if ((at(s.laid, p) & mask) === 0) return
  s.laid[p] = at(s.laid, p) & ~mask
  USES[window]?.(s, fight, p, emit)
}

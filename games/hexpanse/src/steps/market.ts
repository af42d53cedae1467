import { add, at, ONE } from '@orrery/kernel'
import { MARKET } from '../data/setup.ts'
import { type Look, must, question } from '../rules/asking.ts'
import { costOf, draw, hasFreeBase, isAction, receive, refill, slotCard } from '../rules/cards.ts'
import * as moves from '../rules/moves.ts'
import { MARKETING, OVER } from '../rules/warlords.ts'
import { type Card, type Emit, type Frame, NONE, type Player, type State } from '../types.ts'

/* HX-6.5, HX-6.6, HX-11: the Market Phase. */

/** HX-11.5: extra cards are revealed when the phase begins. */
export function openMarket(s: State, f: Frame, emit: Emit): void {
  f.pc = MARKETING
  for (; f.extra > 0; f.extra--) {
    const card = draw(s, emit)
    if (card !== NONE) s.extras.push(card)
  }
  if (s.extras.length === 0) return
  s.reveals++
  emit?.({ kind: 'extrasRevealed', cards: [...s.extras] })
}

function buy(s: State, p: Player, slot: number, emit: Emit): void {
  const card = slotCard(s, slot)
  const price = costOf(s.ruleset, card)
  if (slot < MARKET) s.market[slot] = NONE
  else s.extras.splice(slot - MARKET, 1)
  add(s.hexilum, p, -price)
  receive(s, p, card)
  emit?.({ kind: 'bought', player: p, card, price })
}

/** HX-11.9: first the unbought extra cards are discarded, then the market is refilled. */
export function closeMarket(s: State, f: Frame, emit: Emit): void {
  f.pc = OVER
  if (s.extras.length > 0) {
    emit?.({ kind: 'discarded', cards: [...s.extras] })
    s.discard.push(...s.extras)
    s.extras.length = 0
  }
  const cards = refill(s, emit)
  if (cards.length === 0) return
  s.reveals++
  emit?.({ kind: 'refilled', cards })
}

const offered = (l: Look): Card => slotCard(l.s, l.a)

export const shopping = question({
  answers: [
    {
      kind: moves.BUY,
      list({ s, f }, out) {
        const hexilum = at(s.hexilum, f.seat)
        const isFree = hasFreeBase(s, f.seat)
        const slots = MARKET + s.extras.length
        for (let slot = 0; slot < slots; slot++) {
          const card = slotCard(s, slot)
          if (card !== NONE && costOf(s.ruleset, card) <= hexilum && (isFree || isAction(card)))
            out.push(moves.buy(slot))
        }
      },
      conditions: [
        [
          must(
            'HX-11.4',
            'emptySlot',
            (l) => offered(l) !== NONE,
            (l) => ({ slot: l.a }),
          ),
        ],
        [
          must(
            'HX-11.4',
            'tooDear',
            (l) => costOf(l.s.ruleset, offered(l)) <= at(l.s.hexilum, l.f.seat),
            (l) => ({ card: offered(l), price: costOf(l.s.ruleset, offered(l)), hexilum: at(l.s.hexilum, l.f.seat) }),
          ),
          must('HX-10.2', 'noFreeBase', (l) => isAction(offered(l)) || hasFreeBase(l.s, l.f.seat)),
        ],
      ],
      effect: ({ s, f, a: slot }, emit) => buy(s, f.seat, slot, emit),
    },
  ],
  beside: [{ kind: moves.DONE, candidates: ONE, conditions: [], effect: ({ s, f }, emit) => closeMarket(s, f, emit) }],
})

import { add, at } from '@orrery/kernel'
import { must, question } from '../../rules/asking.ts'

import { pop, push } from '../../rules/frames.ts'
import { cardsEach } from '../../rules/holdings.ts'
import * as moves from '../../rules/moves.ts'
import { playerName } from '../../rules/planets.ts'
import { type Emit, type Frame, NONE, type State, type StrategyCard } from '../../types.ts'
import { never, type Step } from '../step.ts'

/** TE-15.1: `held` cards are taken; each takes one from the speaker clockwise, with 3 or 4 seats a second one. */
const chooseCard = question({
  answers: [
    {
      kind: moves.TAKE,
      candidates({ s }, out) {
        for (let c = 0; c < s.holders.length; c++) out.push(moves.take(c))
      },
      conditions: [
        [
          must(
            'TE-15.1',
            'STRATEGY_TAKEN',
            (l) => at(l.s.holders, l.a) === NONE,
            (l) => ({ player: playerName(l.s, at(l.s.holders, l.a)) }),
          ),
        ],
      ],
      effect: ({ s, f, a: card }, emit) => take(s, f, card, emit),
    },
  ],
})

function take(s: State, f: Frame, card: StrategyCard, emit: Emit): void {
  const goods = at(s.bonus, card)
  s.holders[card] = f.seat
  s.bonus[card] = 0
  add(s.goods, f.seat, goods)
  emit?.({ kind: 'drafted', player: f.seat, card, goods })
  f.held++
  f.seat = (s.speaker + f.held) % s.ruleset.seats
  if (f.held < s.ruleset.seats * cardsEach(s.ruleset)) return
  pop(s)
  for (let c = 0; c < s.holders.length; c++) if (at(s.holders, c) === NONE) add(s.bonus, c, 1)
  push(s, 'nextTurn', NONE)
}

export const draft: Step = { question: () => chooseCard, proceed: never }
